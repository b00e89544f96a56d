// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/rowidentity.h"

namespace Balehook {

std::vector<RecordPlace> RowIdentity::enter(int page, const RecordPage &records, qsizetype count)
{
    std::vector<RecordPlace> left;
    for (qsizetype i = 0; i < count; ++i) {
        const QString &id = records.idAt(i);
        if (id.isEmpty())
            continue;
        const RecordPlace place{page, static_cast<int>(i)};
        const auto known = m_places.find(id);
        if (known == m_places.end()) {
            m_places.insert(id, place);
        } else if (known->page != page) {
            left.push_back(*known);
            *known = place;
        }
    }
    return left;
}

void RowIdentity::leave(int page, const RecordPage &records)
{
    for (qsizetype i = 0; i < records.count(); ++i) {
        const auto known = m_places.constFind(records.idAt(i));
        if (known != m_places.cend() && known->page == page)
            m_places.erase(known);
    }
}

std::optional<RecordPlace> RowIdentity::find(const QString &id) const
{
    const auto known = m_places.constFind(id);
    return known == m_places.cend() ? std::nullopt : std::optional(*known);
}

bool RowIdentity::hasNewId(int page, const RecordPage &records, qsizetype count) const
{
    for (qsizetype i = 0; i < count; ++i) {
        const QString &id = records.idAt(i);
        if (id.isEmpty())
            continue;
        const auto known = m_places.constFind(id);
        if (known == m_places.cend() || known->page == page)
            return true;
    }
    return false;
}

} // namespace Balehook
