// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "session/account/filetransfers.h"
#include "session/account/sessions.h"
#include "session/index/accountsync.h"
#include "session/index/indexfolder.h"
#include "session/jobs/missingfiles.h"
#include "store/jobindex.h"
#include "support/wait.h"
#include "widgets/actions/windowactions.h"
#include "widgets/downloads/failedfilesdownload.h"
#include "widgets/downloads/fetchdialog.h"
#include "widgets/messages/dialognotice.h"
#include "widgets/rows/filesdesk.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QDir>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

/// "Download Failed Files" of many jobs in the real window.
class FetchWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { m_console.reset(); }
    void saysFirstWhatThereIs();
    void pausesStopsAndGoesOnOutOfSight();
    void offersToRaiseTheLimit();
    void aFewNeedNoQuestion();
    void saysThatNotAllJobsAreLoaded();
    void saysWhyAnIndexCannotBeRead();

private:
    static constexpr int longest = 30'000; // ms; machines may be busy

    void begin();
    FetchDialog *dialog() const { return m_console->child<FetchDialog>(u"fetchDialog"_s); }
    template <typename T>
    T &part(const char *name) const
    {
        return *dialog()->findChild<T *>(QString::fromLatin1(name));
    }
    void chooseAll() const
    {
        m_console->table().selectAll();
        m_console->window().findChild<WindowActions *>()->downloadFailed->trigger();
    }
    /// Of all jobs.
    void askForMissing() const
    {
        m_console->window().findChild<FilesDesk *>()->downloadMissing({});
        QTRY_VERIFY_WITH_TIMEOUT(dialog() && dialog()->isVisible(), longest);
    }
    void closeDialog() const
    {
        dialog()->reject();
        QTRY_VERIFY(!dialog());
    }
    QString indexFile() const
    {
        const Sessions &sessions = *m_console->sessions;
        return sessions.indexes().fileOf(sessions.indexKey(*sessions.account(sessions.currentAccount())));
    }
    bool indexFirstPage() const;
    FileCache &files() const { return m_console->sessions->files(); }
    int kept() const { return int(files().recentFiles().size()); }
    /// Some links of the demo are no longer good; those downloads can be tried again.
    int over() const { return kept() + int(m_console->sessions->transfers().transfers().size()); }

    std::unique_ptr<Console> m_console;
    static constexpr int all = 100; ///< jobs
    int m_jobs = 0; ///< with a failed file
};

/// The jobs of the first page and some that are read only for this.
void FetchWindowTest::begin()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(all));
    chooseAll();
    QTRY_VERIFY_WITH_TIMEOUT(dialog() && dialog()->isVisible(), longest);
    const QStringList words = part<QLabel>("fetchPlan").text().split(u' ');
    m_jobs = words.front().toInt();
    QVERIFY2(m_jobs > int(FailedFilesDownload::mostUnasked), qPrintable(words.join(u' ')));
}

void FetchWindowTest::saysFirstWhatThereIs()
{
    begin();
    if (QTest::currentTestFailed())
        return;
    QVERIFY(part<QLabel>("fetchPlan").text().contains(QString::number(all - m_jobs)));
    QCOMPARE(m_console->sessions->transfers().transfers().size(), std::size_t(0));
    QVERIFY(part<QPushButton>("fetchGo").isVisible());
    QVERIFY(!part<QPushButton>("fetchStop").isVisible());
    part<QPushButton>("fetchGo").click();
    QTRY_COMPARE_WITH_TIMEOUT(over(), m_jobs, longest);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog()->isUnderWay(), longest);
    QVERIFY(!part<QPushButton>("fetchGo").isVisible());
    QVERIFY(part<QLabel>("fetchProgress").text().contains(QString::number(m_jobs)));
    dialog()->reject();
    QTRY_VERIFY(!dialog());
    // What is here is not fetched again.
    const int here = kept();
    m_console->window().findChild<WindowActions *>()->downloadFailed->trigger();
    QTRY_VERIFY(m_console->messageText().contains(QString::number(here)));
    QVERIFY(!dialog());
}

void FetchWindowTest::pausesStopsAndGoesOnOutOfSight()
{
    begin();
    if (QTest::currentTestFailed())
        return;
    auto &go = part<QPushButton>("fetchGo");
    const QString fetch = go.text();
    go.click();
    const QString pause = go.text();
    QVERIFY(pause != fetch);
    go.click();
    QVERIFY(go.text() != pause && go.text() != fetch);
    QTRY_COMPARE_WITH_TIMEOUT(m_console->sessions->transfers().underWay(), 0, longest);
    QVERIFY(kept() < m_jobs);
    QVERIFY(dialog()->isUnderWay());
    go.click();
    dialog()->reject();
    QVERIFY(dialog() && !dialog()->isVisible());
    // The action brings it back, and begins nothing else.
    m_console->window().findChild<WindowActions *>()->downloadFailed->trigger();
    QVERIFY(dialog()->isVisible());
    dialog()->reject();
    QTRY_COMPARE_WITH_TIMEOUT(over(), m_jobs, longest);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog(), longest);
    QVERIFY(m_console->messageText().contains(QString::number(m_jobs)));
}

void FetchWindowTest::offersToRaiseTheLimit()
{
    begin();
    if (QTest::currentTestFailed())
        return;
    files().setLimit(1);
    part<QPushButton>("fetchGo").click();
    QTRY_VERIFY_WITH_TIMEOUT(part<DialogNotice>("fetchFull").isVisible(), longest);
    QVERIFY(kept() < m_jobs);
    const qint64 before = files().limit();
    for (int i = 0; i < 40 && part<DialogNotice>("fetchFull").isVisible(); ++i) {
        part<QPushButton>("fetchRaise").click();
        QVERIFY(Testing::waitFor(
            [this] { return part<DialogNotice>("fetchFull").isVisible() || !dialog()->isUnderWay(); }, longest));
    }
    QVERIFY(!dialog()->isUnderWay());
    QCOMPARE(part<QProgressBar>("fetchBar").value(), m_jobs);
    QVERIFY(files().limit() > before);
    dialog()->reject();
    QTRY_VERIFY(!dialog());
}

void FetchWindowTest::aFewNeedNoQuestion()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(all));
    m_console->table().selectRow(0);
    m_console->window().findChild<WindowActions *>()->downloadFailed->trigger();
    QTRY_VERIFY(!m_console->messageText().isEmpty());
    QVERIFY(!dialog());
}

/// The first page of the list, as if all jobs were being loaded.
bool FetchWindowTest::indexFirstPage() const
{
    JobIndex index(indexFile());
    bool isStored = false;
    qsizetype row = 0;
    const auto page = m_console->model()->recordPage(0, &row);
    index.open();
    index.beginPass(int(page->count()), &index, [](const Result<IndexPass> &) {});
    index.storePage(1, page, all, &index, [&isStored](const Result<StoredPage> &stored) { isStored = stored.ok(); });
    return Testing::waitFor([&isStored] { return isStored; }, longest);
}

void FetchWindowTest::saysThatNotAllJobsAreLoaded()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(all));
    const auto planOf = [this] { return part<QLabel>("fetchPlan").text().section(u' ', 0, 0).toInt(); };
    // None is loaded: that there are no files is not known either.
    askForMissing();
    const QString unknown = part<QLabel>("fetchGap").text();
    QVERIFY(part<QLabel>("fetchGap").isVisible() && !unknown.isEmpty());
    QVERIFY(!part<QLabel>("fetchPlan").isVisible() && !part<QPushButton>("fetchGo").isVisible());
    closeDialog();

    QVERIFY(indexFirstPage());
    askForMissing();
    QVERIFY(part<QLabel>("fetchGap").isVisible());
    QVERIFY(part<QLabel>("fetchGap").text() != unknown);
    const int some = planOf();
    QVERIFY2(some > 0, qPrintable(part<QLabel>("fetchPlan").text()));
    QVERIFY(part<QPushButton>("fetchGo").isVisible());
    closeDialog();

    AccountSession &session = *m_console->sessions->session(m_console->sessions->currentAccount());
    session.sync()->fill();
    QTRY_VERIFY_WITH_TIMEOUT(session.jobIndex()->status().isComplete(), longest);
    askForMissing();
    QVERIFY(!part<QLabel>("fetchGap").isVisible());
    QVERIFY2(planOf() > some, qPrintable(part<QLabel>("fetchPlan").text()));
    closeDialog();
}

/// Folders stand where the file should be, and where that could be set aside.
void FetchWindowTest::saysWhyAnIndexCannotBeRead()
{
    m_console = std::make_unique<Console>();
    QVERIFY(m_console->begin(all));
    QVERIFY(QDir().mkpath(indexFile() + u"/x"_s) && QDir().mkpath(indexFile() + u".corrupt/x"_s));
    for (int i = 1; i < 10; ++i)
        QVERIFY(QDir().mkpath(indexFile() + u".corrupt-%1/x"_s.arg(i)));
    MissingFiles missing(*m_console->sessions, {});
    QSignalSpy finished(&missing, &MissingFiles::finished);
    missing.start();
    QVERIFY(finished.wait(longest));
    QVERIFY(missing.error());
    askForMissing();
    QVERIFY(part<QLabel>("fetchGap").isVisible());
    QCOMPARE(part<QLabel>("fetchGap").text(), missing.error()->userMessage());
    QVERIFY(!part<QLabel>("fetchPlan").isVisible());
}

} // namespace Balehook

using Balehook::FetchWindowTest;
QTEST_MAIN(FetchWindowTest)
#include "tst_fetchwindow.moc"
