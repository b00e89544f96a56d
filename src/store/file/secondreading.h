// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSemaphore>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <optional>

namespace Balehook {

class SqlRun;

/// Reads an index in a thread and on a connection of its own, beside the thread that made it, in one snapshot. Owned by
/// who made it, where it is asked; ends what it reads when it goes.
class SecondReading final
{
public:
    /// What is read; looks at \a isEnded now and then. False: something is missing.
    using Work = std::function<bool(SqlRun &sql, const std::atomic<bool> &isEnded)>;

    /// Returns when the snapshot is taken, or cannot be.
    SecondReading(const QString &file, const Work &work);
    ~SecondReading();
    Q_DISABLE_COPY_MOVE(SecondReading)

    bool hasSnapshot() const { return m_hasSnapshot; }
    /// What the work returned, or false where there was no snapshot; nothing yet after waiting for some milliseconds.
    std::optional<bool> result();

private:
    void read(const QString &file, const Work &work);

    std::atomic<bool> m_isEnded = false;
    bool m_hasSnapshot = false;
    QSemaphore m_begun;
    bool m_isRead = false;
    QThreadPool m_worker; ///< ends before what it works on
};

} // namespace Balehook
