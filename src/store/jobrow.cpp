// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobrow.h"

#include "domain/records/count.h"
#include "domain/records/page.h"
#include "store/searchtext.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

std::optional<qint64> storedCount(const QString &text)
{
    const auto count = parsedCount(text);
    return count ? std::optional(qint64(*count)) : std::nullopt;
}

/// For pages that were made without bytes.
QByteArray writtenRaw(const ImportJob &job)
{
    QJsonObject object;
    for (std::size_t i = 0; i < ImportJob::FieldCount; ++i) {
        if (job.presence(i) != Presence::Missing)
            object.insert(ImportJob::names[i], job.text(i));
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

void take(const ImportJob &job, JobRow &row)
{
    for (std::size_t i = 0; i < row.words.size(); ++i)
        row.words[i] = job.text(JobRow::wordFields[i]).toUtf8();
    row.created = job.createdAt().instant();
    row.updated = job.updatedAt().instant();
    row.succeeded = storedCount(job.text(ImportJob::SuccessCount));
    row.failed = storedCount(job.text(ImportJob::FailureCount));
    row.hasFile = job.has(ImportJob::FailedFilePath);
    QString texts;
    for (const ImportJob::Field field : JobRow::textFields) {
        if (field != JobRow::textFields.front())
            texts += QChar(SearchText::divider);
        texts += SearchText::folded(SearchText::of(job, field));
    }
    row.texts = texts.toUtf8();
    if (row.raw.isEmpty())
        row.raw = writtenRaw(job);
}

} // namespace

QStringList JobRow::columns()
{
    QStringList columns;
    for (const ImportJob::Field field : wordFields)
        columns += column(field);
    for (const ImportJob::Field field : ImportJob::timeFields)
        columns += column(field);
    for (const ImportJob::Field field : ImportJob::countFields)
        columns += column(field);
    return columns << u"hasfile"_s << u"texts"_s;
}

QByteArray JobRow::keyOf(const QString &id)
{
    // A NUL in front is for those without an id.
    return id.startsWith(QChar::Null) ? QByteArray(1, '\0') + id.toUtf8() : id.toUtf8();
}

std::vector<JobRow> JobRow::ofPage(const RecordPage &page, qint64 position)
{
    const auto *const jobs = dynamic_cast<const Page<ImportJob> *>(&page);
    std::vector<QByteArray> raws = page.allRaw();
    raws.resize(std::size_t(page.count()));
    std::vector<JobRow> rows(raws.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        JobRow &row = rows[i];
        const QString &id = page.idAt(qsizetype(i));
        row.raw = std::move(raws[i]);
        row.key = id.isEmpty() ? QByteArray(1, '\0') + QByteArray::number(position + qint64(i)) : keyOf(id);
        if (jobs)
            take(jobs->at(qsizetype(i)), row);
        else
            row.texts = SearchText::folded(id).toUtf8() + QByteArray(3, char(SearchText::divider));
    }
    return rows;
}

} // namespace Balehook
