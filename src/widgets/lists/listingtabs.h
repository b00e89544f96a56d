// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/recordpage.h"
#include "widgets/tables/liststatus.h"

#include <QTabWidget>

#include <array>
#include <memory>

namespace Balehook {

class AccountNotices;
class ListingPage;
class MessageBar;
class Sessions;

/// The lists of the shown account, one tab each. A list is built when its tab is first shown; signals tell of the
/// current one only. Owned by the window.
class ListingTabs final : public QTabWidget
{
    Q_OBJECT

public:
    ListingTabs(Sessions &sessions, MessageBar &bar, QWidget *parent = nullptr);
    ~ListingTabs() override;

    void showListing(Listing listing);
    /// The current list.
    ListingPage &page() const;
    /// Null while its tab was never shown.
    ListingPage *page(Listing listing) const { return m_pages[std::size_t(listing)].get(); }
    /// Calls \a act with each list whose tab was shown.
    template <typename Act>
    void forEachPage(Act act) const
    {
        for (const auto &page : m_pages) {
            if (page)
                act(*page);
        }
    }

    /// Empty: no account.
    void showAccount(const QString &accountId);
    /// The account that is shown; empty: none.
    QString accountId() const;
    void updateAccount(const QString &accountId);
    void forgetAccount(const QString &accountId);
    void setOffline(bool offline);
    void setUtc(bool utc);
    void setCompact(bool compact);

Q_SIGNALS:
    /// \a page is new; its columns have their defaults.
    void pageBuilt(Balehook::ListingPage &page);
    /// Another list is current.
    void listingChanged(Balehook::Listing listing);
    void statusChanged();
    void recordChanged(std::shared_ptr<const Balehook::RecordPage> page, qsizetype index);
    void recordOpened();
    void accountRequested();
    void tokenRequested();
    void sourceRequested();
    void pathRequested();
    /// A short line for the status bar.
    void done(const QString &text);

protected:
    bool event(QEvent *event) override;

private:
    static constexpr std::size_t count = 3;

    void showCurrent();
    void build(Listing listing);
    void connectPage(ListingPage &page);
    void updateTitle(const ListingPage &page);

    Sessions &m_sessions;
    MessageBar &m_bar;
    QString m_accountId;
    bool m_utc = false;
    bool m_compact = false;
    std::array<std::unique_ptr<ListingPage>, count> m_pages;
    std::unique_ptr<AccountNotices> m_notices; ///< of one of the pages
    std::array<QSize, 3> m_room; ///< what was laid out last needs
    QObject m_links; ///< to both: goes first
};

} // namespace Balehook
