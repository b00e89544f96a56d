// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "domain/records/pagesource.h"

#include <QObject>

#include <functional>
#include <memory>

namespace Balehook {

/// Reads a listing page by page in one direction, two requests at once, and hands the pages over in order until told to
/// stop: for "go to id", "next failed file" and copying rows that are not loaded. Owned by whoever started it; ends by
/// itself on every server (no new ids, the total reached, the first page when walking back).
class PageWalker final : public QObject
{
    Q_OBJECT

public:
    enum class Direction { Forward, Backward };
    /// Sees page number, its records and the record number of its first; returns true to go on.
    using Visitor = std::function<bool(int page, const PageAnswer &answer, qint64 firstRecord)>;

    PageWalker(PageSource &source, int perPage, QObject *parent = nullptr);
    ~PageWalker() override;

    /// Starts at \a page. \a lastPage 0: to the end of the listing.
    void start(int page, Direction direction, Visitor visitor, int lastPage = 0);
    void cancel();

    /// Says of records, each page once and in order, whether any of them was not seen before; a page without one ends
    /// the walk. Whoever remembers records anyway hands it in before start(), so that they are not remembered twice.
    void setNewsFinder(std::function<bool(const RecordPage &records)> hasNews);
    /// Hands no page over until resume(), nor asks for more than it already does. For a visitor that cannot keep up.
    void suspend();
    void resume();

    qint64 readCount() const; ///< records seen so far
    std::optional<qint64> statedTotal() const; ///< with the last page, be it empty; says nothing of what was read

Q_SIGNALS:
    void progressed(qint64 readCount, std::optional<qint64> total);
    /// The visitor returned false.
    void stopped();
    /// The end was reached; readCount() records were read.
    void exhausted();
    void failed(const Balehook::Error &error);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
