// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/error.h"
#include "domain/importjob.h"
#include "domain/pagesource.h"
#include "models/pagewalker.h"

#include <QObject>

#include <optional>

namespace Balehook::Ctl {

/// Finds one job by its id. The interface has no way to ask for one, so the listing is read from its first page, the
/// newest job, until the job comes. An index on disk could answer in its place; whoever asks would not notice. Ends on
/// every server, as PageWalker does.
class JobFinder final : public QObject
{
    Q_OBJECT

public:
    /// \a jobs outlives this.
    JobFinder(PageSource &jobs, int perPage, QObject *parent = nullptr);
    ~JobFinder() override;

    /// One of found(), notFound() and failed() follows, once and through the event loop.
    void find(const QString &jobId);

Q_SIGNALS:
    void progressed(qint64 read, std::optional<qint64> total);
    void found(const Balehook::ImportJob &job);
    /// None of the \a read jobs that are listed is it.
    void notFound(qint64 read);
    void failed(const Balehook::Error &error);

private:
    bool look(const PageAnswer &answer);

    PageWalker m_walker;
    QString m_jobId;
    std::optional<ImportJob> m_found;
};

} // namespace Balehook::Ctl
