// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/listing/listingexport.h"
#include "widgets/tables/liststatus.h"

#include <QCoreApplication>

namespace Balehook {

/// What is exported, in numbers. A value.
struct ExportScope
{
    enum class Kind { Service, Search, File };

    Listing listing = Listing::ImportJobs;
    Kind kind = Kind::Service;
    std::optional<qint64> records; ///< that will be written; nothing: unknown
    qint64 all = -1; ///< Search: jobs in the index
    bool matchesAll = true; ///< Search: nothing is filtered out
    bool isPartial = false; ///< Search: the index does not hold all jobs yet
    QString fileName; ///< File: of the saved listing
};

/// The sentences about an export of a list.
class ExportText final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ExportText)

public:
    static QString title(Listing listing);
    /// Before it is written: how many, out of what.
    static QString scope(const ExportScope &scope);
    /// What is to be said of a file that was made from an index which does not hold all records, or not yet.
    static QString partial(Listing listing);
    static QString progress(Listing listing, qint64 records, std::optional<qint64> total);
    static QString waiting(std::chrono::seconds seconds);
    static QString written(Listing listing, const ListingExport::Written &written, const QString &fileName);
    static QString failed(Listing listing, const Error &error, qint64 records, const QString &fileName);

private:
    static QString numbers(const ExportScope &scope);
    static QString records(Listing listing, qint64 count);
};

} // namespace Balehook
