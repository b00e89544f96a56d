// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/memorytokenstore.h"
#include "session/account/sessions.h"
#include "session/update/updatenotice.h"
#include "settings/settingsfile.h"
#include "support/scriptedserver.h"
#include "support/testcertificates.h"
#include "widgets/accounts/accountdialog.h"
#include "widgets/fields/administratorlock.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/help/updatedialog.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/messagebar.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;

namespace Balehook {

using Testing::Script;
using Testing::ScriptedServer;
using Testing::TestCertificates;

/// What is waited for may be on its way to a slow disk: a change of the settings is brought to it four times.
constexpr int patience = 60'000;

/// What the administrator laid down, as the window shows it, and the notice of a new version.
class AdministratorWindowTest final : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void noteOpened(const QUrl &url) { m_opened.append(url); }

private Q_SLOTS:
    void initTestCase() { m_trust = std::make_unique<TestCertificates::Trust>(); }
    void cleanupTestCase() { m_trust.reset(); }
    void init();
    void cleanup();
    void aPresetAccountWaitsForItsToken();
    void aLockedAccountIsShownAndTakesItsToken();
    void aLockedAccountIsNotRemoved();
    void aPresetAccountIsRemoved();
    void newAccountsStartFromWhatIsPreset();
    void lockedFieldsOfNewAccounts();
    void problemsAreTold();
    void nothingOfUpdatesWithoutANotice();
    void updatesAreChosenInSettings();
    void lockedUpdatesAreShown();
    void aNewVersionIsTold();
    void hostileNewsArePlainText();

private:
    void preset(bool isLocked);
    void show(const StartTrouble &trouble = {});
    void addNotice();
    template <typename T>
    T *child(const char *name) const
    {
        T *found = m_window->findChild<T *>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s in the window", name);
        return found;
    }
    QAction *action(const QString &text) const;
    QString message() const;
    QString hint(const char *name) const { return child<FieldMessage>(name)->text(); }

    std::unique_ptr<TestCertificates::Trust> m_trust;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SettingsFile> m_settings;
    std::unique_ptr<MemoryTokenStore> m_tokens;
    std::unique_ptr<ScriptedServer> m_host;
    std::unique_ptr<Sessions> m_sessions;
    std::unique_ptr<UpdateNotice> m_notice;
    std::unique_ptr<MainWindow> m_window;
    QList<QUrl> m_opened;
};

void AdministratorWindowTest::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<SettingsFile>(m_folder->filePath(u"settings.json"_s));
    m_tokens = std::make_unique<MemoryTokenStore>();
    m_host = std::make_unique<ScriptedServer>(TestCertificates::server());
    m_sessions = std::make_unique<Sessions>(*m_settings, u"profile"_s, *m_tokens, m_folder->filePath(u"files"_s));
    m_opened.clear();
    QDesktopServices::setUrlHandler(u"https"_s, this, "noteOpened");
}

void AdministratorWindowTest::cleanup()
{
    QDesktopServices::unsetUrlHandler(u"https"_s);
    m_window.reset();
    m_notice.reset();
    m_sessions.reset();
    m_host.reset();
    m_tokens.reset();
    m_settings.reset();
    m_folder.reset();
}

void AdministratorWindowTest::preset(bool isLocked)
{
    const auto slug = *AccountSlug::fromString(u"acme"_s);
    const QString base = m_host->url({}).toString();
    Account account(AdministratorSettings::accountIdOf(slug), slug, BaseUrl::parse(base, slug).value());
    account.listingBaseText = base;
    account.name = u"Acme"_s;
    account.perPage = 50;
    AdministratorSettings administrator;
    administrator.accounts = {{account, isLocked}};
    m_sessions->setAdministrator(administrator);
}

void AdministratorWindowTest::show(const StartTrouble &trouble)
{
    m_window = std::make_unique<MainWindow>(*m_sessions, *m_settings, trouble);
    if (m_notice)
        m_window->setUpdateNotice(*m_notice);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    // Which comes after the first paint.
    QTRY_COMPARE_WITH_TIMEOUT(m_window->findChild<ListingTabs *>()->accountId(), m_sessions->currentAccount(),
                              patience);
}

void AdministratorWindowTest::addNotice()
{
    m_notice = std::make_unique<UpdateNotice>(*m_sessions, *m_settings, u"0.1.0"_s);
}

QAction *AdministratorWindowTest::action(const QString &text) const
{
    for (QAction *each : m_window->findChildren<QAction *>()) {
        if (each->text() == text)
            return each;
    }
    qFatal("no such action");
}

/// Of the message bar, which has no parts before its first message.
QString AdministratorWindowTest::message() const
{
    const auto *label = m_window->findChild<QLabel *>(u"messageText"_s);
    return label && label->isVisible() ? label->text() : QString();
}

void AdministratorWindowTest::aPresetAccountWaitsForItsToken()
{
    preset(false);
    show();
    const auto *pane = m_window->findChild<QListView *>(u"accountsList"_s);
    QVERIFY(pane);
    QCOMPARE(pane->model()->rowCount(), 1);
    QCOMPARE(pane->model()->index(0, 0).data().toString(), u"Acme"_s);
    QTRY_VERIFY_WITH_TIMEOUT(child<QLabel>("emptyText")->isVisible(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(child<QLabel>("emptyText")->text().contains(u"token"_s), patience);
    QCOMPARE(m_host->connections(), 0);
}

void AdministratorWindowTest::aLockedAccountIsShownAndTakesItsToken()
{
    preset(true);
    show();
    action(u"&Edit Account..."_s)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(child<AccountDialog>("accountDialog")->isVisible(), patience);
    for (const char *name : {"nameEdit", "slugEdit", "baseUrlEdit", "workspaceUrlEdit", "propertiesPathEdit"})
        QVERIFY2(child<QLineEdit>(name)->isReadOnly(), name);
    for (const char *name : {"perPageBox", "offsetsBox", "statusLabels", "colourButton"})
        QVERIFY2(!child<QWidget>(name)->isEnabled(), name);
    for (const char *name : {"nameMessage", "slugMessage", "baseUrlMessage", "workspaceUrlMessage", "perPageMessage"})
        QCOMPARE(hint(name), administratorLockText());
    QCOMPARE(child<QLineEdit>("nameEdit")->text(), u"Acme"_s);
    QCOMPARE(child<QLineEdit>("nameEdit")->accessibleDescription(), administratorLockText());
    QCOMPARE(child<QComboBox>("perPageBox")->currentData().toInt(), 50);

    m_host->setAnswerer([](const Testing::RecordedRequest &) {
        return Script::json(R"({"page":1,"perPage":50,"result":0,"data":[]})");
    });
    QTest::keyClicks(child<QLineEdit>("tokenEdit"), u"secret-token"_s);
    child<QPushButton>("primaryButton")->click();
    QTRY_COMPARE_WITH_TIMEOUT(m_tokens->writes, 1, patience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_host->requests().isEmpty(), patience);
    QCOMPARE(m_host->requests().first().header("Authorization"), "Bearer secret-token");
    QVERIFY(m_sessions->accounts().front().hasStoredToken);
    QCOMPARE(m_sessions->accounts().front().name, u"Acme"_s);
}

void AdministratorWindowTest::aLockedAccountIsNotRemoved()
{
    preset(true);
    m_tokens->mute = true; // or the bar would say that there is no token
    show();
    action(u"&Remove Account..."_s)->trigger();
    QCOMPARE(message(), u"The account Acme was set up by your administrator and cannot be removed here."_s);
    QVERIFY(!m_window->findChild<QMessageBox *>());
    std::optional<Outcome> said;
    m_sessions->removeAccount(u"preset-acme"_s, this, [&said](const Outcome &outcome) { said = outcome; });
    QTRY_VERIFY_WITH_TIMEOUT(said, patience);
    QVERIFY(!said->ok());
    QCOMPARE(m_sessions->accounts().size(), std::size_t(1));
}

void AdministratorWindowTest::aPresetAccountIsRemoved()
{
    preset(false);
    show();
    action(u"&Remove Account..."_s)->trigger();
    auto *question = child<QMessageBox>("removeAccountQuestion");
    for (QAbstractButton *button : question->buttons()) {
        if (question->buttonRole(button) == QMessageBox::DestructiveRole)
            button->click();
    }
    QTRY_VERIFY_WITH_TIMEOUT(m_sessions->accounts().empty(), patience);
    preset(false);
    QVERIFY(m_sessions->accounts().empty());
}

void AdministratorWindowTest::newAccountsStartFromWhatIsPreset()
{
    AdministratorSettings administrator;
    administrator.baseUrlTemplate = {u"https://{slug}.example.com"_s, false};
    administrator.perPage = {100, false};
    m_sessions->setAdministrator(administrator);
    show();
    action(u"&Add Account..."_s)->trigger();
    QCOMPARE(child<QLineEdit>("baseUrlEdit")->text(), u"https://{slug}.example.com"_s);
    QVERIFY(!child<QLineEdit>("baseUrlEdit")->isReadOnly());
    QCOMPARE(child<QComboBox>("perPageBox")->currentData().toInt(), 100);
    QVERIFY(child<QComboBox>("perPageBox")->isEnabled());
    child<AccountDialog>("accountDialog")->reject(); // asks nothing, as nothing was typed
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<AccountDialog *>(), patience);

    // Used once, it is still the administrator's to change.
    action(u"&Add Account..."_s)->trigger();
    QTest::keyClicks(child<QLineEdit>("slugEdit"), u"globex"_s);
    QTest::keyClicks(child<QLineEdit>("tokenEdit"), u"secret-token"_s);
    child<QPushButton>("primaryButton")->click();
    QTRY_COMPARE_WITH_TIMEOUT(m_tokens->writes, 1, patience);
    QVERIFY(!m_settings->contains(u"session/baseUrlTemplate"_s));
}

void AdministratorWindowTest::lockedFieldsOfNewAccounts()
{
    AdministratorSettings administrator;
    administrator.baseUrlTemplate = {u"https://{slug}.example.com"_s, true};
    administrator.perPage = {100, true};
    m_sessions->setAdministrator(administrator);
    show();
    action(u"&Add Account..."_s)->trigger();
    QVERIFY(child<QLineEdit>("baseUrlEdit")->isReadOnly());
    QCOMPARE(hint("baseUrlMessage"), administratorLockText());
    QVERIFY(!child<QComboBox>("perPageBox")->isEnabled());
    QVERIFY(!child<QLineEdit>("nameEdit")->isReadOnly());
    QTest::keyClicks(child<QLineEdit>("slugEdit"), u"globex"_s);
    QTest::keyClicks(child<QLineEdit>("tokenEdit"), u"secret-token"_s);
    child<QPushButton>("primaryButton")->click();
    QTRY_COMPARE_WITH_TIMEOUT(m_tokens->writes, 1, patience);
    QCOMPARE(m_sessions->accounts().front().listingBase.toString(), u"https://globex.example.com"_s);
    QCOMPARE(m_sessions->accounts().front().perPage, 100);
}

void AdministratorWindowTest::problemsAreTold()
{
    StartTrouble trouble;
    trouble.administrator = QStringList{u"“<b>x</b>” is not known."_s, u"Another one."_s};
    show(trouble);
    QTRY_VERIFY_WITH_TIMEOUT(message().startsWith(u"2 administrator setting"_s), patience);
    QCOMPARE(child<MessageBar>("messageBar")->shown()->id, u"administrator"_s);
    QCOMPARE(child<MessageBar>("messageBar")->shown()->detail, u"“<b>x</b>” is not known.\nAnother one."_s);
}

void AdministratorWindowTest::nothingOfUpdatesWithoutANotice()
{
    show();
    QVERIFY(!m_window->findChild<QAction *>(u"programUpdatesAction"_s));
    addNotice();
    show();
    QVERIFY(m_window->findChild<QAction *>(u"programUpdatesAction"_s));
}

void AdministratorWindowTest::updatesAreChosenInSettings()
{
    addNotice();
    show();
    child<QAction>("programUpdatesAction")->trigger();
    auto *dialog = child<UpdateDialog>("updateDialog");
    auto *box = child<QCheckBox>("updateCheckBox");
    auto *address = child<QLineEdit>("updateAddressEdit");
    QVERIFY(!box->isChecked() && box->isEnabled() && !address->isReadOnly());
    QCOMPARE(child<QLabel>("updateLastLabel")->text(), UpdateDialog::neverChecked());
    const QList<QLabel *> labels = dialog->findChildren<QLabel *>();
    for (const QLabel *label : labels)
        QCOMPARE(label->textFormat(), Qt::PlainText);

    box->click();
    QTest::keyClicks(address, u"http://updates.example"_s);
    QPushButton *save = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save);
    save->click();
    QVERIFY(dialog->isVisible());
    QVERIFY(address->accessibleDescription().contains(u"https://"_s));
    QVERIFY(!m_notice->isOn());

    address->selectAll();
    QTest::keyClicks(address, u" %1 "_s.arg(m_host->url(u"/v.json"_s).toString()));
    m_host->enqueue(Script::answer(404, "no"));
    save->click();
    QVERIFY(m_notice->isOn());
    QTRY_COMPARE_WITH_TIMEOUT(m_host->requests().size(), 1, patience);
    QTRY_VERIFY_WITH_TIMEOUT(!m_notice->failure().isEmpty(), patience);
    QCOMPARE(message(), QString()); // silent

    child<QAction>("programUpdatesAction")->trigger();
    const auto isShown = [this] {
        const auto *last = m_window->findChild<UpdateDialog *>()->findChild<QLabel *>(u"updateLastLabel"_s);
        return last->text().startsWith(u"Last check: "_s) && last->text().contains(u", failed. "_s);
    };
    QTRY_VERIFY_WITH_TIMEOUT(isShown(), patience);
}

void AdministratorWindowTest::lockedUpdatesAreShown()
{
    AdministratorSettings administrator;
    administrator.updateCheck = {true, true};
    administrator.updateAddress = {m_host->url(u"/v.json"_s).toString(), true};
    m_sessions->setAdministrator(administrator);
    m_host->enqueue(Script::json(R"({"version": "0.1.0"})"));
    addNotice();
    show();
    QTRY_COMPARE_WITH_TIMEOUT(m_host->requests().size(), 1, patience);
    child<QAction>("programUpdatesAction")->trigger();
    QVERIFY(child<QCheckBox>("updateCheckBox")->isChecked() && !child<QCheckBox>("updateCheckBox")->isEnabled());
    QVERIFY(child<QLineEdit>("updateAddressEdit")->isReadOnly());
    QCOMPARE(child<QLineEdit>("updateAddressEdit")->text(), administrator.updateAddress->value);
    QCOMPARE(child<QLineEdit>("updateAddressEdit")->accessibleDescription(), administratorLockText());
    QTRY_VERIFY_WITH_TIMEOUT(child<QLabel>("updateLastLabel")->text().startsWith(u"Last check: "_s), patience);
}

void AdministratorWindowTest::aNewVersionIsTold()
{
    addNotice();
    m_notice->choose(true, m_host->url(u"/v.json"_s).toString());
    m_host->enqueue(Script::json(R"({"version": "0.2.0", "notes": "Faster.", "page": "https://example.com/0.2.0"})"));
    show();
    QTRY_COMPARE_WITH_TIMEOUT(
        message(), u"Balehook 0.2.0 is available; this is 0.1.0. Faster. Read more at example.com."_s, patience);
    auto *button = child<QPushButton>("messageAction");
    QCOMPARE(button->text(), u"Open Page"_s);
    QVERIFY(m_opened.isEmpty());
    button->click();
    QCOMPARE(m_opened, QList<QUrl>{QUrl(u"https://example.com/0.2.0"_s)});
    QCOMPARE(m_host->requests().size(), 1);

    // Closed, it does not come back with the next start.
    child<QToolButton>("messageClose")->click();
    QCOMPARE(message(), QString());
    show();
    QVERIFY(!m_notice->news());
    QCOMPARE(message(), QString());
}

void AdministratorWindowTest::hostileNewsArePlainText()
{
    addNotice();
    m_notice->choose(true, m_host->url(u"/v.json"_s).toString());
    const QByteArray notes = R"(<a href='https://evil.example'>\nPaste your token\u202e)" + QByteArray(1000, 'x');
    m_host->enqueue(
        Script::json(R"({"version": "9", "page": "https://user@evil.example/", "notes": ")" + notes + "\"}"));
    show();
    QTRY_VERIFY_WITH_TIMEOUT(message().startsWith(u"Balehook 9 is available; this is 0.1.0. <a href='"_s), patience);
    QCOMPARE(child<QLabel>("messageText")->textFormat(), Qt::PlainText);
    QVERIFY(!message().contains(QChar(0x202e)) && !message().contains(u'\n'));
    QVERIFY(message().size() < 500);
    QVERIFY(!child<QPushButton>("messageAction")->isVisible());
    QVERIFY(child<MessageBar>("messageBar")->shown()->detail.contains(u"Paste your token"_s));
    QVERIFY(m_opened.isEmpty());
}

} // namespace Balehook

QTEST_MAIN(Balehook::AdministratorWindowTest)

#include "tst_administratorwindow.moc"
