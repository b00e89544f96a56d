// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace Balehook {

class AccountSession;
class IndexKeeper;
class ListingPage;

/// Makes a search again, by itself, while the index it is of is filled for the first time: what it finds grows as jobs
/// are loaded. The longer a search takes, the longer it rests. Owned by the search desk.
class GrowingSearch final : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    GrowingSearch(ListingPage &page, IndexKeeper &keeper, QObject *parent);
    ~GrowingSearch() override;

    /// Of the account that is shown; null: none, or none with an index.
    void follow(AccountSession *session);
    /// Another search is asked for.
    void begin();
    /// More jobs were loaded than the search that is shown has looked at.
    bool isOutrun() const;
    /// While the search is made again: how many it had found before.
    std::optional<qint64> foundBefore() const { return m_foundBefore; }
    /// The least time between searches, for tests.
    void setPause(std::chrono::milliseconds pause) { m_leastPause = m_pause = pause; }

private:
    bool mayGrow() const;
    void onStatusChanged();
    void onWorkEnded();
    void onMatchesChanged();
    void searchAgain();

    ListingPage &m_page;
    IndexKeeper &m_keeper;
    QPointer<AccountSession> m_session;
    std::unique_ptr<QObject> m_links; ///< to it
    QTimer m_again;
    QElapsedTimer m_clock; ///< since the search was made again
    std::chrono::milliseconds m_leastPause;
    std::chrono::milliseconds m_pause;
    std::optional<qint64> m_foundBefore;
};

} // namespace Balehook
