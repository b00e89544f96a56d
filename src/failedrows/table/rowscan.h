// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QObject>

namespace Balehook {

/// A pass over the rows of a TableDocument. Owned by the document, deletes itself after finished(). Hold it in a
/// QPointer.
///
/// finished() comes exactly once and through the event loop, unless the scan is cancelled or the document goes, opens
/// another file or closes: then nothing comes any more. The visitor may be called once more while cancel() returns.
class RowScan : public QObject
{
    Q_OBJECT

public:
    /// Ends the pass without a signal and deletes the handle. Safe at any time.
    virtual void cancel() = 0;

Q_SIGNALS:
    /// How far it is, at most some twenty times a second; \a share from 0 to 1.
    void progressed(double share, qint64 rows);
    void finished(const Balehook::Outcome &outcome);

protected:
    explicit RowScan(QObject *parent)
        : QObject(parent)
    { }
};

} // namespace Balehook
