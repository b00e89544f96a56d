// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlrun.h"
#include "gui/memorytokenstore.h"
#include "session/registrationfixture.h"
#include "session/testdata.h"
#include "settings/accountsettings.h"
#include "stores/program.h"
#include "support/scriptedserver.h"
#include "support/smallfiles.h"
#include "widgets/accounts/accountcommands.h"
#include "widgets/accounts/accountdialog.h"
#include "widgets/actions/windowactions.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/messages/messagebar.h"

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// The window beside balehookctl on the same profile, and on a disk that is full.
class TestSettingsWindow final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void anAccountAddedElsewhereAppears();
    void anAccountRemovedElsewhereGoes();
    void anAccountRemovedElsewhereIsNotSaved();
    void anAccountRemovedAtTheSameMomentStaysRemoved();
    void anAccountChangedElsewhereIsShown();
    void bothKeepWhatTheOtherDid();
    void aFailureIsSaidUntilItIsSaved();
    void anAccountThatCannotBeRemovedStays();
    void anAccountIsRemovedAfterTheSettings();
    void theQuestionNamesAWebhookThatIsForgotten();

private:
    /// What balehookctl says; an empty text if it fails.
    QByteArray ctl(const QStringList &words) const;
    QStringList slugs() const;
    void removeByHand() const;
    QByteArray settingsFile() const;

    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<Program> m_program;
    MemoryTokenStore m_tokens;
};

void TestSettingsWindow::init()
{
    m_server = std::make_unique<ScriptedServer>();
    m_server->enqueue(jobsPage(1, 1));
    m_program = std::make_unique<Program>();
    m_program->addAccount(testAccount(u"a"_s, *m_server));
    m_program->addAccount(testAccount(u"b"_s, u"http://127.0.0.1:1"_s, u"globex"_s));
    QVERIFY(m_program->start(m_tokens));
}

void TestSettingsWindow::cleanup()
{
    m_program.reset();
    m_server.reset();
    m_tokens.tokens.clear();
}

QByteArray TestSettingsWindow::ctl(const QStringList &words) const
{
    CtlRun run(QStringList{u"--profile"_s, m_program->path({})} + words);
    const bool isDone = run.end() && run.status() == 0;
    return isDone ? "done " + run.out() : QByteArray();
}

QStringList TestSettingsWindow::slugs() const
{
    QStringList slugs;
    for (const Account &account : m_program->sessions().accounts())
        slugs.append(account.slug.toString());
    return slugs;
}

void TestSettingsWindow::removeByHand() const
{
    m_program->window().findChild<WindowActions *>()->removeAccount->trigger();
    const auto *question = m_program->child<QMessageBox>(u"removeAccountQuestion"_s);
    for (QAbstractButton *button : question->buttons()) {
        if (question->buttonRole(button) == QMessageBox::DestructiveRole)
            button->click();
    }
}

QByteArray TestSettingsWindow::settingsFile() const
{
    QFile file(m_program->path(u"settings.json"_s));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void TestSettingsWindow::anAccountAddedElsewhereAppears()
{
    QVERIFY(!ctl({u"account"_s, u"add"_s, u"initech"_s, u"--base-url"_s, u"https://initech.example.com"_s}).isEmpty());
    QTRY_COMPARE(slugs(), (QStringList{u"acme"_s, u"globex"_s, u"initech"_s}));
    QVERIFY(!m_program->messageText().contains(u"another program"_s));
}

void TestSettingsWindow::anAccountRemovedElsewhereGoes()
{
    const QSignalSpy removed(&m_program->sessions(), &Sessions::accountRemoved);
    QVERIFY(!ctl({u"account"_s, u"remove"_s, u"globex"_s}).isEmpty());
    QTRY_COMPARE(slugs(), QStringList{u"acme"_s});
    QCOMPARE(removed.size(), 1);
    // It may wait behind what is more important.
    QStringList told;
    for (MessageBar *bar : m_program->window().findChildren<MessageBar *>()) {
        for (const Message &message : bar->release())
            told.append(message.text);
    }
    QVERIFY2(told.contains(u"Another program removed the account globex."_s), qPrintable(told.join(u'\n')));
}

/// Its form is open.
void TestSettingsWindow::anAccountRemovedElsewhereIsNotSaved()
{
    AccountDialog dialog(m_program->sessions(), m_program->sessions().account(u"b"_s));
    dialog.show();
    QVERIFY(!ctl({u"account"_s, u"remove"_s, u"globex"_s}).isEmpty());
    QTRY_COMPARE(slugs(), QStringList{u"acme"_s});
    dialog.findChild<QLineEdit *>(u"nameEdit"_s)->setText(u"New name"_s);
    dialog.accept();
    QVERIFY(dialog.isVisible());
    const auto *message = dialog.findChild<FieldMessage *>(u"slugMessage"_s);
    QCOMPARE(message->text(), AccountDialog::removedElsewhereText());
    QCOMPARE(slugs(), QStringList{u"acme"_s});
    m_program->end();
    QVERIFY(!settingsFile().contains("New name"));
}

/// The window does not know yet.
void TestSettingsWindow::anAccountRemovedAtTheSameMomentStaysRemoved()
{
    {
        SettingsFile other(m_program->path(u"settings.json"_s));
        AccountSettings(other).remove(u"b"_s);
    }
    Account edited = *m_program->sessions().account(u"b"_s);
    edited.name = u"New name"_s;
    m_program->sessions().saveAccount(edited);
    QTRY_COMPARE(slugs(), QStringList{u"acme"_s});
    QVERIFY(!settingsFile().contains("New name"));
    QVERIFY(!settingsFile().contains("accounts/b/"));
}

void TestSettingsWindow::anAccountChangedElsewhereIsShown()
{
    const QSignalSpy changed(&m_program->sessions(), &Sessions::accountChanged);
    {
        SettingsFile other(m_program->path(u"settings.json"_s));
        Account edited = AccountSettings(other).load().front();
        edited.name = u"By hand"_s;
        AccountSettings(other).save(edited);
    }
    QTRY_COMPARE(m_program->sessions().account(u"a"_s)->name, u"By hand"_s);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_program->sessions().session(u"a"_s)->account().name, u"By hand"_s);
}

void TestSettingsWindow::bothKeepWhatTheOtherDid()
{
    Account edited = *m_program->sessions().account(u"a"_s);
    edited.name = u"In the window"_s;
    m_program->sessions().saveAccount(edited);
    QVERIFY(!ctl({u"account"_s, u"add"_s, u"initech"_s, u"--base-url"_s, u"https://initech.example.com"_s}).isEmpty());
    m_program->sessions().moveAccount(0, 1);
    m_program->end();
    const QByteArray list = ctl({u"account"_s, u"list"_s});
    QVERIFY(list.contains("In the window"));
    QVERIFY(list.contains("initech"));
    QVERIFY(list.indexOf("globex") < list.indexOf("acme"));
}

void TestSettingsWindow::aFailureIsSaidUntilItIsSaved()
{
    const QByteArray before = settingsFile();
    {
        const SmallFiles noRoom(0);
        m_program->sessions().setBaseUrlTemplate(u"https://{slug}.kept.example.com"_s);
        QTRY_COMPARE(m_program->messageId(), u"unsavedSettings"_s);
        QCOMPARE(settingsFile(), before);
        QCOMPARE(m_program->sessions().baseUrlTemplate(), u"https://{slug}.kept.example.com"_s);
    }
    m_program->sessions().setCurrentAccount(u"b"_s);
    QTRY_VERIFY(m_program->messageId() != u"unsavedSettings"_s);
    QVERIFY(settingsFile().contains("kept.example.com"));
}

void TestSettingsWindow::anAccountThatCannotBeRemovedStays()
{
    const Account account = *m_program->sessions().account(u"a"_s);
    const QString key = TokenKey(account, m_program->profile().id()).toString();
    m_tokens.tokens.insert(key, testToken(u"secret"_s));
    QTRY_VERIFY(!m_program->profile().settings().isUnsaved());
    const QByteArray before = settingsFile();
    {
        const SmallFiles noRoom(0);
        removeByHand();
        QTRY_COMPARE(m_program->messageId(), u"remove"_s);
        QVERIFY(
            m_program->messageText().startsWith(AccountCommands::notRemovedText().arg(u"acme"_s).section(u'%', 0, 0)));
    }
    QCOMPARE(slugs(), (QStringList{u"acme"_s, u"globex"_s}));
    QVERIFY(m_tokens.tokens.contains(key));
    QCOMPARE(settingsFile(), before);
    // Nor is it removed later, when there is room again.
    m_program->sessions().setBaseUrlTemplate(u"https://{slug}.example.com"_s);
    m_program->end();
    QVERIFY(settingsFile().contains("accounts/a/slug"));
}

void TestSettingsWindow::anAccountIsRemovedAfterTheSettings()
{
    const Account account = *m_program->sessions().account(u"a"_s);
    const QString key = TokenKey(account, m_program->profile().id()).toString();
    m_tokens.tokens.insert(key, testToken(u"secret"_s));
    bool wasWritten = false;
    connect(&m_program->sessions(), &Sessions::accountRemoved, this,
            [&] { wasWritten = !settingsFile().contains("accounts/a/slug") && m_tokens.tokens.contains(key); });
    std::optional<bool> isRemoved;
    m_program->sessions().removeAccount(u"a"_s, this, [&](const Outcome &outcome) { isRemoved = outcome.ok(); });
    QTRY_VERIFY(isRemoved);
    QVERIFY(*isRemoved);
    QVERIFY(wasWritten);
    QVERIFY(!m_tokens.tokens.contains(key));
    QCOMPARE(slugs(), QStringList{u"globex"_s});
}

/// It is on its way, and nobody could find out any more what became of it.
void TestSettingsWindow::theQuestionNamesAWebhookThatIsForgotten()
{
    AccountSession *session = m_program->sessions().session(u"a"_s);
    session->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, this, [](const Outcome &) {});
    QTRY_COMPARE(m_program->rows(), 1);
    const auto ask = [this] {
        m_program->window().findChild<WindowActions *>()->removeAccount->trigger();
        auto *question = m_program->child<QMessageBox>(u"removeAccountQuestion"_s);
        const QString text = question->text();
        delete question;
        return text;
    };
    QVERIFY(!ask().contains(testDraft().text(Webhook::WebhookUrl)));
    m_server->enqueue(Script().hang());
    QVERIFY(session->registration().send(testDraft()));
    QTRY_COMPARE(session->registration().state(), WebhookRegistration::State::Sending);
    const QString text = ask();
    QVERIFY2(text.contains(testDraft().text(Webhook::WebhookUrl)), qPrintable(text));
}

QTEST_MAIN(TestSettingsWindow)
#include "tst_settingswindow.moc"
