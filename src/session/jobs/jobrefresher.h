// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "domain/records/importjob.h"
#include "models/pageasker.h"

#include <QObject>

#include <deque>
#include <memory>

namespace Balehook {

/// Reads one job again, because its link is no longer good: the page of the list that held it, then at most two pages
/// on either side, since lists move, and the first one where none of these exists. (The interface has no way to ask for
/// one job.) Owned by whoever shows the job; one at a time, a new start() ends the one before.
class JobRefresher final : public QObject
{
    Q_OBJECT

public:
    static constexpr int neighbours = 2; ///< pages read on either side of the first one

    /// Whether \a error may only mean that the list ends before \a page: the interface does not say how a page beyond
    /// the end is answered. Page 1 is never beyond it.
    static bool mayBeBeyondEnd(int page, const Error &error);

    explicit JobRefresher(QObject *parent = nullptr);
    ~JobRefresher() override;

    /// \a record: its number in the list, from 0, when it was seen last.
    void start(PageSource &source, int perPage, qint64 record, const QString &jobId);
    void cancel() { m_asker.reset(); }
    bool isRunning() const { return m_asker && m_asker->open() > 0; }

Q_SIGNALS:
    /// The job as it is listed now.
    void found(const Balehook::ImportJob &job);
    /// None of \a pages pages holds it any more.
    void notFound(int pages);
    void failed(const Balehook::Error &error);

private:
    void askNext();
    void look(const PageAnswer &answer);
    void skip(int page);
    void goOn();
    void fail(const Error &error);

    std::unique_ptr<PageAsker> m_asker;
    std::deque<int> m_pages; ///< still to be read
    int m_perPage = 0;
    int m_read = 0;
    QString m_jobId;
};

} // namespace Balehook
