// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobanswer.h"
#include "store/jobquerysql.h"
#include "store/jobrow.h"
#include "store/jobterms.h"
#include "store/placewalk.h"
#include "store/textlookup.h"
#include "store/textsegment.h"

#include <QByteArray>

#include <array>
#include <functional>
#include <vector>

namespace Balehook {

class SqlRun;

/// The jobs that match a query, read from a stretch of places at a time, in their order: no statement takes long,
/// however many there are.
class JobChunks final
{
public:
    /// \a shown: what is wanted of each job beside its place, SQL expressions on j that are never null.
    JobChunks(const JobQuery &query, qint64 now, const QStringList &shown);

    /// Finds what does not change while the query runs. Before the first read().
    void begin(SqlRun &sql);

    /// The same, for who wants nothing of a job but its place. After begin().
    JobChunks ofPlaces() const;

    /// For who begins another snapshot: words may be new in it. True if anything may be.
    bool refresh(SqlRun &sql);

    /// What read() will look at. After begin().
    PlaceWalk::Reads reads() const { return m_lookup.isEmpty() ? PlaceWalk::Reads::All : PlaceWalk::Reads::Some; }

    using Found = JobAnswer::Job;
    /// Calls \a take with each match from \a first to \a last, both ends taken, in the order of places.
    void read(SqlRun &sql, qint64 first, qint64 last, const std::function<void(const Found &)> &take) const;

    /// Each job matches. After begin().
    bool areAll() const { return m_needle.isEmpty() && m_rest.isEmpty(); }
    /// As read(), of jobs that do not match, too.
    void readAll(SqlRun &sql, qint64 first, qint64 last, const std::function<void(const Found &)> &take) const;
    /// A large part of the jobs may match, as far as can be told by a few. After begin().
    bool areMany() const { return m_areMany || !m_words.isEmpty(); }
    /// Those of \a places that match, rising.
    std::vector<qint64> matching(SqlRun &sql, const std::vector<qint64> &places) const;

private:
    void chooseTriples(SqlRun &sql);
    void findWords(SqlRun &sql);
    void findNeedle(SqlRun &sql);
    void findBlocks(SqlRun &sql);
    JobQuerySql wanted() const;
    JobQuerySql wantedInTable() const;
    void makeStatements();
    JobAnswer readPending(SqlRun &sql, qint64 first, qint64 last) const;
    JobAnswer readText(SqlRun &sql, qint64 first, qint64 last) const;
    JobAnswer readWords(SqlRun &sql, qint64 first, qint64 last) const;
    void readTable(SqlRun &sql, qint64 first, qint64 last, JobAnswer &answer) const;

    QString m_columns;
    JobQuerySql m_conditions;
    QByteArray m_needle; ///< folded; all that match have it in a field that is searched
    JobTermsSql m_terms; ///< the others, and where the needle has to be
    TextLookup m_lookup; ///< what the text index is asked for; empty: it is of no use, all texts are read
    std::array<QByteArray, JobRow::wordFields.size()> m_found; ///< numbers of words that have the text, by field
    qint64 m_lastWord = 0; ///< that was looked at
    qlonglong m_version = 0; ///< of the data, as SQLite counts for the connection
    JobQuerySql m_words; ///< one of the words that have the text
    JobQuerySql m_rest; ///< terms and conditions
    std::vector<qint64> m_blocks; ///< where these words are
    QString m_textStatement;
    QString m_pendingStatement;
    QString m_tableStatement;
    QString m_allStatement;
    QString m_matchingStatement;
    QVariantList m_tableValues; ///< behind the two ends
    QVariantList m_matchingValues; ///< behind the places
    bool m_areMany = true;
};

} // namespace Balehook
