// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/smallfiles.h"

#include <QString>

#include <memory>

namespace Balehook::Testing {

/// Puts a disk with a few free pages into the place of a folder. Where the test may not mount one, files may only have
/// a few bytes in place of it.
///
/// Made before the first thread is started: the mount is seen by the thread that made it, by the threads and processes
/// that this one starts afterwards, and by nobody else.
class SmallMount final
{
public:
    static constexpr qint64 pageSize = 4096;

    /// Puts an empty disk into the place of \a folder. \a bytesForAPage: what fill() counts as a page where there is
    /// only a limit for files.
    explicit SmallMount(QString folder, qint64 bytesForAPage = pageSize);
    ~SmallMount();
    Q_DISABLE_COPY_MOVE(SmallMount)

    bool isMounted() const { return m_isMounted; }
    /// Leaves \a pages.
    bool fill(int pages);
    void empty();

private:
    QString filler() const;

    const QString m_folder;
    const qint64 m_bytesForAPage;
    bool m_isMounted = false;
    std::unique_ptr<SmallFiles> m_limit;
};

} // namespace Balehook::Testing
