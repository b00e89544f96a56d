// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/keptrowssearch.h"

#include "core/process/background.h"
#include "failedrows/cache/filecache.h"
#include "failedrows/find/tablesearch.h"
#include "session/account/sessions.h"
#include "session/jobs/keptrows.h"

#include <utility>

namespace Balehook {

KeptRowsSearch::KeptRowsSearch(Sessions &sessions, SettingsFile &settings, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_settings(settings)
{
    connect(&m_finder, &RowsFinder::found, this, &KeptRowsSearch::found);
    connect(&m_finder, &RowsFinder::progressed, this, [this] {
        m_coverage.searched = m_finder.coverage();
        Q_EMIT progressed();
    });
    connect(&m_finder, &RowsFinder::finished, this, [this] {
        m_coverage.searched = m_finder.coverage();
        m_unfiltered = m_finder.unfiltered();
        // Only now: what is found is wanted first, and two would be in each other's way.
        count();
    });
    // Nothing of it stays, on the disk or on screen.
    connect(&sessions, &Sessions::accountGone, this, [this](const QString &accountId) {
        if (!m_accounts.contains(accountId))
            return;
        stop();
        m_files.clear();
        m_coverage = {};
        Q_EMIT begun();
        Q_EMIT finished();
    });
}

KeptRowsSearch::~KeptRowsSearch()
{
    stop();
}

void KeptRowsSearch::start(const RowsFinder::Wish &wish, const QStringList &accountIds)
{
    stop();
    m_accounts = m_sessions.idsOrAll(accountIds);
    m_files.clear();
    for (const QString &accountId : std::as_const(m_accounts)) {
        const auto &kept = m_sessions.files().listedFiles(accountId);
        m_files.insert(m_files.end(), kept.begin(), kept.end());
    }
    m_files = keptFailedFiles(std::move(m_files));
    m_coverage = {};
    m_coverage.searched.files = qint64(m_files.size());
    m_coverage.files = {.isKnown = true, .isComplete = true};
    Q_EMIT begun();

    m_finder.start(wish, searchedFiles(m_files, m_settings));
}

void KeptRowsSearch::stop()
{
    m_finder.cancel();
    if (m_census)
        m_census.release()->deleteLater();
    if (m_stopFilters)
        *m_stopFilters = true;
    m_stopFilters.reset();
    m_unfiltered.clear();
}

bool KeptRowsSearch::isRunning() const
{
    return m_finder.isRunning() || m_census;
}

/// The jobs of one account after the other.
void KeptRowsSearch::count()
{
    QSet<QString> kept = diskNamesOf(m_files);
    for (const qint64 place : m_finder.gone())
        kept.remove(m_files[std::size_t(place)].diskName);
    m_census = std::make_unique<FailedFilesCensus>(m_sessions, m_accounts, std::move(kept));
    connect(m_census.get(), &FailedFilesCensus::finished, this, [this] {
        m_coverage.files = m_census->counts();
        m_census.release()->deleteLater(); // it is telling
        conclude();
    });
    m_census->start();
}

void KeptRowsSearch::conclude()
{
    Q_EMIT progressed();
    if (isRunning())
        return;
    Q_EMIT finished();
    if (!isRunning() && !m_stopFilters) {
        m_stopFilters = std::make_shared<std::atomic_bool>(false);
        makeNextFilter();
    }
}

void KeptRowsSearch::makeNextFilter()
{
    if (m_unfiltered.empty())
        return;
    const CachedFile file = m_files[std::size_t(m_unfiltered.back())];
    m_unfiltered.pop_back();
    const auto filter = inBackground<std::optional<ValueFilter>>(
        [searched = searchedFile(file, m_settings),
         stop = m_stopFilters](QPromise<std::optional<ValueFilter>> &) -> std::optional<ValueFilter> {
            auto made = makeFilter(searched, stop);
            return made ? std::optional(std::move(made).value()) : std::nullopt;
        });
    whenDone(filter, this, [this, file, stop = m_stopFilters](const std::optional<ValueFilter> &made) {
        if (*stop)
            return;
        if (made)
            m_sessions.files().keepFilter(file, *made);
        makeNextFilter();
    });
}

} // namespace Balehook
