// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/jobpages.h"

#include <QStringList>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

ImportJob makeJob(qint64 number)
{
    ImportJob job;
    job.set(ImportJob::Id, u"job-%1"_s.arg(number));
    job.set(ImportJob::JobType, u"product.import"_s);
    job.set(ImportJob::ChannelId, QString::number(number % 9));
    job.set(ImportJob::Status, QString::number(number % 3));
    job.set(ImportJob::UserName, u"Ada"_s);
    job.set(ImportJob::FilePath, u"https://files.example.com/in/%1.csv"_s.arg(number));
    job.set(ImportJob::CreatedAt, u"2024-05-01T10:00:00.000Z"_s);
    job.set(ImportJob::UpdatedAt, u"2024-05-01T10:03:00.000Z"_s);
    return job;
}

namespace {

std::shared_ptr<const RecordPage> pageOf(std::vector<ImportJob> jobs, Page<ImportJob>::Decoder decoder = nullptr)
{
    QByteArray body;
    for (const ImportJob &job : jobs)
        body += job.id().toUtf8() + '\n';
    const auto finder = [](const QByteArray &all, qsizetype index) { return all.split('\n').value(index); };
    return std::make_shared<Page<ImportJob>>(std::move(jobs), body, Page<ImportJob>::Reader{finder, nullptr, decoder});
}

/// Jobs as makeJob() makes them, by their ids.
std::vector<ImportJob> decodedJobs(const QByteArray &body)
{
    std::vector<ImportJob> jobs;
    const QByteArrayList ids = body.split('\n');
    for (const QByteArray &id : ids.first(ids.size() - 1)) // one a line
        jobs.push_back(makeJob(id.mid(id.indexOf('-') + 1).toLongLong()));
    return jobs;
}

} // namespace

std::shared_ptr<const RecordPage> makeJobPage(std::vector<ImportJob> jobs)
{
    return pageOf(std::move(jobs));
}

std::shared_ptr<const RecordPage> makeJobPage(qint64 first, qint64 count)
{
    std::vector<ImportJob> jobs;
    for (qint64 i = 0; i < count; ++i)
        jobs.push_back(makeJob(first + i));
    return pageOf(std::move(jobs), decodedJobs);
}

std::shared_ptr<const RecordPage> makeJobPage(const QStringList &ids)
{
    std::vector<ImportJob> jobs;
    for (const QString &id : ids) {
        ImportJob job = makeJob(0);
        job.set(ImportJob::Id, id);
        jobs.push_back(job);
    }
    return makeJobPage(std::move(jobs));
}

PageAnswer honestAnswer(const PageRequest &request, qint64 records, qint64 firstNumber)
{
    PageAnswer answer = silentAnswer(request, records);
    const qint64 first = static_cast<qint64>(request.page - 1) * request.perPage;
    answer.records = makeJobPage(firstNumber + first, answer.records->count());
    answer.page = request.page;
    answer.perPage = request.perPage;
    answer.total = records;
    answer.totalField = u"result"_s;
    return answer;
}

FakePageSource::Script honestScript(qint64 records)
{
    return [records](const PageRequest &request, int) { return honestAnswer(request, records); };
}

PageAnswer silentAnswer(const PageRequest &request, qint64 records)
{
    const qint64 first = static_cast<qint64>(request.page - 1) * request.perPage;
    PageAnswer answer;
    answer.records = makeJobPage(first, std::clamp<qint64>(records - first, 0, request.perPage));
    return answer;
}

} // namespace Balehook
