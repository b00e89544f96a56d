// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/previousupload.h"

#include "domain/records/page.h"
#include "models/linktext.h"
#include "session/account/accountsession.h"
#include "session/index/indexedjobs.h"
#include "store/jobindex.h"

#include <QRegularExpression>

#include <array>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int indexedAtOnce = 200;
constexpr int mostListed = 2000; ///< jobs of the service

QString userOf(const ImportJob &job)
{
    return job.has(ImportJob::UserId) ? job.text(ImportJob::UserId) : job.text(ImportJob::UserName);
}

} // namespace

QString uploadNameOf(const ImportJob &job)
{
    const QString &location = job.text(job.has(ImportJob::FilePath) ? ImportJob::FilePath : ImportJob::FailedFilePath);
    QString name = fileNameOf(location).section(u'/', -1).section(u'\\', -1);
    constexpr auto options = QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;
    static const std::array varying{
        QRegularExpression(u"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"_s, options), // a UUID
        QRegularExpression(u"(?<![a-z0-9])(?=[a-f]*[0-9])[0-9a-f]{8,}(?![a-z0-9])"_s, options), // a hash
        QRegularExpression(u"(?<=[0-9][-_. ]|[0-9])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
                           u"(?=[-_. ]?[0-9])"_s,
                           options), // the month of a day
        QRegularExpression(u"(?<=[0-9])[tz](?![a-z])"_s, options), // in a time
        QRegularExpression(u"[^\\p{L}]+"_s, options)};
    for (const QRegularExpression &part : varying)
        name.replace(part, u" "_s);
    return name.simplified().toCaseFolded();
}

PreviousUpload::PreviousUpload(AccountSession &session, QObject *parent)
    : QObject(parent)
    , m_session(&session)
    , m_address(session.account().listingBase)
{
    connect(&session, &AccountSession::accountChanged, this, [this] {
        if (!(m_session->account().listingBase == m_address))
            giveUp();
    });
    connect(&session, &QObject::destroyed, this, &PreviousUpload::giveUp);
}

PreviousUpload::~PreviousUpload() = default;

bool PreviousUpload::isUploadBefore(const ImportJob &earlier, const ImportJob &job)
{
    return earlier.id() != job.id() && earlier.has(ImportJob::FailedFilePath) && earlier.createdAt().instant()
        && job.createdAt().instant() && *earlier.createdAt().instant() < *job.createdAt().instant()
        && earlier.text(ImportJob::JobType) == job.text(ImportJob::JobType) && userOf(earlier) == userOf(job)
        && uploadNameOf(earlier) == uploadNameOf(job);
}

void PreviousUpload::find(const ImportJob &job)
{
    m_job = job;
    m_isSearching = true;
    m_indexed = m_session->newIndexedJobs();
    if (!m_indexed) {
        askService();
        return;
    }
    JobQuery query;
    query.hasFailedFile = true;
    query.values[ImportJob::JobType].values = {job.text(ImportJob::JobType)};
    query.sortField = ImportJob::CreatedAt;
    query.isDescending = true;
    if (const auto created = job.createdAt().instant())
        query.times[ImportJob::CreatedAt].until = *created;
    m_indexed->setQuery(query);
    m_isSorted = true;
    walk(*m_indexed, indexedAtOnce, 0);
}

void PreviousUpload::walk(PageSource &source, int perPage, int lastPage)
{
    if (m_walker)
        m_walker.release()->deleteLater(); // a signal of it may have led here
    m_walker = std::make_unique<PageWalker>(source, perPage);
    connect(m_walker.get(), &PageWalker::stopped, this, &PreviousUpload::conclude);
    connect(m_walker.get(), &PageWalker::exhausted, this, &PreviousUpload::conclude);
    connect(m_walker.get(), &PageWalker::failed, this, [this](const Error &error) {
        if (m_isSorted && m_isSearching) // without an index
            askService();
        else
            fail(error);
    });
    m_walker->start(
        1, PageWalker::Direction::Forward, [this](int, const PageAnswer &answer, qint64) { return look(answer); },
        lastPage);
}

/// True to go on.
bool PreviousUpload::look(const PageAnswer &answer)
{
    const auto *page = dynamic_cast<const Page<ImportJob> *>(answer.records.get());
    for (qsizetype i = 0; page && i < page->count(); ++i) {
        ++m_checked;
        const ImportJob &job = page->at(i);
        const bool isLater = !m_found || job.createdAt().instant() > m_found->createdAt().instant();
        if (isUploadBefore(job, m_job) && isLater) {
            m_found = job;
            if (m_isSorted)
                return false;
        }
    }
    return true;
}

/// Its order is not known, so all of what is looked at is read.
void PreviousUpload::askService()
{
    m_isSorted = false;
    if (m_session)
        m_listed = m_session->newImportJobs();
    if (!m_listed) {
        conclude();
        return;
    }
    connect(m_listed.get(), &PageSource::blocked, this, [this](PageSource::Ticket, const Error &error) {
        m_walker->cancel();
        fail(error);
    });
    const int perPage = m_session->account().perPage;
    walk(*m_listed, perPage, std::max(1, mostListed / perPage));
}

void PreviousUpload::giveUp()
{
    if (!std::exchange(m_isSearching, false))
        return;
    if (m_walker)
        m_walker->cancel();
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT failed(Error(ErrorKind::Cancelled)); }, Qt::QueuedConnection);
}

void PreviousUpload::fail(const Error &error)
{
    if (std::exchange(m_isSearching, false))
        Q_EMIT failed(error);
}

void PreviousUpload::conclude()
{
    if (!m_found && m_isSorted && m_session && m_session->jobIndex()->status().jobs == 0) {
        askService(); // nothing is stored
        return;
    }
    m_isSearching = false;
    if (m_found)
        Q_EMIT found(*m_found);
    else
        Q_EMIT notFound(m_checked);
}

} // namespace Balehook
