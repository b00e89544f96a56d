// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pagecache.h"
#include "models/requestplanner.h"

#include <QHash>
#include <QString>

#include <functional>
#include <memory>

namespace Balehook {

/// The records around the screen as they were when a refresh began, so that the answer can be compared with them: what
/// is new and what changed is pointed out to the user.
class RefreshSnapshot final
{
public:
    /// True if two records say the same.
    using Same = std::function<bool(const RecordPage &a, qsizetype i, const RecordPage &b, qsizetype j)>;

    /// Remembers \a shown and its neighbours, out of \a lastPage pages.
    void take(PageCache &cache, PageRange shown, int lastPage);
    void clear();

    /// Which of the first \a count records of \a page, read again, are new or changed. \a before: what was at its
    /// place.
    std::vector<Novelty> changes(int page, const RecordPage &now, qsizetype count, const RecordPage &before,
                                 const Same &same) const;
    /// By how many places the records of \a page that were there before have moved down the list; 0 if none was.
    qint64 shift(int page, const RecordPage &now, qsizetype count, int pageSize) const;

private:
    struct Seen
    {
        std::shared_ptr<const RecordPage> records;
        qsizetype index = 0;
        int page = 0;
    };

    QHash<QString, Seen> m_seen;
    /// Forgets what is unknown at an end where it may have moved in from a page that was not read.
    void dropMovedIn(int page, std::vector<Novelty> &changed) const;

    PageRange m_shown;
    bool m_knowsBefore = false; ///< what was before the pages shown
    bool m_knowsAfter = false;
};

} // namespace Balehook
