// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/searchcoverage.h"
#include "core/text/pluralcount.h"

#include <QLocale>
#include <QStringList>

namespace Balehook {

QString SearchCoverage::result() const
{
    if (searched.rows == 0)
        return tr("No matches");
    const QString inFiles = tr("%Ln file(s)", nullptr, int(searched.filesWithRows));
    return tr("%Ln row(s) in %1", nullptr, pluralCount(searched.rows)).arg(inFiles);
}

QString SearchCoverage::coverage() const
{
    const QLocale locale;
    return withMissing(
        tr("%1 of %2 failed files searched").arg(locale.toString(searched.searched), locale.toString(all())));
}

QString SearchCoverage::readingCoverage() const
{
    const QLocale locale;
    return withMissing(tr("In %1 of %2 failed files").arg(locale.toString(searched.searched), locale.toString(all())));
}

qint64 SearchCoverage::all() const
{
    return searched.files + files.expired + files.notFetched + files.refused;
}

QString SearchCoverage::withMissing(const QString &done) const
{
    QStringList missing;
    const auto add = [&missing](qint64 count, const QString &text) {
        if (count > 0)
            missing.append(text);
    };
    add(files.expired, tr("%Ln expired", "failed files", int(files.expired)));
    add(files.notFetched, tr("%Ln not downloaded", "failed files", int(files.notFetched)));
    add(files.refused, tr("%Ln with a link that is not allowed", "failed files", int(files.refused)));
    add(searched.notTables, tr("%Ln not a table", "failed files", int(searched.notTables)));
    add(searched.packed, tr("%Ln workbook(s) or archive(s) not read", "failed files", int(searched.packed)));
    add(searched.unreadable, tr("%Ln unreadable", "failed files", int(searched.unreadable)));
    if (files.isKnown && !files.isComplete)
        missing.append(tr("not all jobs are loaded"));
    else if (!files.isKnown)
        missing.append(tr("load all jobs to see how many there are"));
    return missing.isEmpty() ? done : tr("%1; %2").arg(done, missing.join(tr(", ")));
}

} // namespace Balehook
