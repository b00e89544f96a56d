// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/unpackedtable.h"

#include "failedrows/archive/archivekind.h"
#include "failedrows/archive/obstacletext.h"
#include "failedrows/workbook/containedtable.h"
#include "failedrows/workbook/missingname.h"

namespace Balehook {

namespace {

Error notUsable(const Obstacle &obstacle)
{
    return Error(ErrorKind::FileNotUsable, ObstacleText::of(obstacle));
}

} // namespace

Result<UnpackedTable> UnpackedTable::of(const QString &path, const TableChoice &choice, const StopFlag &stop,
                                        qint64 mostBytes)
{
    const Result<ContainedTable> found = findTable(path, choice, Bounds(), stop);
    if (!found)
        return found.error();
    const ContainedTable &contained = found.value();
    if (contained.obstacle)
        return notUsable(*contained.obstacle);
    if (contained.contents.needsMember())
        return MissingName::notChosen(contained.contents.members);
    UnpackedTable unpacked{.isRows = contained.isRows};
    if (!contained.fill)
        return unpacked;
    unpacked.spool = std::make_shared<Spool>(stop, mostBytes);
    if (const Outcome opened = unpacked.spool->open(); !opened)
        return opened.error();
    contained.fill(*unpacked.spool);
    if (*stop)
        return Error(ErrorKind::Cancelled);
    // Half a table would be told apart from a whole one by nobody.
    if (const auto failure = unpacked.spool->failure()) {
        if (const auto *error = std::get_if<Error>(&*failure))
            return *error;
        return notUsable(std::get<Obstacle>(*failure));
    }
    return unpacked;
}

bool UnpackedTable::isPacked(QByteArrayView firstBytes)
{
    return archiveKind(firstBytes) != ArchiveKind::None || unopenedKind(firstBytes);
}

} // namespace Balehook
