// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/missingname.h"

#include "core/text/safetext.h"

#include <QStringList>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestListed = 120;

template <typename Named>
QString listOf(const std::vector<Named> &all)
{
    constexpr std::size_t mostNames = 20;
    QStringList names;
    for (std::size_t i = 0; i < std::min(all.size(), mostNames); ++i)
        names += cellText(all[i].name, longestListed);
    if (all.size() > mostNames)
        names += u"…"_s;
    return names.join(", "_L1);
}

Error notUsable(const QString &sentence)
{
    return Error(ErrorKind::FileNotUsable, sentence);
}

} // namespace

Error MissingName::sheet(const QString &name, const std::vector<TableContents::Sheet> &sheets)
{
    return notUsable(tr("The workbook has no sheet named \"%1\". Its sheets: %2")
                         .arg(cellText(name, longestListed), listOf(sheets)));
}

Error MissingName::member(const QString &name, const std::vector<TableContents::Member> &members)
{
    return notUsable(tr("The archive has no member named \"%1\". Its tables: %2")
                         .arg(cellText(name, longestListed), listOf(members)));
}

Error MissingName::notChosen(const std::vector<TableContents::Member> &members)
{
    return notUsable(tr("The archive contains several tables. Open it and choose one first: %1").arg(listOf(members)));
}

Error MissingName::noWorkbook()
{
    return notUsable(tr("The file is not a workbook, so it has no sheets to choose from."));
}

Error MissingName::noArchive()
{
    return notUsable(tr("The file is not a zip archive, so it has no members to choose from."));
}

} // namespace Balehook
