// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/listingmodel.h"
#include "session/account/accountsession.h"
#include "widgets/tables/liststatus.h"

#include <QItemSelectionModel>
#include <QPointer>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace Balehook {

class ListingKind;
class Sessions;

/// A place in a list.
struct ListPlace
{
    int top = 0;
    int left = 0;
    int row = -1; ///< the current one
    QString id; ///< of its record
};

/// What one account's list looks like: kept while another account is shown, so that coming back is
/// instant and finds everything in its place.
struct ListingView
{
    QString accountId;
    QPointer<AccountSession> session;
    std::unique_ptr<PageSource> file; ///< shown instead of what the session lists; null: none
    QString fileName;
    QPointer<PageSource> found; ///< what is found in the index, shown instead of what the session lists; null: none
    std::optional<qint64> listedTotal; ///< of what the session lists, as last seen
    std::unique_ptr<ListingModel> model;
    std::unique_ptr<QItemSelectionModel> selection; ///< declared after the model it selects in
    qint64 updatedAt = 0; ///< when the service last gave something of it, in milliseconds since 1970 UTC
    int topRow = 0;
    int leftOffset = 0;
    ListPlace searchedFrom; ///< where the search in found began
    bool listChanged = false; ///< since the last refresh
    int requests = 0; ///< of the account, under way
    qint64 offered = 0; ///< jobs that the search in found would find beyond those shown
    bool isKeptFresh = false; ///< a refresh of what is found asks the service, too

    /// How many jobs the search in found knows of, while it may not know of all.
    std::optional<qint64> searchedCount() const;
    /// A search has ended without a row.
    bool foundNothing() const;
    /// When the index was last filled or looked after, in milliseconds since 1970 UTC; 0: never.
    qint64 indexedAt() const;
    /// How many of the jobs that \a shown counts were loaded to be searched, once all were.
    qint64 indexedCount(const ListStatus &shown) const;
};

/// The views of one kind of list, for the accounts used last.
class ListingViews final : public QObject
{
    Q_OBJECT

public:
    /// \a kind outlives it.
    ListingViews(Sessions &sessions, const ListingKind &kind, QObject *parent = nullptr);
    ~ListingViews() override;

    /// The view of \a accountId, made if need be; null for an unknown account. Drops the one used longest ago if there
    /// are too many.
    ListingView *view(const QString &accountId);
    /// Follows changes of the account: another session, labels, page size.
    void update(const QString &accountId);
    void remove(const QString &accountId);
    /// Shows \a file in the view instead of what its session lists; null: no longer.
    void showFile(ListingView &view, std::unique_ptr<PageSource> file, const QString &name);
    /// Shows \a found from its first row on; null: what the session lists.
    void showFound(ListingView &view, PageSource *found);
    void setUtc(bool utc);

    int count() const { return int(m_views.size()); }

    /// All of them, for another window to go on with: nothing is read again there.
    std::vector<std::unique_ptr<ListingView>> release() { return std::exchange(m_views, {}); }
    /// In the place of those that are there.
    void adopt(std::vector<std::unique_ptr<ListingView>> views);

    static constexpr std::size_t maxViews = 8;

private:
    std::unique_ptr<ListingView> make(const QString &accountId);
    void configure(ListingView &view);
    void adoptSource(ListingView &view, const Account &account);

    Sessions &m_sessions;
    const ListingKind &m_kind;
    std::vector<std::unique_ptr<ListingView>> m_views; ///< the one used last is first
    bool m_utc = false;
};

} // namespace Balehook
