// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/cachedfile.h"
#include "faults/faultdesk.h"

namespace Balehook::Testing {

/// Opening files of jobs in the window of a FaultDesk. The desk's foreign host is never linked and never to be asked.
class DownloadDesk final
{
public:
    explicit DownloadDesk(bool tls);

    /// Lists one job, "job-\a number", whose file is at \a link, and opens it as Enter does (failed rows), or
    /// Shift+Enter (imported file).
    void open(int number, const QString &link, JobFile which = JobFile::FailedRows);
    /// The same again: the link that is in the list.
    void openAgain(JobFile which = JobFile::FailedRows);
    void back();
    /// All that can be read in the place of the lists, of rows too, in the message bar and in the status bar.
    QString words() const;
    bool areRowsShown() const;
    bool isOver() const; ///< rows, or why there are none
    /// A button in the place of the lists; null while it is hidden.
    QPushButton *button(const char *name) const;
    /// Files and parts below the cache, without what is kept about them.
    QStringList files() const;
    /// Those below the profile that others may read.
    QStringList readableByOthers() const;

    ScriptedServer hosts; ///< of the links
    ScriptedServer mirror; ///< of redirects
    FaultDesk desk;

private:
    QStringList cached() const; ///< what stays below the cache
};

} // namespace Balehook::Testing
