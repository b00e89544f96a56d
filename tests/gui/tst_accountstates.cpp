// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "service/demoaccounts.h"
#include "session/index/accountsync.h"
#include "widgets/lists/importjobskind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/messagebar.h"
#include "widgets/record/recordhost.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// What the window says where there is nothing to show or the account does not work.
class AccountStatesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_console = std::make_unique<Console>(); }
    void cleanup() { m_console.reset(); }
    void withoutAnAccountOneIsOffered();
    void theFirstAccountLandsInItsList();
    void anAccountWithoutJobsSaysSo();
    void anAccountWithoutTokenAsksForOne();
    void aRefusedTokenIsSaidAndRowsOfOthersStay();
    void anUnusableKeychainIsSaid_data();
    void anUnusableKeychainIsSaid();
    void aServiceThatIsNotThereOffersRetry();
    void aRefreshThatFailsIsSaidOnce();
    void removingTheShownAccountShowsAnother();
    void aChangedAddressStartsAnew();
    void offlineIsABar();
    void brokenSettingsAreTold();
    void theWindowKeepsItsLooks();
    void theWindowClosesWhateverIsGoingOn_data();
    void theWindowClosesWhateverIsGoingOn();

private:
    QString actionText() const;

    std::unique_ptr<Console> m_console;
};

QString AccountStatesTest::actionText() const
{
    const auto *action = m_console->child<QPushButton>(u"messageAction"_s);
    return action && action->isVisible() ? action->text() : QString();
}

void AccountStatesTest::withoutAnAccountOneIsOffered()
{
    QVERIFY(m_console->show());
    QTRY_COMPARE(m_console->emptyText(), ListingPage::noAccountText());
    // What it takes: base URL, slug, token.
    const auto *steps = m_console->child<QWidget>(u"firstSteps"_s);
    QVERIFY(steps && steps->isVisible());
    QStringList needs;
    for (const QLabel *label : steps->findChildren<QLabel *>())
        needs.append(label->text());
    for (const QString &need : {u"base URL"_s, u"account slug"_s, u"bearer token"_s})
        QCOMPARE(needs.filter(need).size(), 1);
    const auto hints = m_console->child<RecordHost>(u"recordHost"_s)->findChildren<QLabel *>();
    for (const QLabel *hint : hints)
        QCOMPARE(hint->text(), QString()); // there are no rows to select
    QVERIFY(!hints.isEmpty());
    QTRY_COMPARE(m_console->window().focusWidget(), m_console->child<QPushButton>(u"emptyAction"_s));
    QTest::mouseClick(m_console->child<QPushButton>(u"emptyAction"_s), Qt::LeftButton);
    QTRY_VERIFY(QApplication::activeModalWidget());
}

void AccountStatesTest::theFirstAccountLandsInItsList()
{
    QVERIFY(m_console->startService({u"--jobs"_s, u"200"_s}));
    QVERIFY(m_console->show());
    QTRY_COMPARE(m_console->emptyText(), ListingPage::noAccountText());
    QTest::mouseClick(m_console->child<QPushButton>(u"emptyAction"_s), Qt::LeftButton);
    QTRY_VERIFY(QApplication::activeModalWidget());
    const QWidget *form = QApplication::activeModalWidget();
    form->findChild<QLineEdit *>(u"slugEdit"_s)->setText(u"acme"_s);
    form->findChild<QLineEdit *>(u"baseUrlEdit"_s)->setText(m_console->baseUrl());
    form->findChild<QLineEdit *>(u"tokenEdit"_s)->setText(Demo::demoAccount("acme")->token);
    form->findChild<QPushButton *>(u"primaryButton"_s)->click();

    QTRY_COMPARE(m_console->model() ? m_console->model()->rowCount() : 0, 200);
    QTRY_VERIFY(m_console->table().isVisible());
    QTRY_COMPARE(m_console->window().focusWidget(), &m_console->table());
    const auto *record = m_console->child<RecordHost>(u"recordHost"_s);
    QVERIFY(record->isFolded() || !record->findChild<QLabel *>()->text().isEmpty());
    QVERIFY(!m_console->child<QWidget>(u"firstSteps"_s) || !m_console->child<QWidget>(u"firstSteps"_s)->isVisible());
}

void AccountStatesTest::anAccountWithoutJobsSaysSo()
{
    QVERIFY(m_console->startService({}));
    m_console->addAccount("initech");
    QVERIFY(m_console->show());
    QTRY_COMPARE(m_console->emptyText(), ImportJobsKind().noneText());
    QCOMPARE(m_console->child<QPushButton>(u"emptyAction"_s)->text(), u"Refresh"_s);
}

void AccountStatesTest::anAccountWithoutTokenAsksForOne()
{
    QVERIFY(m_console->startService({}));
    m_console->addAccount("acme", QString());
    QVERIFY(m_console->show());
    QTRY_COMPARE(m_console->emptyText(), ListingPage::noTokenText());
    QCOMPARE(actionText(), u"Enter Token..."_s);
    QTest::mouseClick(m_console->child<QPushButton>(u"messageAction"_s), Qt::LeftButton);
    QTRY_VERIFY(QApplication::activeModalWidget());
}

void AccountStatesTest::aRefusedTokenIsSaidAndRowsOfOthersStay()
{
    QVERIFY(m_console->startService({u"--jobs"_s, u"200"_s}));
    const QString good = m_console->addAccount("globex");
    const QString bad = m_console->addAccount("acme", u"not-the-token"_s);
    m_console->sessions->setCurrentAccount(bad);
    QVERIFY(m_console->show());
    QTRY_COMPARE(actionText(), u"Update Token..."_s);
    QVERIFY(!m_console->messageText().isEmpty());
    QVERIFY(!m_console->emptyText().isEmpty());
    QCOMPARE(m_console->child<QPushButton>(u"emptyAction"_s)->text(), actionText()); // one act, one name

    m_console->window().showAccount(good);
    QTRY_COMPARE(m_console->model()->rowCount(), 37);
    QCOMPARE(m_console->messageText(), QString());
    m_console->window().showAccount(bad);
    QCOMPARE(actionText(), u"Update Token..."_s);
}

void AccountStatesTest::anUnusableKeychainIsSaid_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("action");
    QTest::newRow("locked") << int(ErrorKind::KeychainLocked) << u"Retry"_s;
    QTest::newRow("silent") << int(ErrorKind::KeychainSilent) << u"Retry"_s;
    QTest::newRow("not there") << int(ErrorKind::KeychainUnavailable) << u"Enter Token..."_s;
}

void AccountStatesTest::anUnusableKeychainIsSaid()
{
    QFETCH(int, kind);
    QVERIFY(m_console->startService({u"--jobs"_s, u"200"_s}));
    m_console->addAccount("acme");
    m_console->tokens.failure = ErrorKind(kind);
    QVERIFY(m_console->show());
    QTRY_COMPARE(m_console->messageText(), Error(ErrorKind(kind)).userMessage());
    QTEST(actionText(), "action");

    m_console->tokens.failure.reset();
    if (actionText() == u"Retry"_s) {
        QTest::mouseClick(m_console->child<QPushButton>(u"messageAction"_s), Qt::LeftButton);
        QTRY_COMPARE(m_console->model()->rowCount(), 200);
        QCOMPARE(m_console->messageText(), QString());
        QCOMPARE(m_console->emptyText(), QString());
    }
}

void AccountStatesTest::aServiceThatIsNotThereOffersRetry()
{
    // Port 1 refuses on any machine a test runs on.
    const auto slug = AccountSlug::fromString(u"acme"_s);
    Account account(u"one"_s, *slug, BaseUrl::parse(u"http://127.0.0.1:1"_s, *slug).value());
    m_console->sessions->saveAccount(account);
    m_console->tokens.tokens.insert(TokenKey(account, u"profile"_s).toString(),
                                    BearerToken::fromPasted(u"abc"_s).value().token);
    QVERIFY(m_console->show());
    QTRY_COMPARE_WITH_TIMEOUT(m_console->emptyText(), ImportJobsKind().failedText(), 20'000);
    QCOMPARE(m_console->child<QPushButton>(u"emptyAction"_s)->text(), u"Retry"_s);
    QVERIFY(!m_console->messageText().isEmpty());
    QTest::mouseClick(m_console->child<QPushButton>(u"emptyAction"_s), Qt::LeftButton);
    QTRY_COMPARE(m_console->messageText(), QString());
    QTRY_VERIFY_WITH_TIMEOUT(!m_console->messageText().isEmpty(), 20'000);
}

/// Where the list and the look for new jobs beside it fail together.
void AccountStatesTest::aRefreshThatFailsIsSaidOnce()
{
    QVERIFY(m_console->begin(120));
    const AccountSync &sync = *m_console->page().current()->session->sync();
    QTest::mouseClick(m_console->child<QPushButton>(u"scopeLoad"_s), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(sync.canLookAtEnds() && sync.state() == AccountSync::State::Idle, 60'000);
    QVERIFY(m_console->tellService({{u"failEvery"_s, 1}}));
    m_console->press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(sync.lookError() && m_console->model()->error(), 60'000);
    QTRY_VERIFY(!m_console->messageText().isEmpty());
    QTRY_VERIFY(!m_console->child<QLabel>(u"scopeProgress"_s)->isVisible());
}

void AccountStatesTest::removingTheShownAccountShowsAnother()
{
    QVERIFY(m_console->begin(200, {"globex"}));
    m_console->sessions->removeAccount(m_console->sessions->currentAccount(), this, [](const Outcome &) {});
    QTRY_COMPARE(m_console->model()->rowCount(), 37);
    m_console->sessions->removeAccount(m_console->sessions->accounts().front().id, this, [](const Outcome &) {});
    QTRY_COMPARE(m_console->emptyText(), ListingPage::noAccountText());
    QVERIFY(!m_console->model());
}

void AccountStatesTest::aChangedAddressStartsAnew()
{
    QVERIFY(m_console->begin(200));
    Account moved = m_console->sessions->accounts().front();
    moved.listingBase = BaseUrl::parse(u"http://127.0.0.1:1"_s, moved.slug).value();
    m_console->sessions->saveAccount(moved);
    // Its token does not go to another address.
    QTRY_COMPARE(actionText(), u"Enter Token..."_s);
    QCOMPARE(m_console->model()->rowCount(), 0);
}

void AccountStatesTest::offlineIsABar()
{
    QVERIFY(m_console->begin(200));
    auto *page = m_console->window().findChild<ListingTabs *>();
    page->setOffline(true);
    QCOMPARE(m_console->messageId(), u"offline"_s);
    QCOMPARE(m_console->emptyText(), QString()); // rows stay
    page->setOffline(false);
    QCOMPARE(m_console->messageText(), QString());
}

void AccountStatesTest::brokenSettingsAreTold()
{
    MainWindow window(*m_console->sessions, m_console->settings,
                      {.settings = u"settings.json.broken"_s,
                       .registrations = {},
                       .blockingRegistrations = {},
                       .unreadableAccounts = 0});
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const auto *bar = window.findChild<MessageBar *>();
    QTRY_COMPARE(bar->count(), 1);
    QVERIFY(bar->shown()->text.contains(u"settings.json.broken"_s));
}

void AccountStatesTest::theWindowKeepsItsLooks()
{
    QVERIFY(m_console->begin(200));
    m_console->table().setColumnWidth(ImportJobsModel::TypeColumn, 333);
    m_console->table().setColumnHidden(ImportJobsModel::UserColumn, true);
    m_console->window().move(-5000, -5000);
    const int points = m_console->window().font().pointSize();
    m_console->press(Qt::Key_Plus, Qt::ControlModifier);
    QTRY_VERIFY(m_console->window().font().pointSize() > points);
    const int zoomed = m_console->window().font().pointSize();
    m_console->close();

    QVERIFY(m_console->show());
    QTRY_COMPARE(m_console->model() ? m_console->model()->rowCount() : 0, 200);
    QVERIFY(m_console->table().columnWidth(ImportJobsModel::TypeColumn) > 333); // as many characters as before
    QVERIFY(m_console->table().isColumnHidden(ImportJobsModel::UserColumn));
    QCOMPARE(m_console->window().font().pointSize(), zoomed);
    // A screen that is gone: the window comes back onto one that is there.
    QVERIFY(m_console->window().screen()->availableGeometry().intersects(m_console->window().geometry()));
}

void AccountStatesTest::theWindowClosesWhateverIsGoingOn_data()
{
    QTest::addColumn<QString>("latency");
    QTest::addColumn<QString>("token");
    QTest::newRow("a page is read") << u"600000"_s << QString();
    QTest::newRow("a message is shown") << u"0"_s << u"not-the-token"_s;
}

void AccountStatesTest::theWindowClosesWhateverIsGoingOn()
{
    QFETCH(QString, latency);
    QFETCH(QString, token);
    QVERIFY(m_console->startService({u"--jobs"_s, u"200"_s, u"--latency"_s, latency}));
    if (token.isEmpty())
        m_console->addAccount("acme");
    else
        m_console->addAccount("acme", token);
    QVERIFY(m_console->show());
    QTRY_VERIFY(token.isEmpty() ? m_console->page().status().requests > 0 : !m_console->messageText().isEmpty());
    m_console->close();
    m_console->restart();
    QVERIFY(m_console->show());
}

} // namespace Balehook

QTEST_MAIN(Balehook::AccountStatesTest)

#include "tst_accountstates.moc"
