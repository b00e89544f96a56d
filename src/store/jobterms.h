// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"
#include "store/jobquerysql.h"
#include "store/jobrow.h"

#include <array>
#include <vector>

namespace Balehook {

class SqlRun;

/// What is searched for in import jobs, taken apart and folded: see SearchTerms. A value.
class JobTerms final
{
public:
    struct Term
    {
        QString folded;
        std::vector<ImportJob::Field> fields; ///< where it has to be; empty: in any that is searched
        bool isExcluded = false;

        /// In any field that is searched, and nowhere else.
        bool isPlain() const { return fields.empty() && !isExcluded; }
    };

    explicit JobTerms(const QString &typed);

    const std::vector<Term> &all() const { return m_all; }
    bool isEmpty() const { return m_all.empty(); }
    /// Whether the index finds \a job.
    bool matches(const ImportJob &job) const;

    /// The longest text that whatever is found has in one field that is searched; empty if there is none.
    QString longest() const;

private:
    std::vector<Term> m_all;
};

/// Terms as conditions on the jobs of an index.
class JobTermsSql final
{
public:
    explicit JobTermsSql(const std::vector<JobTerms::Term> &terms = {});

    /// Looks for those among words with a number above \a lastWord.
    void findWords(SqlRun &sql, qint64 lastWord);
    /// All that hold, in the table j. After findWords().
    JobQuerySql sql() const;

private:
    struct Condition
    {
        QByteArray text;
        bool isExcluded = false;
        std::vector<std::size_t> parts; ///< of the texts; all of them are one
        std::vector<std::size_t> words; ///< of JobRow::wordFields
        std::array<QByteArray, JobRow::wordFields.size()> found; ///< numbers of words that have it
    };

    static JobQuerySql sqlOf(const Condition &condition);

    std::vector<Condition> m_all;
};

} // namespace Balehook
