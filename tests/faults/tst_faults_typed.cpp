// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/creationdesk.h"
#include "faults/shownwords.h"
#include "gui/registrationdesk.h"
#include "widgets/accounts/accountdialog.h"
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
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isSent");
    QTest::addColumn<QString>("says");
    const QString whole = u"it starts with https:// or http://"_s;
    const QString invalid = u"not a valid URL"_s;
    const QString odd = u"contains an invalid character"_s;
    QTest::newRow("nothing") << QString() << false << u"Enter the URL that is called"_s;
    QTest::newRow("javascript") << u"javascript:alert(1)"_s << false << whole;
    QTest::newRow("data") << u"data:text/html,x"_s << false << whole;
    QTest::newRow("file") << u"file:///etc/passwd"_s << false << whole;
    QTest::newRow("FTP") << u"ftp://a.example/x"_s << false << whole;
    QTest::newRow("no scheme") << u"hooks.example.com/x"_s << false << whole;
    QTest::newRow("path") << u"/hooks"_s << false << whole;
    QTest::newRow("spaces") << u"https://a.example/a b"_s << false << u"contains no spaces"_s;
    QTest::newRow("spaces around") << u" https://a.example/"_s << false
                                   << u"a space or a line break at its start or end"_s;
    QTest::newRow("backslash") << u"https://a.example\\@evil.example/"_s << false << odd;
    QTest::newRow("right to left") << u"https://a.example/\u202e"_s << false << odd;
    QTest::newRow("no host") << u"https:///x"_s << false << u"no usable server name"_s;
    QTest::newRow("port 99999") << u"https://a.example:99999/"_s << false << invalid;
    QTest::newRow("http") << u"http://a.example/"_s << true << u"others can read and change what is sent"_s;
    QTest::newRow("own host") << u"https://127.0.0.1/x"_s << true << u"is the account's own service"_s;
    QTest::newRow("metadata") << u"https://169.254.169.254/"_s << true << u"within a private network"_s;
    QTest::newRow("localhost") << u"https://localhost/"_s << true << u"is the service itself"_s;
    QTest::newRow("password") << u"https://a:b@c.example/"_s << true << u"contains a user name or a password"_s;
    QTest::newRow("look-alike") << u"https://\u0430\u0440\u0440\u04cf\u0435.com/"_s << true << u"xn--80ak6aa92e.com"_s;
    QTest::newRow("3,000 characters") << u"https://a.example/"_s + QString(3000, u'x') << true
                                      << u"more than many programs accept"_s;
    QTest::newRow("markup") << u"https://a.example/?q=%3Cimg%20src=x%3E"_s << true << QString();
}

void TestFaultsTyped::urls()
{
    QFETCH(QString, url);
    QFETCH(bool, isSent);
    QFETCH(QString, says);
    WebhookDraft draft = RegistrationDesk::goodDraft();
    draft.set(Webhook::WebhookUrl, url);
    m_desk->openForm();
    auto *form = m_desk->part<WebhookForm>("form");
    form->setDraft(draft);
    QCOMPARE(m_desk->typed(), draft);
    form->judge();
    QVERIFY2(m_desk->words().contains(says), qPrintable(m_desk->words()));
    m_desk->answer(Script::answer(400, {}));
    m_desk->send();
    if (isSent) {
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
    const QString slug = u"A slug has at most 63 characters"_s;
    const auto slugs = {u"evil.com#"_s, u"evil.com/"_s, u"evil.com?"_s, u"a@evil.com:80/"_s, u"\u0430cme"_s,
                        u"a b"_s,       u"-a"_s,        u"a."_s,        u"<b>a</b>"_s,       QString(64, u'a')};
    for (const QString &text : slugs)
        QTest::addRow("slug %s", qPrintable(text.left(20))) << text << good << slug;
    const QString paste = u"Paste the account's token."_s;
    const QString broken = u"contains a space or a line break"_s;
    const QString odd = u"A token contains only"_s;
    QTest::newRow("token with a line break") << u"acme"_s << u"abc\r\nX-Evil: 1"_s << broken;
    QTest::newRow("token with a space") << u"acme"_s << u"abc def"_s << broken;
    QTest::newRow("token with a NUL") << u"acme"_s << QString(u"abc"_s + QChar(0) + u"d"_s) << odd;
    QTest::newRow("token that is not ASCII") << u"acme"_s << u"abc\u00e9"_s << u"an invalid character"_s;
    QTest::newRow("token with = inside") << u"acme"_s << u"a=b"_s << odd;
    QTest::newRow("token of 64 KB") << u"acme"_s << QString(65536, u'a') << u"too long for a token"_s;
    QTest::newRow("only Bearer") << u"acme"_s << u"Bearer "_s << paste;
    QTest::newRow("no token") << u"acme"_s << QString() << u"Paste the account's access token here."_s;
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
    QCOMPARE(labelsOfMarkup(*dialog), QStringList());
    QCOMPARE(desk.sessions->accounts().size(), std::size_t(1));
    QCOMPARE(desk.tokens.writes, 0);
    QCOMPARE(m_desk->audit(m_sent), QStringList());
    delete dialog;
}

QTEST_MAIN(TestFaultsTyped)
#include "tst_faults_typed.moc"
