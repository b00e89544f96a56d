// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QObject>

namespace Balehook {

/// A cell of a table.
struct CellPlace
{
    qint64 row = 0;
    int column = 0;

    // NOLINTNEXTLINE(modernize-use-nullptr): there is no pointer
    friend auto operator<=>(const CellPlace &a, const CellPlace &b) = default;
};

/// A text that is looked for in all cells of a TableDocument, without regard to case, or a regular expression. Owned by
/// the document, which ends it when another file is opened or this one is closed. Hold it in a QPointer, and cancel()
/// it when the search is over.
class TextFind : public QObject
{
    Q_OBJECT

public:
    enum class Direction { Next, Previous };

    /// Cells that hold the text, as far as it was looked for.
    virtual qint64 matches() const = 0;
    virtual bool isComplete() const = 0;

    /// Answers with found() or with nothingFound(): the nearest match strictly after or before \a from, going round at
    /// the ends. A new step replaces one that was not answered. May be called from the start; the answer then comes as
    /// soon as enough was looked through. Row -1 is before the first row.
    virtual void step(Balehook::CellPlace from, Direction direction) = 0;

    /// Ends it without a signal and deletes the handle. Safe at any time.
    virtual void cancel() = 0;

Q_SIGNALS:
    /// At most some twenty times a second.
    void progressed(double share, qint64 matches);
    /// All rows were looked through, or it went wrong: ErrorKind::PatternTooCostly, beside those of files. Comes once.
    void finished(const Balehook::Outcome &outcome);
    /// \a ordinal counts the matches from 1.
    void found(Balehook::CellPlace place, qint64 ordinal);
    void nothingFound();

protected:
    explicit TextFind(QObject *parent)
        : QObject(parent)
    { }
};

} // namespace Balehook
