// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "models/timetext.h"
#include "widgets/actions/rowsactions.h"
#include "widgets/downloads/downloadsdialog.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/rows/filesdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace Balehook {

/// Files of jobs, and of this computer, in the place of the lists of the real window.
class FilesWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup() { m_console.reset(); }
    void enterShowsTheFailedRowsAndEscapeTheList();
    void anExpiredLinkIsSaidInWords();
    void enterOnAJobWithoutFailedFileShowsItsRecord();
    void anotherAccountClosesTheFile();
    void aRemovedAccountTakesItsFileAlong();
    void aFileOfAnotherAccountGoesWithThat();
    void anotherMerchantClosesTheFile();
    void aFileOfThisComputerIsShown();
    void aFileNamedAtTheStartStaysOverTheFirstList();
    void aFileThatIsNotThereIsSaid();
    void theSummarySaysWhenAndHidesWho();
    void aFileOfTheDownloadsIsOpenedAndSeen();

private:
    void start(const QStringList &arguments = {});
    FailedRowsPage *page() const { return m_console->child<FailedRowsPage>(u"failedRowsPage"_s); }
    bool isFileShown() const;
    bool hasFocus(const QWidget *place) const;
    /// Current row of the list of jobs.
    int row() const { return m_console->table().currentIndex().row(); }
    /// By F4, to one whose rows can be shown.
    void showFailedRows() const;

    std::unique_ptr<Console> m_console;
};

void FilesWindowTest::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void FilesWindowTest::start(const QStringList &arguments)
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(300, {"globex"}, arguments));
}

bool FilesWindowTest::isFileShown() const
{
    const auto *place = m_console->child<QWidget>(u"filePlace"_s);
    return place && place->isVisible();
}

bool FilesWindowTest::hasFocus(const QWidget *place) const
{
    // Of the window, which need not be active: nobody has pressed a key yet.
    const QWidget *focus = m_console->window().focusWidget();
    return place && focus && (place == focus || place->isAncestorOf(focus));
}

void FilesWindowTest::showFailedRows() const
{
    m_console->press(Qt::Key_F4);
    QTRY_VERIFY(row() >= 0 && m_console->model()->recordAt(row())->has(ImportJob::FailedFilePath));
    m_console->press(Qt::Key_Return);
    QTRY_VERIFY(page() && page()->isVisible());
}

void FilesWindowTest::enterShowsTheFailedRowsAndEscapeTheList()
{
    start();
    showFailedRows();
    const int before = row();
    const auto *reasons = page()->findChild<QListView *>();
    QTRY_VERIFY(reasons->model()->rowCount() > 1); // all rows, and at least one reason
    QVERIFY(reasons->isVisible());
    QTRY_VERIFY(hasFocus(page()));
    const auto *rows = m_console->child<QAbstractItemView>(u"failedRows"_s);
    QTRY_VERIFY(rows->model()->rowCount() > 0);
    QVERIFY(!m_console->table().isVisible());
    // Nothing of the list, which would be taken for words about these rows.
    const auto *status = m_console->child<QLabel>(u"statusList"_s);
    QCOMPARE(status->text(), QString());

    m_console->press(Qt::Key_Escape);
    QVERIFY(!isFileShown());
    QVERIFY(m_console->table().isVisible());
    QVERIFY(m_console->table().hasFocus());
    QCOMPARE(row(), before);
    QVERIFY(status->text().startsWith(u"300 jobs"_s));
}

void FilesWindowTest::anExpiredLinkIsSaidInWords()
{
    start({u"--odd-files"_s});
    m_console->table().goToRow(0);
    m_console->press(Qt::Key_Return);
    QTRY_VERIFY(isFileShown());
    const auto *text = m_console->child<QLabel>(u"transferText"_s);
    const auto *refresh = m_console->child<QPushButton>(u"transferRefresh"_s);
    QTRY_VERIFY(refresh->isVisible());
    QCOMPARE(refresh->text(), u"Refresh the Job"_s);
    QVERIFY2(text->text().contains(u"expired"_s), qPrintable(text->text()));
    QTRY_VERIFY(refresh->hasFocus());
    m_console->press(Qt::Key_Escape);
    QVERIFY(!isFileShown());
    QVERIFY(m_console->table().hasFocus());
    QCOMPARE(row(), 0);
}

void FilesWindowTest::enterOnAJobWithoutFailedFileShowsItsRecord()
{
    start();
    int without = 0;
    while (m_console->model()->recordAt(without)->has(ImportJob::FailedFilePath))
        ++without;
    m_console->table().goToRow(without);
    m_console->press(Qt::Key_Return);
    QVERIFY(!isFileShown());
    QTRY_VERIFY(hasFocus(m_console->child<QWidget>(u"recordPane"_s)));
}

void FilesWindowTest::anotherAccountClosesTheFile()
{
    start();
    showFailedRows();
    m_console->press(Qt::Key_2, Qt::ControlModifier); // globex: 37 jobs
    QTRY_COMPARE(m_console->model()->rowCount(), 37);
    QVERIFY(!isFileShown());
    QVERIFY(m_console->table().isVisible());
    m_console->press(Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(m_console->model()->rowCount(), 300);
    QVERIFY(!isFileShown());
}

void FilesWindowTest::aRemovedAccountTakesItsFileAlong()
{
    start();
    showFailedRows();
    m_console->sessions->removeAccount(m_console->sessions->currentAccount(), m_console->sessions.get(),
                                       [](const Outcome &) {});
    QTRY_COMPARE(m_console->sessions->accounts().size(), std::size_t(1));
    QTRY_COMPARE(m_console->model()->rowCount(), 37);
    QVERIFY(!isFileShown());
}

void FilesWindowTest::aFileOfAnotherAccountGoesWithThat()
{
    start();
    const QString acme = m_console->sessions->currentAccount();
    showFailedRows();
    QTRY_VERIFY(!m_console->sessions->files().recentFiles(acme).empty());
    const CachedFile file = m_console->sessions->files().recentFiles(acme).front();
    m_console->press(Qt::Key_2, Qt::ControlModifier);
    QTRY_COMPARE(m_console->model()->rowCount(), 37);
    m_console->window().findChild<FilesDesk *>()->showCached(file);
    QVERIFY(isFileShown());
    m_console->sessions->removeAccount(acme, m_console->sessions.get(), [](const Outcome &) {});
    QTRY_VERIFY(!isFileShown());
    QCOMPARE(m_console->model()->rowCount(), 37);
}

/// Another name is no reason to close it.
void FilesWindowTest::anotherMerchantClosesTheFile()
{
    start();
    showFailedRows();
    Account account = *m_console->sessions->account(m_console->sessions->currentAccount());
    account.name = u"Acme Inc."_s;
    m_console->sessions->saveAccount(account);
    QVERIFY(isFileShown());
    QSignalSpy gone(m_console->sessions.get(), &Sessions::accountGone);
    account.slug = AccountSlug::fromString(u"initech"_s).value();
    m_console->sessions->saveAccount(account);
    QVERIFY(!isFileShown());
    QCOMPARE(gone.count(), 1);
}

void FilesWindowTest::aFileOfThisComputerIsShown()
{
    start();
    QFile file(m_console->folder.filePath(u"rows of mine.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("sku,error\n1,price is missing\n2,price is missing\n3,unknown colour\n");
    file.close();
    m_console->window().openLocalFiles({file.fileName()});
    QVERIFY(isFileShown());
    QTRY_VERIFY(page()->isVisible());
    const auto *rows = m_console->child<QAbstractItemView>(u"failedRows"_s);
    QTRY_COMPARE(rows->model()->rowCount(), 3);
    QVERIFY(page()->accessibleName().contains(u"rows of mine.csv"_s));
    QTRY_VERIFY(hasFocus(page()));
    m_console->press(Qt::Key_Escape);
    QVERIFY(!isFileShown());
    QVERIFY(m_console->table().hasFocus());
}

void FilesWindowTest::aFileNamedAtTheStartStaysOverTheFirstList()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->startService({u"--jobs"_s, u"60"_s}));
    m_console->addAccount("acme");
    QFile file(m_console->folder.filePath(u"named.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("sku,error\n1,price is missing\n");
    file.close();
    QVERIFY(m_console->show({file.fileName()}));
    QTRY_VERIFY(m_console->model() && m_console->model()->rowCount() == 60);
    QVERIFY(isFileShown());
    QVERIFY(page()->isVisible());
    QTRY_VERIFY(hasFocus(page()));
}

void FilesWindowTest::aFileThatIsNotThereIsSaid()
{
    start();
    m_console->window().openLocalFiles({m_console->folder.filePath(u"nothing.csv"_s)});
    QVERIFY(!isFileShown());
    QCOMPARE(m_console->window().statusBar()->currentMessage(), u"The file nothing.csv does not exist."_s);
}

void FilesWindowTest::theSummarySaysWhenAndHidesWho()
{
    start();
    showFailedRows();
    const QString user = m_console->model()->recordAt(row())->text(ImportJob::UserName);
    const QString created = TimeText::exact(m_console->model()->recordAt(row())->createdAt(), false);
    QVERIFY(!user.isEmpty() && !created.isEmpty());
    QTRY_VERIFY(page()->rows().reasons().isComplete());
    QGuiApplication::clipboard()->clear();
    const auto summary = [] { return QGuiApplication::clipboard()->text(); };
    page()->actions().copySummary->trigger();
    QTRY_VERIFY(summary().contains(u"\nCreated: "_s + created));
    QVERIFY(summary().contains(u"\nUser: •••\n"_s));
    QVERIFY(!summary().contains(user));
    page()->actions().maskPersonal->setChecked(false);
    page()->actions().copySummary->trigger();
    QTRY_VERIFY(summary().contains(u"\nUser: "_s + user));
}

void FilesWindowTest::aFileOfTheDownloadsIsOpenedAndSeen()
{
    start();
    showFailedRows();
    m_console->press(Qt::Key_Escape);
    QVERIFY(!isFileShown());
    m_console->press(Qt::Key_J, Qt::ControlModifier);
    const QPointer<DownloadsDialog> dialog = m_console->window().findChild<DownloadsDialog *>();
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    auto *view = dialog->findChild<QTreeView *>(u"downloadsView"_s);
    QTRY_VERIFY(view->hasFocus());
    QTest::keyClick(view, Qt::Key_Return);
    QTRY_VERIFY(isFileShown());
    QTRY_VERIFY(!dialog); // or it would lie over the rows
}

} // namespace Balehook

QTEST_MAIN(Balehook::FilesWindowTest)

#include "tst_fileswindow.moc"
