// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"
#include "domain/records/recordpage.h"

#include <QByteArray>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace Balehook {

/// A job as the index keeps it. A value.
struct JobRow
{
    /// Fields that few values are seen of, by their numbers in the file.
    static constexpr std::array wordFields{ImportJob::Status, ImportJob::JobType, ImportJob::ChannelId,
                                           ImportJob::UserId, ImportJob::UserName};
    /// The place of \a field among them; their number if it is not one.
    static int wordField(ImportJob::Field field)
    {
        return int(std::find(wordFields.begin(), wordFields.end(), field) - wordFields.begin());
    }
    /// The column of \a field; of word fields it holds numbers of words.
    static constexpr QLatin1StringView column(ImportJob::Field field) { return ImportJob::schemaOf(field).sql; }
    /// All columns that hold what a job says, in the order in which they are written: wordFields, then times and
    /// counts, then hasfile and texts.
    static QStringList columns();
    /// What is searched and sorted besides, in the order in which texts holds them.
    static constexpr std::array textFields{ImportJob::Id, ImportJob::FilePath, ImportJob::FailedFilePath,
                                           ImportJob::AdditionalDetails};

    QByteArray key; ///< the id, or the place in the listing where there is none
    std::array<QByteArray, wordFields.size()> words; ///< as sent
    std::optional<qint64> created; ///< milliseconds since 1970 UTC
    std::optional<qint64> updated;
    std::optional<qint64> succeeded; ///< 64 bits without a sign, as SQLite knows only signed ones
    std::optional<qint64> failed;
    bool hasFile = false; ///< of failed rows
    QByteArray texts; ///< textFields folded, with dividers between
    QByteArray raw;

    /// The key of the job that has \a id.
    static QByteArray keyOf(const QString &id);
    /// The jobs of \a page, the first of which is at \a position of the listing.
    static std::vector<JobRow> ofPage(const RecordPage &page, qint64 position);
};

} // namespace Balehook
