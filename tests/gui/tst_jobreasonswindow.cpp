// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "failedrows/compare/reasontally.h"
#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/index/accountsync.h"
#include "store/jobindex.h"
#include "support/wait.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/actions/windowactions.h"
#include "widgets/downloads/fetchdialog.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace Balehook {

/// "Reasons Across Jobs" in the real window, over files of the demo service that were opened before.
class JobReasonsWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_console.reset(); }
    void countsAndLeadsToJobsAndRows();
    void takesTheSelectionAndWhatIsFetchedMeanwhile();
    void downloadsWhatIsMissing();
    void comparesPeriods();
    void saysWhyUsersAreUnknown();
    void saysHowToBeginWithoutFiles();
    void exportsWhatIsShown();
    void exportsWhatWasShownWhenItAsked();
    void closesWithItsAccountAndWithTheWindow();

private:
    static constexpr int longest = 60'000; // ms; machines may be busy

    /// Null until it is open.
    static QWidget *window();
    template <typename T>
    static T &part(const char *name)
    {
        return *window()->findChild<T *>(QString::fromLatin1(name));
    }
    static QAbstractItemModel &reasons() { return *part<QTreeView>("reasonsView").model(); }
    static QAbstractItemModel &jobs() { return *part<QTreeView>("reasonsJobsView").model(); }
    static QString coverage() { return part<QLabel>("reasonsCoverage").text(); }
    static qint64 number(const QModelIndex &index) { return QLocale().toLongLong(index.data().toString()); }
    static qint64 sum(int column)
    {
        qint64 all = 0;
        for (int row = 0; row < reasons().rowCount(); ++row)
            all += number(reasons().index(row, column));
        return all;
    }
    static bool isCounted()
    {
        return Testing::waitFor([] { return window() && part<QPushButton>("reasonsExport").isEnabled(); }, longest);
    }
    void open() const { m_console->window().findChild<WindowActions *>()->reasonsAcrossJobs->trigger(); }
    /// Rows of the files that are kept.
    qint64 keptRows() const;
    bool openNextFile(std::size_t files) const;

    std::unique_ptr<Console> m_console;
};

QWidget *JobReasonsWindowTest::window()
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *each : windows) {
        if (each->objectName() == u"jobReasonsWindow"_s && each->isVisible())
            return each;
    }
    return nullptr;
}

qint64 JobReasonsWindowTest::keptRows() const
{
    qint64 rows = 0;
    for (const CachedFile &kept : m_console->sessions->files().recentFiles()) {
        const auto stop = std::make_shared<std::atomic_bool>(false);
        rows += reasonsOf({kept.path, {}, {}}, stop).value().rowCount();
    }
    return rows;
}

bool JobReasonsWindowTest::openNextFile(std::size_t files) const
{
    m_console->press(Qt::Key_F4);
    return Testing::waitFor([&] { return m_console->sessions->files().recentFiles().size() == files; }, longest);
}

void JobReasonsWindowTest::init()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(60));
    QVERIFY(m_console->openFailedRows());
    QTRY_COMPARE_WITH_TIMEOUT(m_console->sessions->files().recentFiles().size(), std::size_t(1), longest);
    QVERIFY(openNextFile(2));
    m_console->press(Qt::Key_Escape);
    AccountSession &session = *m_console->sessions->session(m_console->sessions->currentAccount());
    session.sync()->fill();
    QTRY_VERIFY_WITH_TIMEOUT(session.jobIndex()->status().isComplete(), longest);
}

void JobReasonsWindowTest::countsAndLeadsToJobsAndRows()
{
    m_console->stopService(); // nobody is asked
    open();
    QVERIFY(isCounted());
    for (const char *name : {"reasonsView", "reasonsJobsView", "reasonsJobs", "reasonsAccounts", "reasonsDays",
                             "reasonsSince", "reasonsSinceDay"})
        QVERIFY2(!part<QWidget>(name).accessibleName().isEmpty(), name);
    QVERIFY2(coverage().contains(u"In 2 of "_s), qPrintable(coverage()));
    QCOMPARE(sum(1), keptRows());
    QVERIFY(number(reasons().index(0, 2)) > 0);
    // The chart says in words what it shows.
    QVERIFY(!reasons().index(0, 7).data(Qt::AccessibleTextRole).toString().isEmpty());

    const QString reason = reasons().index(0, 0).data().toString();
    const qint64 ofReason = number(reasons().index(0, 2));
    QCOMPARE(qint64(jobs().rowCount()), ofReason);
    const qint64 rowsOfFirst = number(jobs().index(0, 3));
    QSet<QString> expected;
    for (int row = 0; row < jobs().rowCount(); ++row)
        expected.insert(jobs().index(row, 1).data().toString());
    part<QPushButton>("reasonsShowJobs").click();
    QTRY_VERIFY_WITH_TIMEOUT(m_console->model()->rowCount() == int(ofReason) && m_console->model()->recordAt(0),
                             longest);
    QSet<QString> listed;
    for (int row = 0; row < m_console->model()->rowCount(); ++row)
        listed.insert(m_console->model()->recordAt(row)->id());
    QCOMPARE(listed, expected);

    part<QPushButton>("reasonsShowRows").click();
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QTableView>(u"failedRows"_s)
                                 && m_console->child<QTableView>(u"failedRows"_s)->model()->rowCount() == rowsOfFirst,
                             longest);
    QCOMPARE(m_console->child<FailedRowsPage>(u"failedRowsPage"_s)->place().reasons, QStringList{reason});
}

void JobReasonsWindowTest::takesTheSelectionAndWhatIsFetchedMeanwhile()
{
    open();
    QVERIFY(isCounted());
    const qint64 before = sum(1);
    const auto &actions = *m_console->window().findChild<WindowActions *>();
    actions.nextFailedFile->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(actions.showFailedRows->isEnabled(), longest);
    actions.showFailedRows->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(m_console->sessions->files().recentFiles().size(), std::size_t(3), longest);
    QTRY_COMPARE_WITH_TIMEOUT(sum(1), keptRows(), longest);
    QVERIFY(sum(1) > before);
    QVERIFY2(coverage().contains(u"In 3 of "_s), qPrintable(coverage()));

    m_console->child<FailedRowsPage>(u"failedRowsPage"_s)->actions().back->trigger();
    PagedTableView &table = m_console->table();
    table.selectAll();
    open();
    QTRY_COMPARE(part<QComboBox>("reasonsJobs").currentIndex(), 0);
    QTRY_VERIFY2_WITH_TIMEOUT(coverage().contains(u"In 3 of "_s), qPrintable(coverage()), longest);
    QTRY_COMPARE_WITH_TIMEOUT(sum(1), keptRows(), longest);
    table.goToRow(0);
    table.selectionModel()->select(table.model()->index(0, 0), QItemSelectionModel::ClearAndSelect);
    open();
    QCOMPARE(part<QComboBox>("reasonsJobs").count(), 2);
    part<QComboBox>("reasonsJobs").setCurrentIndex(0);
    Q_EMIT part<QComboBox>("reasonsJobs").activated(0);
    const ImportJob first = *m_console->model()->recordAt(0);
    QTRY_VERIFY2_WITH_TIMEOUT(coverage().contains(first.has(ImportJob::FailedFilePath) ? u" of 1 "_s : u"0 of 0"_s),
                              qPrintable(coverage()), longest);
}

/// Of the jobs that were chosen.
void JobReasonsWindowTest::downloadsWhatIsMissing()
{
    const auto &actions = *m_console->window().findChild<WindowActions *>();
    PagedTableView &table = m_console->table();
    table.goToRow(0);
    for (int i = 0; i < 4; ++i) // the first two are here
        actions.nextFailedFile->trigger();
    const int row = table.currentIndex().row();
    table.selectionModel()->select(QItemSelection(table.model()->index(0, 0), table.model()->index(row, 0)),
                                   QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    open();
    QVERIFY(isCounted());
    auto &missing = part<QPushButton>("downloadMissing");
    QTRY_VERIFY2_WITH_TIMEOUT(missing.isVisible() && coverage().contains(u"In 2 of "_s), qPrintable(coverage()),
                              longest);
    missing.click();
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<FetchDialog>(u"fetchDialog"_s), longest);
    auto &dialog = *m_console->child<FetchDialog>(u"fetchDialog"_s);
    const int count = dialog.findChild<QLabel *>(u"fetchPlan"_s)->text().section(u' ', 0, 0).toInt();
    QVERIFY2(count >= 1 && count <= 3, qPrintable(QString::number(count)));
    QVERIFY2(missing.text().contains(QString::number(count)), qPrintable(missing.text()));
    dialog.findChild<QPushButton *>(u"fetchGo"_s)->click();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isUnderWay(), longest);
    QTRY_COMPARE_WITH_TIMEOUT(sum(1), keptRows(), longest);
    dialog.reject();
    // What is here needs no button.
    QTRY_VERIFY_WITH_TIMEOUT(!missing.isVisible() || !missing.text().contains(QString::number(count)), longest);
}

void JobReasonsWindowTest::comparesPeriods()
{
    open();
    QVERIFY(isCounted());
    auto &view = part<QTreeView>("reasonsView");
    QVERIFY(view.isColumnHidden(5));
    auto &since = part<QComboBox>("reasonsSince");
    QVERIFY(!part<QCheckBox>("reasonsOnlyNew").isEnabled());
    const qsizetype sentences = coverage().count(u'.');
    since.setCurrentIndex(since.count() - 1);
    Q_EMIT since.activated(since.currentIndex());
    QTRY_VERIFY_WITH_TIMEOUT(!view.isColumnHidden(5), longest);
    QVERIFY(part<QWidget>("reasonsSinceDay").isVisible());
    QCOMPARE(sum(5) + sum(6), sum(1));
    QCOMPARE(coverage().count(u'.'), sentences + 1); // how many are new
    // From a day on that lies before all jobs, all of it is new.
    auto &day = part<QDateEdit>("reasonsSinceDay");
    day.setDate(QDate(2000, 1, 1));
    QTRY_COMPARE_WITH_TIMEOUT(sum(6), sum(1), longest);
    const int all = reasons().rowCount();
    for (int row = 0; row < all; ++row)
        QVERIFY(!reasons().index(row, 5).data().toString().contains(u'0')); // a word that strikes the eye
    QVERIFY2(coverage().contains(u"%1 new since"_s.arg(all)), qPrintable(coverage()));
    part<QCheckBox>("reasonsOnlyNew").click();
    QCOMPARE(reasons().rowCount(), all);
    day.setDate(QDate(2100, 1, 1));
    QTRY_COMPARE_WITH_TIMEOUT(reasons().rowCount(), 0, longest);
    QVERIFY(!part<QPushButton>("reasonsShowJobs").isEnabled());
    QVERIFY2(coverage().contains(u" 0 new since"_s), qPrintable(coverage()));
}

/// Without an index of the jobs, whose users they are is not known: a dash that says why.
void JobReasonsWindowTest::saysWhyUsersAreUnknown()
{
    constexpr int users = 3;
    open();
    QVERIFY(isCounted());
    QVERIFY(number(reasons().index(0, users)) > 0);
    QVERIFY(reasons().index(0, users).data(Qt::ToolTipRole).isNull());
    const QPointer<QWidget> closed = window();
    window()->close();

    m_console = std::make_unique<Console>();
    QVERIFY(
        !closed); // nor does it stay beside another one for a moment: its work would be done for accounts that are gone
    QVERIFY(m_console->begin(60));
    QVERIFY(m_console->openFailedRows());
    QTRY_COMPARE_WITH_TIMEOUT(m_console->sessions->files().recentFiles().size(), std::size_t(1), longest);
    m_console->press(Qt::Key_Escape);
    open();
    QVERIFY(isCounted());
    QVERIFY(reasons().rowCount() > 0);
    const QModelIndex unknown = reasons().index(0, users);
    QCOMPARE(unknown.data().toString(), QString(u'\u2014'));
    QVERIFY(!unknown.data(Qt::ToolTipRole).toString().isEmpty());
    QVERIFY(!unknown.data(Qt::AccessibleTextRole).toString().isEmpty());
}

void JobReasonsWindowTest::saysHowToBeginWithoutFiles()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(60));
    const auto &actions = *m_console->window().findChild<WindowActions *>();
    const QString download = actions.downloadFailed->text().remove(u'&');
    open();
    QTRY_VERIFY_WITH_TIMEOUT(window() && coverage().contains(download), longest);
    QCOMPARE(reasons().rowCount(), 0);
    QVERIFY(!part<QLabel>("reasonsJobsTitle").isVisible()); // an empty text has no name
    actions.nextFailedFile->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(actions.showFailedRows->isEnabled(), longest);
    actions.showFailedRows->trigger(); // what comes is counted
    QTRY_VERIFY_WITH_TIMEOUT(reasons().rowCount() > 0, longest);
    QVERIFY(!coverage().contains(download));
}

void JobReasonsWindowTest::exportsWhatIsShown()
{
    open();
    QVERIFY(isCounted());
    const int rows = reasons().rowCount();
    part<QPushButton>("reasonsExport").click();
    auto *dialog = window()->findChild<QFileDialog *>();
    QVERIFY(dialog);
    const QString target = m_console->folder.filePath(u"out.csv"_s);
    Q_EMIT dialog->fileSelected(target);
    QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>("reasonsMessage").isVisible(), longest);
    QFile written(target);
    QVERIFY(written.open(QFile::ReadOnly));
    QCOMPARE(written.readAll().trimmed().count("\r\n"), rows);
}

/// What comes behind the dialog is counted there.
void JobReasonsWindowTest::exportsWhatWasShownWhenItAsked()
{
    open();
    QVERIFY(isCounted());
    const int rows = reasons().rowCount();
    QVERIFY(rows > 0);
    part<QPushButton>("reasonsExport").click();
    auto *dialog = window()->findChild<QFileDialog *>();
    QVERIFY(dialog);
    auto &since = part<QComboBox>("reasonsSince");
    since.setCurrentIndex(since.count() - 1);
    Q_EMIT since.activated(since.currentIndex());
    QTRY_VERIFY_WITH_TIMEOUT(part<QCheckBox>("reasonsOnlyNew").isEnabled(), longest);
    part<QDateEdit>("reasonsSinceDay").setDate(QDate(2100, 1, 1));
    part<QCheckBox>("reasonsOnlyNew").click();
    QTRY_COMPARE_WITH_TIMEOUT(reasons().rowCount(), 0, longest);
    const QString target = m_console->folder.filePath(u"out.csv"_s);
    Q_EMIT dialog->fileSelected(target);
    QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>("reasonsMessage").isVisible(), longest);
    QFile written(target);
    QVERIFY(written.open(QFile::ReadOnly));
    QCOMPARE(written.readAll().trimmed().count("\r\n"), rows);
}

void JobReasonsWindowTest::closesWithItsAccountAndWithTheWindow()
{
    open();
    QVERIFY(isCounted());
    QPointer<QWidget> opened = window();
    bool isDone = false;
    m_console->sessions->removeAccount(m_console->sessions->currentAccount(), m_console->sessions.get(),
                                       [&isDone](const Outcome &) { isDone = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isDone && !opened, longest);
    cleanup();
    init();
    open(); // while it counts
    QTRY_VERIFY(window());
    opened = window();
    m_console->close();
    QTRY_VERIFY(!opened);
}

} // namespace Balehook

QTEST_MAIN(Balehook::JobReasonsWindowTest)
#include "tst_jobreasonswindow.moc"
