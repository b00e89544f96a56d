// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/pagewalker.h"

#include <memory>

namespace Balehook {

class PagedTableModel;

/// A PageWalker that starts at a record rather than at a page and hands over one record at a time. Owned by what needs
/// the records.
class RecordWalk final : public QObject
{
    Q_OBJECT

public:
    /// Sees record number \a record as element \a index of \a page; returns true to go on.
    using Visitor = std::function<bool(qint64 record, const RecordPage &page, qsizetype index)>;

    explicit RecordWalk(const PagedTableModel &model, QObject *parent = nullptr);
    ~RecordWalk() override;

    /// Visits \a first and what follows (or, backward, what precedes) it. \a last -1: to the end of the listing.
    void start(qint64 first, PageWalker::Direction direction, Visitor visitor, qint64 last = -1);
    void cancel();
    bool isRunning() const { return m_walker != nullptr; }

Q_SIGNALS:
    void progressed(qint64 readCount, qint64 total); ///< \a total 0: unknown
    /// The visitor has what it wanted.
    void stopped();
    /// All there was has been visited.
    void exhausted(qint64 readCount);
    void failed(const Balehook::Error &error);

private:
    bool visitPage(const PageAnswer &answer, qint64 firstRecord);
    void endWalk();

    const PagedTableModel &m_model;
    std::unique_ptr<PageWalker> m_walker;
    Visitor m_visitor;
    PageWalker::Direction m_direction = PageWalker::Direction::Forward;
    qint64 m_first = 0;
    qint64 m_last = -1;
    bool m_reachedLast = false;
};

} // namespace Balehook
