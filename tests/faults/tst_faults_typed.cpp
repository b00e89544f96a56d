// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/account/bearertoken.h"
#include "domain/account/webhookurlcheck.h"
#include "faults/creationdesk.h"
#include "faults/shownwords.h"
#include "gui/registrationdesk.h"
#include "widgets/accounts/accountdialog.h"
#include "widgets/accounts/accountfields.h"
#include "widgets/accounts/tokenfield.h"
#include "widgets/webhooks/webhookform.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPointer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// What is wrong before anything leaves: URLs in the form, slugs and tokens of accounts. (cases 92, 95, 100)
class TestFaultsTyped final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_desk.reset(); }
    void urls_data();
    void urls();
    void accounts_data();
    void accounts();

private:
    std::unique_ptr<CreationDesk> m_desk;
    int m_sent = 0;
};

void TestFaultsTyped::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_desk = std::make_unique<CreationDesk>();
    QVERIFY(m_desk->desk.show(Listing::Webhooks));
}

void TestFaultsTyped::urls_data()
{
    using Check = WebhookUrlCheck;
    using Fault = Check::Fault;
    QTest::addColumn<QString>("url");
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<Check::Warnings>("warnings"); // what is among them
    const auto refused = [](const char *name, const QString &url, Fault fault) {
        QTest::newRow(name) << url << fault << Check::Warnings();
    };
    const auto warned = [](const char *name, const QString &url, Check::Warnings warnings) {
        QTest::newRow(name) << url << Fault::None << warnings;
    };
    refused("nothing", QString(), Fault::Empty);
    refused("javascript", u"javascript:alert(1)"_s, Fault::Scheme);
    refused("data", u"data:text/html,x"_s, Fault::Scheme);
    refused("file", u"file:///etc/passwd"_s, Fault::Scheme);
    refused("FTP", u"ftp://a.example/x"_s, Fault::Scheme);
    refused("no scheme", u"hooks.example.com/x"_s, Fault::Scheme);
    refused("path", u"/hooks"_s, Fault::Scheme);
    refused("spaces", u"https://a.example/a b"_s, Fault::Spaces);
    refused("spaces around", u" https://a.example/"_s, Fault::OuterSpaces);
    refused("backslash", u"https://a.example\\@evil.example/"_s, Fault::OddCharacters);
    refused("right to left", u"https://a.example/\u202e"_s, Fault::OddCharacters);
    refused("no host", u"https:///x"_s, Fault::Host);
    refused("port 99999", u"https://a.example:99999/"_s, Fault::Invalid);
    warned("http", u"http://a.example/"_s, Check::PlainHttp);
    warned("own host", u"https://127.0.0.1/x"_s, Check::OwnHost);
    warned("metadata", u"https://169.254.169.254/"_s, Check::PrivateNetwork);
    warned("localhost", u"https://localhost/"_s, Check::Loopback);
    warned("password", u"https://a:b@c.example/"_s, Check::UserInfo);
    warned("look-alike", u"https://\u0430\u0440\u0440\u04cf\u0435.com/"_s, Check::ForeignLetters);
    warned("3,000 characters", u"https://a.example/"_s + QString(3000, u'x'), Check::VeryLong);
    warned("markup", u"https://a.example/?q=%3Cimg%20src=x%3E"_s, {});
}

void TestFaultsTyped::urls()
{
    QFETCH(const QString, url);
    QFETCH(const WebhookUrlCheck::Fault, fault);
    QFETCH(const WebhookUrlCheck::Warnings, warnings);
    const WebhookUrlCheck check(url, {*Origin::of(m_desk->desk.service.url())});
    QCOMPARE(check.fault(), fault);
    QVERIFY(check.warnings().testFlags(warnings));
    WebhookDraft draft = RegistrationDesk::goodDraft();
    draft.set(Webhook::WebhookUrl, url);
    m_desk->openForm();
    auto *form = m_desk->part<WebhookForm>("form");
    form->setDraft(draft);
    QCOMPARE(m_desk->typed(), draft);
    form->judge();
    for (const QString &says : check.warningTexts() + QStringList{check.faultText()})
        QVERIFY2(m_desk->words().contains(says), qPrintable(m_desk->words()));
    m_desk->answer(Script::answer(400, {}));
    m_desk->send();
    if (fault == WebhookUrlCheck::Fault::None) {
        QTRY_COMPARE(m_desk->state(), WebhookRegistration::State::Refused);
        ++m_sent;
        const QJsonObject body = QJsonDocument::fromJson(m_desk->desk.service.requests().constLast().body).object();
        QCOMPARE(body.value("webhookUrl"_L1).toString(), url); // as typed
    } else {
        QCOMPARE(m_desk->state(), WebhookRegistration::State::Idle);
        QCOMPARE(m_desk->typed(), draft);
    }
    QCOMPARE(m_desk->audit(m_sent), QStringList());
    QVERIFY(m_desk->startAnew());
}

void TestFaultsTyped::accounts_data()
{
    QTest::addColumn<QString>("slug");
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("says");
    const QString good = u"good-token"_s;
    AccountFields wrong;
    wrong.slug = u"?"_s;
    const QString slug = accountProblems(wrong).slug;
    QVERIFY(!slug.isEmpty());
    const auto slugs = {u"evil.com#"_s, u"evil.com/"_s, u"evil.com?"_s, u"a@evil.com:80/"_s, u"\u0430cme"_s,
                        u"a b"_s,       u"-a"_s,        u"a."_s,        u"<b>a</b>"_s,       QString(64, u'a')};
    for (const QString &text : slugs)
        QTest::addRow("slug %s", qPrintable(text.left(20))) << text << good << slug;
    // What is said of another token that is refused for the same reason.
    const auto said = [](const QString &token) { return BearerToken::fromPasted(token).error().detail; };
    const QString paste = said(u"Bearer"_s);
    const QString broken = said(u"x y"_s);
    const QString odd = said(u"a:b"_s);
    const QString foreign = said(u"\u00e4"_s);
    const QString isLong = said(QString(17 * 1024, u'x'));
    QCOMPARE(QSet({paste, broken, odd, foreign, isLong}).size(), 5);
    QTest::newRow("token with a line break") << u"acme"_s << u"abc\r\nX-Evil: 1"_s << broken;
    QTest::newRow("token with a space") << u"acme"_s << u"abc def"_s << broken;
    QTest::newRow("token with a NUL") << u"acme"_s << QString(u"abc"_s + QChar(0) + u"d"_s) << odd;
    QTest::newRow("token that is not ASCII") << u"acme"_s << u"abc\u00e9"_s << foreign;
    QTest::newRow("token with = inside") << u"acme"_s << u"a=b"_s << odd;
    QTest::newRow("token of 64 KB") << u"acme"_s << QString(65536, u'a') << isLong;
    QTest::newRow("only Bearer") << u"acme"_s << u"Bearer "_s << paste;
    QTest::newRow("no token") << u"acme"_s << QString() << QString();
}

void TestFaultsTyped::accounts()
{
    QFETCH(QString, slug);
    QFETCH(QString, token);
    QFETCH(QString, says);
    FaultDesk &desk = m_desk->desk;
    const auto actions = desk.window().actions();
    for (QAction *action : actions) {
        if (action->text().remove(u'&') == u"Add Account..."_s)
            action->trigger();
    }
    QPointer<AccountDialog> dialog = desk.window().findChild<AccountDialog *>();
    QVERIFY(dialog);
    const std::pair<const char *, QString> texts[] = {
        {"slugEdit", slug}, {"baseUrlEdit", u"https://{slug}.example.com"_s}, {"tokenEdit", token}};
    for (const auto &[name, text] : texts)
        dialog->findChild<QLineEdit *>(QLatin1StringView(name))->setText(text);
    dialog->findChild<QPushButton *>(u"primaryButton"_s)->click();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY2(shownWords(*dialog).contains(says), qPrintable(shownWords(*dialog)));
    QCOMPARE(dialog->findChild<TokenField *>()->hasError(), token != u"good-token"_s);
    QCOMPARE(labelsOfMarkup(*dialog), QStringList());
    QCOMPARE(desk.sessions->accounts().size(), std::size_t(1));
    QCOMPARE(desk.tokens.writes, 0);
    QCOMPARE(m_desk->audit(m_sent), QStringList());
    delete dialog;
}

QTEST_MAIN(TestFaultsTyped)
#include "tst_faults_typed.moc"
