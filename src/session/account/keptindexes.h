// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "session/account/keptindex.h"

#include <QObject>
#include <QStringList>

#include <vector>

namespace Balehook {

class Sessions;

/// The indexes on this computer, of all accounts of the profile and of those that are gone: how large they are, and how
/// to be rid of them. Looks at files in a worker. Owned by whoever shows them; Sessions outlives it.
class KeptIndexes final : public QObject
{
    Q_OBJECT

public:
    explicit KeptIndexes(Sessions &sessions, QObject *parent = nullptr);

    /// Why one is not deleted while another program fills it.
    static Error filledByAnother();

    /// As of the last look: the accounts in their order, then what is left of others.
    const std::vector<KeptIndex> &all() const { return m_all; }
    /// Looks again; changed() follows.
    void look();
    /// Deletes those with \a names, whatever state they are in; what fills one of them ends before. Not one that
    /// another program fills now. changed() follows, then removed().
    void remove(const QStringList &names);
    bool isRemoving() const { return m_removing > 0; }

Q_SIGNALS:
    void changed();
    void removed(const Balehook::Outcome &outcome);

private:
    /// What needs no look at files.
    struct Known;

    std::vector<Known> known() const;
    void take(const std::vector<KeptIndex> &found);
    void removeOne(const KeptIndex &index);
    void partDone(const Outcome &outcome);

    Sessions &m_sessions;
    std::vector<KeptIndex> m_all;
    Outcome m_outcome = Nothing();
    int m_removing = 0; ///< not done yet
    bool m_isLooking = false;
    bool m_looksAgain = false;
    bool m_hasRemoved = false; ///< told after the next look
};

} // namespace Balehook
