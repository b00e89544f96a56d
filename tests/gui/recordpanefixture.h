// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"
#include "domain/records/page.h"

#include <memory>

namespace Balehook {

/// A page with this one record, whose raw bytes are \a raw.
template <typename Record>
std::shared_ptr<const RecordPage> pageOf(const Record &record, const QByteArray &raw = "{}")
{
    return std::make_shared<Page<Record>>(std::vector<Record>{record}, raw,
                                          [](const QByteArray &body, qsizetype) { return body; });
}

/// A job as it usually comes.
inline ImportJob usualJob()
{
    using namespace Qt::StringLiterals;
    ImportJob job;
    job.set(ImportJob::Id, u"48210"_s);
    job.set(ImportJob::JobType, u"product.import"_s);
    job.set(ImportJob::ChannelId, u"7"_s);
    job.set(ImportJob::Status, u"2"_s);
    job.set(ImportJob::UserId, u"u-17"_s);
    job.set(ImportJob::UserName, u"Ada Lovelace"_s);
    job.set(ImportJob::FilePath, u"https://files.example.com/in/summer.csv?X-Sig=1"_s);
    job.set(ImportJob::CreatedAt, u"2026-05-04T10:11:12.345Z"_s);
    job.set(ImportJob::UpdatedAt, u"2026-05-04T10:14:00.000Z"_s);
    job.set(ImportJob::FailedFilePath, u"https://files.example.com/out/failed-rows.csv"_s);
    job.set(ImportJob::SuccessCount, u"30666"_s);
    job.set(ImportJob::FailureCount, u"1204"_s);
    return job;
}

} // namespace Balehook
