// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/filecache.h"

#include <QObject>

class QWidget;

namespace Balehook {

class FileCopier;

/// "Save as" of a file that is in the cache: asks where, copies, says how it ended. A child of \a window, over which it
/// asks.
class CachedFileSaver final : public QObject
{
    Q_OBJECT

public:
    CachedFileSaver(FileCache &cache, QWidget &window);
    ~CachedFileSaver() override;

    /// Opens the dialog (never blocks) and goes on from there.
    void ask(const CachedFile &file);
    /// The same, then hands the copy to the desktop's program, after a warning: a copy in the cache has no name that
    /// programs know.
    void askAndOpen(const CachedFile &file);

Q_SIGNALS:
    void saved(const QString &fileName);
    /// How it ended, in a sentence.
    void messageRequested(const QString &text);

private:
    void ask(const CachedFile &file, bool opensIt);
    void copy(const CachedFile &file, const QString &target, bool opensIt);

    FileCache &m_cache;
    QWidget &m_window;
};

} // namespace Balehook
