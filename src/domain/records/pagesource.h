// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "domain/records/answerform.h"
#include "domain/records/recordpage.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

namespace Balehook {

/// Which page is wanted: numbers from 1, size as asked of the service (interface 8).
struct PageRequest
{
    int page = 1;
    int perPage = 25;

    friend bool operator==(const PageRequest &a, const PageRequest &b) = default;
};

/// Browsing goes before background work (filling an index, looking for an id).
enum class PagePriority { Browsing, Background };

/// One page as it was answered.
struct PageAnswer
{
    std::shared_ptr<const RecordPage> records; ///< never null
    std::optional<int> page; ///< the page number echoed, if sane
    std::optional<int> perPage; ///< the page size echoed, if sane (at least 1); rules over what was asked
    std::optional<qint64> total; ///< nothing where absent or nonsense: the list then grows row by row
    QString totalField; ///< the name under which the total was found ("result", "total"), empty if none
    AnswerForm form = {}; ///< of an answer of a service
};

/// A page that was answered in an earlier run of the program.
struct EarlierPage
{
    PageRequest request;
    PageAnswer answer;
    qint64 arrivedAt = 0; ///< milliseconds since 1970 UTC
};

/// Where a paged table gets its pages from: a service, an index, a saved file. Owned by a session.
///
/// request() returns at once with a ticket; the answer comes later through the event loop, never inside request():
/// exactly one of arrived() or failed() for each ticket, none after cancel(). blocked() may come before: until somebody
/// gives another token neither of them will, so whoever cannot wait for that cancels then. A source keeps at most two
/// requests on their way and queues the rest: browsing first, the newest of it first.
class PageSource : public QObject
{
    Q_OBJECT

public:
    using Ticket = quint64;

    virtual Ticket request(PageRequest request, PagePriority priority = PagePriority::Browsing) = 0;
    virtual void cancel(Ticket ticket) = 0;

    /// The first page as it was when the program last ran, if that was kept: to be shown until a request is answered.
    virtual std::optional<EarlierPage> earlier() const { return {}; }
    /// Deletes what was kept for earlier(), and keeps no more.
    virtual void forgetEarlier() { }

    /// Of a source that searches the records of a listing.
    struct Search
    {
        std::optional<qint64> found; ///< nothing while they are being counted
        qint64 all = 0; ///< records that are searched
        bool isPartial = false; ///< the listing has more
        bool matchesAll = false; ///< the query leaves none out
        bool isOfLoaded = false; ///< only what somebody happened to load is searched
    };
    /// Nothing: it serves a listing.
    virtual std::optional<Search> searched() const { return {}; }
    /// Another one of the same, for a long reading: whatever this one serves later. It goes with \a owner. Null: there
    /// is none, or not yet.
    virtual PageSource *copy(QObject &owner) const
    {
        Q_UNUSED(owner)
        return nullptr;
    }

Q_SIGNALS:
    void arrived(Balehook::PageSource::Ticket ticket, const Balehook::PageAnswer &answer);
    void failed(Balehook::PageSource::Ticket ticket, const Balehook::Error &error);
    /// The service asked to wait (429, Retry-After) or a retry is due: for a countdown. Zero when it goes on.
    void waiting(Balehook::PageSource::Ticket ticket, std::chrono::seconds seconds);
    /// The request waits for another token: the one in use was not accepted, or there is none.
    void blocked(Balehook::PageSource::Ticket ticket, const Balehook::Error &error);
    /// What is served may be different from now on (another account state, a refreshed index).
    void invalidated();
    /// searched() says something else.
    void searchedChanged();

protected:
    explicit PageSource(QObject *parent = nullptr)
        : QObject(parent)
    { }
};

} // namespace Balehook
