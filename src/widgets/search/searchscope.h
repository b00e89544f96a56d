// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/index/accountsync.h"

#include <QCoreApplication>

#include <optional>

namespace Balehook {

/// Where was searched and what was found: the words of the scope line. A value.
struct SearchScope
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::SearchScope)

public:
    bool isAsked = false; ///< something is searched, filtered or sorted
    bool needsIndex = false; ///< with conditions or an order, which loaded rows cannot be held against
    bool canFill = false; ///< there is a place for an index
    bool hasIndex = false;
    qint64 jobs = 0; ///< in the index
    bool isIndexComplete = false;
    qint64 readAt = 0; ///< since when all of it was read; milliseconds since 1970 UTC
    qint64 lookedAt = 0; ///< when new jobs were last looked for, 0: never
    bool isLooking = false; ///< and that takes a while
    bool isOutdated = false; ///< another number of jobs is listed than the index holds
    bool isUnsettled = false; ///< the list changed during each pass: what is listed is known only roughly
    std::optional<Error> lookError;
    std::optional<qint64> found; ///< jobs, or without an index loaded rows; nothing: not known yet
    bool isFoundComplete = true;
    std::optional<Error> searchError; ///< nothing is found, and nothing is searched any more
    qint64 loadedRows = 0;
    qint64 total = -1; ///< jobs that the service lists; -1: unknown
    std::optional<Error> indexError;
    std::optional<Error> damage; ///< the index was set aside, and the new one is empty
    AccountSync::State state = AccountSync::State::Idle;
    AccountSync::Progress progress = {};
    std::optional<Error> syncError;

    /// What \a index holds and how \a sync, which fills it, is getting on.
    void setIndex(const JobIndex &index, const AccountSync &sync);
    /// "loaded 2 min ago". Of a time that is yet to come nobody knows when it was.
    static QString ageText(qint64 age);
    /// "new ones 2 min ago".
    static QString lookText(qint64 age);
    static QString againText() { return tr("Load All Jobs Again"); }
    /// In the place of ageText().
    static QString incompleteText() { return tr("not all loaded yet"); }
    /// "312 of 48,210 jobs, loaded 2 min ago".
    QString text(qint64 now) const;
    /// What filling the index has come to; empty where there is nothing to say.
    QString progressText() const;
    /// "Load All 48,210 Jobs to Search Them".
    QString loadText() const;
    /// False where all is loaded, or on its way.
    bool canLoad() const;
    /// All is loaded and can be read once more.
    bool canLoadAgain() const;
    /// That is worth a button.
    bool offersAgain(qint64 now) const;
    /// Something went wrong that may go right the next time.
    bool canTryAgain() const;
    bool isFilling() const { return state == AccountSync::State::Filling; }

    /// Where filters wait for all jobs.
    static QString needsAllText();
    static QString lookFailedText(const QString &why);

private:
    QString fullAgeText(qint64 now) const;
};

} // namespace Balehook
