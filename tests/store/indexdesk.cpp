// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexdesk.h"

#include "api/envelope.h"
#include "api/pagedecoder.h"
#include "domain/records/importjob.h"
#include "support/wait.h"

#include <QJsonDocument>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

IndexDesk::IndexDesk()
{
    reopen();
}

void IndexDesk::reopen()
{
    m_index.reset();
    m_index = std::make_unique<JobIndex>(file());
    QSignalSpy opened(m_index.get(), &JobIndex::opened);
    m_index->open();
    if (!Testing::waitFor([&] { return !opened.isEmpty(); }, longest))
        qFatal("The index was not opened.");
}

QJsonObject IndexDesk::job(const QString &id, const QJsonObject &more)
{
    QJsonObject record{{u"id"_s, id},
                       {u"jobType"_s, u"product.import"_s},
                       {u"channelId"_s, u"1"_s},
                       {u"status"_s, u"1"_s},
                       {u"userId"_s, u"4001"_s},
                       {u"userName"_s, u"Jonas Weber"_s},
                       {u"filePath"_s, u"https://files.example.com/imports/%1/list.csv?X-Signature=0aF"_s.arg(id)},
                       {u"createdAt"_s, u"2026-11-01T10:00:00.000Z"_s},
                       {u"updatedAt"_s, u"2026-11-01T10:05:00.000Z"_s}};
    for (auto field = more.begin(); field != more.end(); ++field)
        record[field.key()] = field.value();
    return record;
}

std::shared_ptr<const RecordPage> IndexDesk::pageOf(const QByteArray &data)
{
    const QByteArray body = "{\"result\":1,\"page\":1,\"perPage\":100,\"data\":" + data + '}';
    const auto envelope = Envelope::decode(body, "application/json", "result"_L1);
    if (!envelope)
        qFatal("No page of jobs");
    return decodedPage<ImportJob>(envelope.value().data, body);
}

std::shared_ptr<const RecordPage> IndexDesk::page(const QJsonArray &records)
{
    return pageOf(QJsonDocument(records).toJson(QJsonDocument::Compact));
}

std::shared_ptr<const RecordPage> IndexDesk::pageOf(const QStringList &ids)
{
    QJsonArray records;
    for (const QString &id : ids)
        records.append(job(id));
    return page(records);
}

Result<IndexPass> IndexDesk::beginPass(int perPage)
{
    return waited<IndexPass>([&](auto done) { m_index->beginPass(perPage, m_index.get(), done); });
}

Result<StoredPage> IndexDesk::storePage(int number, const std::shared_ptr<const RecordPage> &page, qint64 total)
{
    return waited<StoredPage>([&](auto done) { m_index->storePage(number, page, total, m_index.get(), done); });
}

Result<StoredPage> IndexDesk::storeNews(qint64 position, const std::shared_ptr<const RecordPage> &page)
{
    return waited<StoredPage>([&](auto done) { m_index->storeNews(position, page, -1, m_index.get(), done); });
}

Outcome IndexDesk::endPass()
{
    return waited<Nothing>([&](auto done) { m_index->endPass(m_index.get(), done); });
}

void IndexDesk::fill(const QJsonArray &records)
{
    QVERIFY(beginPass().ok());
    QVERIFY(storePage(1, page(records)).ok());
    QVERIFY(endPass().ok());
}

std::vector<QByteArray> IndexDesk::raws(const JobQuery &query)
{
    std::optional<Result<JobIndex::Matches>> matches;
    const JobIndex::Search search =
        m_index->search(query, m_index.get(), [&matches](const auto &result) { matches.emplace(result); });
    std::vector<QByteArray> found;
    const auto isComplete = [&] { return matches && (!*matches || matches->value().isComplete); };
    if (!Testing::waitFor(isComplete, longest) || !*matches) {
        found.emplace_back("The search failed.");
    } else {
        const qint64 count = matches->value().count;
        const auto rows =
            waited<JobIndex::Rows>([&](auto done) { m_index->read(search, 0, int(count) + 1, m_index.get(), done); });
        if (!rows || qint64(rows.value().rows.size()) != count)
            found.emplace_back("The rows are not those of the search.");
        else
            for (const JobIndex::Rows::Row &row : rows.value().rows)
                found.push_back(row.raw);
    }
    m_index->endSearch(search);
    return found;
}

QStringList IndexDesk::ids(const JobQuery &query)
{
    QStringList found;
    for (const QByteArray &raw : raws(query)) {
        const QJsonValue id = QJsonDocument::fromJson(raw)[u"id"_s];
        found.append(id.isString() ? id.toString() : QString::fromUtf8(raw));
    }
    return found;
}

QStringList IndexDesk::idsOf(const QString &text)
{
    JobQuery query;
    query.text = text;
    return ids(query);
}

} // namespace Balehook::Testing
