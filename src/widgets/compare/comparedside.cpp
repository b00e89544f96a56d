// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/compare/comparedside.h"

#include "core/text/isolated.h"
#include "core/text/safetext.h"
#include "failedrows/cache/filecache.h"
#include "failedrows/fetch/linkexpiry.h"
#include "failedrows/fetch/linktrouble.h"
#include "models/linktext.h"
#include "models/timetext.h"
#include "session/account/filetransfers.h"
#include "session/account/sessions.h"
#include "session/jobs/jobfiles.h"
#include "session/jobs/keptrows.h"
#include "widgets/links/transfertext.h"

#include <QFileInfo>
#include <QLocale>

namespace Balehook {

using namespace Qt::StringLiterals;

ComparedSide::ComparedSide(Sessions &sessions, SettingsFile &settings, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_settings(settings)
    , m_opener(sessions.transfers(), sessions.files())
{
    connect(&m_opener, &JobFileOpener::progressed, &m_links, [this] { Q_EMIT changed(); });
    connect(&m_opener, &JobFileOpener::ready, &m_links, [this] {
        m_path = m_opener.file()->path;
        enter(State::Ready);
    });
    connect(&m_opener, &JobFileOpener::failed, &m_links, [this](const Error &error) {
        m_trouble =
            error.kind == ErrorKind::Cancelled ? tr("The download was stopped.") : LinkTrouble::of(error).message;
        enter(State::Failed);
    });
}

ComparedSide::~ComparedSide() = default;

void ComparedSide::enter(State state)
{
    m_state = state;
    Q_EMIT changed();
}

void ComparedSide::setJob(const QString &accountId, const ImportJob &job, JobFile which)
{
    m_which = which;
    m_accountId = accountId;
    m_job = job;
    m_createdAt = job.createdAt().instant();
    m_caption = titleOfParts({tr("Job %1").arg(cellText(job.id(), 40)), cellText(job.text(ImportJob::JobType), 60),
                              cellText(job.text(ImportJob::UserName), 60),
                              m_createdAt ? TimeText::exact(job.createdAt(), false) : QString(),
                              cellText(fileNameOf(job.text(fieldOf(which))), 80)});
    const auto order = orderFor(accountId, job, which, m_sessions.transfers().policyOf(accountId));
    const auto kept = order ? m_sessions.files().find(order.value().key) : std::nullopt;
    if (kept && !order.value().isNewerThan(*kept)) {
        m_opener.openCached(*kept);
        return;
    }
    if (!order) {
        m_trouble = LinkTrouble::of(order.error()).message;
        enter(State::Failed);
        return;
    }
    const QString id = cellText(job.id(), 40);
    const bool isExpired = hasExpired(order.value().key.link);
    if (which == JobFile::Imported)
        m_trouble = isExpired
            ? tr("The imported file of job %1 is not on this computer, and its link has expired. Refresh the "
                 "job in its list, or try to download the file all the same.")
                  .arg(id)
            : tr("The imported file of job %1 is not on this computer.").arg(id);
    else
        m_trouble = isExpired
            ? tr("The failed file of job %1 is not on this computer, and its link has expired. Refresh the job "
                 "in its list, or try to download the file all the same.")
                  .arg(id)
            : tr("The failed file of job %1 is not on this computer.").arg(id);
    enter(State::Missing);
}

void ComparedSide::setCached(const CachedFile &file)
{
    m_accountId = file.accountId;
    if (file.jobCreatedAt.isValid())
        m_createdAt = file.jobCreatedAt.toMSecsSinceEpoch();
    m_caption = titleOfParts(
        {file.jobId.isEmpty() ? QString() : tr("Job %1").arg(cellText(file.jobId, 40)), cellText(file.jobType, 60),
         m_createdAt ? QLocale().toString(file.jobCreatedAt.toLocalTime(), QLocale::ShortFormat) : QString(),
         cellText(file.name, 80)});
    m_opener.openCached(file);
}

void ComparedSide::setLocal(const QString &path)
{
    m_path = path;
    m_caption = cellText(QFileInfo(path).fileName(), 120);
    enter(State::Ready);
}

void ComparedSide::fetch()
{
    if (m_state != State::Missing && m_state != State::Failed)
        return;
    m_state = State::Fetching; // a link that is not fetched fails before open() returns
    m_opener.open(m_accountId, m_job, m_which);
    if (m_state == State::Fetching)
        Q_EMIT changed();
}

void ComparedSide::cancel()
{
    if (m_state == State::Fetching)
        m_opener.cancel();
}

QString ComparedSide::stateText() const
{
    if (m_state != State::Fetching)
        return m_trouble;
    const auto transfer = m_opener.transfer();
    return transfer ? tr("Downloading %1: %2").arg(TransferText::name(transfer->name), TransferText::state(*transfer))
                    : QString();
}

int ComparedSide::perMille() const
{
    const auto transfer = m_opener.transfer();
    return m_state == State::Fetching && transfer ? TransferText::share(*transfer) : -1;
}

FileComparison::Source ComparedSide::source() const
{
    return comparedFile(m_path, cached() ? cached()->jobType : QString(), m_settings);
}

} // namespace Balehook
