// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/memorytokenstore.h"
#include "session/testdata.h"
#include "stores/program.h"
#include "stores/tunnelproxy.h"
#include "support/testcertificates.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// A proxy that wants a password, in the window: one plain dialog, and nothing of it on the disk.
class TestProxyWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theRightPassword_data();
    void theRightPassword();
    void aWrongPasswordIsAskedForAgain();
    void noPassword();
    void aProxyThatRefuses();

private:
    QList<QDialog *> dialogs() const { return m_program->window().findChildren<QDialog *>(u"proxyPasswordDialog"_s); }
    void type(const QString &password) const;

    TestCertificates::Trust m_trust;
    std::unique_ptr<ScriptedServer> m_service;
    std::unique_ptr<TunnelProxy> m_proxy;
    std::unique_ptr<Program> m_program;
    MemoryTokenStore m_tokens;
};

void TestProxyWindow::init()
{
    m_service = std::make_unique<ScriptedServer>(TestCertificates::server(TestCertificates::Kind::WrongName));
    m_service->enqueue(jobsPage(1, 1));
    m_proxy = std::make_unique<TunnelProxy>(m_service->serverPort());
    m_proxy->wantedCredentials = "canary-user:canary-password";
    m_program = std::make_unique<Program>();
    // One of the test certificates is for this name, which leads nowhere without a proxy.
    const Account account = testAccount(u"a"_s, u"https://elsewhere.invalid"_s);
    m_program->addAccount(account);
    m_tokens.tokens.insert(TokenKey(account, Profile::open(m_program->path(QString())).value()->id()).toString(),
                           testToken(u"secret"_s));
    qputenv("https_proxy", "http://127.0.0.1:" + QByteArray::number(m_proxy->serverPort()));
}

void TestProxyWindow::cleanup()
{
    qunsetenv("https_proxy");
    m_program.reset();
    m_proxy.reset();
    m_service.reset();
}

void TestProxyWindow::type(const QString &password) const
{
    QTRY_COMPARE(dialogs().size(), 1);
    QDialog *dialog = dialogs().constFirst();
    QTest::keyClicks(dialog->findChild<QLineEdit *>(u"userEdit"_s), u"canary-user"_s);
    QTest::keyClicks(dialog->findChild<QLineEdit *>(u"passwordEdit"_s), password);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"primaryButton"_s), Qt::LeftButton);
}

void TestProxyWindow::theRightPassword_data()
{
    QTest::addColumn<TunnelProxy::After407>("after");
    QTest::newRow("connection stays") << TunnelProxy::After407::Stays;
    QTest::newRow("connection closed") << TunnelProxy::After407::SaysThatItCloses;
}

void TestProxyWindow::theRightPassword()
{
    QFETCH(TunnelProxy::After407, after);
    m_proxy->after407 = after;
    QVERIFY(m_program->start(m_tokens));
    QTRY_COMPARE(dialogs().size(), 1);
    for (const QLabel *label : dialogs().constFirst()->findChildren<QLabel *>())
        QVERIFY(label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text()));
    QCOMPARE(dialogs().constFirst()->findChild<QLineEdit *>(u"passwordEdit"_s)->echoMode(), QLineEdit::Password);
    type(u"canary-password"_s);
    QTRY_COMPARE(m_program->rows(), 1);
    QTRY_VERIFY(dialogs().isEmpty());
    QCOMPARE(m_program->messageText(), QString());

    m_program->end();
    for (const char *secret : {"canary-password", "canary-user"})
        QVERIFY2(!m_program->allBytes().contains(secret), secret);
    // The next start knows nothing of it.
    QVERIFY(m_program->start(m_tokens));
    QTRY_COMPARE(dialogs().size(), 1);
}

void TestProxyWindow::aWrongPasswordIsAskedForAgain()
{
    QVERIFY(m_program->start(m_tokens));
    type(u"wrong"_s);
    QTRY_VERIFY(m_proxy->offered("canary-user:wrong") == 1);
    QTRY_VERIFY(dialogs().size() == 1 && dialogs().constFirst()->isVisible()
                && dialogs().constFirst()->findChild<QLineEdit *>(u"userEdit"_s)->text().isEmpty());
    type(u"canary-password"_s);
    QTRY_COMPARE(m_program->rows(), 1);
    QCOMPARE(m_proxy->offered("canary-user:wrong"), 1);
}

void TestProxyWindow::noPassword()
{
    QVERIFY(m_program->start(m_tokens));
    QTRY_COMPARE(dialogs().size(), 1);
    dialogs().constFirst()->reject();
    QTRY_VERIFY(m_program->messageText().contains(u"proxy"_s));
    QTRY_VERIFY(dialogs().isEmpty());
    // Trying again says the same, without another question.
    const auto asked = m_proxy->questions().size();
    m_program->sessions().resumeAll();
    QTRY_VERIFY(m_proxy->questions().size() > asked);
    QTRY_VERIFY(m_program->messageText().contains(u"proxy"_s));
    QVERIFY(dialogs().isEmpty());
    QVERIFY(m_service->requests().isEmpty());
}

void TestProxyWindow::aProxyThatRefuses()
{
    m_proxy->wantedCredentials.clear();
    m_proxy->fault = TunnelProxy::Fault::Answers;
    m_proxy->answer = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n";
    QVERIFY(m_program->start(m_tokens));
    QTRY_VERIFY(!m_program->messageText().isEmpty());
    QVERIFY2(m_program->messageText().startsWith(u"The proxy 127.0.0.1 refused the request."_s),
             qPrintable(m_program->messageText()));
    QVERIFY(dialogs().isEmpty());
}

QTEST_MAIN(TestProxyWindow)
#include "tst_proxywindow.moc"
