// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobrow.h"

#include <QHash>
#include <QSet>

namespace Balehook {

class SqlRun;

/// Numbers for the words of jobs (types, channels, states, users) and the blocks of places they are in. For the writer.
class WordList final
{
public:
    explicit WordList(SqlRun &sql);

    /// The number of \a text in field \a field of JobRow::wordFields.
    qint64 numberOf(std::size_t field, const QByteArray &text);
    void note(qint64 word, qint64 place);
    /// After a rollback, what was noted is not so.
    void forget();

private:
    SqlRun &m_sql;
    std::array<QHash<QByteArray, qint64>, JobRow::wordFields.size()> m_numbers;
    QSet<std::pair<qint64, qint64>> m_noted;
    std::vector<qint64> m_lastBlocks; ///< of words by their number: jobs that follow each other are in one block
};

} // namespace Balehook
