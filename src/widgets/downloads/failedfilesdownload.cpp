// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/downloads/failedfilesdownload.h"

#include "domain/records/page.h"
#include "models/importjobsmodel.h"
#include "session/account/filetransfers.h"
#include "widgets/tables/recordwalk.h"

#include <algorithm>

namespace Balehook {

FailedFilesDownload::FailedFilesDownload(const ImportJobsModel &model, Choice choice, FileTransfers &transfers,
                                         FileCache &cache)
    : m_model(model)
    , m_rows(std::move(choice.rows))
    , m_transfers(transfers)
    , m_wish(cache)
{
    m_wish.setAccount(choice.accountId, transfers.policyOf(choice.accountId));
}

FailedFilesDownload::~FailedFilesDownload() = default;

void FailedFilesDownload::start()
{
    if (const qint64 rows = rowCount(m_rows); rows > mostJobs) {
        Q_EMIT tooMany(rows);
        return;
    }
    m_isRunning = true;
    takeLoadedRows();
    std::reverse(m_missing.begin(), m_missing.end());
    readNext();
}

void FailedFilesDownload::cancel()
{
    m_isRunning = false;
    if (m_walk)
        m_walk->cancel();
}

void FailedFilesDownload::takeLoadedRows()
{
    for (const RowRange range : m_rows) {
        for (int row = range.first; row <= range.last; ++row) {
            qsizetype index = 0;
            if (const auto page = m_model.recordPage(row, &index))
                take(*page, index);
            else if (!m_missing.empty() && m_missing.back().last == row - 1)
                m_missing.back().last = row;
            else
                m_missing.push_back({row, row});
        }
    }
}

void FailedFilesDownload::readNext()
{
    if (m_missing.empty()) {
        finish();
        return;
    }
    const RowRange range = m_missing.back();
    m_missing.pop_back();
    if (!m_walk) {
        m_walk = std::make_unique<RecordWalk>(m_model);
        connect(m_walk.get(), &RecordWalk::exhausted, this, &FailedFilesDownload::readNext);
        connect(m_walk.get(), &RecordWalk::failed, this, [this](const Error &error) {
            m_isRunning = false;
            Q_EMIT failed(error);
        });
    }
    const qint64 offset = m_model.firstRecord();
    m_walk->start(
        offset + range.first, PageWalker::Direction::Forward,
        [this](qint64, const RecordPage &page, qsizetype index) { return take(page, index); }, offset + range.last);
}

/// True, as a visitor says that it wants more.
bool FailedFilesDownload::take(const RecordPage &page, qsizetype index)
{
    ++m_taken;
    if (const auto *jobs = dynamic_cast<const Page<ImportJob> *>(&page))
        m_wish.add(jobs->at(index));
    if (m_walk)
        Q_EMIT progressed(m_taken, rowCount(m_rows));
    return true;
}

void FailedFilesDownload::finish()
{
    m_isRunning = false;
    if (m_wish.orders().size() > mostUnasked) {
        Q_EMIT manyChosen(m_wish);
        return;
    }
    m_transfers.start(m_wish.orders());
    Q_EMIT done(summary(), int(m_wish.orders().size()));
}

QString FailedFilesDownload::summary() const
{
    const int started = int(m_wish.orders().size());
    QStringList sentences;
    sentences += started > 0 ? tr("Downloading %Ln failed files.", nullptr, started) : tr("No downloads were started.");
    sentences += m_wish.notFetched();
    return sentences.join(u' ');
}

} // namespace Balehook
