// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobindex.h"

#include <QObject>
#include <QPointer>
#include <QString>

namespace Balehook {

/// Asks an index once where a job is listed. Owned by whoever wants to know, who may delete it at any time; says
/// nothing any more when the index goes.
class JobPlace final : public QObject
{
    Q_OBJECT

public:
    JobPlace(JobIndex &index, QString jobId, QObject *parent = nullptr);
    ~JobPlace() override;

    /// The answer comes through the event loop; an index that is not open is opened for it.
    void start();

Q_SIGNALS:
    /// \a record: its number in the listing from 0, as the index last saw it; -1: it is not listed there. \a isKept:
    /// then the index has it all the same, as one that is no longer listed.
    void found(qint64 record, bool isKept);

private:
    void ask(bool isListed);
    void take(bool isListed, const Result<qint64> &row);
    void endSearch();

    QPointer<JobIndex> m_index;
    QString m_jobId;
    JobIndex::Search m_search = 0;
    bool m_isAsked = false;
};

} // namespace Balehook
