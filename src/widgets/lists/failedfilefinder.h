// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "models/pagewalker.h"

#include <QObject>

#include <memory>

namespace Balehook {

class ImportJobsModel;
class RecordWalk;

/// F4 and Shift+F4: the next (or previous) job with a failed file. Looks at loaded rows first and reads on from where
/// they end. One at a time: a new search ends the one before.
class FailedFileFinder final : public QObject
{
    Q_OBJECT

public:
    explicit FailedFileFinder(const ImportJobsModel &model, QObject *parent = nullptr);
    ~FailedFileFinder() override;

    /// Looks from the row after (before) \a row; -1: from the first row. What is loaded is answered before this
    /// returns.
    void start(int row, PageWalker::Direction direction);
    void cancel();

Q_SIGNALS:
    void progressed(qint64 readCount, qint64 total);
    void found(qint64 record);
    /// No job with a failed file up to the end of the list; \a readCount had to be read for that.
    void notFound();
    void failed(const Balehook::Error &error);

private:
    const ImportJobsModel &m_model;
    std::unique_ptr<RecordWalk> m_walk;
    qint64 m_found = -1;
};

} // namespace Balehook
