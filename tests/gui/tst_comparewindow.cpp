// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "failedrows/compare/comparisontext.h"
#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "support/wait.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/actions/windowactions.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QFileDialog>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace Balehook {

/// "Compare With" and "Compare With Previous Upload" in the real window.
class CompareWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { m_console.reset(); }
    void comparesTwoFilesOfTheUser();
    void takesTheKeyThatIsChosen();
    void saysWhatCannotBeCompared();
    void findsThePreviousUploadAndOffersIt();
    void saysThatThereIsNone();
    void comparesWithAKeptFile();
    void closesWithItsAccountAndWithTheWindow();
    void aRowWaitsForTheDialogOfTheMainWindow();
    void showsTheRowAsItWasSent();
    void saysThatThereIsNoRow();
    void offersTheImportedFileOfTheJob();

private:
    static constexpr int longest = 60'000; // ms; machines may be busy

    /// Null until it is open.
    static QWidget *window(const char *name = "compareWindow");
    template <typename T>
    static T *part(const char *name)
    {
        return window() ? window()->findChild<T *>(QString::fromLatin1(name)) : nullptr;
    }
    static bool waitFor(const std::function<bool()> &condition) { return Testing::waitFor(condition, longest); }
    static QTreeWidget &kinds() { return *part<QTreeWidget>("compareKinds"); }
    static QAbstractItemModel &rows() { return *part<QTableView>("compareRows")->model(); }
    static QString cell(int row, int column) { return rows().index(row, column).data().toString(); }
    static void chooseKind(int row) { kinds().setCurrentItem(kinds().topLevelItem(row)); }
    static bool isCompared()
    {
        return waitFor([] { return window() && kinds().topLevelItemCount() == 5; });
    }
    QString write(const char *name, const QByteArray &content) const;
    bool openLocal(const QByteArray &older, const QByteArray &newer);
    static bool chooseFile(const QString &path);
    /// The rows of two jobs with failed files that are on screen.
    QList<int> failedJobs(int count) const;
    bool makeEarlierUpload(int earlier, int later);

    std::unique_ptr<Console> m_console;
};

QWidget *CompareWindowTest::window(const char *name)
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *each : windows) {
        if (each->objectName() == QLatin1StringView(name) && each->isVisible())
            return each;
    }
    return nullptr;
}

QString CompareWindowTest::write(const char *name, const QByteArray &content) const
{
    QFile file(m_console->folder.filePath(QString::fromLatin1(name)));
    return file.open(QFile::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
}

bool CompareWindowTest::chooseFile(const QString &path)
{
    QFileDialog *dialog = nullptr;
    if (!waitFor([&dialog] {
            const QWidgetList windows = QApplication::topLevelWidgets();
            for (QWidget *each : windows) {
                if (auto *found = qobject_cast<QFileDialog *>(each); found && found->isVisible())
                    dialog = found;
            }
            return dialog != nullptr;
        }))
        return false;
    auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
    if (!name)
        return false;
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
    return waitFor([dialog = QPointer(dialog)] { return !dialog || !dialog->isVisible(); });
}

bool CompareWindowTest::openLocal(const QByteArray &older, const QByteArray &newer)
{
    m_console = std::make_unique<Console>();
    if (!m_console->begin(20))
        return false;
    const QString second = write("newer.csv", newer);
    m_console->window().openLocalFiles({write("older.csv", older)});
    auto *page = m_console->child<FailedRowsPage>(u"failedRowsPage"_s);
    if (!waitFor([&] {
            page = m_console->child<FailedRowsPage>(u"failedRowsPage"_s);
            return page && page->isVisible();
        }))
        return false;
    page->actions().compareWith->trigger();
    auto *local = m_console->child<QPushButton>(u"keptFileLocal"_s);
    if (!local)
        return false;
    local->click();
    return chooseFile(second);
}

void CompareWindowTest::comparesTwoFilesOfTheUser()
{
    QVERIFY(openLocal("sku,price,error\nA,1,broken\nB,1,no price\nC,1,no price\n,1,no price\n",
                      "sku,price,error\nF,1,broken\nB,2,broken\nA,1,broken\n"));
    QVERIFY(isCompared());
    for (const char *name : {"compareKinds", "compareReasons", "compareFilter", "compareRows", "compareKeys"})
        QVERIFY2(!part<QWidget>(name)->accessibleName().isEmpty(), name);
    QStringList counts;
    for (int row = 0; row < 5; ++row)
        counts.append(kinds().topLevelItem(row)->text(1));
    QCOMPARE(counts, (QStringList{u"4"_s, u"1"_s, u"1"_s, u"1"_s, u"1"_s}));
    QVERIFY(part<QLabel>("compareLeftOut")->isVisible());
    QCOMPARE(part<QTreeWidget>("compareReasons")->topLevelItemCount(), 2);

    // Cells are looked up as they are shown.
    chooseKind(2);
    QTRY_COMPARE_WITH_TIMEOUT(rows().rowCount(), 1, longest);
    QTRY_COMPARE_WITH_TIMEOUT(cell(0, ComparisonText::ChangedCells), u"price: 1 → 2"_s, longest);
    QCOMPARE(cell(0, ComparisonText::Key), u"B"_s);
    QCOMPARE(cell(0, ComparisonText::ReasonBefore), u"no price"_s);
    QCOMPARE(cell(0, ComparisonText::ReasonAfter), u"broken"_s);
    chooseKind(0);
    // A reason shows the rows that have it in either file, until it is given up.
    auto *reasons = part<QTreeWidget>("compareReasons");
    const int rowsOfReason = reasons->topLevelItem(0)->text(0) == u"broken"_s ? 3 : 2;
    reasons->topLevelItem(0)->setSelected(true);
    QTRY_COMPARE_WITH_TIMEOUT(rows().rowCount(), rowsOfReason, longest);
    reasons->clearSelection();
    QTRY_COMPARE_WITH_TIMEOUT(rows().rowCount(), 4, longest);
    auto *filter = part<QLineEdit>("compareFilter");
    filter->setFocus();
    QTest::keyClicks(filter, u"NO PRICE"_s);
    QTRY_COMPARE_WITH_TIMEOUT(rows().rowCount(), 2, longest);
    QVERIFY2(part<QLabel>("compareCount")->text().startsWith(u"2 of 4"_s),
             qPrintable(part<QLabel>("compareCount")->text()));

    part<QPushButton>("compareExport")->click();
    const QString target = m_console->folder.filePath(u"out.csv"_s);
    QVERIFY(chooseFile(target));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(target), longest);
    QFile written(target);
    QVERIFY(written.open(QFile::ReadOnly));
    QCOMPARE(written.readAll().trimmed().count('\n'), 2);
    part<QPushButton>("compareCopy")->click();
    QVERIFY(QApplication::clipboard()->text().contains(u"older.csv"_s));

    // A row leads to its place in the file, in the main window.
    QTRY_VERIFY(part<QPushButton>("compareExport")->isEnabled());
    filter->clear();
    chooseKind(3);
    auto *view = part<QTableView>("compareRows");
    view->setCurrentIndex(rows().index(0, 0));
    QTRY_VERIFY(part<QPushButton>("compareOpen")->isEnabled());
    QTest::keyClick(view, Qt::Key_Return);
    auto *shown = m_console->child<QTableView>(u"failedRows"_s);
    QTRY_VERIFY_WITH_TIMEOUT(shown->model()->rowCount() == 3 && shown->currentIndex().row() == 0, longest);
    QVERIFY(window());

    part<QPushButton>("compareSwap")->click();
    QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>("compareOlder")->text() == u"newer.csv"_s && kinds().topLevelItemCount() == 5,
                             longest);
    QCOMPARE(kinds().topLevelItem(3)->text(1), u"1"_s);
}

void CompareWindowTest::takesTheKeyThatIsChosen()
{
    QVERIFY(openLocal("sku,part,error\nA,1,broken\nA,2,broken\n", "sku,part,error\nA,2,broken\nA,3,broken\n"));
    QTRY_VERIFY_WITH_TIMEOUT(window(), longest);
    auto *keys = part<QToolButton>("compareKeys");
    QTRY_VERIFY_WITH_TIMEOUT(keys->isEnabled(), longest);
    const auto choose = [keys](const QString &name) {
        const QList<QAction *> columns = keys->menu()->actions();
        for (QAction *column : columns) {
            if (column->text() == name)
                column->trigger();
        }
    };
    QVERIFY(isCompared());
    QVERIFY2(keys->text().contains(u"sku"_s), qPrintable(keys->text()));
    QCOMPARE(kinds().topLevelItem(0)->text(1), u"0"_s);
    choose(u"part"_s);
    QTRY_VERIFY_WITH_TIMEOUT(keys->text().contains(u"part"_s), longest);
    QVERIFY(isCompared());
    QCOMPARE(kinds().topLevelItem(1)->text(1), u"1"_s); // A 2
    QCOMPARE(kinds().topLevelItem(3)->text(1), u"1"_s); // A 3
    QCOMPARE(kinds().topLevelItem(4)->text(1), u"1"_s); // A 1
}

void CompareWindowTest::saysWhatCannotBeCompared()
{
    QVERIFY(openLocal("sku,error\nA,broken\n", "PK\003\004 no table"));
    QTRY_VERIFY_WITH_TIMEOUT(window(), longest);
    QTRY_VERIFY_WITH_TIMEOUT(part<QWidget>("compareNotice")->isVisible(), longest);
    QVERIFY(part<QWidget>("compareNotice")->accessibleName().contains(u"newer.csv"_s));
    QVERIFY(!part<QPushButton>("compareDownload")->isVisible());
    QVERIFY(!part<QPushButton>("compareCopy")->isEnabled());
}

QList<int> CompareWindowTest::failedJobs(int count) const
{
    QList<int> found;
    for (int row = 0; row < m_console->model()->rowCount() && found.size() < count; ++row) {
        const ImportJob *job = m_console->model()->recordAt(row);
        if (job && job->has(ImportJob::FailedFilePath))
            found.append(row);
    }
    return found;
}

/// What the service says of job \a earlier from now on: as of \a later, with another number in the name of the file.
bool CompareWindowTest::makeEarlierUpload(int earlier, int later)
{
    const ImportJob job = *m_console->model()->recordAt(later);
    const QString &file = job.text(ImportJob::FilePath);
    return m_console->tellService({{u"account"_s, u"acme"_s},
                                   {u"id"_s, m_console->model()->recordAt(earlier)->id()},
                                   {u"fields"_s,
                                    QJsonObject{{u"jobType"_s, job.text(ImportJob::JobType)},
                                                {u"userId"_s, job.text(ImportJob::UserId)},
                                                {u"filePath"_s, QString(file).replace(u".csv"_s, u"_77.csv"_s)}}}});
}

void CompareWindowTest::findsThePreviousUploadAndOffersIt()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(60));
    const QList<int> jobs = failedJobs(2);
    QCOMPARE(jobs.size(), 2);
    const QString earlier = m_console->model()->recordAt(jobs.at(1))->id();
    QVERIFY(makeEarlierUpload(jobs.at(1), jobs.at(0)));
    m_console->table().goToRow(jobs.at(0));
    auto &actions = *m_console->window().findChild<WindowActions *>();
    QTRY_VERIFY(actions.comparePrevious->isEnabled());
    actions.comparePrevious->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window(), longest);
    // Which one it took; nothing is downloaded before that is wanted.
    QTRY_VERIFY_WITH_TIMEOUT(part<QLabel>("compareOlder")->text().contains(earlier), longest);
    QTRY_VERIFY(part<QPushButton>("compareDownload")->isVisible());
    QVERIFY(m_console->sessions->files().recentFiles().empty());
    part<QPushButton>("compareDownload")->click();
    QVERIFY(isCompared());
    QCOMPARE(m_console->sessions->files().recentFiles().size(), std::size_t(2));
    QVERIFY(!part<QWidget>("compareNotice")->isVisible());

    // From the rows, too; both are here now.
    window()->close();
    QTRY_VERIFY(!window());
    m_console->press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QTableView>(u"failedRows"_s)
                                 && m_console->child<QTableView>(u"failedRows"_s)->isVisible(),
                             longest);
    m_console->child<FailedRowsPage>(u"failedRowsPage"_s)->actions().comparePrevious->trigger();
    QVERIFY(isCompared());
    QVERIFY(part<QLabel>("compareOlder")->text().contains(earlier));
}

void CompareWindowTest::saysThatThereIsNone()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(60));
    const QList<int> jobs = failedJobs(1);
    QVERIFY(m_console->tellService({{u"account"_s, u"acme"_s},
                                    {u"id"_s, m_console->model()->recordAt(jobs.at(0))->id()},
                                    {u"fields"_s, QJsonObject{{u"filePath"_s, u"of its kind.csv"_s}}}}));
    m_console->press(Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(m_console->model()->recordAt(jobs.at(0))
                                 && m_console->model()->recordAt(jobs.at(0))->text(ImportJob::FilePath)
                                     == u"of its kind.csv"_s,
                             longest);
    m_console->table().goToRow(jobs.at(0));
    auto &actions = *m_console->window().findChild<WindowActions *>();
    QTRY_VERIFY(actions.comparePrevious->isEnabled());
    actions.comparePrevious->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window() && part<QWidget>("compareNotice")->isVisible(), longest);
    QVERIFY(!part<QPushButton>("compareDownload")->isVisible());
    QVERIFY(!part<QPushButton>("compareCopy")->isEnabled());
}

void CompareWindowTest::comparesWithAKeptFile()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(60));
    QVERIFY(m_console->openFailedRows());
    m_console->press(Qt::Key_F4);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->sessions->files().recentFiles().size(), std::size_t(2), longest);
    m_console->child<FailedRowsPage>(u"failedRowsPage"_s)->actions().compareWith->trigger();
    auto *offered = m_console->child<QTreeView>(u"keptFiles"_s);
    QVERIFY(offered);
    QCOMPARE(offered->model()->rowCount(), 1); // not the file itself
    m_console->child<QPushButton>(u"keptFileCompare"_s)->click();
    QVERIFY(isCompared());
    // The job that was created first is the older one, though it was chosen last.
    const auto files = m_console->sessions->files().recentFiles();
    const CachedFile &first = files[0].jobCreatedAt < files[1].jobCreatedAt ? files[0] : files[1];
    QVERIFY(part<QLabel>("compareOlder")->text().contains(first.jobId));
}

void CompareWindowTest::closesWithItsAccountAndWithTheWindow()
{
    comparesWithAKeptFile();
    QPointer<QWidget> compared = window();
    QVERIFY(compared);
    bool isDone = false;
    m_console->sessions->removeAccount(m_console->sessions->currentAccount(), m_console->sessions.get(),
                                       [&isDone](const Outcome &) { isDone = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isDone && !compared, longest);
    cleanup();
    // While it compares.
    QVERIFY(openLocal("sku,error\nA,broken\n" + QByteArray("B,broken\n").repeated(100'000), "sku,error\nA,broken\n"));
    QTRY_VERIFY(window());
    compared = window();
    m_console->close();
    QVERIFY(!compared);
}

void CompareWindowTest::aRowWaitsForTheDialogOfTheMainWindow()
{
    QVERIFY(openLocal("sku,error\nA,broken\n", "sku,error\nB,broken\nC,broken\n"));
    QVERIFY(isCompared());
    auto *shown = m_console->child<QTableView>(u"failedRows"_s);
    QTRY_COMPARE_WITH_TIMEOUT(shown->model()->rowCount(), 1, longest);
    chooseKind(3);
    QTRY_VERIFY_WITH_TIMEOUT(rows().rowCount() == 2, longest);
    part<QTableView>("compareRows")->setCurrentIndex(rows().index(0, 0));
    QTRY_VERIFY(part<QPushButton>("compareOpen")->isEnabled());
    QDialog dialog(&m_console->window());
    dialog.open();
    part<QPushButton>("compareOpen")->click();
    QCOMPARE(shown->model()->rowCount(), 1);
    dialog.reject();
    QTRY_COMPARE_WITH_TIMEOUT(shown->model()->rowCount(), 2, longest);
}

void CompareWindowTest::showsTheRowAsItWasSent()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(20));
    const QString sent = write("sent.csv", "sku,price\nA,1\nB,2\nB,3\n");
    m_console->window().openLocalFiles({write("failed.csv", "sku,price,error\nA,1,broken\nB,9,broken\n")});
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QTableView>(u"failedRows"_s)
                                 && m_console->child<QTableView>(u"failedRows"_s)->model()->rowCount() == 2,
                             longest);
    auto *rows = m_console->child<QTableView>(u"failedRows"_s);
    rows->setCurrentIndex(rows->model()->index(1, 0));
    m_console->child<FailedRowsPage>(u"failedRowsPage"_s)->actions().rowAsSent->trigger();
    QTRY_VERIFY(window("sentRowWindow"));
    QPointer<QWidget> shown = window("sentRowWindow");
    // Where the imported file is is not known.
    QVERIFY(shown->findChild<QWidget *>(u"sentRowNotice"_s)->isVisible());
    QVERIFY(!shown->findChild<QPushButton *>(u"sentRowDownload"_s)->isVisible());
    shown->findChild<QPushButton *>(u"sentRowChoose"_s)->click();
    QVERIFY(chooseFile(sent));
    auto *cells = shown->findChild<QTreeWidget *>(u"sentRowCells"_s);
    QVERIFY(!cells->accessibleName().isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(cells->topLevelItemCount(), 3, longest);
    QCOMPARE(cells->topLevelItem(1)->text(1), u"2"_s);
    QCOMPARE(cells->topLevelItem(1)->text(2), u"9"_s);
    QVERIFY(!cells->topLevelItem(1)->text(3).isEmpty() && cells->topLevelItem(0)->text(3).isEmpty());
    // Two rows may be meant.
    auto *next = shown->findChild<QPushButton *>(u"sentRowNext"_s);
    QVERIFY(next->isVisible() && next->isEnabled());
    next->click();
    QCOMPARE(cells->topLevelItem(1)->text(1), u"3"_s);
    QVERIFY(!next->isEnabled());
    auto *line = shown->findChild<QSpinBox *>(u"sentRowLine"_s);
    line->setValue(2);
    QTRY_COMPARE_WITH_TIMEOUT(cells->topLevelItemCount() > 0 ? cells->topLevelItem(0)->text(1) : QString(), u"A"_s,
                              longest);
    QVERIFY(!next->isVisible());
    line->setValue(99);
    QTRY_COMPARE_WITH_TIMEOUT(cells->topLevelItemCount(), 0, longest);
    m_console->close();
    QVERIFY(!shown);
}

void CompareWindowTest::saysThatThereIsNoRow()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(20));
    m_console->window().openLocalFiles({write("failed.csv", "sku,price,error\n")});
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QTableView>(u"failedRows"_s)
                                 && m_console->child<QTableView>(u"failedRows"_s)->model()->columnCount() == 3,
                             longest);
    m_console->window().statusBar()->clearMessage();
    m_console->child<FailedRowsPage>(u"failedRowsPage"_s)->actions().rowAsSent->trigger();
    QVERIFY(!m_console->window().statusBar()->currentMessage().isEmpty());
    QVERIFY(!window("sentRowWindow"));
}

void CompareWindowTest::offersTheImportedFileOfTheJob()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(60));
    QVERIFY(m_console->openFailedRows());
    QTRY_VERIFY_WITH_TIMEOUT(m_console->child<QTableView>(u"failedRows"_s)->currentIndex().isValid(), longest);
    m_console->child<FailedRowsPage>(u"failedRowsPage"_s)->actions().rowAsSent->trigger();
    QTRY_VERIFY(window("sentRowWindow"));
    auto *download = window("sentRowWindow")->findChild<QPushButton *>(u"sentRowDownload"_s);
    QVERIFY(download->isVisible());
    QCOMPARE(m_console->sessions->files().recentFiles().size(), std::size_t(1));
    download->click();
    auto *cells = window("sentRowWindow")->findChild<QTreeWidget *>(u"sentRowCells"_s);
    QTRY_VERIFY_WITH_TIMEOUT(cells->topLevelItemCount() > 0, longest);
}

} // namespace Balehook

QTEST_MAIN(Balehook::CompareWindowTest)
#include "tst_comparewindow.moc"
