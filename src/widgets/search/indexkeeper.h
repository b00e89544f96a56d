// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobindex.h"
#include "widgets/lists/listingpage.h"

#include <QPointer>
#include <QTimer>

#include <map>
#include <memory>

namespace Balehook {

class FoundPlace;

/// Keeps the complete index of the account that is shown fresh: has the ends of the listing looked at once the list is
/// on screen, when it is refreshed and when it shows something new, and notices what another program has stored. What
/// that adds to a search that is shown is offered (ListingView::offered); only a refresh by the user shows it. Owned by
/// the search desk.
class IndexKeeper final : public QObject
{
    Q_OBJECT

public:
    /// \a page outlives it; \a place is that of its list, used while a search is followed.
    IndexKeeper(ListingPage &page, FoundPlace &place, QObject *parent);
    ~IndexKeeper() override;

    /// Of the account that is shown; null: none, or none with an index.
    void follow(AccountSession *session);
    /// A look takes so long that the user should know of it.
    bool isLookLong() const;
    /// Why the user's refresh did not come to its end at the service.
    const std::optional<Error> &error() const { return m_error; }
    /// A full pass over what was complete before: what it brings is offered, too.
    bool isFillingAgain() const { return m_isFillingAgain; }
    /// The search that is shown is made again, by itself: the same jobs stay selected.
    void searchAgain();
    /// How long nobody has looked for new jobs in an index. Of times that are yet to come nobody knows: a day.
    static std::chrono::milliseconds sinceLook(const IndexStatus &status, qint64 now);
    /// In place of the pauses between looks, for tests.
    void setPauses(std::chrono::milliseconds first, std::chrono::milliseconds next);

Q_SIGNALS:
    /// isLookLong() or error() changed.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void onRefreshed(ListingPage::Refresh why);
    void onListChanged();
    void onStateChanged();
    void onStatusChanged();
    void onLooked();
    void lookSoon();
    void look();
    void rememberChanged();
    void renewChanged();
    void storeChanged();
    void offer();
    void setOffered(qint64 count);
    void endCounting();
    bool isListed() const;
    std::chrono::milliseconds sinceLook() const;

    ListingPage &m_page;
    FoundPlace &m_place;
    QPointer<AccountSession> m_session;
    std::unique_ptr<QObject> m_links; ///< to it
    QTimer m_soon; ///< to the next look
    QTimer m_long; ///< while a look is not worth a word yet
    std::chrono::milliseconds m_firstPause; ///< for the rows to be painted
    std::chrono::milliseconds m_nextPause; ///< between looks that nobody asked for
    IndexStatus m_known;
    std::map<qint64, std::shared_ptr<const RecordPage>> m_changedPages; ///< by the place of their first record
    std::optional<ListingPage::Refresh> m_why; ///< the look is for a refresh
    std::optional<Error> m_error;
    PagedTableModel::News m_news; ///< of the list, as last seen
    JobIndex::Search m_counting = 0;
    bool m_isDue = false; ///< the list was not looked at since it is shown
    bool m_isLooking = false;
    bool m_isFillingAgain = false;
    bool m_hasNews = false; ///< the index may hold more than the search that is shown
};

} // namespace Balehook
