// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/account/sessions.h"
#include "session/jobs/jobreasons.h"

#include <QJsonArray>
#include <QTemporaryDir>

namespace Balehook::Testing {

/// Failed files as if they had been fetched, and the index that knows of their jobs.
class KeptReasons final
{
public:
    explicit KeptReasons(Sessions &sessions)
        : m_sessions(sessions)
    {
        m_sessions.setIndexFolder(m_indexes.path());
    }

    struct Job
    {
        QString id;
        QString user = {};
        QString channel = {};
        QDateTime created = {};
        bool isExpired = false; ///< its link
    };
    /// Puts \a content there as the failed file of \a job. Unless \a isListed, which takes long for many, the cache
    /// does not know of it before adopt().
    bool keep(const QString &accountId, const Job &job, const QByteArray &content, bool isListed = true);
    bool adopt(const QString &accountId, const std::vector<Job> &jobs);
    /// Where keep() puts it.
    QString pathOf(const QString &accountId, const Job &job) const;
    /// Fills the index of the account with \a jobs.
    bool index(const Account &account, const std::vector<Job> &jobs);

    /// start() and all that follows; false if it does not end.
    static bool run(JobReasons &reasons, const JobsChoice &wish);
    static ImportJob record(const Job &job);

private:
    static QJsonObject json(const Job &job);
    FileKey keyOf(const QString &accountId, const Job &job) const;

    Sessions &m_sessions;
    QTemporaryDir m_indexes;
};

} // namespace Balehook::Testing
