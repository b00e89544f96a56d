// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/memorytokenstore.h"
#include "net/requesthistory.h"
#include "session/account/proxysignin.h"
#include "session/account/sessions.h"
#include "settings/settingsfile.h"
#include "support/scriptedserver.h"
#include "widgets/accounts/accountfields.h"
#include "widgets/accounts/checkview.h"
#include "widgets/accounts/networkdialog.h"
#include "widgets/accounts/proxypassworddialog.h"
#include "widgets/accounts/tokendialog.h"
#include "widgets/accounts/tokenkeeper.h"
#include "widgets/fields/valuetext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// The small dialogs: a new token, the proxy, the proxy's password.
class tst_DialogsToken final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void storesANewToken();
    void saysWhoseTokenItIs();
    void staysOpenUntilTheTokenIsKept();
    void closesWhenTheAccountGoes();
    void checksLikeAnyRequest();
    void keepsTheProxy();
    void refusesProxyHosts_data();
    void refusesProxyHosts();
    void handsOnTheProxyPasswordOnly();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SettingsFile> m_settings;
    std::unique_ptr<MemoryTokenStore> m_tokens;
    std::unique_ptr<Sessions> m_sessions;

    AccountSession &session();
    template <typename T>
    static T *part(const QDialog &dialog, const char *name)
    {
        T *found = dialog.findChild<T *>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s in the dialog", name);
        return found;
    }
};

void tst_DialogsToken::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<SettingsFile>(m_folder->filePath(u"settings.json"_s));
    m_tokens = std::make_unique<MemoryTokenStore>();
    m_sessions = std::make_unique<Sessions>(*m_settings, u"profile"_s, *m_tokens, m_folder->filePath(u"files"_s));
}

void tst_DialogsToken::cleanup()
{
    m_sessions.reset();
    m_tokens.reset();
    m_settings.reset();
}

AccountSession &tst_DialogsToken::session()
{
    AccountFields fields;
    fields.name = u"<b>Acme</b>"_s;
    fields.slug = u"acme"_s;
    fields.baseUrl = u"https://{slug}.example.com"_s;
    m_sessions->saveAccount(*fields.toAccount(u"id-1"_s, nullptr));
    return *m_sessions->session(u"id-1"_s);
}

void tst_DialogsToken::storesANewToken()
{
    AccountSession &account = session();
    QTRY_COMPARE(account.state(), AccountSession::State::NoToken);
    TokenDialog dialog(*m_sessions, account);
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    dialog.open();
    part<QLineEdit>(dialog, "tokenEdit")->setText(u"Bearer new-token"_s);
    QTest::keyClick(part<QLineEdit>(dialog, "tokenEdit"), Qt::Key_Return);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QTRY_COMPARE(accepted.count(), 1);
    QCOMPARE(m_tokens->writes, 1);
    QCOMPARE(account.state(), AccountSession::State::Ready);
}

void tst_DialogsToken::saysWhoseTokenItIs()
{
    const TokenDialog dialog(*m_sessions, session());
    QStringList texts;
    for (const ValueText *text : dialog.findChildren<ValueText *>())
        texts += text->toPlainText();
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        QVERIFY2(!label->text().contains(u"Acme"), qPrintable(label->text()));
    QVERIFY(texts.contains(u"<b>Acme</b>"_s));
    QVERIFY(texts.contains(u"acme"_s));
    QVERIFY(texts.contains(u"https://acme.example.com"_s));
}

void tst_DialogsToken::staysOpenUntilTheTokenIsKept()
{
    AccountSession &account = session();
    TokenDialog dialog(*m_sessions, account);
    dialog.open();
    auto *primary = part<QPushButton>(dialog, "primaryButton");
    primary->click();
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.focusWidget(), part<QLineEdit>(dialog, "tokenEdit"));

    m_tokens->failure = ErrorKind::KeychainLocked;
    part<QLineEdit>(dialog, "tokenEdit")->setText(u"new-token"_s);
    primary->click();
    QTRY_VERIFY(dialog.findChild<TokenKeeper *>()->isAsking());
    QVERIFY(dialog.isVisible());
    QCOMPARE(part<QLineEdit>(dialog, "tokenEdit")->text(), u"new-token"_s);
    part<QPushButton>(dialog, "keepForSession")->click();
    QTRY_VERIFY(!dialog.isVisible());
    QVERIFY(account.isTokenForThisSessionOnly());
}

void tst_DialogsToken::closesWhenTheAccountGoes()
{
    m_tokens->mute = true;
    TokenDialog dialog(*m_sessions, session());
    dialog.open();
    part<QLineEdit>(dialog, "tokenEdit")->setText(u"new-token"_s);
    part<QPushButton>(dialog, "primaryButton")->click();
    m_sessions.reset();
    QVERIFY(!dialog.isVisible());
}

/// Through the proxy, with its password once that is known, and written down for the inspector.
void tst_DialogsToken::checksLikeAnyRequest()
{
    Testing::ScriptedServer proxy;
    proxy.enqueue(Testing::Script::answer(407, {}, {{"Proxy-Authenticate", "Basic realm=\"proxy\""}}));
    m_sessions->setProxy({ProxySettings::Mode::Manual, u"127.0.0.1"_s, proxy.serverPort()});
    QSignalSpy wanted(m_sessions.get(), &Sessions::proxyPasswordRequested);
    TokenDialog dialog(*m_sessions, session());
    QSignalSpy checked(dialog.findChild<CheckView *>(), &CheckView::finished);
    dialog.open();
    part<QLineEdit>(dialog, "tokenEdit")->setText(u"new-token"_s);
    part<QPushButton>(dialog, "checkButton")->click();
    QTRY_COMPARE(checked.count(), 1);
    QCOMPARE(m_sessions->requests().records().size(), 2U);
    for (const RequestRecordPtr &record : m_sessions->requests().records())
        QCOMPARE(record->accountId, u"id-1"_s);
    QTRY_COMPARE(wanted, (QList<QVariantList>{{u"127.0.0.1"_s}}));

    m_sessions->proxySignIn().set({u"127.0.0.1"_s, u"ada"_s, u"wrong"_s});
    part<QPushButton>(dialog, "checkButton")->click();
    QTRY_COMPARE(checked.count(), 2);
    QTRY_COMPARE(wanted.count(), 2);
    part<QPushButton>(dialog, "checkButton")->click(); // which does not offer it again
    QTRY_COMPARE(checked.count(), 3);
    QList<QByteArray> offered;
    for (const Testing::RecordedRequest &request : proxy.requests()) {
        if (request.head.contains("Proxy-Authorization"))
            offered += request.header("Proxy-Authorization");
    }
    QCOMPARE(offered, QList<QByteArray>{"Basic " + "ada:wrong"_ba.toBase64()});
}

void tst_DialogsToken::keepsTheProxy()
{
    {
        NetworkDialog dialog(*m_sessions);
        QVERIFY(part<QRadioButton>(dialog, "systemButton")->isChecked());
        QVERIFY(!part<QLineEdit>(dialog, "hostEdit")->isEnabled());
        part<QRadioButton>(dialog, "manualButton")->click();
        QVERIFY(part<QLineEdit>(dialog, "hostEdit")->isEnabled());
        part<QLineEdit>(dialog, "hostEdit")->setText(u" proxy.example.com "_s);
        part<QSpinBox>(dialog, "portBox")->setValue(3128);
        dialog.accept();
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }
    const ProxySettings proxy = m_sessions->proxy();
    QCOMPARE(proxy.mode, ProxySettings::Mode::Manual);
    QCOMPARE(proxy.host, u"proxy.example.com"_s);
    QCOMPARE(int(proxy.port), 3128);

    NetworkDialog again(*m_sessions);
    QVERIFY(part<QRadioButton>(again, "manualButton")->isChecked());
    QCOMPARE(part<QLineEdit>(again, "hostEdit")->text(), u"proxy.example.com"_s);
    part<QRadioButton>(again, "noneButton")->click();
    again.accept();
    QCOMPARE(m_sessions->proxy().mode, ProxySettings::Mode::None);
}

void tst_DialogsToken::refusesProxyHosts_data()
{
    QTest::addColumn<QString>("host");
    QTest::newRow("empty") << QString();
    QTest::newRow("with scheme") << u"http://proxy.example.com"_s;
    QTest::newRow("with port") << u"proxy.example.com:3128"_s;
    QTest::newRow("with userinfo") << u"me:pw@proxy.example.com"_s;
    QTest::newRow("with path") << u"proxy.example.com/x"_s;
    QTest::newRow("with space") << u"proxy example"_s;
}

void tst_DialogsToken::refusesProxyHosts()
{
    QFETCH(const QString, host);
    NetworkDialog dialog(*m_sessions);
    dialog.open();
    part<QRadioButton>(dialog, "manualButton")->click();
    part<QLineEdit>(dialog, "hostEdit")->setText(host);
    dialog.accept();
    QVERIFY(dialog.isVisible());
    QCOMPARE(dialog.focusWidget(), part<QLineEdit>(dialog, "hostEdit"));
    QVERIFY(!part<QLineEdit>(dialog, "hostEdit")->accessibleDescription().isEmpty());
    QCOMPARE(m_sessions->proxy().mode, ProxySettings::Mode::System);
}

void tst_DialogsToken::handsOnTheProxyPasswordOnly()
{
    ProxyPasswordDialog dialog(*m_sessions, u"proxy.example.com:3128"_s);
    dialog.open();
    part<QPushButton>(dialog, "primaryButton")->click();
    QVERIFY(dialog.isVisible());
    QVERIFY(!part<QLineEdit>(dialog, "userEdit")->accessibleDescription().isEmpty()); // says what is missing
    part<QLineEdit>(dialog, "userEdit")->setText(u"me"_s);
    QVERIFY(part<QLineEdit>(dialog, "userEdit")->accessibleDescription().isEmpty());
    part<QLineEdit>(dialog, "passwordEdit")->setText(u"proxy-canary"_s);
    part<QPushButton>(dialog, "primaryButton")->click();
    QVERIFY(!dialog.isVisible());
    QVERIFY(m_sessions->proxySignIn().credentials().isFor(u"proxy.example.com:3128"_s));
    QCOMPARE(m_sessions->proxySignIn().credentials().password, u"proxy-canary"_s);
    m_sessions->setProxy({ProxySettings::Mode::Manual, u"proxy.example.com"_s, 3128});
    QVERIFY(m_sessions->proxySignIn().credentials().isEmpty()); // another proxy now
    QVERIFY(m_settings->save().ok());
    QFile file(m_settings->fileName());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("proxy-canary"));
}

QTEST_MAIN(tst_DialogsToken)
#include "tst_dialogs_token.moc"
