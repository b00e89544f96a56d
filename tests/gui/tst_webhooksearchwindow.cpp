// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/querytext.h"
#include "gui/console.h"
#include "gui/searchof.h"
#include "models/importjobsmodel.h"
#include "models/webhooksmodel.h"
#include "store/jobindex.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/lists/webhookskind.h"
#include "widgets/search/recordcolumns.h"
#include "widgets/search/recordsearchwords.h"
#include "widgets/search/viewsmenu.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <array>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr int longest = 30'000; // ms; machines may be busy
constexpr int all = 31;

} // namespace

/// Search among webhooks in the real window, with a demo service.
class WebhookSearchWindowTest final : public QObject
{
    Q_OBJECT

public:
    static void initMain() { qputenv("TZ", "Europe/Berlin"); }

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void wordsAreFoundAmongAllOfThem();
    void conditionsAreChosenAmongTheValuesSeen();
    void aTitleSortsReversesAndGivesBackTheOrder();
    void refreshKeepsTheSearchAndTheSelection();
    void aFailedReadingLeavesWhatWasFound();
    void whatWasKeptIsSearchedAfterARestart();
    void aViewIsSavedChosenAndReturnsAfterARestart();
    void eachAccountHasItsLastQuery();
    void theLastQueryAsksForNoMoreThanTheList();
    void viewsGoWithTheirAccount();
    void daysAreThoseThatTimesAreShownIn();

private:
    ListingPage &page() const { return m_console->page(); }
    const WebhooksModel &model() const { return *static_cast<WebhooksModel *>(page().current()->model.get()); }
    int rows() const { return page().current() ? model().rowCount() : -1; }
    bool isShown(int row) const { return model().rowState(row) == PagedTableModel::RowState::Loaded; }
    QString scope() const { return m_console->child<QLabel>(u"webhookScopeText"_s)->text(); }
    QLineEdit &text() const { return *m_console->child<QLineEdit>(u"webhookSearchText"_s); }
    RecordSearchController<Webhook> &desk() const { return *searchOf<Webhook>(page()); }
    int asked() const { return m_console->asked(u"GET"_s, u"/client-webhook"_s); }
    static QString hasTwin() { return RecordColumns<Webhook>::flagText(&WebhookQuery::hasTwin, true); }
    QStringList chips() const
    {
        QStringList texts;
        for (const QToolButton *chip : page().findChildren<QToolButton *>(u"chipText"_s)) {
            if (chip->isVisible())
                texts.append(chip->text());
        }
        return texts;
    }
    QString emptyText() const
    {
        const auto *label = page().findChild<QLabel *>(u"emptyText"_s);
        return label && label->isVisible() ? label->text() : QString();
    }
    QMenu *viewsOfMenuBar() const
    {
        for (const QAction *action : m_console->window().findChildren<QAction *>()) {
            if (action->menu() && action->text() == u"Vi&ews"_s && action->isEnabled())
                return action->menu();
        }
        return nullptr;
    }
    void openTab() const { m_console->press(Qt::Key_2, Qt::AltModifier); }
    /// How many rows have \a word in their URL or resource.
    int countOf(const QString &word) const
    {
        int count = 0;
        for (int row = 0; row < rows(); ++row) {
            const Webhook *webhook = model().recordAt(row);
            if (webhook
                && (webhook->text(Webhook::WebhookUrl).contains(word)
                    || webhook->text(Webhook::Resource).contains(word)))
                ++count;
        }
        return count;
    }
    void clickTitle(int column) const
    {
        QHeaderView &header = *page().table().horizontalHeader();
        const QPoint middle(header.sectionViewportPosition(column) + header.sectionSize(column) / 2,
                            header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier, middle);
    }

    std::unique_ptr<Console> m_console;
};

void WebhookSearchWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(50));
    openTab();
    QTRY_COMPARE_WITH_TIMEOUT(rows(), all, longest);
    QTRY_VERIFY(isShown(0));
    // The list is there before they are read for the search.
    QTRY_COMPARE_WITH_TIMEOUT(scope(), u"31 webhooks, loaded just now"_s, longest);
}

void WebhookSearchWindowTest::wordsAreFoundAmongAllOfThem()
{
    const int orders = countOf(u"order"_s);
    QVERIFY(orders > 0 && orders < all);
    const int before = asked();
    m_console->press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(text().hasFocus());
    QTest::keyClicks(&text(), u"ORD hooks"_s);
    QTRY_COMPARE(rows(), orders);
    QTRY_COMPARE(scope(), u"%1 of 31 webhooks, loaded just now"_s.arg(orders));
    QCOMPARE(asked(), before); // they were all there
    QTest::keyClicks(&text(), u" and nothing else"_s);
    QTRY_COMPARE(emptyText(), WebhooksKind().noMatchText());
    QTest::mouseClick(page().findChild<QPushButton *>(u"emptyAction"_s), Qt::LeftButton);
    QTRY_COMPARE(rows(), all);
    QCOMPARE(text().text(), QString());

    text().setFocus();
    QTest::keyClicks(&text(), u"or"_s);
    QTRY_VERIFY(rows() < all);
    QTest::keyClick(&text(), Qt::Key_Return);
    QTRY_VERIFY(m_console->hasFocusAgain(page().table())); // suggestions were open
    text().setFocus();
    QTest::keyClick(&text(), Qt::Key_Escape);
    QTRY_COMPARE(rows(), all);
    QVERIFY(page().current()->found.isNull());
}

void WebhookSearchWindowTest::conditionsAreChosenAmongTheValuesSeen()
{
    WebhookQuery query;
    query.hasTwin = true;
    desk().setQuery(query);
    QTRY_VERIFY(rows() > 0 && rows() < all);
    QCOMPARE(chips(), QStringList{hasTwin()});
    const int twins = rows();
    for (int row = 0; row < twins; ++row)
        QVERIFY(!model().index(row, WebhooksModel::TwinsColumn).data().toString().isEmpty());
    query = {};
    query.values[Webhook::Resource] = {{u"order"_s}, false};
    desk().setQuery(query);
    QTRY_COMPARE(chips(), QStringList{u"Resource is order"_s});
    QTRY_VERIFY(rows() > 0 && rows() < all && isShown(0));
    QTest::mouseClick(page().findChild<QToolButton *>(u"chipText"_s), Qt::LeftButton);
    auto *list = page().findChild<QListWidget *>(u"valuesList"_s);
    QVERIFY(list);
    QCOMPARE(list->findItems(u"order (%1)"_s.arg(rows()), Qt::MatchExactly).size(), 1);
    for (int row = 0; row < list->count(); ++row)
        list->item(row)->setCheckState(Qt::Checked);
    QTRY_COMPARE(rows(), all); // each has one of them
    list->window()->close();
    QToolButton *away = nullptr;
    QTRY_VERIFY((away = page().findChild<QToolButton *>(u"chipsClear"_s)) && away->isVisible());
    QTest::mouseClick(away, Qt::LeftButton);
    QTRY_VERIFY(chips().isEmpty());
    QTRY_VERIFY(page().current()->found.isNull());
}

void WebhookSearchWindowTest::aTitleSortsReversesAndGivesBackTheOrder()
{
    const QString first = model().idAt(0);
    const QHeaderView &header = *page().table().horizontalHeader();
    const int column = WebhooksModel::ResourceColumn;
    clickTitle(column);
    QTRY_COMPARE(chips(), QStringList{u"Sorted by Resource, A to Z"_s});
    QVERIFY(header.isSortIndicatorShown());
    QCOMPARE(header.sortIndicatorSection(), column);
    QTRY_VERIFY(rows() == all && isShown(0));
    QTRY_COMPARE(model().recordAt(0)->text(Webhook::Resource), u"customer"_s);
    clickTitle(column);
    QTRY_COMPARE(chips(), QStringList{u"Sorted by Resource, Z to A"_s});
    QTRY_VERIFY(isShown(0) && model().recordAt(0)->text(Webhook::Resource) == "product"_L1);
    clickTitle(column);
    QTRY_VERIFY(chips().isEmpty());
    QVERIFY(!header.isSortIndicatorShown());
    QTRY_COMPARE(model().idAt(0), first);
}

void WebhookSearchWindowTest::refreshKeepsTheSearchAndTheSelection()
{
    page().table().goToRow(20);
    const QString id = model().idAt(20);
    clickTitle(WebhooksModel::IdColumn);
    clickTitle(WebhooksModel::IdColumn);
    QTRY_COMPARE(chips(), QStringList{u"Sorted by ID, Z to A"_s});
    QTRY_VERIFY(page().table().currentIndex().isValid());
    QTRY_COMPARE(model().idAt(page().table().currentIndex().row()), id);
    const int before = asked();
    m_console->press(Qt::Key_F5);
    QTRY_VERIFY(asked() > before);
    QTRY_COMPARE(scope(), u"31 of 31 webhooks, loaded just now"_s);
    QCOMPARE(chips().size(), 1);
    QCOMPARE(model().idAt(page().table().currentIndex().row()), id);
}

void WebhookSearchWindowTest::aFailedReadingLeavesWhatWasFound()
{
    const int orders = countOf(u"order"_s);
    QVERIFY(m_console->tellService({{u"failEvery"_s, 1}}));
    QTest::keyClicks(&text(), u"order"_s);
    QTRY_COMPARE(rows(), orders);
    m_console->press(Qt::Key_F5);
    auto *again = m_console->child<QPushButton>(u"webhookScopeAgain"_s);
    QTRY_VERIFY_WITH_TIMEOUT(again->isVisible(), longest);
    QVERIFY2(scope().startsWith(u"%1 of 31 webhooks, "_s.arg(orders)), qPrintable(scope()));
    QVERIFY(scope().endsWith(u'.')); // and why
    QCOMPARE(rows(), orders);
    QVERIFY(m_console->tellService({{u"failEvery"_s, 0}}));
    QTest::mouseClick(again, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(scope(), u"%1 of 31 webhooks, loaded just now"_s.arg(orders), longest);
    QVERIFY(!again->isVisible());
}

void WebhookSearchWindowTest::whatWasKeptIsSearchedAfterARestart()
{
    const int orders = countOf(u"order"_s);
    QVERIFY(m_console->tellService({{u"failEvery"_s, 1}}));
    // What waits to be written when the program ends is not kept.
    bool isKept = false;
    AccountSession &session = *m_console->sessions->session(m_console->sessions->currentAccount());
    session.jobIndex()->readAgain(this, [&isKept](const auto &) { isKept = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isKept, longest);
    m_console->restart();
    QVERIFY(m_console->show());
    QTRY_VERIFY(!m_console->window().findChild<ListingTabs *>()->accountId().isEmpty());
    openTab();
    QCOMPARE(scope(), RecordSearchWords::of<Webhook>().scope.notLoaded);
    QTRY_COMPARE_WITH_TIMEOUT(emptyText(), WebhooksKind().failedText(), longest);
    QTest::keyClicks(&text(), u"order"_s);
    QTRY_COMPARE_WITH_TIMEOUT(rows(), orders, longest);
    QTRY_VERIFY(scope().startsWith(u"%1 of 31 webhooks, loaded "_s.arg(orders)));
    QVERIFY(isShown(0));
    // Nor is there a list to wait for when the query is that of the last time.
    m_console->restart();
    QVERIFY(m_console->show());
    QTRY_VERIFY(!m_console->window().findChild<ListingTabs *>()->accountId().isEmpty());
    openTab();
    QCOMPARE(text().text(), u"order"_s);
    QTRY_COMPARE_WITH_TIMEOUT(rows(), orders, longest);
    QTRY_VERIFY(isShown(0));
}

void WebhookSearchWindowTest::aViewIsSavedChosenAndReturnsAfterARestart()
{
    const auto header = [this]() -> QHeaderView & { return *page().table().horizontalHeader(); };
    const auto isHidden = [&header] { return header().isSectionHidden(WebhooksModel::VersionColumn); };
    WebhookQuery query;
    query.hasTwin = true;
    desk().setQuery(query);
    QTRY_VERIFY(rows() > 0 && rows() < all);
    const int twins = rows();
    QVERIFY(!isHidden());
    header().hideSection(WebhooksModel::VersionColumn);
    desk().views().save(u"With & twins"_s);
    header().showSection(WebhooksModel::VersionColumn);
    desk().setQuery({});
    QTRY_COMPARE(rows(), all);

    // In the menu beside the search, and in that of the menu bar.
    for (QMenu *menu : {page().findChild<QToolButton *>(u"webhookViewsButton"_s)->menu(), viewsOfMenuBar()}) {
        QVERIFY(menu && menu->menuAction()->isEnabled());
        desk().setQuery({});
        header().showSection(WebhooksModel::VersionColumn);
        Q_EMIT menu->aboutToShow();
        const auto *view = menu->findChild<QAction *>(QLatin1StringView(ViewsMenu::viewAction));
        QVERIFY(view);
        QCOMPARE(view->text(), u"With && twins"_s);
        menu->findChild<QAction *>(QLatin1StringView(ViewsMenu::viewAction))->trigger();
        QTRY_COMPARE(chips(), QStringList{hasTwin()});
        QTRY_COMPARE(rows(), twins);
        QVERIFY(isHidden());
    }
    clickTitle(WebhooksModel::TwinsColumn);
    const QStringList last{hasTwin(), u"Sorted by Duplicates, most first"_s};
    QTRY_COMPARE(chips(), last);
    // Nothing of it is a view of the import jobs.
    const QString account = m_console->sessions->accounts().front().id;
    const ViewSettings jobs(m_console->settings, ViewSettings::List::ImportJobs);
    QVERIFY(jobs.views(account).empty());
    QVERIFY(jobs.last(account) == NamedView());

    m_console->restart();
    QVERIFY(m_console->show());
    QTRY_VERIFY(!m_console->window().findChild<ListingTabs *>()->accountId().isEmpty());
    openTab();
    QTRY_COMPARE(chips(), last);
    QTRY_COMPARE_WITH_TIMEOUT(rows(), twins, longest);
    QVERIFY(isHidden());
    QCOMPARE(desk().views().name(), u"With & twins"_s);
    desk().views().rename(u"Mine"_s);
    QCOMPARE(desk().views().views().size(), std::size_t(1));
    QVERIFY(QueryText::parsed<Webhook>(desk().views().views().front().query) == query);
    desk().views().remove();
    QVERIFY(desk().views().views().empty());
}

void WebhookSearchWindowTest::eachAccountHasItsLastQuery()
{
    m_console->addAccount("globex");
    QTest::keyClicks(&text(), u"order"_s);
    QTRY_COMPARE(desk().query().text, u"order"_s);
    m_console->press(Qt::Key_2, Qt::ControlModifier);
    QTRY_COMPARE(desk().query(), WebhookQuery());
    QCOMPARE(text().text(), QString());
    WebhookQuery query;
    query.sortField = WebhookQuery::alike;
    desk().setQuery(query);
    m_console->press(Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(desk().query().text, u"order"_s);
    QCOMPARE(text().text(), u"order"_s);
    m_console->press(Qt::Key_2, Qt::ControlModifier);
    QTRY_COMPARE(desk().query(), query);
}

void WebhookSearchWindowTest::theLastQueryAsksForNoMoreThanTheList()
{
    std::array<int, 2> costs{};
    const QString found = u"%1 of 31 webhooks, loaded just now"_s.arg(countOf(u"order"_s));
    for (const bool isAsked : {false, true}) {
        WebhookQuery query;
        query.text = isAsked ? u"order"_s : QString();
        desk().setQuery(query);
        QTRY_VERIFY(page().current()->found.isNull() != isAsked);
        m_console->restart();
        const int before = asked();
        QVERIFY(m_console->show());
        QTRY_VERIFY(m_console->model() && m_console->model()->rowState(0) == PagedTableModel::RowState::Loaded);
        QTRY_COMPARE(page().status().requests, 0);
        QCOMPARE(asked(), before); // its tab is not shown
        QVERIFY(!m_console->window().findChild<QLineEdit *>(u"webhookSearchText"_s));
        openTab();
        QTRY_VERIFY_WITH_TIMEOUT(rows() > 0 && isShown(0), longest);
        QTRY_COMPARE(scope(), isAsked ? found : u"31 webhooks, loaded just now"_s);
        QTRY_COMPARE(page().status().requests, 0);
        costs[isAsked ? 1 : 0] = asked() - before;
    }
    QVERIFY(costs[0] > 0);
    QCOMPARE(costs[1], costs[0]);
}

void WebhookSearchWindowTest::viewsGoWithTheirAccount()
{
    WebhookQuery query;
    query.hasTwin = true;
    desk().setQuery(query);
    desk().views().save(u"Duplicates"_s);
    const QString account = m_console->sessions->accounts().front().id;
    QVERIFY(!m_console->settings.allKeys().filter(account + u"/webhooks"_s).isEmpty());
    // Also where nobody looked at its webhooks in this run.
    m_console->restart();
    QVERIFY(m_console->show());
    QTRY_VERIFY(!m_console->window().findChild<ListingTabs *>()->accountId().isEmpty());
    bool isRemoved = false;
    m_console->sessions->removeAccount(account, this, [&isRemoved](const Outcome &removed) { isRemoved = !!removed; });
    QTRY_VERIFY(isRemoved);
    QVERIFY(m_console->settings.allKeys().filter(u"views/"_s + account).isEmpty());
}

void WebhookSearchWindowTest::daysAreThoseThatTimesAreShownIn()
{
    WebhookQuery query;
    query.times[Webhook::CreatedAt].from =
        QDateTime::fromString(u"2026-03-01T23:30:00Z"_s, Qt::ISODate).toMSecsSinceEpoch();
    desk().setQuery(query);
    QCOMPARE(chips(),
             QStringList(u"Created from %1 on"_s.arg(QLocale().toString(QDate(2026, 3, 2), QLocale::ShortFormat))));
    page().setUtc(true);
    QTRY_COMPARE(chips(),
                 QStringList(u"Created from %1 on"_s.arg(QLocale().toString(QDate(2026, 3, 1), QLocale::ShortFormat))));
}

} // namespace Balehook

QTEST_MAIN(Balehook::WebhookSearchWindowTest)

#include "tst_webhooksearchwindow.moc"
