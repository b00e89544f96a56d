// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasonsnapshot.h"

#include "failedrows/reasons/reasontext.h"

#include <QCoreApplication>

#include <algorithm>

namespace Balehook {

ReasonSnapshot::ReasonSnapshot()
    : ReasonSnapshot(std::vector<ReasonGroup>(ReasonGroupId::first), RowGroups(), false)
{ }

ReasonSnapshot::ReasonSnapshot(std::vector<ReasonGroup> groups, const RowGroups &rows, bool complete)
    : m_data(std::make_shared<const Data>(Data{std::move(groups), rows, complete}))
{
    Q_ASSERT(m_data->groups.size() >= ReasonGroupId::first);
}

std::vector<GroupId> ReasonSnapshot::byCount() const
{
    std::vector<GroupId> ids;
    const std::vector<ReasonGroup> &all = groups();
    for (std::size_t id = ReasonGroupId::first; id < all.size(); ++id)
        ids.push_back(GroupId(id));
    std::stable_sort(ids.begin(), ids.end(), [&all](GroupId a, GroupId b) { return all[a].count > all[b].count; });
    for (const GroupId id : {ReasonGroupId::other, ReasonGroupId::none}) {
        if (all[id].count > 0)
            ids.push_back(id);
    }
    return ids;
}

double ReasonSnapshot::share(GroupId id) const
{
    return rowCount() > 0 ? double(group(id).count) / double(rowCount()) : 0.0;
}

QString ReasonSnapshot::noReason()
{
    return QCoreApplication::translate("Balehook::ReasonSnapshot", "No reason given");
}

QString ReasonSnapshot::title(GroupId id) const
{
    switch (id) {
    case ReasonGroupId::none:
        return noReason();
    case ReasonGroupId::other:
        return QCoreApplication::translate("Balehook::ReasonSnapshot", "Other reasons, too many to distinguish");
    default:
        return reasonText(group(id).pattern, group(id).constants);
    }
}

QString ReasonSnapshot::maskedTitle(GroupId id) const
{
    return id < ReasonGroupId::first ? title(id) : reasonText(group(id).pattern);
}

bool ReasonSnapshot::hasOneOf(qint64 row, std::span<const GroupId> groups) const
{
    const std::span<const GroupId> has = groupsOf(row);
    return std::any_of(has.begin(), has.end(), [groups](GroupId each) {
        return std::find(groups.begin(), groups.end(), each) != groups.end();
    });
}

} // namespace Balehook
