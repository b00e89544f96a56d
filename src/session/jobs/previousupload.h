// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "domain/account/baseurl.h"
#include "domain/records/importjob.h"
#include "domain/records/lentsource.h"
#include "models/pagewalker.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace Balehook {

class AccountSession;
class IndexedJobs;

/// What of the name of a job's file stays the same from one upload to the next: numbers, dates and what separates them
/// are left out. Of the imported file, or of the failed one where there is none.
QString uploadNameOf(const ImportJob &job);

/// Looks for the upload before that of a job: the latest earlier job of the same type, user and file name that has a
/// failed file. In the jobs that are stored on this computer where there are any, else in those that the service lists
/// first.
class PreviousUpload final : public QObject
{
    Q_OBJECT

public:
    explicit PreviousUpload(AccountSession &session, QObject *parent = nullptr);
    ~PreviousUpload() override;

    /// found(), notFound() or failed() comes once, and through the event loop; ErrorKind::Cancelled where the account
    /// has another address by then, where other jobs are.
    void find(const ImportJob &job);

    static bool isUploadBefore(const ImportJob &earlier, const ImportJob &job);

Q_SIGNALS:
    void found(const Balehook::ImportJob &job);
    /// \a checked: jobs that were looked at.
    void notFound(qint64 checked);
    void failed(const Balehook::Error &error);

private:
    void walk(PageSource &source, int perPage, int lastPage);
    bool look(const PageAnswer &answer);
    void askService();
    void conclude();
    void giveUp();
    void fail(const Error &error);

    QPointer<AccountSession> m_session;
    const BaseUrl m_address; ///< of the job
    LentSource<IndexedJobs> m_indexed;
    LentSource<PageSource> m_listed;
    std::unique_ptr<PageWalker> m_walker; ///< over one of them
    ImportJob m_job;
    std::optional<ImportJob> m_found;
    qint64 m_checked = 0;
    bool m_isSearching = false;
    bool m_isSorted = false; ///< latest first: the first one found is it
};

} // namespace Balehook
