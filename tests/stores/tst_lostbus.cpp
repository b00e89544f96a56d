// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/keychainthread.h"
#include "credentials/keychaintokenstore.h"
#include "session/testdata.h"
#include "stores/program.h"
#include "stores/runningprogram.h"
#include "stores/secretservice.h"
#include "stores/sessionbus.h"
#include "support/scriptedserver.h"
#include "widgets/actions/windowactions.h"
#include "widgets/messages/dialognotice.h"

#include <QAction>
#include <QDialog>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// The session bus ends while the console runs: the console stays, says that the keychain is out of reach, and goes on
/// with a token that is typed.
class TestLostBus final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theConsoleStays_data();
    void theConsoleStays();
    void aTokenThatIsTypedWillDo();

private:
    SessionBus m_bus;
    std::unique_ptr<SecretService> m_keychain;
    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<Program> m_program;
};

namespace {

constexpr auto stored = "stored.token";
constexpr auto typed = "typed.token";

} // namespace

void TestLostBus::init()
{
    QVERIFY(m_bus.start());
    m_keychain = std::make_unique<SecretService>();
    QVERIFY(m_keychain->start());
    m_server = std::make_unique<ScriptedServer>();
    m_server->enqueue(jobsPage(1, 1));
    m_program = std::make_unique<Program>();
    Account account = testAccount(u"a"_s, *m_server);
    account.hasStoredToken = true;
    m_program->addAccount(account);
    const auto profile = Profile::open(m_program->path(QString()));
    m_keychain->entries.insert(u"balehook/"_s + TokenKey(account, profile.value()->id()).toString(), stored);
}

void TestLostBus::cleanup()
{
    m_program.reset();
    m_server.reset();
    m_keychain.reset();
    m_bus.kill();
}

void TestLostBus::theConsoleStays_data()
{
    QTest::addColumn<bool>("wasRead");
    QTest::newRow("after the token was read") << true;
    QTest::newRow("while it is read") << false;
}

void TestLostBus::theConsoleStays()
{
    QFETCH(bool, wasRead);
    if (!wasRead)
        m_keychain->fault = SecretService::Fault::Mute;
    RunningProgram first;
    QVERIFY(first.start(m_program->path(QString())));
    QVERIFY(first.waitForWindow());
    QTRY_VERIFY_WITH_TIMEOUT(wasRead ? !m_server->requests().isEmpty() : !m_keychain->asked.isEmpty(), 20'000);
    m_bus.kill();
    // It was there in time to answer another start, which takes longer than noticing that the bus has gone.
    RunningProgram second;
    QVERIFY(second.start(m_program->path(QString())));
    QTRY_VERIFY_WITH_TIMEOUT(!second.isRunning() || !first.isRunning(), 20'000);
    QVERIFY2(first.isRunning(), first.said().constData());
    QCOMPARE(second.exitCode(), 0);
}

/// The last of the tests: libsecret stays with the bus that it was on.
void TestLostBus::aTokenThatIsTypedWillDo()
{
    KeychainThread thread;
    KeychainTokenStore tokens(&thread, std::chrono::seconds(2));
    QVERIFY(m_program->start(tokens));
    QTRY_COMPARE(m_program->rows(), 1);
    m_bus.kill();
    const QPointer<QDialog> dialog = m_program->openTokenDialog();
    QVERIFY(dialog);
    auto *edit = dialog->findChild<QLineEdit *>(u"tokenEdit"_s);
    edit->selectAll();
    QTest::keyClicks(edit, QString::fromLatin1(typed));
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"primaryButton"_s), Qt::LeftButton);
    auto *keep = dialog->findChild<QPushButton *>(u"keepForSession"_s);
    QTRY_VERIFY_WITH_TIMEOUT(keep->isVisible(), 10'000);
    const QString said = dialog->findChild<DialogNotice *>()->text().section(u'\n', 0, 0);
    QVERIFY2(said == Error(ErrorKind::KeychainUnavailable).userMessage()
                 || said == Error(ErrorKind::KeychainSilent).userMessage(),
             qPrintable(said));
    QTest::mouseClick(keep, Qt::LeftButton);
    QTRY_VERIFY(!dialog || !dialog->isVisible());
    m_program->window().findChild<WindowActions *>()->refresh->trigger();
    QTRY_COMPARE(m_server->requests().constLast().header("Authorization"), QByteArray("Bearer ") + typed);
    QTRY_COMPARE(m_program->rows(), 1);
    QCOMPARE(m_program->messageText(), QString());
}

QTEST_MAIN(TestLostBus)
#include "tst_lostbus.moc"
