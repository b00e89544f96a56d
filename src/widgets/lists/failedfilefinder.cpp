// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/failedfilefinder.h"

#include "domain/records/page.h"
#include "models/importjobsmodel.h"
#include "widgets/tables/recordwalk.h"

namespace Balehook {

namespace {

bool hasFailedFile(const RecordPage &page, qsizetype index)
{
    const auto *jobs = dynamic_cast<const Page<ImportJob> *>(&page);
    return jobs && jobs->at(index).has(ImportJob::FailedFilePath);
}

} // namespace

FailedFileFinder::FailedFileFinder(const ImportJobsModel &model, QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_walk(std::make_unique<RecordWalk>(model))
{
    connect(m_walk.get(), &RecordWalk::progressed, this, &FailedFileFinder::progressed);
    connect(m_walk.get(), &RecordWalk::stopped, this, [this] { Q_EMIT found(m_found); });
    connect(m_walk.get(), &RecordWalk::exhausted, this, &FailedFileFinder::notFound);
    connect(m_walk.get(), &RecordWalk::failed, this, &FailedFileFinder::failed);
}

FailedFileFinder::~FailedFileFinder() = default;

void FailedFileFinder::start(int row, PageWalker::Direction direction)
{
    cancel();
    const int step = direction == PageWalker::Direction::Forward ? 1 : -1;
    const int rows = m_model.rowCount();
    int next = row + step;
    for (; next >= 0 && next < rows; next += step) {
        qsizetype index = 0;
        const auto page = m_model.recordPage(next, &index);
        if (!page)
            break;
        if (hasFailedFile(*page, index)) {
            Q_EMIT found(m_model.firstRecord() + next);
            return;
        }
    }
    const qint64 record = m_model.firstRecord() + next;
    const bool atEnd = m_model.total() ? record >= *m_model.total() : false;
    if (record < 0 || atEnd || !m_model.source()) {
        Q_EMIT notFound();
        return;
    }
    m_walk->start(record, direction, [this](qint64 number, const RecordPage &page, qsizetype index) {
        if (!hasFailedFile(page, index))
            return true;
        m_found = number;
        return false;
    });
}

void FailedFileFinder::cancel()
{
    m_walk->cancel();
}

} // namespace Balehook
