// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/separatorguess.h"

#include "failedrows/reasons/reasonnormaliser.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace Balehook {

namespace {

constexpr std::size_t mostCells = 1000;
constexpr qsizetype longestCell = 2048;
constexpr int mostParts = 32;
constexpr int fewestSplitCells = 3;

struct Evidence
{
    int splitCells = 0; ///< cells that fall into several parts
    int parts = 0; ///< of those cells
    int independentParts = 0; ///< that also stand in a cell made of other parts
};

/// The patterns of the parts of each cell.
std::vector<QByteArrayList> patternsOf(const std::vector<QByteArray> &cells, ReasonSeparator separator)
{
    ReasonNormaliser normaliser;
    std::vector<QByteArrayList> patterns;
    for (const QByteArray &cell : cells) {
        QByteArrayList ofCell;
        ReasonParts parts(cell, separator);
        for (auto part = parts.next(); !part.isNull() && ofCell.size() < mostParts; part = parts.next())
            ofCell.append(normaliser.patternOf(part).toByteArray());
        patterns.push_back(ofCell);
    }
    return patterns;
}

Evidence evidenceFor(const std::vector<QByteArray> &cells, ReasonSeparator separator)
{
    const std::vector<QByteArrayList> patterns = patternsOf(cells, separator);
    QHash<QByteArray, QSet<QByteArrayList>> company;
    for (const QByteArrayList &ofCell : patterns) {
        for (const QByteArray &pattern : ofCell)
            company[pattern].insert(ofCell);
    }
    Evidence evidence;
    for (const QByteArrayList &ofCell : patterns) {
        if (ofCell.size() < 2)
            continue;
        ++evidence.splitCells;
        evidence.parts += int(ofCell.size());
        for (const QByteArray &pattern : ofCell)
            evidence.independentParts += company[pattern].size() > 1 ? 1 : 0;
    }
    return evidence;
}

bool isEvident(const Evidence &evidence, ReasonSeparator separator)
{
    // A list that counts from one is evidence enough.
    if (separator == ReasonSeparator::Numbers)
        return evidence.splitCells >= 2;
    return evidence.splitCells >= fewestSplitCells && evidence.independentParts * 3 >= evidence.parts * 2;
}

} // namespace

void SeparatorGuess::addCell(QByteArrayView cell)
{
    if (!cell.isEmpty() && m_cells.size() < mostCells)
        m_cells.push_back(cell.first(std::min(cell.size(), longestCell)).toByteArray());
}

ReasonSeparator SeparatorGuess::guess() const
{
    ReasonSeparator best = ReasonSeparator::None;
    int mostSplit = 0;
    for (const ReasonSeparator separator :
         {ReasonSeparator::Numbers, ReasonSeparator::LineBreak, ReasonSeparator::Pipe, ReasonSeparator::Semicolon}) {
        const Evidence evidence = evidenceFor(m_cells, separator);
        if (evidence.splitCells > mostSplit && isEvident(evidence, separator)) {
            mostSplit = evidence.splitCells;
            best = separator;
        }
    }
    return best;
}

} // namespace Balehook
