// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobplaces.h"

#include <algorithm>
#include <optional>

namespace Balehook {

class SqlRun;

/// All places from one to another in stretches: a short one first, so that the first rows come soon, then longer ones,
/// which cost less for each job, but never so long that others have to wait for its end. A value.
class PlaceWalk final
{
public:
    struct Stretch
    {
        qint64 first = 0;
        qint64 last = 0;
    };

    /// From the first place that has a job to the last; nothing where there is no job. Notes the damage where one is
    /// farther away than so many jobs as there are could take it.
    static std::optional<Stretch> all(SqlRun &sql);

    PlaceWalk() = default;
    /// What reads all jobs (not only those that the text index names) takes less at a time, as it takes longer.
    enum class Reads { Some, All };

    PlaceWalk(const Stretch &whole, bool isBackwards, Reads reads)
        : m_first(whole.first)
        , m_last(whole.last)
        , m_isBackwards(isBackwards)
        , m_largestWidth((reads == Reads::All ? mostJobs / 4 : mostJobs) * JobPlaces::step)
    { }

    bool isAtEnd() const { return m_first > m_last; }
    /// May be empty. Goes on where the next job is: one may be very far from all others.
    Stretch next(SqlRun &sql);

    /// A short stretch from the end, out of turn. Forwards only.
    Stretch takeLast()
    {
        const qint64 width = std::min(firstWidth, m_last - m_first + 1);
        m_last -= width;
        return {m_last + 1, m_last + width};
    }

private:
    void skipEmpty(SqlRun &sql);

    static constexpr qint64 firstWidth = 2'048 * JobPlaces::step;
    static constexpr qint64 mostJobs = 65'536; // where they lie as in a fresh index

    qint64 m_first = 0;
    qint64 m_last = -1;
    qint64 m_width = firstWidth;
    bool m_isBackwards = false;
    qint64 m_largestWidth = mostJobs * JobPlaces::step;
};

} // namespace Balehook
