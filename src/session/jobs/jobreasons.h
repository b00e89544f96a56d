// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/jobs/indexedjobswalk.h"
#include "session/jobs/jobschoice.h"
#include "session/jobs/reasonreport.h"

#include <QThreadPool>

#include <map>
#include <memory>

namespace Balehook {

class ReasonWork;
class Sessions;
class SettingsFile;

/// Why rows failed across the jobs that are chosen, in the failed files of theirs that are kept. Reads these files and
/// the indexes of jobs, sends no request and fetches nothing. What was read is kept (ReasonShelf), so that it is there
/// at once the next time. Owned by whoever shows it; sessions and settings outlive it.
///
/// start() -> changed()..., finished(), all through the event loop.
class JobReasons final : public QObject
{
    Q_OBJECT

public:
    JobReasons(Sessions &sessions, SettingsFile &settings, QObject *parent = nullptr);
    /// Waits for the worker, which stops within some milliseconds.
    ~JobReasons() override;

    /// In the place of what was asked for before.
    void start(const JobsChoice &chosen);
    /// Ends it. What was counted stays.
    void stop();
    bool isRunning() const { return m_isRunning; }
    /// Compares what comes before that day with what comes from then on; changed() follows.
    void setSince(const std::optional<QDate> &since);
    /// What start() was given, all accounts by name and days as points in time.
    const JobsChoice &chosen() const { return m_chosen; }
    /// Never null.
    const std::shared_ptr<const ReasonReport> &report() const { return m_report; }

Q_SIGNALS:
    /// report() is another one.
    void changed();
    void finished();

private:
    using Report = std::shared_ptr<const ReasonReport>;

    template <typename T>
    void work(std::function<T(ReasonWork &)> doing, std::function<void(const T &)> done);
    void walk();
    void beginAccount(const Account &account);
    void add(const IndexedJobsWalk::Rows &rows);
    void endAccount(const IndexedJobsWalk::Knowledge &knowledge);
    void count();
    void readOn();
    void take(const Report &report);
    void keepFresh();
    void end();

    Sessions &m_sessions;
    SettingsFile &m_settings;
    QThreadPool m_thread; ///< only one, so that what is asked of it is done in its order
    JobsChoice m_chosen;
    std::optional<QDate> m_since;
    std::shared_ptr<ReasonWork> m_work;
    std::shared_ptr<std::atomic_bool> m_stop;
    Report m_report = std::make_shared<const ReasonReport>();
    std::map<QString, std::vector<CachedFile>> m_kept; ///< failed files, by account that is still to come
    std::unique_ptr<IndexedJobsWalk> m_walk;
    bool m_isRunning = false;
};

} // namespace Balehook
