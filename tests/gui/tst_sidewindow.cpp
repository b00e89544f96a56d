// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/account/sessions.h"
#include "support/wait.h"
#include "widgets/actions/windowactions.h"
#include "widgets/lists/listingpage.h"
#include "widgets/search/searchdesk.h"
#include "widgets/search/viewsmenu.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QDateTime>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace Balehook {

/// The side list with accounts and views, and what a view brings.
class SideWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void viewsHaveTheCountsOfTheIndex();
    void oneClickOpensAView();
    void aViewGoesToTheTopAndTheRowStaysSelected();
    void onlyRowsWithTheValueOfTheCurrentCell();
    void theStatusBarSaysHowManyOfHowMany();
    void manyAccountsAreFilteredAndPinned();
    void branchesOfAMerchantAreToldApart();

private:
    QTreeWidget &views() const { return *m_console->child<QTreeWidget>(u"viewsList"_s); }
    SearchDesk &desk() const { return *m_console->page().findChild<SearchDesk *>(); }
    QTreeWidgetItem *view(const QString &name) const
    {
        const auto found = views().findItems(name, Qt::MatchExactly);
        return found.isEmpty() ? nullptr : found.constFirst();
    }
    /// The first of the views that are always there.
    QString failedFiles() const { return views().topLevelItem(0)->text(0); }
    void click(QTreeWidgetItem *item) const
    {
        QTest::mouseClick(views().viewport(), Qt::LeftButton, {}, views().visualItemRect(item).center());
    }
    void load() const
    {
        auto *button = m_console->child<QPushButton>(u"scopeLoad"_s);
        if (Testing::waitFor([button] { return button->isVisible(); }, 1000))
            QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(views().topLevelItemCount() > 0 && !view(failedFiles())->text(1).isEmpty(), 60'000);
    }
    int rows() const { return m_console->model()->rowCount(); }

    std::unique_ptr<Console> m_console;
};

void SideWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(700));
}

void SideWindowTest::viewsHaveTheCountsOfTheIndex()
{
    load();
    desk().views().setQuery(uR"({"text":"price"})"_s);
    desk().views().save(u"Prices"_s);
    QTRY_VERIFY(view(u"Prices"_s));
    for (const auto &name : {failedFiles(), u"Today"_s, u"Prices"_s}) {
        QTRY_VERIFY2(!view(name)->text(1).isEmpty(), qPrintable(name));
        click(view(name));
        // The same number in the list, in the status bar, and at the view.
        QTRY_COMPARE(QLocale().toString(rows()), view(name)->text(1));
    }
    QCOMPARE(view(u"Watched"_s)->text(1), u"0"_s);
    QVERIFY(!views().accessibleName().isEmpty());
    // What was counted yesterday is not the count of today.
    const QDateTime later = QDateTime::currentDateTime().addDays(1);
    // Somewhere else on the earth the same day began at another time.
    const QDateTime elsewhere(later.date(), later.time(), Qt::OffsetFromUTC, later.offsetFromUtc() + 3600);
    for (const QDateTime &now : {later, elsewhere}) {
        view(u"Today"_s)->setText(1, u"old"_s);
        desk().setTime(now);
        QTRY_VERIFY(view(u"Today"_s)->text(1) != u"old"_s);
    }
}

void SideWindowTest::oneClickOpensAView()
{
    load();
    m_console->child<QTreeWidget>(u"viewsList"_s);
    click(view(failedFiles()));
    QTRY_VERIFY(desk().query().hasFailedFile.value_or(false));
    QTRY_VERIFY(rows() > 0 && rows() < 700);
    QCOMPARE(views().currentItem(), view(failedFiles()));
    desk().setQuery({});
    QTRY_COMPARE(rows(), 700);
    QVERIFY(!views().currentItem());
}

void SideWindowTest::aViewGoesToTheTopAndTheRowStaysSelected()
{
    load();
    m_console->table().goToRow(400);
    QTRY_COMPARE(m_console->model()->rowState(400), PagedTableModel::RowState::Loaded);
    const QString id = m_console->model()->idAt(400);
    JobQuery query;
    query.sortField = ImportJob::FailureCount;
    query.isDescending = true;
    desk().setQuery(query);
    const auto isSelected = [&] {
        const int row = m_console->table().currentIndex().row();
        return row >= 0 && m_console->table().selectionModel()->isRowSelected(row);
    };
    QTRY_VERIFY(isSelected());
    QCOMPARE(m_console->table().verticalScrollBar()->value(), 0);
    const int row = m_console->table().currentIndex().row();
    m_console->table().goToRow(row);
    QTRY_COMPARE(m_console->model()->idAt(row), id);
}

void SideWindowTest::onlyRowsWithTheValueOfTheCurrentCell()
{
    load();
    auto *actions = m_console->window().findChild<WindowActions *>();
    QVERIFY(actions->rowActions(Listing::ImportJobs).contains(actions->onlyValue));
    m_console->table().setCurrentIndex(m_console->model()->index(2, ImportJobsModel::TypeColumn));
    const QString type = m_console->model()->recordAt(2)->text(ImportJob::JobType);
    actions->onlyValue->trigger();
    QCOMPARE(desk().query().values.at(ImportJob::JobType).values, QStringList{type});
    QTRY_VERIFY(rows() > 0 && rows() < 700);
    const auto isLoaded = [this] { return m_console->model()->recordAt(0) != nullptr; };
    QTRY_VERIFY(isLoaded());
    QCOMPARE(m_console->model()->recordAt(0)->text(ImportJob::JobType), type);
}

void SideWindowTest::theStatusBarSaysHowManyOfHowMany()
{
    load();
    click(view(failedFiles()));
    const auto *list = m_console->child<QLabel>(u"statusList"_s);
    QTRY_VERIFY2(list->text().startsWith(view(failedFiles())->text(1) + u" of 700 jobs shown"_s),
                 qPrintable(list->text()));
    // Also of what the index has it says how old it is.
    const auto *account = m_console->child<QLabel>(u"statusAccount"_s);
    QTRY_VERIFY2(account->text().contains(u"updated"_s), qPrintable(account->text()));
}

void SideWindowTest::manyAccountsAreFilteredAndPinned()
{
    auto *filter = m_console->child<QLineEdit>(u"accountsFilter"_s);
    QVERIFY(!filter->isVisible());
    const Account model = *m_console->sessions->account(m_console->sessions->currentAccount());
    for (int i = 0; i < 12; ++i) {
        const auto slug = AccountSlug::fromString(u"shop%1"_s.arg(i));
        Account account(u"id%1"_s.arg(i), *slug, model.listingBase);
        account.name = i == 7 ? u"Globex Home"_s : slug->toString();
        account.isPinned = i == 9;
        m_console->sessions->saveAccount(account);
    }
    QVERIFY(filter->isVisible());
    auto *list = m_console->child<QListView>(u"accountsList"_s);
    QCOMPARE(list->model()->index(0, 0).data().toString(), u"shop9"_s); // pinned
    QCOMPARE(list->model()->index(1, 0).data().toString(), model.displayName()); // used last
    // One line where both say the same.
    QVERIFY(list->visualRect(list->model()->index(0, 0)).height()
            < list->visualRect(list->model()->index(1, 0)).height());
    QTest::keyClicks(filter, u"home glo"_s);
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->model()->index(0, 0).data().toString(), u"Globex Home"_s);
    // The keys follow what is seen, and lead into the rows.
    filter->setFocus();
    m_console->press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(m_console->sessions->currentAccount(), u"id7"_s);
    filter->clear();
    QCOMPARE(list->model()->rowCount(), 13);
    m_console->press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(m_console->sessions->currentAccount(), u"id9"_s);
    const int row =
        list->model()->match(list->model()->index(0, 0), Qt::DisplayRole, model.displayName()).value(0).row();
    filter->setFocus();
    m_console->press(Qt::Key(Qt::Key_1 + row), Qt::ControlModifier);
    QCOMPARE(m_console->sessions->currentAccount(), model.id);
    QTRY_VERIFY(m_console->table().hasFocus());
}

/// Their names begin alike, and are longer than the list is wide.
void SideWindowTest::branchesOfAMerchantAreToldApart()
{
    MainWindow &window = m_console->window();
    window.resize(1000, 600);
    Sessions &sessions = *m_console->sessions;
    Account account = *sessions.account(sessions.currentAccount());
    const auto *list = m_console->child<QListView>(u"accountsList"_s);
    const auto *name = m_console->child<QLabel>(u"bannerName"_s);
    QList<QImage> drawn;
    for (const QString &branch : {u"Hamburg"_s, u"Kiel"_s}) {
        account.name = u"Northern Lights Outdoor and Camping Equipment, Branch "_s + branch;
        sessions.saveAccount(account);
        QTRY_COMPARE(name->text(), account.name);
        QTRY_VERIFY2(name->width() >= name->sizeHint().width(), qPrintable(QString::number(name->width())));
        QVERIFY(list->model()->index(0, 0).data().toString().endsWith(branch));
        drawn.append(list->viewport()->grab().toImage());
    }
    QVERIFY(drawn.at(0) != drawn.at(1));
    // It gives way before the window does.
    window.resize(window.minimumSizeHint());
    QVERIFY2(window.width() < name->sizeHint().width() + 400, qPrintable(QString::number(window.width())));
}

} // namespace Balehook

QTEST_MAIN(Balehook::SideWindowTest)

#include "tst_sidewindow.moc"
