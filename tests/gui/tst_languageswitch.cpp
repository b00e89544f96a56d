// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/windowkeeper.h"
#include "core/text/translation.h"
#include "gui/console.h"
#include "gui/searchof.h"
#include "models/importjobsmodel.h"
#include "session/account/accountsession.h"
#include "session/account/webhookregistration.h"
#include "session/index/accountsync.h"
#include "store/jobindex.h"
#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/look/appearance.h"
#include "widgets/messages/messagebar.h"
#include "widgets/search/searchdesk.h"
#include "widgets/search/viewsmenu.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/updates/autorefresh.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/windowparts.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

void addTexts(const QList<QAction *> &actions, QStringList &texts)
{
    for (const QAction *action : actions) {
        if (!action->text().isEmpty())
            texts.append(action->text());
        if (action->menu())
            addTexts(action->menu()->actions(), texts);
    }
}

} // namespace

/// The real window, made anew in another language while the user is at work in it.
class LanguageSwitchTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void theTextsChangeAndThePlaceStays();
    void whatIsOnItsWayStillComes();
    void aFormIsWaitedFor();
    void theFileStaysOpen();
    void theOtherListsStay();
    void theSearchStays();
    void theSearchAmongWebhooksStays();
    void whatWasToldStays();
    void whatBecameOfAWebhookStays();
    void theWindowsBesideStay();

private:
    /// The window with an account, its first rows loaded.
    void start(const QStringList &arguments = {});
    void change(const QString &language);
    MainWindow &window() const { return *m_keeper->window(); }
    ListingPage &page() const { return window().findChild<ListingTabs *>()->page(); }
    PagedTableView &table() const { return page().table(); }
    PagedTableModel *model() const { return page().current() ? page().current()->model.get() : nullptr; }
    QAction *action(const QString &english) const;
    QStringList texts() const;

    std::unique_ptr<Console> m_console;
    std::unique_ptr<Translation> m_translation;
    std::unique_ptr<WindowKeeper> m_keeper;
};

void LanguageSwitchTest::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void LanguageSwitchTest::init()
{
    m_console = std::make_unique<Console>();
    m_translation = std::make_unique<Translation>();
    m_translation->install();
    m_keeper = std::make_unique<WindowKeeper>(*m_console->sessions, m_console->settings, *m_console->appearance,
                                              *m_translation);
}

void LanguageSwitchTest::cleanup()
{
    m_keeper.reset();
    if (m_translation)
        QGuiApplication::setLayoutDirection(m_translation->install().textDirection());
    m_translation.reset();
    m_console.reset();
}

void LanguageSwitchTest::start(const QStringList &arguments)
{
    QVERIFY(m_console->startService(QStringList{u"--jobs"_s, u"500"_s} + arguments));
    m_console->sessions->setCurrentAccount(m_console->addAccount("acme"));
    m_keeper->make();
    window().show();
    QVERIFY(QTest::qWaitForWindowExposed(&window()));
}

void LanguageSwitchTest::change(const QString &language)
{
    QSignalSpy replaced(m_keeper.get(), &WindowKeeper::replaced);
    m_console->appearance->setLanguage(language);
    QTRY_COMPARE(replaced.count(), 1);
    QVERIFY(QTest::qWaitForWindowExposed(&window()));
}

QAction *LanguageSwitchTest::action(const QString &english) const
{
    for (auto *each : window().findChildren<QAction *>()) {
        if (each->text() == english)
            return each;
    }
    return nullptr;
}

QStringList LanguageSwitchTest::texts() const
{
    // First, how long ago.
    QStringList texts{table().currentIndex().siblingAtColumn(ImportJobsModel::CreatedColumn).data().toString()};
    addTexts(window().menuBar()->actions(), texts);
    for (const auto *button : window().findChildren<QAbstractButton *>()) {
        if (!button->text().isEmpty())
            texts.append(button->text());
    }
    for (const auto *edit : window().findChildren<QLineEdit *>())
        texts.append(edit->placeholderText());
    for (int column = 0; model() && column < model()->columnCount(); ++column)
        texts.append(model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    return texts;
}

void LanguageSwitchTest::theTextsChangeAndThePlaceStays()
{
    start();
    QTRY_VERIFY(model() && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    table().goToRow(120);
    QTRY_COMPARE(model()->rowState(120), PagedTableModel::RowState::Loaded);
    QTRY_COMPARE(page().status().requests, 0);
    const QString id = model()->idAt(120);
    const PagedTableModel *rows = model();
    QTRY_VERIFY(texts().contains(u"Load All 500 Jobs to Search Them"_s)); // the last to be known
    const int top = table().verticalScrollBar()->value(); // beside all that takes room
    QVERIFY(top > 0);
    const QStringList english = texts();
    const int requests = m_console->asked(u"GET"_s, QString());
    QVERIFY(requests > 0);
    const int reads = m_console->tokens.reads;
    QCOMPARE(reads, 1);

    for (const auto &[language, direction] : {std::pair(u"de"_s, Qt::LeftToRight), std::pair(u"ar"_s, Qt::RightToLeft),
                                              std::pair(u"en"_s, Qt::LeftToRight)}) {
        const QPointer<MainWindow> before(&window());
        change(language);
        QVERIFY(!before);
        QCOMPARE(window().layoutDirection(), direction);
        QCOMPARE(QLocale().language(), QLocale(language).language());
        QTRY_COMPARE(model(), rows);
        QTRY_COMPARE(table().currentIndex().row(), 120);
        QCOMPARE(model()->idAt(120), id);
        QCOMPARE(table().verticalScrollBar()->value(), top);
        QTRY_VERIFY(table().hasFocus() || !window().isActiveWindow());

        if (language == u"en"_s) {
            QTRY_COMPARE(texts().mid(1), english.mid(1)); // the first one moves on with the time
            continue;
        }
        const QStringList now = texts();
        QCOMPARE(now.size(), english.size());
        QVERIFY(now.constFirst() != english.constFirst());
        qsizetype same = 0;
        for (qsizetype i = 0; i < now.size(); ++i)
            same += now[i] == english[i] && !now[i].isEmpty() ? 1 : 0;
        // Names of accounts and a few words are the same in each language.
        QVERIFY2(same * 5 < now.size(), qPrintable(u"%1 of %2"_s.arg(same).arg(now.size())));
    }
    QCOMPARE(m_console->tokens.reads, reads);
    QCOMPARE(m_console->asked(u"GET"_s, QString()), requests);
}

void LanguageSwitchTest::whatIsOnItsWayStillComes()
{
    start({u"--latency"_s, u"1500"_s});
    QTRY_VERIFY(page().status().requests > 0);
    const PagedTableModel *rows = model();
    QCOMPARE(rows->rowCount(), 0);
    change(u"de"_s);
    QTRY_COMPARE(model(), rows);
    QTRY_COMPARE_WITH_TIMEOUT(model()->rowState(0), PagedTableModel::RowState::Loaded, 30'000);
    QCOMPARE(m_console->tokens.reads, 1);
}

void LanguageSwitchTest::aFormIsWaitedFor()
{
    start();
    QTRY_VERIFY(model() && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    QAction *add = action(u"&Add Account..."_s);
    QVERIFY(add);
    add->trigger();
    QTRY_VERIFY(QApplication::activeModalWidget());
    const QPointer<QWidget> form(QApplication::activeModalWidget());
    auto *slug = form->findChild<QLineEdit *>(u"slugEdit"_s);
    QVERIFY(slug);
    slug->setText(u"typed"_s);
    QSignalSpy replaced(m_keeper.get(), &WindowKeeper::replaced);
    m_console->appearance->setLanguage(u"de"_s);
    QTRY_VERIFY(!window().statusBar()->currentMessage().isEmpty());
    QCOMPARE(replaced.count(), 0);
    // It is taken back with the wish.
    m_console->appearance->setLanguage(QString());
    QTRY_VERIFY(window().statusBar()->currentMessage().isEmpty());
    m_console->appearance->setLanguage(u"de"_s);
    QTRY_VERIFY(!window().statusBar()->currentMessage().isEmpty());
    QVERIFY(form && form->isVisible());
    QCOMPARE(slug->text(), u"typed"_s);

    form->findChild<QPushButton *>(u"discardButton"_s)->click();
    QTRY_COMPARE(replaced.count(), 1);
    QVERIFY(window().menuBar()->actions().constFirst()->text() != u"&File"_s);
}

void LanguageSwitchTest::theFileStaysOpen()
{
    QFile file(m_console->folder.filePath(u"rows.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("sku,error,shop\n");
    for (int row = 0; row < 400; ++row)
        file.write("sku-" + QByteArray::number(row) + (row % 2 ? ",price is required" : ",unknown category")
                   + (row % 4 < 2 ? ",a\n" : ",b\n"));
    file.close();
    start();
    QTRY_VERIFY(model() && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    window().openLocalFiles({file.fileName()});
    const auto rows = [this] { return window().findChild<QAbstractItemView *>(u"failedRows"_s); };
    QTRY_VERIFY(rows() && rows()->isVisible() && rows()->model()->rowCount() == 400);
    // The rows of one reason, and of them those with one value.
    auto *reasons = window().findChild<QListView *>(u"reasons"_s);
    QTRY_COMPARE(reasons->model()->rowCount(), 3);
    const int price = reasons->model()->index(1, 0).data().toString() == u"price is required"_s ? 1 : 2;
    reasons->setCurrentIndex(reasons->model()->index(price, 0));
    QTRY_COMPARE(rows()->model()->rowCount(), 200);
    rows()->setCurrentIndex(rows()->model()->index(150, 2));
    QTRY_COMPARE(rows()->currentIndex().siblingAtColumn(0).data().toString(), u"sku-301"_s);
    QAction *only = action(u"Only Rows with This &Value"_s);
    QVERIFY(only);
    only->trigger();
    constexpr int shown = 100;
    QTRY_COMPARE(rows()->model()->rowCount(), shown);
    const QString current = rows()->currentIndex().siblingAtColumn(0).data().toString();
    QCOMPARE(current, u"sku-301"_s);

    QAction *downloads = action(u"Do&wnloads..."_s);
    QVERIFY(downloads);
    downloads->trigger();
    const auto dialog = [this] { return window().findChild<QWidget *>(u"downloadsDialog"_s); };
    QTRY_VERIFY(dialog() && dialog()->isVisible());

    change(u"de"_s);
    QTRY_VERIFY(dialog() && dialog()->isVisible());
    QTRY_VERIFY(rows() && rows()->isVisible());
    QTRY_COMPARE(rows()->model()->rowCount(), shown);
    QTRY_COMPARE(rows()->currentIndex().siblingAtColumn(0).data().toString(), current);
}

void LanguageSwitchTest::theOtherListsStay()
{
    start();
    QTRY_VERIFY(model() && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    auto *tabs = window().findChild<ListingTabs *>();
    tabs->showListing(Listing::Webhooks);
    QTRY_VERIFY(model() && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    table().goToRow(1);
    const PagedTableModel *webhooks = model();
    const int requests = m_console->asked(u"GET"_s, QString());
    change(u"ja"_s);
    QTRY_COMPARE(model(), webhooks);
    QCOMPARE(page().kind().listing(), Listing::Webhooks);
    QCOMPARE(table().currentIndex().row(), 1);
    window().findChild<ListingTabs *>()->showListing(Listing::ImportJobs);
    QTRY_VERIFY(model() && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    QCOMPARE(m_console->asked(u"GET"_s, QString()), requests);
}

void LanguageSwitchTest::theSearchStays()
{
    start();
    QTRY_VERIFY(model() && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    AccountSession *session = page().current()->session;
    session->sync()->fill();
    QTRY_VERIFY_WITH_TIMEOUT(session->jobIndex()->status().isComplete(), 60'000);
    table().goToRow(40);
    const auto desk = [this] { return page().findChild<SearchDesk *>(); };
    JobQuery query;
    query.text = u"inventory"_s;
    desk()->setQuery(query);
    QTRY_VERIFY(page().current()->found && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    const int found = model()->rowCount();
    QVERIFY(found > 5 && found < 500);
    table().goToRow(5);
    const QString id = model()->idAt(5);
    QVERIFY(!id.isEmpty());

    change(u"fr"_s);
    QTRY_VERIFY(model());
    QCOMPARE(model()->rowCount(), found);
    QCOMPARE(desk()->query().text, u"inventory"_s);
    QCOMPARE(model()->idAt(table().currentIndex().row()), id);
    // And back to the place before the search.
    desk()->setQuery({});
    QTRY_COMPARE(model()->rowCount(), 500);
    QTRY_COMPARE(table().currentIndex().row(), 40);
}

void LanguageSwitchTest::theSearchAmongWebhooksStays()
{
    start();
    QTRY_VERIFY(model() && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    window().findChild<ListingTabs *>()->showListing(Listing::Webhooks);
    QTRY_VERIFY(model() && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    const int all = model()->rowCount();
    table().goToRow(all - 1);
    const auto desk = [this] { return searchOf<Webhook>(page()); };
    WebhookQuery query;
    query.sortField = WebhookQuery::alike;
    query.hasTwin = true;
    desk()->setQuery(query);
    QTRY_VERIFY(page().current()->found && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    const int found = model()->rowCount();
    QVERIFY(found > 1 && found < all);
    desk()->views().save(u"Mine"_s);
    table().goToRow(1);
    const QString id = model()->idAt(1);
    const PagedTableModel *rows = model();
    const int requests = m_console->asked(u"GET"_s, QString());

    change(u"fr"_s);
    QTRY_COMPARE(model(), rows);
    QCOMPARE(desk()->query(), query);
    QCOMPARE(desk()->views().name(), u"Mine"_s);
    QCOMPARE(model()->rowCount(), found);
    QCOMPARE(model()->idAt(table().currentIndex().row()), id);
    QCOMPARE(m_console->asked(u"GET"_s, QString()), requests);
    // And back to the place before the search.
    desk()->setQuery({});
    QTRY_COMPARE(model()->rowCount(), all);
    QTRY_COMPARE(table().currentIndex().row(), all - 1);
}

void LanguageSwitchTest::whatWasToldStays()
{
    start();
    QTRY_VERIFY(model() && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    const auto bar = [this] { return window().findChild<MessageBar *>(); };
    const auto post = [&bar](const QString &id, Message::Level level) {
        bar()->post({.id = id,
                     .level = level,
                     .text = u"This was told: "_s + id,
                     .actionText = u"Act"_s,
                     .action = [] { QFAIL("the window is gone"); },
                     .detail = u"Why"_s,
                     .closable = false});
    };
    post(u"old"_s, Message::Level::Warning);
    post(u"less"_s, Message::Level::Information);
    post(u"new"_s, Message::Level::Warning);
    const int count = bar()->count();
    QCOMPARE(bar()->shown()->id, u"new"_s);
    post(AutoRefresh::messageId, Message::Level::Warning); // not true of the other window
    change(u"de"_s);
    QTRY_VERIFY(bar()->isVisible());
    QCOMPARE(bar()->count(), count);
    for (const QString &id : {u"new"_s, u"old"_s, u"less"_s}) {
        const Message shown = *bar()->shown();
        QCOMPARE(shown.id, id);
        QVERIFY(shown.closable);
        QVERIFY(shown.actionText.isEmpty() && !shown.action);
        QCOMPARE(shown.detail, u"Why"_s);
        bar()->withdraw(id);
    }
}

/// The registration is settled once it was told: the message is all there is of it.
void LanguageSwitchTest::whatBecameOfAWebhookStays()
{
    start();
    QTRY_VERIFY(model() && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    const auto told = [this] {
        const Message *shown = window().findChild<MessageBar *>()->shown();
        return shown && shown->id == u"registration"_s;
    };
    WebhookRegistration &registration = page().current()->session->registration();
    QVERIFY(registration.send(WebhookDraft({u"product"_s, {}, {}, {}, {}, u"https://x.example.com/"_s, {}})));
    QTRY_VERIFY(!registration.webhook().id().isEmpty() && registration.state() == WebhookRegistration::State::Idle);
    QVERIFY(told());
    const PagedTableModel *rows = model();
    change(u"de"_s);
    QTRY_COMPARE(model(), rows);
    QVERIFY(told());
    window().showAccount(m_console->addAccount("globex"));
    QVERIFY(!told()); // it is not that account's
}

void LanguageSwitchTest::theWindowsBesideStay()
{
    start();
    QTRY_VERIFY(model() && model()->rowState(0) == PagedTableModel::RowState::Loaded);
    const auto opened = [this] { return window().parts().opened(); };
    change(u"de"_s);
    QVERIFY(!opened().hasManual && !opened().hasReport && !opened().hasUnknowns);
    window().parts().open({.hasManual = true, .hasReport = true, .hasReportWithoutNames = true, .hasUnknowns = true});
    QTRY_VERIFY(opened().hasManual && opened().hasReport && opened().hasUnknowns);
    change(u"en"_s);
    QTRY_VERIFY(opened().hasManual && opened().hasReport && opened().hasUnknowns);
    QVERIFY(opened().hasReportWithoutNames);
}

} // namespace Balehook

QTEST_MAIN(Balehook::LanguageSwitchTest)

#include "tst_languageswitch.moc"
