// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/wordlist.h"

#include "store/file/sqlrun.h"
#include "store/jobplaces.h"
#include "store/searchtext.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qsizetype mostKept = 20'000; // of an account where each job has its own user, not all fit in memory
constexpr qint64 noBlock = std::numeric_limits<qint64>::min();

} // namespace

WordList::WordList(SqlRun &sql)
    : m_sql(sql)
{ }

qint64 WordList::numberOf(std::size_t field, const QByteArray &text)
{
    QHash<QByteArray, qint64> &numbers = m_numbers[field];
    if (const auto at = numbers.constFind(text); at != numbers.constEnd())
        return *at;
    static const QString find = u"SELECT id, folded FROM word WHERE field=? AND text=?"_s;
    static const QString mend = u"UPDATE word SET folded=? WHERE id=?"_s;
    static const QString add = u"INSERT INTO word(field, text, folded) VALUES(?, ?, ?)"_s;
    // No null values: an empty text is one, too.
    const QByteArray stored = text.isNull() ? QByteArray("") : text;
    const QString foldedText = SearchText::folded(QString::fromUtf8(text));
    const QByteArray folded = foldedText.isEmpty() ? QByteArray("") : foldedText.toUtf8();
    QVariantList found = m_sql.row(find, {int(field), stored});
    if (found.isEmpty()) {
        m_sql.run(add, {int(field), stored, folded});
        found = m_sql.row(find, {int(field), stored});
    } else if (found[1].toByteArray() != folded) {
        m_sql.run(mend, {folded, found[0]});
    }
    const qint64 number = found.isEmpty() ? 0 : found[0].toLongLong();
    if (numbers.size() >= mostKept)
        numbers.clear();
    numbers.insert(text, number);
    return number;
}

void WordList::note(qint64 word, qint64 place)
{
    const std::pair<qint64, qint64> pair(word, place >> JobPlaces::blockShift);
    const auto at = std::size_t(word);
    if (at < m_lastBlocks.size() && m_lastBlocks[at] == pair.second)
        return;
    if (at < std::size_t(mostKept)) {
        if (at >= m_lastBlocks.size())
            m_lastBlocks.resize(at + 1, noBlock);
        m_lastBlocks[at] = pair.second;
    }
    if (m_noted.contains(pair))
        return;
    if (m_noted.size() >= mostKept)
        m_noted.clear();
    m_noted.insert(pair);
    static const QString sql = u"INSERT OR IGNORE INTO wordblock(word, block) VALUES(?, ?)"_s;
    m_sql.run(sql, {pair.first, pair.second});
}

void WordList::forget()
{
    for (auto &numbers : m_numbers)
        numbers.clear();
    m_noted.clear();
    m_lastBlocks.clear();
}

} // namespace Balehook
