// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/smallfiles.h"

#include <QString>

#include <memory>

namespace Balehook::Testing {

/// A folder on a disk of its own with a few free pages, for programs that this process starts. Where the test may not
/// mount one, files may only have a few bytes in place of it.
class SmallMount final
{
public:
    /// Puts an empty disk into the place of \a folder.
    explicit SmallMount(QString folder);
    ~SmallMount();
    Q_DISABLE_COPY_MOVE(SmallMount)

    /// Leaves \a pages of 4 KiB.
    bool fill(int pages);
    void empty();

private:
    QString filler() const;

    const QString m_folder;
    bool m_isMounted = false;
    std::unique_ptr<SmallFiles> m_limit;
};

} // namespace Balehook::Testing
