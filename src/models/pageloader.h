// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/pagesource.h"
#include "models/requestplanner.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <map>
#include <unordered_map>

namespace Balehook {

/// Asks a PageSource for the pages a table shows: never more than two at once, wishes of a dragged thumb at most every
/// 150 ms, answers of a source or size that no longer holds dropped, failed pages latched until asked again.
class PageLoader final : public QObject
{
    Q_OBJECT

public:
    using Needed = std::function<bool(int page)>;
    static constexpr std::chrono::milliseconds dragPause{150};

    /// \a isNeeded: the page is not there or stale. Latched failures are the loader's own business.
    explicit PageLoader(Needed isNeeded, QObject *parent = nullptr);
    ~PageLoader() override { cancelAll(); }

    /// Cancels what is under way and forgets failures.
    void setSource(PageSource *source);
    PageSource *source() const { return m_source; }
    /// Takes effect with the next request.
    void setRequestSize(int perPage) { m_perPage = perPage; }
    void setLastPage(int page) { m_lastPage = page; }

    /// The pages on screen now, and which way they got there. No request leaves before pump().
    void look(PageRange shown, int direction);
    void setDragging(bool dragging);
    /// Sends what may be sent now.
    void pump();

    /// Drops all requests under way, without asking again.
    void cancelAll();
    /// Asks again for failed pages that are shown; their errors stay until the answer. Forgets the other failures and
    /// returns their pages: those are asked for when shown.
    std::vector<int> askAgain();
    /// Forgets all failures; returns the pages that had failed.
    std::vector<int> forgetFailures();

    const Error *failureOf(int page) const;
    bool hasFailures() const { return !m_failures.empty(); }
    int inFlight() const { return static_cast<int>(m_tickets.size()); }

Q_SIGNALS:
    void arrived(const Balehook::PageRequest &asked, const Balehook::PageAnswer &answer);
    void failed(int page, const Balehook::Error &error);
    /// The last page that had failed came after all.
    void recovered();
    void waiting(std::chrono::seconds seconds);
    void busyChanged(int requests);
    void sourceGone();
    /// The source says that what it serves may be different now.
    void invalidated();

private:
    struct Failure
    {
        Error error;
        bool again = false; ///< to be asked once more, the error stays meanwhile
    };

    RequestSituation situation() const;
    void cancelFarAway();
    void reportBusy();
    void onArrived(PageSource::Ticket ticket, const PageAnswer &answer);
    void onFailed(PageSource::Ticket ticket, const Error &error);

    Needed m_isNeeded;
    QPointer<PageSource> m_source;
    std::unordered_map<PageSource::Ticket, PageRequest> m_tickets;
    std::map<int, Failure> m_failures;
    PageRange m_shown;
    int m_direction = 0;
    int m_perPage = 25;
    int m_lastPage = 1;
    int m_reportedBusy = 0;
    bool m_dragging = false;
    QElapsedTimer m_sinceAsked;
    QTimer m_dragTimer; ///< the next moment at which a dragged thumb may ask
    QTimer m_restTimer; ///< the view rests: requests far away make room
};

} // namespace Balehook
