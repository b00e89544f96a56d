// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/pagesource.h"
#include "store/indexstatus.h"

#include <limits>
#include <optional>

namespace Balehook {

/// Which page of a full pass is read next, where the listing ends, and whether it stood still meanwhile. Pure
/// arithmetic. Nobody says where jobs appear, so nothing here depends on it: jobs that appear make the total larger and
/// push others down, which are then seen twice; only jobs that leave, or go down, let others come past the pass.
///
/// The service's total says where the end is, as long as no page reaches beyond it. Without such a total it is a page
/// that is short, empty or holds nothing new. Whatever the total says, an empty page ends the pass, and so do pages
/// without anything new, so that each service has an end.
class PassPlan final
{
public:
    static constexpr int leastPerPage = 25; ///< what is asked for where larger pages were too large to be answered
    /// Pages that may be on their way or wait for those before them: two that the service answers, one that leaves as
    /// soon as they are answered, two that are stored, and one more, so that none of these has to wait for another.
    static constexpr int ahead = 6;
    /// The same where nobody knows the end: what is beyond it is asked for in vain.
    static constexpr int aheadBlindly = 4;

    /// Goes on where \a pass has come to.
    explicit PassPlan(const IndexPass &pass);

    /// Asks and answers are of pages of so many records.
    int perPage() const { return m_perPage; }
    /// Every answer fits from now on: the service answers another size each time.
    void fixSize() { m_isSizeFixed = true; }
    /// The page to ask for now; each is told once. None while the first answer is not there, which may say that page 1
    /// is everything, and while a page is read again.
    std::optional<int> nextPage();
    /// What an answer tells. The size of pages that the service has chosen if that is another: the pass begins again.
    std::optional<int> learn(const PageRequest &asked, const PageAnswer &answer);
    /// Page \a page is stored; they are stored in order.
    void stored(int page, const StoredPage &change);

    /// True for the last page that was stored before an interruption: it comes first, so as to see whether the listing
    /// moved meanwhile, and rechecked() is told of it.
    bool isRecheck(int page) const { return page == m_recheck; }
    void rechecked(const StoredPage &change);

    /// As far as it is known now.
    int lastPage() const;
    bool isAnswered() const { return m_isAnswered; }
    /// Everything up to the end is stored.
    bool isOver() const { return m_recheck == 0 && m_stored >= lastPage(); }
    /// The pass saw what is listed: no job left, none was seen twice, and their number is right. Jobs that appeared
    /// where the pass came later are among them.
    bool isConsistent() const;
    /// So many jobs are listed that the pass has not seen, while nothing says that any has left: whoever finds as many
    /// has them all. 0: none, or it cannot be told.
    qint64 missing() const;

    qint64 seen() const { return m_seen; }
    /// -1: there is none that can be used.
    qint64 total() const { return m_isTotalWrong ? -1 : m_total; }

    /// What the whole pass came to. Twice the same means that the service is like that, and not that it moves.
    struct Sum
    {
        qint64 seen = 0;
        qint64 total = -1;
        qint64 twice = 0;
        bool hasMoved = false;

        friend bool operator==(const Sum &a, const Sum &b) = default;
    };
    Sum sum() const { return {m_seen, m_total, m_twice, m_hasMoved}; }

private:
    void learnTotal(const PageRequest &asked, qsizetype count, const std::optional<qint64> &answered);

    int m_perPage = 1;
    int m_nextPage = 1;
    int m_stored = 0; ///< pages 1 ... m_stored
    int m_end = std::numeric_limits<int>::max(); ///< the last page, from what came instead of from a total
    int m_repeats = 0; ///< pages one after the other without anything new
    qint64 m_seen = 0;
    qint64 m_total = -1; ///< as said last
    qint64 m_twice = 0;
    qint64 m_grown = 0; ///< by so much the total went up
    int m_recheck = 0; ///< the page that is to be read again; 0: none
    bool m_isRechecking = false; ///< it is asked for
    bool m_isAnswered = false;
    bool m_isSizeFixed = false;
    bool m_isTotalWrong = false; ///< a page reached beyond it
    bool m_hasMoved = false; ///< as in IndexPass
    bool m_areNumbersEchoed = true;
};

} // namespace Balehook
