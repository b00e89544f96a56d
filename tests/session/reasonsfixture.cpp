// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/reasonsfixture.h"

#include "api/pagedecoder.h"
#include "core/disk/privatefolder.h"
#include "failedrows/cache/filecache.h"
#include "failedrows/fetch/filefetcher.h"
#include "session/index/indexfolder.h"
#include "session/jobs/jobfiles.h"
#include "support/wait.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

constexpr int longest = 60'000; // ms; machines may be busy

} // namespace

QJsonObject KeptReasons::json(const Job &job)
{
    QString link = u"https://files.example.com/failed/%1/rows.csv"_s.arg(job.id);
    if (job.isExpired)
        link += u"?X-Amz-Date=20200101T000000Z&X-Amz-Expires=60"_s;
    QJsonObject record{{u"id"_s, job.id},     {u"jobType"_s, u"price.import"_s}, {u"channelId"_s, job.channel},
                       {u"status"_s, u"2"_s}, {u"userName"_s, job.user},         {u"failedFilePath"_s, link}};
    if (job.created.isValid())
        record[u"createdAt"_s] = job.created.toUTC().toString(Qt::ISODateWithMs);
    return record;
}

ImportJob KeptReasons::record(const Job &job)
{
    const QByteArray body = R"({"data":[)" + QJsonDocument(json(job)).toJson(QJsonDocument::Compact) + "]}";
    return RecordDecoder<ImportJob>::decodeAll(QJsonArray{json(job)}, body).front();
}

FileKey KeptReasons::keyOf(const QString &accountId, const Job &job) const
{
    const Account *account = m_sessions.account(accountId);
    return orderFor(accountId, record(job), JobFile::FailedRows, account->linkPolicy()).value().key;
}

QString KeptReasons::pathOf(const QString &accountId, const Job &job) const
{
    return QFileInfo(m_sessions.files().reasonsFile(accountId)).path() + u'/' + keyOf(accountId, job).diskName();
}

bool KeptReasons::keep(const QString &accountId, const Job &job, const QByteArray &content, bool isListed)
{
    const FileKey key = keyOf(accountId, job);
    FileHold hold;
    QFile file(pathOf(accountId, job));
    if (isListed ? !m_sessions.files().target(key, &hold).ok() // makes the folder
                 : !QDir().mkpath(QFileInfo(file).path()))
        return false;
    if (!file.open(QFile::WriteOnly) || file.write(content) != content.size())
        return false;
    file.close();
    if (!isListed)
        return true;
    FetchedFile fetched;
    fetched.fileName = file.fileName();
    fetched.bytes = content.size();
    const auto created = job.created.isValid() ? std::optional(job.created.toMSecsSinceEpoch()) : std::nullopt;
    m_sessions.files().add(key, u"price.import"_s, fetched, {.createdAt = created});
    return true;
}

bool KeptReasons::adopt(const QString &accountId, const std::vector<Job> &jobs)
{
    return std::all_of(jobs.begin(), jobs.end(),
                       [&](const Job &job) { return m_sessions.files().find(keyOf(accountId, job)).has_value(); });
}

bool KeptReasons::index(const Account &account, const std::vector<Job> &jobs)
{
    QJsonArray records;
    for (const Job &job : jobs)
        records.append(json(job));
    const QByteArray body = R"({"data":)" + QJsonDocument(records).toJson(QJsonDocument::Compact) + '}';
    const auto page = decodedPage<ImportJob>(records, body);
    JobIndex index(m_sessions.indexes().fileOf(m_sessions.indexKey(account)));
    bool isDone = false;
    index.open();
    index.beginPass(10'000, &index, [](const Result<IndexPass> &) {});
    index.storePage(1, page, qint64(jobs.size()), &index, [](const Result<StoredPage> &) {});
    index.endPass(&index, [&isDone](const Outcome &outcome) { isDone = outcome.ok(); });
    return Testing::waitFor([&isDone] { return isDone; }, longest);
}

bool KeptReasons::run(JobReasons &reasons, const JobsChoice &wish)
{
    QSignalSpy finished(&reasons, &JobReasons::finished);
    reasons.start(wish);
    return finished.wait(longest);
}

} // namespace Balehook::Testing
