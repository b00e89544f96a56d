// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <map>

namespace Balehook::Demo {

/// What becomes of somebody who follows a link of a job.
enum class LinkFate {
    Works,
    Expired, ///< 403 with the store's XML
    Gone,
    SignIn, ///< a web page
    Moved, ///< a redirect to the same file
    Workbook,
    Zip,
    Gzip,
    Picture,
    Program,
    Slow, ///< so slow that there is time to cancel it and to go on
    Hostile ///< rows of all that a careless viewer stumbles over
};
constexpr int linkFates = int(LinkFate::Hostile) + 1;

/// The newest jobs of an account that have, one after the other, links of every fate but the first; none by default.
struct OddJobs
{
    qint64 count = 0; ///< all jobs of the account; 0: there are no such ones
};

/// One import job, computed from seed and serial number alone. Serial 0 is the oldest, its id is "1".
struct DemoJob
{
    DemoJob(quint64 seed, qint64 serial, OddJobs odd = {});

    QString id() const { return QString::number(serial + 1); }
    QString failedFileName() const;

    qint64 serial;
    QString type;
    QString fileName;
    QString userName;
    int userNumber = 0;
    int channel = 0;
    int status = 0; ///< 1 comes with counts, 2 with a file of failed rows (interface 3)
    bool hasCounts = false;
    int succeeded = 0;
    int failed = 0; ///< also the number of rows in the file of failed rows
    QString details; ///< may be empty
    bool detailsAreFile = false;
    int minutesToUpdate = 0;
    LinkFate fate = LinkFate::Works;
};

/// The import jobs of one account, newest first; nothing is stored, so a million cost what one does.
class DemoJobs final
{
public:
    /// \a odd: whether the newest are shown as examples of what links can do. \a filesBase: where the files of this
    /// account are served, without a slash at the end.
    DemoJobs(quint64 seed, qint64 count, QString filesBase, QDateTime start, int driftSeconds, OddJobs odd = {});

    /// Grows while the service runs where there is drift.
    qint64 count() const;
    /// \a jobs more on top, at once.
    void add(qint64 jobs) { m_added += jobs; }
    /// From now on the job \a id is listed with \a fields in place of its own; null: without the field.
    void change(const QString &id, const QJsonObject &fields) { m_changes[id] = fields; }
    /// The record as listed; \a position 0 is the newest of \a count jobs.
    QJsonObject at(qint64 position, qint64 count) const;

private:
    QDateTime createdAt(qint64 serial) const;

    quint64 m_seed;
    qint64 m_count;
    QString m_filesBase;
    QDateTime m_start;
    int m_driftSeconds;
    OddJobs m_odd;
    qint64 m_added = 0;
    std::map<QString, QJsonObject> m_changes; ///< by id
};

} // namespace Balehook::Demo
