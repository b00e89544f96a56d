// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobquerysql.h"

#include <QByteArray>

#include <functional>
#include <vector>

namespace Balehook {

class SqlRun;

/// The jobs that match a query, read from a stretch of places at a time, in their order: no statement takes long,
/// however many there are.
class JobChunks final
{
public:
    /// \a shown: what is wanted of each job, an SQL expression on j; empty: nothing but its place.
    JobChunks(const JobQuery &query, qint64 now, QString shown);

    /// Finds what does not change while the query runs. Before the first read().
    void begin(SqlRun &sql);

    /// A job: its place and what is wanted of it.
    struct Found
    {
        qint64 place = 0;
        QByteArrayView shown;
    };
    /// Calls \a take with each match from \a first to \a last, both ends taken, in the order of places.
    void read(SqlRun &sql, qint64 first, qint64 last, const std::function<void(Found)> &take) const;

private:
    struct Words
    {
        QString condition; ///< empty: no word has the text
        QVariantList values;
        std::vector<qint64> blocks; ///< where these words are
    };

    void chooseLetters(SqlRun &sql);
    QByteArray readText(SqlRun &sql, qint64 first, qint64 last) const;
    QByteArray readWords(SqlRun &sql, qint64 first, qint64 last) const;
    QByteArray readTable(SqlRun &sql, const QString &condition, const QVariantList &values, qint64 first,
                         qint64 last) const;
    QString selection(const QString &place) const;

    QString m_shown;
    JobQuerySql m_conditions;
    QByteArray m_needle; ///< folded
    QList<QByteArray> m_triples; ///< what the text index knows of it: each three letters in a row
    QString m_match; ///< for the text index; empty: it is of no use, all texts are read
    Words m_words;
};

} // namespace Balehook
