// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"
#include "failedrows/compare/filecomparison.h"
#include "session/jobs/jobfileopener.h"

#include <QObject>

#include <optional>

namespace Balehook {

class Sessions;
class SettingsFile;

/// One of the two files of a comparison: what it is, where it is, and how it comes if it is not on this computer.
/// Nothing is downloaded before fetch(). Sessions and settings outlive it.
class ComparedSide final : public QObject
{
    Q_OBJECT

public:
    enum class State { Empty, Missing, Fetching, Failed, Ready };

    ComparedSide(Sessions &sessions, SettingsFile &settings, QObject *parent = nullptr);
    ~ComparedSide() override;

    /// The failed or the imported file of the job.
    void setJob(const QString &accountId, const ImportJob &job, JobFile which = JobFile::FailedRows);
    void setCached(const CachedFile &file);
    void setLocal(const QString &path);

    /// If it is Missing or Failed.
    void fetch();
    void cancel();

    State state() const { return m_state; }
    /// What it is, for people; plain text in one line.
    const QString &caption() const { return m_caption; }
    /// Missing: that and why; Failed: what is wrong; Fetching: how far it is.
    QString stateText() const;
    /// Of the download; -1 while unknown.
    int perMille() const;
    /// Ready.
    FileComparison::Source source() const;
    /// Empty for a file of the user's own.
    const QString &accountId() const { return m_accountId; }
    /// When its job was created, in milliseconds since 1970 UTC; nothing where that is not known.
    std::optional<qint64> createdAt() const { return m_createdAt; }
    /// In the cache; nothing for a file of the user's own.
    const std::optional<CachedFile> &cached() const { return m_opener.file(); }
    const QString &path() const { return m_path; }

Q_SIGNALS:
    void changed();

private:
    void enter(State state);

    Sessions &m_sessions;
    SettingsFile &m_settings;
    JobFileOpener m_opener;
    State m_state = State::Empty;
    QString m_accountId;
    QString m_caption;
    QString m_path;
    ImportJob m_job;
    JobFile m_which = JobFile::FailedRows;
    std::optional<qint64> m_createdAt;
    QString m_trouble;
    QObject m_links; ///< to m_opener: goes first
};

} // namespace Balehook
