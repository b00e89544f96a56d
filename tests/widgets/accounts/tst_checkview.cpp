// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/checkview.h"

#include "support/saidof.h"
#include "support/scriptedserver.h"
#include "widgets/fields/valuetext.h"

#include <QSignalSpy>
#include <QTest>
#include <QTimer>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// What the account dialog says that each listing answered.
class tst_CheckView final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatCame_data();
    void tellsWhatCame();
    void hasALineForEachListing();
    void textOfTheServiceIsPlain();

private:
    static Account accountAt(const ScriptedServer &server);
    static QStringList textsOf(const CheckView &view);
    static void check(CheckView &view, const Account &account);
};

Account tst_CheckView::accountAt(const ScriptedServer &server)
{
    const AccountSlug slug = *AccountSlug::fromString(u"acme"_s);
    return Account(u"id"_s, slug, BaseUrl::parse(server.url().toString(), slug).value());
}

QStringList tst_CheckView::textsOf(const CheckView &view)
{
    QStringList texts;
    for (const ValueText *text : view.findChildren<ValueText *>()) {
        if (text->isVisibleTo(&view))
            texts += text->toPlainText();
    }
    return texts;
}

void tst_CheckView::check(CheckView &view, const Account &account)
{
    QSignalSpy finished(&view, &CheckView::finished);
    view.check(account, BearerToken::fromPasted(u"tok"_s).value().token);
    QTRY_COMPARE(finished.count(), 1);
}

void tst_CheckView::tellsWhatCame_data()
{
    QTest::addColumn<Script>("answer");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *name, Script answer, const QStringList &words) {
        QTest::newRow(name) << std::move(answer) << words;
    };
    row("everything", Script::json(R"({"result":57,"page":1,"perPage":25,"data":[{}]})"),
        {u"Status 200, with 1 record"_s, u"57"_s, u"“result”"_s, u"page 1 and a page size of 25"_s});
    row("the other name", Script::json(R"({"total":"31","page":1,"perPage":1,"data":[{},{}]})"),
        {u"with 2 record"_s, u"31"_s, u"“total”"_s, u"page size of 1"_s});
    row("no total", Script::json(R"({"page":1,"perPage":25,"data":[]})"),
        {u"with 0 record"_s, CheckView::totalText({}), u"page size of 25"_s});
    row("no echo", Script::json(R"({"total":3,"data":[]})"), {CheckView::echoText({})});
    row("page only", Script::json(R"({"total":3,"page":1,"data":[]})"), {u"page 1 but no page size"_s});
    row("size only", Script::json(R"({"total":3,"perPage":5,"data":[]})"), {u"page size of 5 but no page"_s});
    row("refused", Script::answer(403, R"({"message":"not yours"})", {{"Content-Type", "application/json"}}),
        {u"Status 403."_s, u"lacks permission"_s, u"Message from the service: not yours"_s});
    row("not there", Script::answer(404, {}), {u"Status 404."_s, Testing::saidOf(ErrorKind::NotFound)});
    row("odd", Script::json("{}"), {u"Status 200."_s, Testing::saidOf(ErrorKind::NotUnderstood)});
}

void tst_CheckView::tellsWhatCame()
{
    QFETCH(const Script, answer);
    QFETCH(const QStringList, words);
    ScriptedServer server;
    server.enqueue(answer);
    CheckView view;
    check(view, accountAt(server));
    const QStringList texts = textsOf(view);
    QCOMPARE(texts.size(), 2);
    for (const QString &text : texts) {
        for (const QString &word : words)
            QVERIFY2(text.contains(word), qPrintable(text));
    }
    QVERIFY(view.accessibleName().contains(words.first()));
}

void tst_CheckView::hasALineForEachListing()
{
    ScriptedServer server;
    server.enqueue(Script::json(R"({"total":1,"page":1,"perPage":25,"data":[{}]})"));
    Account account = accountAt(server);
    account.propertiesPath = u"/own/property"_s;
    account.pagination = Pagination::Offsets;
    CheckView view;
    check(view, account);
    const QStringList texts = textsOf(view);
    QCOMPARE(texts.size(), 3);
    const QString url = server.url(u"/own/property"_s).toString();
    QVERIFY2(texts[2].contains(QString(u"GET "_s + url + u"?page%5Boffset%5D=0&page%5Blimit%5D=1"_s)),
             qPrintable(texts[2]));
    QVERIFY2(texts[2].contains(Testing::saidOf(ErrorKind::PagingIgnored)), qPrintable(texts[2]));
    QVERIFY2(texts[2].contains(u"page: 1, perPage: 25"_s), qPrintable(texts[2]));

    // The line of a listing that is not asked any more goes.
    account.propertiesPath.clear();
    check(view, account);
    QCOMPARE(textsOf(view).size(), 2);

    // On its own it has no form to claim room from.
    view.setFixedHeight(1);
    QEvent laidOut(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(&view, &laidOut);
    QTimer later;
    QSignalSpy isLater(&later, &QTimer::timeout);
    later.start(0);
    QVERIFY(isLater.wait());
    QVERIFY(view.isVisible());
}

void tst_CheckView::textOfTheServiceIsPlain()
{
    ScriptedServer server;
    server.enqueue(Script::answer(400, R"({"message":"<b>bold</b>\u202E"})", {{"Content-Type", "application/json"}}));
    CheckView view;
    check(view, accountAt(server));
    const QString text = textsOf(view).constFirst();
    QVERIFY2(text.contains(u"<b>bold</b>\\u202E"_s), qPrintable(text));
}

QTEST_MAIN(tst_CheckView)
#include "tst_checkview.moc"
