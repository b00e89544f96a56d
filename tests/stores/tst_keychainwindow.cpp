// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lastwrites.h"
#include "credentials/keychainthread.h"
#include "credentials/keychaintokenstore.h"
#include "session/testdata.h"
#include "stores/program.h"
#include "stores/secretservice.h"
#include "support/scriptedserver.h"
#include "widgets/lists/accountnotices.h"
#include "widgets/messages/dialognotice.h"

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;
using Fault = SecretService::Fault;

/// A keychain on its bad days, seen through the window: what is said, what can be done, and that no token is lost,
/// written over or sent by mistake.
class TestKeychainWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void badDays_data();
    void badDays();
    void itDiesAndComesBack();
    void itAnswersLate();
    void aTokenStoredLateIsNoLoss();
    void removingAnAccountOfADeadKeychain_data();
    void removingAnAccountOfADeadKeychain();
    void aTokenGoesBeforeTheProgramEnds();
    void itDiesWithItsQuestionOpen();

private:
    void startProgram(bool hadToken);
    void typeToken(QDialog *dialog, const QString &token);
    QString noticeOf(QDialog *dialog) const;
    QList<QByteArray> tokensOnTheWire() const;

    std::unique_ptr<SecretService> m_keychain;
    std::unique_ptr<ScriptedServer> m_server;
    KeychainThread m_thread;
    std::unique_ptr<KeychainTokenStore> m_tokens;
    std::unique_ptr<Program> m_program;
    QString m_entry;
};

namespace {

constexpr std::chrono::milliseconds patience{250};
constexpr auto first = "first.token";
constexpr auto second = "second.token";

/// Counts how often the event loop goes round: it cannot while something blocks it.
class Rounds final : public QObject
{
public:
    Rounds()
    {
        connect(&m_timer, &QTimer::timeout, this, [this] { ++count; });
        m_timer.start(5);
    }
    int count = 0;

private:
    QTimer m_timer;
};

QString sentence(ErrorKind kind)
{
    return Error(kind).userMessage();
}

} // namespace

void TestKeychainWindow::init()
{
    m_keychain = std::make_unique<SecretService>();
    QVERIFY(m_keychain->start());
    m_server = std::make_unique<ScriptedServer>();
    m_server->enqueue(jobsPage(1, 1));
    m_tokens = std::make_unique<KeychainTokenStore>(&m_thread, patience);
    m_program = std::make_unique<Program>();
}

void TestKeychainWindow::cleanup()
{
    m_program.reset();
    m_tokens.reset();
    m_server.reset();
    m_keychain.reset();
}

/// The profile has one account. With \a hadToken its token was stored when the keychain was well.
void TestKeychainWindow::startProgram(bool hadToken)
{
    Account account = testAccount(u"a"_s, *m_server);
    account.hasStoredToken = hadToken;
    m_program->addAccount(account);
    const auto profile = Profile::open(m_program->path(QString()));
    m_entry = u"balehook/"_s + TokenKey(account, profile.value()->id()).toString();
    if (hadToken)
        m_keychain->entries.insert(m_entry, first);
    QVERIFY(m_program->start(*m_tokens));
}

void TestKeychainWindow::typeToken(QDialog *dialog, const QString &token)
{
    QVERIFY(dialog);
    auto *edit = dialog->findChild<QLineEdit *>(u"tokenEdit"_s);
    edit->selectAll();
    QTest::keyClicks(edit, token);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"primaryButton"_s), Qt::LeftButton);
}

QString TestKeychainWindow::noticeOf(QDialog *dialog) const
{
    if (!dialog)
        return u"The dialog has gone."_s;
    auto *button = dialog->findChild<QPushButton *>(u"keepForSession"_s);
    return button->isVisible() ? dialog->findChild<DialogNotice *>()->text().section(u'\n', 0, 0) : QString();
}

QList<QByteArray> TestKeychainWindow::tokensOnTheWire() const
{
    QList<QByteArray> tokens;
    for (const RecordedRequest &request : m_server->requests()) {
        if (const QByteArray token = request.header("Authorization"); !tokens.contains(token))
            tokens.append(token);
    }
    return tokens;
}

void TestKeychainWindow::badDays_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<bool>("hadToken");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("saidWhenStoring");

    const QString none = AccountNotices::noTokenText();
    const QString enter = u"Enter Token..."_s;
    const QString retry = u"Retry"_s;
    const QString silent = sentence(ErrorKind::KeychainSilent);
    const QString locked = sentence(ErrorKind::KeychainLocked);
    const QString absent = sentence(ErrorKind::KeychainUnavailable);
    const QString refused = sentence(ErrorKind::KeychainRefused);
    const auto row = [](const char *name, Fault fault, bool hadToken, const QString &said, const QString &action,
                        const QString &saidWhenStoring) {
        QTest::addRow("%s, %s", name, hadToken ? "with a token" : "new")
            << fault << hadToken << said << action << saidWhenStoring;
    };
    for (const bool hadToken : {false, true}) {
        row("mute", Fault::Mute, hadToken, silent, retry, silent);
        row("refuses all", Fault::RefusesAll, hadToken, absent, enter, absent);
        row("odd types", Fault::OddTypes, hadToken, absent, enter, absent);
    }
    row("refuses writes", Fault::RefusesWrites, false, none, enter, absent);
    row("forgets", Fault::Forgets, false, none, enter, refused);
    row("keeps another", Fault::KeepsAnother, false, none, enter, refused);
    row("empty entry", Fault::AnswersEmpty, true, locked, retry, refused);
    row("entry that is no token", Fault::AnswersNonsense, true, locked, retry, refused);
    row("locked, question closed", Fault::LockedDismissed, true, locked, retry, locked);
    row("locked, question open", Fault::LockedWaiting, true, silent, retry, silent);
    row("dies", Fault::DiesReading, true, absent, enter, absent);
}

void TestKeychainWindow::badDays()
{
    QFETCH(Fault, fault);
    QFETCH(bool, hadToken);
    QFETCH(QString, said);
    QFETCH(QString, action);
    QFETCH(QString, saidWhenStoring);
    m_keychain->fault = fault;
    const Rounds rounds;
    startProgram(hadToken);
    QTRY_COMPARE(m_program->messageText(), said);
    QCOMPARE(m_program->actionText(), action);
    QVERIFY(m_server->requests().isEmpty());

    // A token typed now is not lost, whatever the keychain does with it.
    const QPointer<QDialog> dialog = m_program->openTokenDialog();
    typeToken(dialog, QString::fromLatin1(second));
    QTRY_COMPARE(noticeOf(dialog), saidWhenStoring);
    QVERIFY(m_server->requests().isEmpty());
    QCOMPARE(dialog->findChild<QLineEdit *>(u"tokenEdit"_s)->text(), QString::fromLatin1(second));
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"keepForSession"_s), Qt::LeftButton);
    QTRY_COMPARE(m_program->rows(), 1);
    QCOMPARE(m_program->messageText(), QString());
    QCOMPARE(tokensOnTheWire(), QList<QByteArray>{QByteArray("Bearer ") + second});
    QVERIFY(rounds.count > 0);
    QVERIFY(!m_program->allBytes().contains(second));

    if (fault == Fault::LockedWaiting)
        m_keychain->closeQuestion();

    // What was in the keychain is what is there when it is well again.
    QCOMPARE(m_keychain->count(u"Delete"_s), 0);
    m_program->end();
    const bool isOverwritten = fault == Fault::AnswersEmpty || fault == Fault::AnswersNonsense;
    if (hadToken)
        QCOMPARE(m_keychain->entries.value(m_entry), QByteArray(isOverwritten ? second : first));
}

void TestKeychainWindow::itDiesAndComesBack()
{
    m_keychain->fault = Fault::DiesReading;
    startProgram(true);
    QTRY_COMPARE(m_program->messageText(), sentence(ErrorKind::KeychainUnavailable));
    m_keychain->fault = Fault::DiesWriting;
    QVERIFY(m_keychain->start());
    const QPointer<QDialog> dialog = m_program->openTokenDialog();
    typeToken(dialog, QString::fromLatin1(second));
    QTRY_COMPARE(noticeOf(dialog), sentence(ErrorKind::KeychainUnavailable));
    QCOMPARE(m_keychain->entries.value(m_entry), QByteArray(first));

    m_keychain->fault = Fault::None;
    QVERIFY(m_keychain->start());
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"tryAgain"_s), Qt::LeftButton);
    QTRY_COMPARE(m_program->rows(), 1);
    QCOMPARE(m_keychain->entries.value(m_entry), QByteArray(second));
    QCOMPARE(m_program->messageText(), QString());
}

void TestKeychainWindow::itAnswersLate()
{
    m_keychain->fault = Fault::Late;
    startProgram(true);
    QTRY_COMPARE(m_program->messageText(), sentence(ErrorKind::KeychainSilent));
    // What comes late is not used behind the user's back; it shows that the keychain is alive.
    m_keychain->release();
    QTRY_COMPARE(m_keychain->count(u"GetSecrets"_s), 1);
    QVERIFY(m_server->requests().isEmpty());
    QTRY_VERIFY2(
        [this] {
            if (!m_program->actionText().isEmpty())
                m_program->clickAction();
            return m_program->rows() == 1;
        }(),
        "Retry does not help");
    QCOMPARE(tokensOnTheWire(), QList<QByteArray>{QByteArray("Bearer ") + first});
    QCOMPARE(m_keychain->entries.value(m_entry), QByteArray(first));
}

void TestKeychainWindow::aTokenStoredLateIsNoLoss()
{
    startProgram(true);
    QTRY_COMPARE(m_program->rows(), 1);
    m_keychain->fault = Fault::Late;
    const QPointer<QDialog> dialog = m_program->openTokenDialog();
    typeToken(dialog, QString::fromLatin1(second));
    QTRY_COMPARE(noticeOf(dialog), sentence(ErrorKind::KeychainSilent));
    // Nothing that the user did says what to do with it yet: the old one goes on being used.
    QCOMPARE(tokensOnTheWire(), QList<QByteArray>{QByteArray("Bearer ") + first});
    m_keychain->release();
    QTRY_COMPARE(m_keychain->entries.value(m_entry), QByteArray(second));
    QTRY_VERIFY2(
        [&dialog] {
            auto *again = dialog ? dialog->findChild<QPushButton *>(u"tryAgain"_s) : nullptr;
            if (again && again->isVisible())
                QTest::mouseClick(again, Qt::LeftButton);
            return !dialog || !dialog->isVisible();
        }(),
        "Try again does not help");
    QCOMPARE(m_keychain->entries.value(m_entry), QByteArray(second));
}

void TestKeychainWindow::removingAnAccountOfADeadKeychain_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::newRow("mute") << Fault::Mute;
    QTest::newRow("refuses all") << Fault::RefusesAll;
    QTest::newRow("locked") << Fault::LockedDismissed;
    QTest::newRow("dies") << Fault::DiesWriting;
}

void TestKeychainWindow::removingAnAccountOfADeadKeychain()
{
    QFETCH(Fault, fault);
    startProgram(true);
    QTRY_COMPARE(m_program->rows(), 1);
    m_keychain->fault = fault;
    std::optional<Outcome> removed;
    m_program->sessions().removeAccount(u"a"_s, this, [&removed](const Outcome &outcome) { removed = outcome; });
    QTRY_VERIFY(removed.has_value());
    QVERIFY(!removed->ok());
    QCOMPARE(m_keychain->entries.value(m_entry), QByteArray(first));
    QVERIFY(m_program->sessions().accounts().empty());
}

/// The window is closed while the keychain has yet to answer.
void TestKeychainWindow::aTokenGoesBeforeTheProgramEnds()
{
    constexpr auto longest = std::chrono::seconds(30);
    m_tokens = std::make_unique<KeychainTokenStore>(&m_thread, longest);
    startProgram(true);
    QTRY_COMPARE(m_program->rows(), 1);
    const LastWrites writes([this] { return m_program->sessions().isRemovingAny() || m_tokens->isWriting(); }, longest);
    m_keychain->fault = Fault::Late;
    const auto asked = m_keychain->asked.size();
    m_program->sessions().removeAccount(u"a"_s, this, [](const Outcome &) {});
    QTimer::singleShot(0, &m_program->window(), &QWidget::close);
    QTimer release;
    connect(&release, &QTimer::timeout, this, [&] {
        if (m_keychain->asked.size() > asked && !m_program->window().isVisible())
            m_keychain->release();
    });
    release.start(20);
    QTimer net;
    connect(&net, &QTimer::timeout, qApp, [] { QCoreApplication::exit(1); });
    net.start(longest);
    QCOMPARE(QApplication::exec(), 0);
    QVERIFY(!m_keychain->entries.contains(m_entry));
}

/// The last one: libsecret loses such a call, and QtKeychain waits for its end before it makes another, so that the
/// keychain stays silent until the program ends. It says so, and goes on.
void TestKeychainWindow::itDiesWithItsQuestionOpen()
{
    m_keychain->fault = Fault::LockedWaiting;
    startProgram(true);
    QTRY_COMPARE(m_program->messageText(), sentence(ErrorKind::KeychainSilent));
    m_keychain->stop();
    m_program->clickAction();
    QTRY_COMPARE(m_program->messageText(), sentence(ErrorKind::KeychainSilent));
    const QPointer<QDialog> dialog = m_program->openTokenDialog();
    typeToken(dialog, QString::fromLatin1(second));
    QTRY_VERIFY(!noticeOf(dialog).isEmpty());
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"keepForSession"_s), Qt::LeftButton);
    QTRY_COMPARE(m_program->rows(), 1);
    QCOMPARE(m_keychain->entries.value(m_entry), QByteArray(first));
}

QTEST_MAIN(TestKeychainWindow)
#include "tst_keychainwindow.moc"
