// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/recordpage.h"

#include <QHash>
#include <QString>

#include <optional>
#include <vector>

namespace Balehook {

/// Where in the pages a record was last seen.
struct RecordPlace
{
    int page = 0;
    int index = 0;

    friend bool operator==(const RecordPlace &a, const RecordPlace &b) = default;
};

/// Which id is where, over all pages in the cache. The newest answer is right: a record that shows up on another page
/// has left its old place. Records without an id, and all but the first of those that share one within a page, are rows
/// of their own and have no identity.
class RowIdentity final
{
public:
    /// Enters the first \a count records of \a page; returns the places on other pages that they have left.
    std::vector<RecordPlace> enter(int page, const RecordPage &records, qsizetype count);
    /// Forgets the records that are at \a page.
    void leave(int page, const RecordPage &records);
    void clear() { m_places.clear(); }

    std::optional<RecordPlace> find(const QString &id) const;
    /// True if one of the first \a count records has an id that is not known from another page than \a page.
    bool hasNewId(int page, const RecordPage &records, qsizetype count) const;

    qsizetype count() const { return m_places.size(); }

private:
    QHash<QString, RecordPlace> m_places;
};

} // namespace Balehook
