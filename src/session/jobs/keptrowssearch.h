// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/find/valuefilter.h"
#include "session/jobs/searchcoverage.h"

#include "core/errors/result.h"
#include "failedrows/cache/cachedfile.h"

#include <QStringList>

#include <memory>

namespace Balehook {

class Sessions;
class SettingsFile;

/// A search for a value in the failed files that are kept of some accounts, with what it covers. Sends no request. Once
/// it is finished, files without a filter get theirs, one after the other, so that the next search finds them faster.
/// Owned by whoever shows the results; sessions and settings outlive it.
class KeptRowsSearch final : public QObject
{
    Q_OBJECT

public:
    KeptRowsSearch(Sessions &sessions, SettingsFile &settings, QObject *parent = nullptr);
    ~KeptRowsSearch() override;

    /// In \a accountIds, or in all accounts if there are none. In the place of the search before.
    void start(const RowsFinder::Wish &wish, const QStringList &accountIds);
    /// Ends it. What was found stays found.
    void stop();
    /// Rows or files are still being looked at.
    bool isRunning() const;

    /// Those that are looked through, of the newest jobs first: found() names them by their places. Some may be gone.
    const std::vector<CachedFile> &files() const { return m_files; }
    const SearchCoverage &coverage() const { return m_coverage; }

Q_SIGNALS:
    /// Another search begins, or an account of this one is gone: nothing was found.
    void begun();
    void found(qint64 file, const Balehook::FoundRows &rows);
    /// coverage() says more.
    void progressed();
    /// Once rows and files are known.
    void finished();

private:
    void count();
    void conclude();
    void makeNextFilter();

    Sessions &m_sessions;
    SettingsFile &m_settings;
    RowsFinder m_finder;
    std::vector<CachedFile> m_files;
    SearchCoverage m_coverage;
    QStringList m_accounts; ///< ids
    std::unique_ptr<FailedFilesCensus> m_census;
    std::vector<qint64> m_unfiltered; ///< places of files
    std::shared_ptr<std::atomic_bool> m_stopFilters;
};

} // namespace Balehook
