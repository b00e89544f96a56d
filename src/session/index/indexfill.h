// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pageasker.h"
#include "session/index/passplan.h"
#include "store/jobindex.h"

#include <map>
#include <memory>
#include <optional>

namespace Balehook {

class IndexLook;

/// One filling of an index: a full pass over the listing, and others if it changed meanwhile. Pages arrive two at once,
/// in any order, and are stored in theirs; no more than some of them wait for that. Owned by AccountSync; source and
/// index outlive it. Nothing is said any more after stop().
class IndexFill final : public QObject
{
    Q_OBJECT

public:
    /// So often the listing is read where it changes meanwhile.
    static constexpr int maxPasses = 3;

    IndexFill(PageSource &source, JobIndex &index, QObject *parent = nullptr);
    ~IndexFill() override;

    /// Goes on with the pass that the index knows, or begins one with pages of \a perPage.
    void start(int perPage);
    /// What is stored by now stays; start() of another one goes on there.
    void stop();
    /// The listing is another one now: the pass begins again.
    void restart();

    qint64 seen() const { return m_plan ? m_plan->seen() : 0; }
    qint64 total() const { return m_plan ? m_plan->total() : -1; }
    /// As the service answers, once that is known.
    int perPage() const { return m_perPage; }
    qint64 added() const { return m_added; }
    qint64 changed() const { return m_changed; }

Q_SIGNALS:
    void progressed();
    void waiting(std::chrono::seconds seconds);
    /// The index holds what is listed, unless its status says that it is not settled.
    void finished();
    void failed(const Balehook::Error &error);

private:
    void begin(int perPage);
    void reset();
    JobIndex::Callback<IndexPass> whenBegun();
    void pump();
    void store();
    void onArrived(const PageRequest &asked, const PageAnswer &answer);
    void onFailed(const PageRequest &asked, const Error &error);
    void onStored(int page, const StoredPage &change);
    void endPass();
    void look();
    void endLook();
    void finish(PassEnd end);
    void fail(const Error &error);
    template <typename T, typename F>
    JobIndex::Callback<T> inThisPass(F take);

    PageSource &m_source;
    JobIndex &m_index;
    PageAsker m_asker;
    std::optional<PassPlan> m_plan; ///< none while the index begins a pass
    std::map<int, PageAnswer> m_early; ///< came and wait to be stored
    std::optional<PassPlan::Sum> m_before; ///< of the pass before this one
    int m_perPage = 0;
    int m_nextToStore = 1;
    int m_storing = 0;
    int m_passes = 1;
    int m_sizeChanges = 0;
    int m_looks = 0; ///< at the ends, after this pass
    std::unique_ptr<IndexLook> m_look;
    quint64 m_turn = 0; ///< answers to earlier passes are ignored
    qint64 m_added = 0;
    qint64 m_changed = 0;
    bool m_isOver = false;
};

} // namespace Balehook
