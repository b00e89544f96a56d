// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasoncolumnguess.h"

#include "failedrows/reasons/headerwords.h"
#include "failedrows/reasons/reasonnormaliser.h"
#include "failedrows/reasons/reasonwords.h"

#include <QByteArray>
#include <QSet>

#include <algorithm>

namespace Balehook {

namespace {

constexpr std::size_t mostColumns = 1000;
constexpr qint64 mostRows = 2000;
constexpr int leastScore = 13; ///< "error_code" that holds codes, where nothing is better

int nameScore(const QString &name)
{
    int best = 0;
    bool isElsewhere = false;
    const QStringList words = headerWords(name);
    for (const QString &word : words) {
        const int weight = reasonWordWeight(word);
        best = std::max(best, weight);
        isElsewhere = isElsewhere || weight < 0;
    }
    const int score = best == 2 ? 45 : best == 1 ? 22 : 0;
    return isElsewhere ? score / 2 : score;
}

/// Blanks between words, of which a sentence has some; ideographs need none.
double wordCount(QByteArrayView cell)
{
    int words = 1;
    int wideBytes = 0;
    for (const char c : cell) {
        words += c == ' ' ? 1 : 0;
        wideBytes += static_cast<unsigned char>(c) >= 0xe3 ? 1 : 0;
    }
    return words + wideBytes / 2.0;
}

} // namespace

struct ReasonColumnGuess::Column
{
    int byName = 0;
    qint64 filled = 0;
    qint64 refusals = 0;
    double words = 0;
    QSet<QByteArray> patterns;

    int score(qint64 rows) const
    {
        if (filled == 0)
            return rows == 0 ? byName : byName / 2;
        const double averageWords = words / double(filled);
        const double sentences = std::clamp((averageWords - 1.0) / 3.0, 0.0, 1.0);
        const double repeated = 1.0 - double(patterns.size() - 1) / double(filled);
        const double refused = double(refusals) / double(filled);
        // A sentence that refuses is the best sign, one that only repeats a weak one: names of products do that too.
        const double content = 35.0 * refused * sentences + 10.0 * sentences * repeated + 10.0 * refused;
        const double share = double(filled) / double(rows);
        return int(byName * (averageWords < 1.2 ? 0.6 : 1.0) + content * (0.5 + 0.5 * share));
    }
};

ReasonColumnGuess::ReasonColumnGuess(const QStringList &header)
{
    for (const QString &name : header.first(std::min<qsizetype>(header.size(), mostColumns)))
        m_columns.emplace_back().byName = nameScore(name);
}

ReasonColumnGuess::~ReasonColumnGuess() = default;

void ReasonColumnGuess::addRow(std::span<const QByteArrayView> cells)
{
    if (m_rows == mostRows)
        return;
    ++m_rows;
    ReasonNormaliser normaliser;
    const std::size_t count = std::min(cells.size(), mostColumns);
    if (m_columns.size() < count)
        m_columns.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        const QByteArrayView cell = cells[i].first(std::min(cells[i].size(), ReasonNormaliser::messageLimit)).trimmed();
        if (cell.isEmpty())
            continue;
        Column &column = m_columns[i];
        ++column.filled;
        column.words += wordCount(cell);
        column.refusals += hasRefusal(cell) ? 1 : 0;
        column.patterns.insert(normaliser.patternOf(cell).toByteArray());
    }
}

ReasonColumnGuess::Guess ReasonColumnGuess::guess() const
{
    Guess best;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        // Of two alike the later: reasons are put behind the columns of the imported file.
        const int score = m_columns[i].score(m_rows);
        if (score >= leastScore && score >= best.confidence)
            best = {int(i), std::min(score, 100)};
    }
    return best;
}

} // namespace Balehook
