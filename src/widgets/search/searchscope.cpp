// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/searchscope.h"

#include "store/jobindex.h"

#include <QLocale>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 minute = 60'000;
constexpr qint64 hour = 60 * minute;
constexpr qint64 day = 24 * hour;

int plural(qint64 number)
{
    return int(std::clamp<qint64>(number, 0, 1'000'000'000));
}

QString duration(std::chrono::seconds time)
{
    const qint64 seconds = std::max<qint64>(1, time.count());
    constexpr qint64 aMinute = 60;
    if (seconds < aMinute)
        return SearchScope::tr("%Ln s left", nullptr, int(seconds));
    return SearchScope::tr("%Ln min left", nullptr, plural((seconds + aMinute - 1) / aMinute));
}

} // namespace

void SearchScope::setIndex(const JobIndex &index, const AccountSync &sync)
{
    canFill = true;
    jobs = index.status().jobs;
    isIndexComplete = index.status().isComplete();
    readAt = index.status().readSince;
    lookedAt = index.status().lookedAt;
    isOutdated = sync.isOutdated();
    isUnsettled = isIndexComplete && !index.status().isSettled;
    indexError = index.error();
    damage = index.damage();
    state = sync.state();
    progress = sync.progress();
    syncError = sync.error();
}

QString SearchScope::ageText(qint64 age)
{
    if (age < -minute)
        return tr("loaded at an unknown time"); // the clock was set back since
    if (age < minute)
        return tr("loaded just now");
    if (age < hour)
        return tr("loaded %Ln min ago", nullptr, int(age / minute));
    if (age < day)
        return tr("loaded %Ln h ago", nullptr, int(age / hour));
    return tr("loaded %Ln days ago", nullptr, plural(age / day));
}

QString SearchScope::lookText(qint64 age)
{
    if (age < minute)
        return tr("checked for new ones just now");
    if (age < hour)
        return tr("checked for new ones %Ln min ago", nullptr, int(age / minute));
    return tr("checked for new ones %Ln h ago", nullptr, int(age / hour));
}

QString SearchScope::fullAgeText(qint64 now) const
{
    if (!isIndexComplete)
        return incompleteText();
    const QString age = ageText(now - readAt);
    const QString both = tr("%1, %2", "loaded 3 days ago, new ones 2 min ago");
    if (isLooking)
        return both.arg(age, tr("checking for new ones"));
    // Right after all were read, and a day after the look, it says no more than the age.
    const bool isLately = lookedAt <= now + minute && now - lookedAt < day;
    const bool isNewer = lookedAt - readAt >= minute || readAt > now + minute;
    return isLately && isNewer ? both.arg(age, lookText(std::max<qint64>(0, now - lookedAt))) : age;
}

QString SearchScope::text(qint64 now) const
{
    const QLocale locale;
    if (!hasIndex) {
        if (needsIndex)
            return needsAllText();
        if (isAsked && found)
            return tr("%1 found in the %Ln loaded rows", nullptr, plural(loadedRows)).arg(locale.toString(*found));
        // Of a list that is not there nothing is said.
        return loadedRows > 0 ? tr("Search covers the %Ln loaded rows", nullptr, plural(loadedRows)) : QString();
    }
    // A search sees jobs a moment before the index tells of them.
    const bool isAhead = found && *found > jobs;
    const QString all = locale.toString(isAhead ? *found : jobs);
    const QString age = fullAgeText(now);
    if (!isAsked || (!found && searchError)) // progressText() says why
        return tr("%1 jobs, %2", "how many can be searched, and their age").arg(all, age);
    if (!found || (*found == 0 && !isFoundComplete))
        return tr("Searching %1 jobs, %2").arg(all, age);
    const QString count = locale.toString(*found);
    return isFoundComplete && !isAhead ? tr("%1 of %2 jobs, %3").arg(count, all, age)
                                       : tr("At least %1 of %2 jobs, %3").arg(count, all, age);
}

QString SearchScope::progressText() const
{
    const QLocale locale;
    const QString done = locale.toString(progress.done);
    const QString count = progress.total >= 0
        ? tr("%1 of %2 jobs loaded").arg(done, locale.toString(std::max(progress.total, progress.done)))
        : tr("%1 jobs loaded").arg(done);
    switch (state) {
    case AccountSync::State::Filling: {
        if (progress.waiting)
            return tr("%1, the service asked to wait %Ln s", nullptr, plural(progress.waiting->count())).arg(count);
        QStringList parts{count};
        if (progress.perSecond >= 1)
            parts.append(tr("%Ln jobs per second", nullptr, plural(qint64(progress.perSecond))));
        if (progress.left)
            parts.append(duration(*progress.left));
        return parts.join(u" · "_s);
    }
    case AccountSync::State::Paused:
        return tr("Paused: %1").arg(count);
    case AccountSync::State::Failed:
        return syncError ? syncError->userMessage() : tr("The jobs could not be loaded.");
    case AccountSync::State::Idle:
    case AccountSync::State::Looking:
        break;
    }
    if (indexError)
        return indexError->userMessage();
    if (damage)
        return damage->userMessage();
    if (searchError)
        return searchError->userMessage();
    if (lookError)
        return lookFailedText(lookError->userMessage());
    return isUnsettled ? AccountSync::unsettledText() : QString();
}

QString SearchScope::needsAllText()
{
    return tr("Filters and sorting need all jobs of the account to be loaded. Load them once to use them.");
}

QString SearchScope::lookFailedText(const QString &why)
{
    return tr("Could not check for new jobs. %1").arg(why);
}

QString SearchScope::loadText() const
{
    return total > 0 ? tr("Load All %Ln Jobs to Search Them", nullptr, plural(total))
                     : tr("Load All Jobs to Search Them");
}

bool SearchScope::canLoad() const
{
    const bool isResting = state == AccountSync::State::Idle || state == AccountSync::State::Looking;
    const bool isThereAny = total > 0 || (total < 0 && loadedRows > 0);
    return canFill && isResting && isThereAny && !isIndexComplete && !indexError;
}

bool SearchScope::canLoadAgain() const
{
    const bool isResting = state == AccountSync::State::Idle || state == AccountSync::State::Looking;
    return canFill && isResting && hasIndex && isIndexComplete && !indexError;
}

bool SearchScope::offersAgain(qint64 now) const
{
    return canLoadAgain() && (isOutdated || isUnsettled || now - readAt >= day);
}

bool SearchScope::canTryAgain() const
{
    const bool isResting = state == AccountSync::State::Idle || state == AccountSync::State::Looking;
    return state == AccountSync::State::Failed || (canFill && isResting && indexError);
}

} // namespace Balehook
