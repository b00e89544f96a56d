// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/importjob.h"
#include "domain/pagesource.h"
#include "settings/watchsettings.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace Balehook {

class AccountSession;
class JobPlace;
class Sessions;

/// Watches jobs of all accounts, as long as the program runs, and tells when any field of one changes. The service
/// cannot be asked for one job, so pages of the list are read until it is found: first the page where it was, or where
/// the index saw it last, then the pages around it. At most one such request at a time, behind whatever the user looks
/// at; every job at most once a minute. Pages that are read for others are looked at as well. A job is gone when the
/// whole list was read twice without it: lists move while they are read. Owned by the window.
class JobWatch final : public QObject
{
    Q_OBJECT

public:
    /// Pages read for one job before the next one has its turn.
    static constexpr int pagesAtOnce = 20;

    /// What was seen last of a job, and where.
    struct Seen
    {
        ImportJob job;
        qint64 record = -1; ///< -1: unknown
    };
    /// By account and job.
    using Memory = std::map<QString, std::map<QString, Seen>>;

    JobWatch(Sessions &sessions, SettingsFile &settings, QObject *parent = nullptr);
    ~JobWatch() override;

    QStringList jobs(const QString &accountId) const { return m_settings.jobs(accountId); }
    bool isWatched(const QString &accountId, const QString &jobId) const;
    /// Changes are told against \a job, which was seen as record number \a record. False if there are too many.
    bool watch(const QString &accountId, const ImportJob &job, qint64 record);
    void stop(const QString &accountId, const QString &jobId);

    /// For the watch that takes the place of this one: it tells changes against what this one saw.
    Memory memory() const;
    void remember(const Memory &memory);

    /// Begins to read; nothing is asked of an account whose token is not at hand.
    void start();
    /// In place of a minute, for tests.
    void setPace(std::chrono::milliseconds pace);

Q_SIGNALS:
    /// Other jobs of \a accountId are watched now.
    void listChanged(const QString &accountId);
    void jobChanged(const QString &accountId, const Balehook::ImportJob &before, const Balehook::ImportJob &now);
    /// The job is no longer listed, and not watched any more.
    void jobGone(const QString &accountId, const QString &jobId);

private:
    struct Watched
    {
        std::optional<ImportJob> last; ///< nothing: not read since the program started
        qint64 record = -1; ///< where it was, from 0; -1: unknown
        qint64 dueAt = 0; ///< when it is to be read again, in milliseconds of m_clock
        int nextPage = 0; ///< where looking through the whole list goes on; 0: it is where it was
        int passes = 0; ///< through the whole list without finding it
        int pageSize = 0; ///< of nextPage
        bool isIndexAsked = false; ///< once; after that the list has the word
    };
    using Jobs = std::map<QString, Watched>;

    /// Of the pages of an account.
    struct PageSize
    {
        int wanted = 0; ///< by the account
        int answered = 0; ///< by the service
    };

    /// The reading under way.
    struct Look
    {
        QString accountId;
        QString jobId;
        QPointer<PageSource> source;
        int perPage = 25; ///< as asked, and as answered
        std::vector<int> pages; ///< still to be read, the next one last
        int page = 0; ///< being read
        bool isThrough = false; ///< the whole list, in order
        std::optional<PageSource::Ticket> ticket;
    };

    void load();
    void forget(const QString &accountId);
    void listenTo(const QString &accountId, PageSource &source);
    void lookAtNext();
    void begin(const QString &accountId, const QString &jobId, AccountSession &session);
    bool askIndex(const QString &accountId, const QString &jobId, AccountSession &session);
    void askNext();
    void take(const QString &accountId, PageSource::Ticket ticket, const PageAnswer &answer);
    void fail(const QString &accountId, PageSource::Ticket ticket, const Error &error);
    void learn(const QString &accountId, const ImportJob &job, qint64 record);
    /// The job of the reading was not on the page in \a answer.
    void goOn(const PageAnswer &answer);
    /// False: the reading was of pages that the service does not have.
    bool learnPageSize(int size);
    bool isEnd(const PageAnswer &answer) const;
    void endPass();
    void endLook(std::chrono::milliseconds pause);
    /// Null: not watched (any more).
    Watched *find(const QString &accountId, const QString &jobId);

    Sessions &m_sessions;
    WatchSettings m_settings;
    std::map<QString, Jobs> m_accounts;
    QHash<QString, QPointer<PageSource>> m_sources; ///< that are listened to, by account
    QHash<QString, PageSize> m_pageSizes; ///< by account, where the service has its own
    std::optional<Look> m_look;
    std::unique_ptr<JobPlace> m_place; ///< where the index is asked before the reading
    QElapsedTimer m_clock;
    QTimer m_timer;
    std::chrono::milliseconds m_pace;
};

} // namespace Balehook
