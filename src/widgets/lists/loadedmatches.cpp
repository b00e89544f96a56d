// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/loadedmatches.h"

#include <algorithm>

namespace Balehook {

LoadedMatches::LoadedMatches(const ImportJobsModel &model, const QString &text)
    : m_model(model)
    , m_terms(text)
{ }

bool LoadedMatches::matches(int row) const
{
    const ImportJob *job = m_model.recordAt(row);
    return job && m_terms.matches(*job);
}

std::vector<int> LoadedMatches::rows() const
{
    std::vector<int> rows;
    for (const auto &[first, last] : m_model.loadedRanges()) {
        for (int row = first; row <= last; ++row) {
            if (matches(row))
                rows.push_back(row);
        }
    }
    return rows;
}

qint64 LoadedMatches::count() const
{
    return qint64(rows().size());
}

int LoadedMatches::step(int row, bool forward) const
{
    const std::vector<int> found = rows();
    if (found.empty())
        return -1;
    if (forward) {
        const auto next = std::upper_bound(found.begin(), found.end(), row);
        return next == found.end() ? found.front() : *next;
    }
    const auto next = std::lower_bound(found.begin(), found.end(), row);
    return next == found.begin() ? found.back() : *std::prev(next);
}

} // namespace Balehook
