// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/reasonwork.h"

#include "core/disk/filestamp.h"
#include "session/jobs/keptrows.h"

#include <QElapsedTimer>

#include <algorithm>

namespace Balehook {

void ReasonWork::begin(const Source &source)
{
    m_source = source;
    m_left.clear();
    // Here, because asking the disk for thousands takes its time.
    std::erase_if(m_source.kept, [](const CachedFile &file) { return !file.isWhole(); });
    for (const CachedFile &file : std::as_const(m_source.kept))
        m_left.insert(file.diskName, file);
    // While the index still looks for the jobs.
    const ReasonShelf shelf = ReasonShelf::read(source.shelfPath);
    for (const CachedFile &file : std::as_const(m_source.kept)) {
        if (isStopped())
            return;
        if (const FileReasons *known = shelf.find(keyOf(file)))
            m_known.insert({file.accountId, file.diskName}, *known);
    }
}

void ReasonWork::addJob(const ImportJob &job)
{
    if (isStopped())
        return;
    QHash<QString, CachedFile>::const_iterator kept;
    const auto standing = FailedFileStanding::of(m_source.accountId, job, m_source.policy, [&](const auto &order) {
        kept = m_left.constFind(order.key.diskName());
        return kept != m_left.cend();
    });
    m_coverage.files.add(standing.kind);
    if (standing.kind == FailedFileStanding::Kind::Kept) {
        add(*kept, &job);
        m_left.erase(kept);
    }
}

void ReasonWork::endSource(bool isKnown, bool isComplete)
{
    m_coverage.files.isKnown = m_coverage.files.isKnown && isKnown;
    m_coverage.files.isComplete = m_coverage.files.isComplete && isComplete;
    if (!m_source.takesOthers)
        return;
    // The service no longer lists their jobs, or they have not been loaded.
    for (const CachedFile &file : std::as_const(m_source.kept)) {
        if (isStopped())
            return;
        if (m_left.contains(file.diskName))
            add(file, nullptr);
    }
}

void ReasonWork::add(const CachedFile &file, const ImportJob *job)
{
    ReasonReport::File chosen;
    chosen.file = file;
    chosen.time = file.jobCreatedAt.isValid() ? file.jobCreatedAt : file.fetchedAt;
    if (job) {
        if (const auto created = job->createdAt().instant())
            chosen.time = QDateTime::fromMSecsSinceEpoch(*created, Qt::UTC);
        const QString &name = job->text(ImportJob::UserName);
        chosen.user = name.isEmpty() ? job->text(ImportJob::UserId) : name;
        chosen.channel = job->text(ImportJob::ChannelId);
    } else if (m_created) {
        const qint64 time = chosen.time.toMSecsSinceEpoch();
        if (time < m_created->from.value_or(time) || (m_created->until && time >= *m_created->until))
            return;
    }
    const std::pair<QString, QString> id(file.accountId, file.jobId);
    const auto known = m_jobs.constFind(id);
    chosen.job = known != m_jobs.cend() ? *known : int(m_jobs.size());
    m_jobs.insert(id, chosen.job);
    ++m_coverage.searched.files;
    m_chosen.push_back(std::move(chosen));
}

FileComparison::Source ReasonWork::sourceOf(const CachedFile &file) const
{
    return comparedFile(file.path, m_views.value(file.jobType));
}

FileReasons::Key ReasonWork::keyOf(const CachedFile &file) const
{
    const FileComparison::Source source = sourceOf(file);
    const FileStamp stamp = FileStamp::orNone(file.path);
    return {.diskName = file.diskName,
            .format = source.format + source.choice.key(),
            .column = source.reasonColumn,
            .bytes = stamp.size,
            .modified = stamp.modified};
}

void ReasonWork::countKnown()
{
    for (const ReasonReport::File &chosen : m_chosen) {
        if (isStopped())
            return;
        const auto known = m_known.constFind({chosen.file.accountId, chosen.file.diskName});
        if (known != m_known.cend())
            take(chosen, *known);
        else
            m_unread.push_back(chosen);
    }
    m_chosen.clear();
    m_known.clear();
    // The newest first.
    std::stable_sort(m_unread.begin(), m_unread.end(),
                     [](const ReasonReport::File &a, const ReasonReport::File &b) { return a.time < b.time; });
}

void ReasonWork::take(const ReasonReport::File &chosen, const FileReasons &reasons)
{
    if (!reasons.isTable) {
        ++m_coverage.searched.notTables;
        return;
    }
    ++m_coverage.searched.searched;
    m_tally.add(reasons, chosen.time);
    m_files.push_back(chosen);
}

bool ReasonWork::readSome(int msecs)
{
    QElapsedTimer clock;
    clock.start();
    while (!m_unread.empty() && !isStopped()) {
        const ReasonReport::File &chosen = m_unread.back();
        FileReasons found;
        found.key = keyOf(chosen.file);
        const auto reasons = reasonsOf(sourceOf(chosen.file), m_stop);
        if (isStopped())
            return true;
        const bool isUnreadable =
            !reasons && reasons.error().kind != ErrorKind::NotATable && reasons.error().kind != ErrorKind::FileEmpty;
        if (isUnreadable) {
            ++(reasons.error().kind == ErrorKind::FileNotUsable ? m_coverage.searched.packed
                                                                : m_coverage.searched.unreadable);
        } else {
            found.isTable = reasons.ok();
            if (reasons)
                found.reasons = keptReasons(reasons.value());
            take(chosen, found);
            m_fresh[chosen.file.accountId].push_back(std::move(found));
        }
        m_unread.pop_back();
        if (clock.elapsed() >= msecs)
            break;
    }
    return !m_unread.empty();
}

ReasonReport ReasonWork::report(const std::optional<QDate> &since) const
{
    ReasonReport report = ReasonReport::of(m_tally, m_files, since, m_zone);
    report.coverage = m_coverage;
    report.isDone = m_unread.empty() && m_chosen.empty();
    return report;
}

} // namespace Balehook
