// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/filecomparison.h"

#include "core/process/background.h"
#include "failedrows/compare/keyguess.h"

#include <algorithm>
#include <map>

namespace Balehook {

namespace {

FileComparison compare(const FileComparison::Source &older, const FileComparison::Source &newer,
                       const QStringList &keys, const StopFlag &stop)
{
    FileComparison compared;
    compared.keys = keys;
    compared.isGuessed = keys.isEmpty();
    for (const FileComparison::Source &source : {older, newer}) {
        auto opened = ComparedTable::open(source, stop);
        if (!opened) {
            compared.result = opened.error();
            return compared;
        }
        compared.tables.push_back(std::move(opened).value());
    }
    if (compared.isGuessed) {
        if (const QString key = guessedKey(compared.tables[0], compared.tables[1]); !key.isEmpty())
            compared.keys = {key};
    }
    if (compared.keys.isEmpty()) {
        compared.result = Error(ErrorKind::NotAllowed);
        return compared;
    }
    auto sides = TableComparison::sidesOf(compared.tables[0], compared.tables[1], compared.keys);
    if (!sides) {
        compared.result = sides.error();
        return compared;
    }
    std::tie(compared.olderSide, compared.newerSide) = sides.value();
    compared.result =
        TableComparison::of(compared.tables[0], compared.olderSide, compared.tables[1], compared.newerSide, *stop);
    return compared;
}

} // namespace

FileComparison FileComparison::of(const Source &older, const Source &newer, const QStringList &keys,
                                  const StopFlag &stop)
{
    FileComparison compared = compare(older, newer, keys, stop);
    for (ComparedTable &table : compared.tables)
        table.spool.reset(); // whoever shows the rows unpacks them for as long as that takes
    return compared;
}

QFuture<std::shared_ptr<const FileComparison>> FileComparison::later(const Source &older, const Source &newer,
                                                                     const QStringList &keys, const StopFlag &stop)
{
    using Compared = std::shared_ptr<const FileComparison>;
    return inBackground<Compared>([older, newer, keys, stop](QPromise<Compared> &) -> Compared {
        return std::make_shared<const FileComparison>(of(older, newer, keys, stop));
    });
}

qint64 FileComparison::count(Kind kind) const
{
    const TableComparison &rows = result.value();
    switch (kind) {
    case Kind::SameReason:
        return qint64(rows.sameReason.size());
    case Kind::OtherReason:
        return qint64(rows.otherReason.size());
    case Kind::NewlyFailing:
        return qint64(rows.newlyFailing.size());
    case Kind::NotInNewer:
        break;
    }
    return qint64(rows.notInNewer.size());
}

FileComparison::Row FileComparison::row(Kind kind, qint64 index) const
{
    const TableComparison &rows = result.value();
    const auto at = std::size_t(index);
    switch (kind) {
    case Kind::NewlyFailing:
        return {.newer = rows.newlyFailing[at]};
    case Kind::NotInNewer:
        return {.older = rows.notInNewer[at]};
    case Kind::SameReason:
    case Kind::OtherReason:
        break;
    }
    const TableComparison::Pair &pair = kind == Kind::SameReason ? rows.sameReason[at] : rows.otherReason[at];
    return {pair.older, pair.newer, pair.hasChangedCells};
}

std::vector<FileComparison::ReasonChange> FileComparison::reasonChanges() const
{
    std::map<QString, ReasonChange> byTitle;
    const auto add = [&byTitle](const ReasonSnapshot &reasons, qint64 ReasonChange::*rows) {
        for (const GroupId id : reasons.byCount()) {
            ReasonChange &change = byTitle[reasons.maskedTitle(id)];
            change.title = reasons.maskedTitle(id);
            change.*rows += reasons.group(id).count;
        }
    };
    add(result.value().olderReasons, &ReasonChange::before);
    add(result.value().newerReasons, &ReasonChange::after);
    std::vector<ReasonChange> changes;
    changes.reserve(byTitle.size());
    for (auto &[title, change] : byTitle)
        changes.push_back(std::move(change));
    std::stable_sort(changes.begin(), changes.end(), [](const ReasonChange &a, const ReasonChange &b) {
        return std::max(a.before, a.after) > std::max(b.before, b.after);
    });
    return changes;
}

std::vector<FileComparison::Change> FileComparison::changes(const Cells &older, const Cells &newer) const
{
    std::vector<Change> changes;
    for (std::size_t place = 0; place < olderSide.others.size(); ++place) {
        const QByteArrayView before = older(olderSide.others[place]);
        const QByteArrayView after = newer(newerSide.others[place]);
        if (before != after)
            changes.push_back(
                {tables[0].columnName(olderSide.others[place]), before.toByteArray(), after.toByteArray()});
    }
    return changes;
}

QStringList FileComparison::commonColumnsOf(const std::vector<ComparedTable> &tables)
{
    QStringList names;
    if (tables.size() < 2)
        return names;
    const QHash<QString, int> inOlder = tables[0].columnsByName();
    const QHash<QString, int> inNewer = tables[1].columnsByName();
    for (int column = 0; column < int(tables[0].columns); ++column) {
        const QString name = tables[0].columnName(column);
        const QString folded = ComparedTable::foldedName(name);
        // A name that is there twice stands for its first column.
        if (inNewer.contains(folded) && inOlder.value(folded) == column)
            names.append(name);
    }
    return names;
}

} // namespace Balehook
