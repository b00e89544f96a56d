// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/find/rowsfinder.h"
#include "session/jobs/failedfilescensus.h"

#include <QCoreApplication>

namespace Balehook {

/// What a search in failed rows covers, in words. A value.
class SearchCoverage final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::SearchCoverage)

public:
    RowsFinder::Coverage searched = {};
    FailedFilesCensus::Counts files = {};

    /// "3 rows in 2 files".
    QString result() const;
    /// "312 of 521 failed files searched; 12 expired, 197 not downloaded".
    QString coverage() const;
    /// The same of what was read: "In 312 of 521 failed files; 12 expired, 197 not downloaded".
    QString readingCoverage() const;
    /// Failed files that there are, as far as it is known.
    qint64 all() const;

private:
    QString withMissing(const QString &done) const;
};

} // namespace Balehook
