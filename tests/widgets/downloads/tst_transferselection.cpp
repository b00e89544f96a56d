// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecache.h"
#include "gui/transfersfixture.h"
#include "models/importjobsmodel.h"
#include "models/jobpages.h"
#include "widgets/downloads/failedfilesdownload.h"

#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// "Download failed files" of a selection: rows that are loaded and rows that are not.
class tst_TransferSelection final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void takesLoadedRowsAtOnce();
    void readsTheOthersFirst();
    void refusesTooMany();
    void saysWhatFailed();

private:
    std::unique_ptr<TransfersFixture> m_fixture;
    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<ImportJobsModel> m_model;

    std::unique_ptr<FailedFilesDownload> wish(const std::vector<RowRange> &rows);
};

void tst_TransferSelection::init()
{
    m_fixture = std::make_unique<TransfersFixture>();
    // Every fifth of 500 jobs has a failed file.
    m_source = std::make_unique<FakePageSource>([this](const PageRequest &request, int) {
        const qint64 first = qint64(request.page - 1) * request.perPage;
        std::vector<ImportJob> jobs;
        for (qint64 number = first; number < std::min<qint64>(500, first + request.perPage); ++number) {
            ImportJob job = m_fixture->job(QString::number(number), u"/%1.csv"_s.arg(number));
            if (number % 5 != 0)
                job.set(ImportJob::FailedFilePath, {}, Presence::Missing);
            jobs.push_back(job);
        }
        PageAnswer answer = honestAnswer(request, 500);
        answer.records = makeJobPage(std::move(jobs));
        return answer;
    });
    m_model = std::make_unique<ImportJobsModel>();
    m_model->setSource(m_source.get(), 25);
    m_model->setVisibleRows(0, 10);
    QTRY_COMPARE(m_model->rowState(0), PagedTableModel::RowState::Loaded);
    QTRY_COMPARE(m_source->open(), 0);
    m_source->forgetAsked();
}

void tst_TransferSelection::cleanup()
{
    m_model.reset();
    m_source.reset();
    m_fixture.reset();
}

std::unique_ptr<FailedFilesDownload> tst_TransferSelection::wish(const std::vector<RowRange> &rows)
{
    return std::make_unique<FailedFilesDownload>(*m_model, FailedFilesDownload::Choice{rows, m_fixture->accountId},
                                                 m_fixture->transfers(), m_fixture->files());
}

void tst_TransferSelection::takesLoadedRowsAtOnce()
{
    const auto download = wish({{0, 2}, {5, 5}});
    QSignalSpy done(download.get(), &FailedFilesDownload::done);
    download->start();
    QCOMPARE(done.count(), 1);
    QCOMPARE(done.front().last().toInt(), 2);
    const QString text = done.front().front().toString();
    QVERIFY2(text.contains(u"2 failed files") && text.contains(u"2 jobs have no"), qPrintable(text));
    QCOMPARE(m_fixture->transfers().transfers().size(), std::size_t(2));
    QCOMPARE(m_fixture->transfers().transfers().back().order.key.jobId, u"5"_s);
    QVERIFY(m_source->asked().empty());
}

void tst_TransferSelection::readsTheOthersFirst()
{
    const auto download = wish({{0, 0}, {200, 209}, {300, 300}});
    QSignalSpy done(download.get(), &FailedFilesDownload::done);
    download->start();
    QVERIFY(done.isEmpty());
    QTRY_COMPARE(done.count(), 1);
    QCOMPARE(done.front().last().toInt(), 4);
    QCOMPARE(m_source->askedPages(), (std::vector<int>{9, 13}));
}

void tst_TransferSelection::refusesTooMany()
{
    const auto download = wish({{0, int(FailedFilesDownload::mostJobs)}});
    QSignalSpy tooMany(download.get(), &FailedFilesDownload::tooMany);
    download->start();
    QCOMPARE(tooMany.count(), 1);
    QVERIFY(m_source->asked().empty());
}

void tst_TransferSelection::saysWhatFailed()
{
    m_source->setScript([](const PageRequest &, int) { return Error(ErrorKind::Forbidden); });
    const auto download = wish({{0, 0}, {200, 209}});
    QSignalSpy failed(download.get(), &FailedFilesDownload::failed);
    download->start();
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(m_fixture->transfers().transfers().empty());
}

QTEST_MAIN(tst_TransferSelection)
#include "tst_transferselection.moc"
