// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "gui/transfersfixture.h"
#include "session/jobs/jobfiles.h"
#include "widgets/downloads/downloadsdialog.h"
#include "widgets/downloads/downloadspanel.h"
#include "widgets/downloads/recentfilespanel.h"
#include "widgets/downloads/transferindicator.h"
#include "widgets/downloads/transfersmodel.h"
#include "widgets/links/desktopfile.h"
#include "widgets/links/transfertext.h"
#include "widgets/rows/localfiles.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeView>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// The list of downloads, the files that are kept, the indicator, and files of this computer.
class tst_TransferList final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void wordsProgress_data();
    void wordsProgress();
    void listsAndCancels();
    void triesAgainAndForgets();
    void indicates();
    void savesAndOpensWhatIsHere();
    void opensRecentFilesAndClearsThem();
    void keepsTheSelectionWhileFilesComeAndGo();
    void keepsTheLimit();
    void sortsOutASelection();
    void opensOnlyHarmlessKinds_data();
    void opensOnlyHarmlessKinds();
    void warnsBeforeTheDesktopOpensAFile();
    void tellsTablesFromListings_data();
    void tellsTablesFromListings();
    void takesDroppedFiles();

private:
    std::unique_ptr<TransfersFixture> m_fixture;

    TransferOrder order(const ImportJob &job) const
    {
        return orderFor(m_fixture->accountId, job, JobFile::FailedRows, m_fixture->policy()).value();
    }
    static void trigger(const QWidget &panel, const char *name)
    {
        auto *action = panel.findChild<QAction *>(QString::fromLatin1(name));
        QVERIFY2(action && action->isEnabled(), name);
        action->trigger();
    }
    static bool isEnabled(const QWidget &panel, const char *name)
    {
        return panel.findChild<QAction *>(QString::fromLatin1(name))->isEnabled();
    }
    void fetch(const ImportJob &job);
    QString write(const QString &name) const;
};

void tst_TransferList::init()
{
    m_fixture = std::make_unique<TransfersFixture>();
}

void tst_TransferList::cleanup()
{
    m_fixture.reset();
}

void tst_TransferList::fetch(const ImportJob &job)
{
    QSignalSpy finished(&m_fixture->transfers(), &FileTransfers::transferFinished);
    m_fixture->transfers().start(order(job));
    QVERIFY(finished.wait());
}

QString tst_TransferList::write(const QString &name) const
{
    QFile file(m_fixture->folder.filePath(name));
    return file.open(QFile::WriteOnly) && file.write("a,b\n") == 4 ? file.fileName() : QString();
}

void tst_TransferList::wordsProgress_data()
{
    QTest::addColumn<qint64>("received");
    QTest::addColumn<qint64>("total");
    QTest::addColumn<qint64>("rate");
    QTest::addColumn<QString>("words");
    constexpr qint64 mb = 1024 * 1024;
    QTest::newRow("nothing known") << qint64(0) << qint64(-1) << qint64(0) << u"0 bytes so far"_s;
    QTest::newRow("no size") << 2 * mb << qint64(-1) << mb << u"2.0 MiB so far, 1.0 MiB/s"_s;
    QTest::newRow("no rate") << 3 * mb << 12 * mb << qint64(0) << u"3.0 MiB of 12.0 MiB"_s;
    QTest::newRow("all") << 4 * mb << 12 * mb << mb << u"4.0 MiB of 12.0 MiB, 1.0 MiB/s, 8 seconds left"_s;
    QTest::newRow("minutes") << qint64(0) << 300 * mb << mb << u"0 bytes of 300.0 MiB, 1.0 MiB/s, 5 minutes left"_s;
    QTest::newRow("hours") << qint64(0) << 36'000 * mb << mb << u"0 bytes of 35.2 GiB, 1.0 MiB/s, 10 hours left"_s;
    QTest::newRow("nearly") << 12 * mb - 1 << 12 * mb << mb << u"12.0 MiB of 12.0 MiB, 1.0 MiB/s, 1 seconds left"_s;
}

void tst_TransferList::wordsProgress()
{
    QFETCH(qint64, received);
    QFETCH(qint64, total);
    QFETCH(qint64, rate);
    QFETCH(QString, words);
    Transfer transfer;
    transfer.state = Transfer::State::Running;
    transfer.received = received;
    transfer.total = total;
    transfer.bytesPerSecond = rate;
    QCOMPARE(TransferText::progress(transfer), words);
}

void tst_TransferList::listsAndCancels()
{
    m_fixture->server.enqueue(TransfersFixture::half("a,b\n", 400));
    DownloadsPanel panel(m_fixture->sessions);
    panel.show();
    QAbstractItemModelTester tester(panel.view().model());
    const QAbstractItemModel &model = *panel.view().model();
    for (int i = 0; i < 5; ++i)
        m_fixture->transfers().start(order(m_fixture->job(QString::number(i), u"/%1.csv"_s.arg(i))));
    QCOMPARE(model.rowCount(), 5);
    const auto text = [&model](int row, int column) { return model.index(row, column).data().toString(); };
    QCOMPARE(text(0, TransfersModel::FileColumn), u"4.csv"_s); // the newest is first
    QCOMPARE(text(0, TransfersModel::StateColumn), u"Waiting"_s);
    QCOMPARE(text(0, TransfersModel::AccountColumn), u"Acme & Söhne"_s);
    QTRY_COMPARE(text(4, TransfersModel::StateColumn).left(18), u"4 bytes of 400 byt"_s);
    QCOMPARE(model.index(4, 0).data(TransfersModel::ShareRole).toInt(), 10);
    panel.view().selectAll();
    trigger(panel, "downloadCancel");
    QTRY_COMPARE(m_fixture->transfers().underWay(), 0);
    QCOMPARE(text(4, TransfersModel::StateColumn), u"Canceled"_s);
    QTRY_VERIFY(!isEnabled(panel, "downloadCancel"));
    trigger(panel, "downloadForgetAll");
    QCOMPARE(model.rowCount(), 0);
}

void tst_TransferList::triesAgainAndForgets()
{
    m_fixture->server.enqueue(Script::answer(404, "x"));
    m_fixture->server.enqueue(TransfersFixture::table());
    DownloadsPanel panel(m_fixture->sessions);
    fetch(m_fixture->job());
    panel.view().setCurrentIndex(panel.view().model()->index(0, 0));
    const auto *details = panel.findChild<QLabel *>(u"downloadDetails"_s);
    QVERIFY2(details->text().contains(u"no longer"), qPrintable(details->text()));
    QVERIFY(!isEnabled(panel, "downloadOpen"));
    QSignalSpy finished(&m_fixture->transfers(), &FileTransfers::transferFinished);
    trigger(panel, "downloadRetry");
    QVERIFY(finished.wait());
    QVERIFY(isEnabled(panel, "downloadOpen"));
    trigger(panel, "downloadForget");
    QCOMPARE(panel.view().model()->rowCount(), 0);
    QCOMPARE(m_fixture->files().recentFiles().size(), std::size_t(1)); // the file stays
}

void tst_TransferList::indicates()
{
    QWidget bar;
    TransferIndicator indicator(m_fixture->transfers(), &bar);
    bar.show();
    QVERIFY(!indicator.isVisible());
    m_fixture->server.enqueue(TransfersFixture::half("1234", 8));
    m_fixture->server.enqueue(Script::answer(404, "x"));
    m_fixture->transfers().start(order(m_fixture->job()));
    QVERIFY(indicator.isVisible());
    QTRY_VERIFY2(indicator.text().endsWith(u", 50%"), qPrintable(indicator.text()));
    QCOMPARE(indicator.accessibleName(), indicator.text());
    fetch(m_fixture->job(u"2"_s, u"/2.csv"_s)); // 404
    m_fixture->transfers().cancelAll();
    QVERIFY2(indicator.text().contains(u"failed"), qPrintable(indicator.text()));
    indicator.click();
    QVERIFY(!indicator.isVisible());
}

void tst_TransferList::savesAndOpensWhatIsHere()
{
    m_fixture->server.enqueue(TransfersFixture::table());
    DownloadsDialog dialog(m_fixture->sessions);
    dialog.bring(DownloadsDialog::Page::Downloads);
    fetch(m_fixture->job());
    auto *panel = dialog.findChild<DownloadsPanel *>();
    panel->view().setCurrentIndex(panel->view().model()->index(0, 0));
    QSignalSpy opened(&dialog, &DownloadsDialog::openRequested);
    QTest::keyClick(&panel->view(), Qt::Key_Return);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.front().front().value<CachedFile>().jobId, u"48210"_s);

    trigger(*panel, "downloadSave");
    auto *places = panel->findChild<QFileDialog *>();
    QVERIFY(places);
    QCOMPARE(QFileInfo(places->selectedFiles().value(0)).fileName(), u"failed.csv"_s);
    const QString target = m_fixture->folder.filePath(u"kept.csv"_s);
    places->selectFile(target);
    QVERIFY(QMetaObject::invokeMethod(places, "accept"));
    const auto *message = dialog.findChild<QLabel *>(u"downloadsMessage"_s);
    QTRY_VERIFY2(message->text().contains(u"kept.csv"), qPrintable(message->text()));
    QVERIFY(dialog.findChild<QPushButton *>(u"downloadsReveal"_s)->isVisible());
    QFile file(target);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("a,b\n1,2\n"));
}

void tst_TransferList::opensRecentFilesAndClearsThem()
{
    m_fixture->server.enqueue(TransfersFixture::table());
    fetch(m_fixture->job(u"1"_s, u"/1.csv"_s));
    fetch(m_fixture->job(u"2"_s, u"/2.csv"_s));
    RecentFilesPanel panel(m_fixture->sessions);
    auto *view = panel.findChild<QTreeView *>();
    QAbstractItemModelTester tester(view->model());
    QCOMPARE(view->model()->rowCount(), 2);
    QVERIFY2(panel.findChild<QLabel *>(u"recentUsed"_s)->text().contains(u"16 bytes"),
             qPrintable(panel.findChild<QLabel *>(u"recentUsed"_s)->text()));
    view->setCurrentIndex(view->model()->index(0, 0));
    QSignalSpy opened(&panel, &RecentFilesPanel::openRequested);
    trigger(panel, "recentOpen");
    QCOMPARE(opened.front().front().value<CachedFile>().jobId, u"2"_s);
    trigger(panel, "recentRemove");
    QCOMPARE(view->model()->rowCount(), 1);
    view->setCurrentIndex(view->model()->index(0, 0));
    trigger(panel, "recentClearAccount");
    auto *question = panel.findChild<QMessageBox *>();
    QVERIFY2(question->text().contains(u"Acme & Söhne"), qPrintable(question->text()));
    QSignalSpy messages(&panel, &RecentFilesPanel::messageRequested);
    for (QAbstractButton *each : question->buttons()) {
        if (question->buttonRole(each) == QMessageBox::DestructiveRole)
            each->click();
    }
    QTRY_COMPARE(view->model()->rowCount(), 0);
    QCOMPARE(messages.count(), 1);
    QVERIFY(m_fixture->files().recentFiles().empty());
}

void tst_TransferList::keepsTheSelectionWhileFilesComeAndGo()
{
    m_fixture->server.enqueue(TransfersFixture::table());
    for (const QString &id : {u"1"_s, u"2"_s, u"3"_s})
        fetch(m_fixture->job(id, u"/%1.csv"_s.arg(id)));
    RecentFilesPanel panel(m_fixture->sessions);
    panel.show();
    QTreeView &view = panel.view();
    const QAbstractItemModel &model = *view.model();
    QAbstractItemModelTester tester(view.model());
    const auto jobAt = [&model](int row) { return model.index(row, 2).data().toString(); };
    const auto selected = [&view] {
        const QModelIndexList rows = view.selectionModel()->selectedRows();
        return rows.size() == 1 ? rows.front().row() : -1;
    };
    view.setCurrentIndex(model.index(1, 0));
    QCOMPARE(jobAt(selected()), u"2"_s);
    trigger(panel, "recentSave"); // which counts as used
    auto *places = panel.findChild<QFileDialog *>();
    QVERIFY(places);
    places->reject();
    QCOMPARE(jobAt(0), u"2"_s);
    QCOMPARE(selected(), 0);
    QCOMPARE(view.currentIndex().row(), 0);
    QVERIFY(isEnabled(panel, "recentOpen"));

    fetch(m_fixture->job(u"4"_s, u"/4.csv"_s)); // a new one
    fetch(m_fixture->job(u"1"_s, u"/1.csv"_s)); // the last one again
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(jobAt(0), u"1"_s);
    QCOMPARE(jobAt(1), u"4"_s);
    QCOMPARE(jobAt(selected()), u"2"_s);
    QCOMPARE(view.currentIndex().row(), selected());

    // What takes the place of a deleted file is the next one, and at the end the one before.
    trigger(panel, "recentRemove");
    QCOMPARE(jobAt(selected()), u"3"_s);
    QCOMPARE(view.currentIndex().row(), 2);
    trigger(panel, "recentRemove");
    QCOMPARE(jobAt(selected()), u"4"_s);
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(jobAt(selected()), u"1"_s);
    view.selectAll();
    trigger(panel, "recentRemove");
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!isEnabled(panel, "recentRemove"));
}

void tst_TransferList::keepsTheLimit()
{
    RecentFilesPanel panel(m_fixture->sessions);
    auto *limit = panel.findChild<QSpinBox *>(u"recentLimit"_s);
    QCOMPARE(limit->value(), 1024);
    limit->setValue(200);
    Q_EMIT limit->editingFinished();
    QCOMPARE(m_fixture->files().limit(), qint64(200) * 1024 * 1024);
    Sessions again(m_fixture->settings, u"profile"_s, m_fixture->tokens, m_fixture->folder.filePath(u"other"_s));
    QCOMPARE(again.files().limit(), qint64(200) * 1024 * 1024);

    m_fixture->server.enqueue(TransfersFixture::table());
    fetch(m_fixture->job(u"1"_s, u"/1.csv"_s));
    QCOMPARE(m_fixture->files().recentFiles().size(), std::size_t(1));
    m_fixture->sessions.setFilesLimit(1); // what is over it goes now, not with the next download
    QVERIFY(m_fixture->files().recentFiles().empty());
}

void tst_TransferList::sortsOutASelection()
{
    m_fixture->server.enqueue(TransfersFixture::table());
    fetch(m_fixture->job(u"1"_s, u"/1.csv"_s));
    ImportJob without = m_fixture->job(u"2"_s);
    without.set(ImportJob::FailedFilePath, {}, Presence::Null);
    ImportJob refused = m_fixture->job(u"3"_s);
    refused.set(ImportJob::FailedFilePath, u"javascript:alert(1)"_s);
    FailedFilesWish wish(m_fixture->files());
    wish.setAccount(m_fixture->accountId, m_fixture->policy());
    for (const ImportJob &job : {m_fixture->job(u"1"_s, u"/1.csv"_s), without, refused, m_fixture->job(u"4"_s)})
        wish.add(job);
    QCOMPARE(wish.alreadyHere(), 1);
    QCOMPARE(wish.without(), 1);
    QCOMPARE(wish.refused(), 1);
    QCOMPARE(wish.orders().size(), std::size_t(1));
    QCOMPARE(wish.orders().front().key.jobId, u"4"_s);
}

void tst_TransferList::opensOnlyHarmlessKinds_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("may");
    for (const char *name : {"a.csv", "a.XLSX", "a b.tar.gz", "a.txt"})
        QTest::newRow(name) << QString::fromLatin1(name) << true;
    for (const char *name : {"a", "a.desktop", "a.csv.exe", "a.html", "a.xlsm", "a.sh", "a.lnk", ".csv.bat"})
        QTest::newRow(name) << QString::fromLatin1(name) << false;
}

void tst_TransferList::opensOnlyHarmlessKinds()
{
    QFETCH(QString, name);
    QFETCH(bool, may);
    QCOMPARE(DesktopFile::mayOpen(write(name)), may);
    QVERIFY(!DesktopFile::mayOpen(m_fixture->folder.filePath(u"not there.csv"_s)));
}

void tst_TransferList::warnsBeforeTheDesktopOpensAFile()
{
    QWidget window;
    DesktopFile::askAndOpen(write(u"<b>x.csv"_s), window);
    auto *box = window.findChild<QMessageBox *>();
    QVERIFY(box);
    QCOMPARE(box->textFormat(), Qt::PlainText);
    QVERIFY2(box->text().contains(u"<b>x.csv"), qPrintable(box->text()));
    QCOMPARE(box->defaultButton(), box->button(QMessageBox::Cancel));
    box->reject();
    QTRY_VERIFY(!window.findChild<QMessageBox *>());
    DesktopFile::askAndOpen(write(u"x.desktop"_s), window);
    box = window.findChild<QMessageBox *>();
    QVERIFY2(box->text().contains(u"not opened"), qPrintable(box->text()));
}

void tst_TransferList::tellsTablesFromListings_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected"); // the signal
    QTest::newRow("table") << u"rows.csv"_s << u"table"_s;
    QTest::newRow("no ending") << u"rows"_s << u"table"_s;
    QTest::newRow("listing") << u"saved.JSON"_s << u"listing"_s;
    QTest::newRow("folder") << u"."_s << u"message"_s;
    QTest::newRow("not there") << u"gone.csv"_s << u"message"_s;
}

void tst_TransferList::tellsTablesFromListings()
{
    QFETCH(QString, name);
    QFETCH(QString, expected);
    if (expected != u"message"_s)
        write(name);
    QWidget window;
    auto *files = new LocalFiles(window);
    QSignalSpy tables(files, &LocalFiles::tableFileRequested);
    QSignalSpy listings(files, &LocalFiles::listingFileRequested);
    QSignalSpy messages(files, &LocalFiles::messageRequested);
    files->open({m_fixture->folder.filePath(name)});
    QCOMPARE(tables.count(), int(expected == u"table"_s));
    QCOMPARE(listings.count(), int(expected == u"listing"_s));
    QCOMPARE(messages.count(), int(expected == u"message"_s));
}

void tst_TransferList::takesDroppedFiles()
{
    QWidget window;
    auto *files = new LocalFiles(window);
    QSignalSpy tables(files, &LocalFiles::tableFileRequested);
    const auto drop = [&window](const QList<QUrl> &urls) {
        QMimeData data;
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(1, 1), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&window, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent event(QPointF(1, 1), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&window, &event);
        return event.isAccepted();
    };
    const QString path = write(u"dropped.csv"_s);
    QVERIFY(drop({QUrl::fromLocalFile(path)}));
    QCOMPARE(tables.count(), 1);
    QCOMPARE(tables.front().front().toString(), path);
    QVERIFY(!drop({QUrl(u"https://example.com/a.csv"_s)}));
    QVERIFY(!drop({QUrl(u"file://evil.example/share/a.csv"_s)}));
    QVERIFY(!drop({QUrl(u"file:////evil.example/share/a.csv"_s)}));
    QCOMPARE(tables.count(), 1);
}

QTEST_MAIN(tst_TransferList)
#include "tst_transferlist.moc"
