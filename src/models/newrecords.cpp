// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/newrecords.h"

#include "domain/records/recordpage.h"

#include <QSet>

#include <algorithm>

namespace Balehook {

bool NewRecords::find(const RecordPage &records)
{
    bool hasNews = false;
    m_wanted.assign(std::size_t(records.count()), true);
    std::vector<QByteArray> raws;
    QSet<QString> ids; // of this page: what it lists twice is there twice
    for (qsizetype i = 0; i < records.count(); ++i) {
        const QString &id = records.idAt(i);
        if (!id.isEmpty()) {
            const bool isNew = m_seen.insert(id);
            if (isNew)
                ids.insert(id);
            m_wanted[std::size_t(i)] = isNew || ids.contains(id);
            hasNews = hasNews || isNew;
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
