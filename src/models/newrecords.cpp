// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/newrecords.h"

#include "domain/records/recordpage.h"

#include <algorithm>

namespace Balehook {

bool NewRecords::find(const RecordPage &records)
{
    bool hasNews = false;
    m_wanted.assign(std::size_t(records.count()), true);
    std::vector<QByteArray> raws;
    for (qsizetype i = 0; i < records.count(); ++i) {
        const QString &id = records.idAt(i);
        if (!id.isEmpty()) {
            m_wanted[std::size_t(i)] = m_seen.insert(id);
            hasNews = hasNews || m_wanted[std::size_t(i)];
            continue;
        }
        if (raws.empty())
            raws = records.allRaw();
        hasNews = m_seen.insertBytes(raws[std::size_t(i)]) || hasNews;
    }
    return hasNews;
}

qsizetype NewRecords::wantedCount() const
{
    return std::count(m_wanted.begin(), m_wanted.end(), true);
}

} // namespace Balehook
