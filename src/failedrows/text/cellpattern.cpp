// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/cellpattern.h"

#include "core/process/threadtime.h"
#include "failedrows/text/utf8cut.h"

#include <algorithm>
#include <bitset>
#include <cmath>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// Bytes of UTF-8 that a UTF-16 unit takes at most.
constexpr qsizetype longestUnit = 3;
/// UTF-16 units of a cell that is not tried in parts first. Even work that grows with the cube takes a moment there.
constexpr qsizetype shortCell = 250;

/// Not half a character at its end, which PCRE would refuse.
QString beginning(const QString &text, qsizetype size)
{
    if (text.size() <= size)
        return text;
    return text.left(text.at(size - 1).isHighSurrogate() ? size - 1 : size);
}

/// Each character of \a text once. PCRE does not even begin where one is missing that has to be there.
QString kindsOfCharacters(QStringView text)
{
    std::bitset<0x10000> known;
    QString kinds;
    for (const QChar each : text) {
        if (each.isSurrogate() || known.test(each.unicode()))
            continue;
        known.set(each.unicode());
        kinds += each;
    }
    return kinds;
}

} // namespace

CellPattern::CellPattern(const QString &expression, int steps)
    : m_limits(u"(*LIMIT_MATCH=%1)(*LIMIT_DEPTH=%1)"_s.arg(steps))
    // An expression may only lower the limits, not raise them.
    , m_expression(m_limits + expression,
                   QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption)
{ }

std::optional<qsizetype> CellPattern::faultAt() const
{
    if (m_expression.isValid())
        return std::nullopt;
    return std::max<qsizetype>(0, m_expression.patternErrorOffset() - m_limits.size());
}

bool CellPattern::isIn(QByteArrayView cell) const
{
    return isInText(QString::fromUtf8(utf8Cut(cell, longestCell * longestUnit)));
}

bool CellPattern::isInText(const QString &text) const
{
    if (isTooCostly())
        return false;
    const QString searched = beginning(text, longestCell);
    if (!isAffordable(searched)) {
        m_isTooCostly.store(true, std::memory_order_relaxed);
        return false;
    }
    const QRegularExpressionMatch match = m_expression.match(searched);
    if (!match.isValid())
        m_isTooCostly.store(true, std::memory_order_relaxed);
    return match.hasMatch();
}

/// Whether the whole of \a text can be afforded: tried with more and more of its beginning, as long as the next part
/// will probably be done in time. The work grows with the text, its square or its cube: as it did before.
bool CellPattern::isAffordable(const QString &text) const
{
    if (text.size() <= shortCell)
        return true;
    const QString others = kindsOfCharacters(QStringView(text).sliced(shortCell));
    std::chrono::duration<double> before{};
    for (qsizetype size = shortCell; size < text.size(); size *= 2) {
        const QString part = beginning(text, size) + others;
        const std::chrono::nanoseconds begun = threadTime();
        // Whether it is found says nothing: the end of the part is not that of the cell.
        [[maybe_unused]] const QRegularExpressionMatch match = m_expression.match(part);
        const std::chrono::duration<double> spent = threadTime() - begun;
        const double power = before.count() > 0 ? std::clamp(std::log2(spent / before), 1.0, 3.0) : 2.0;
        const double growth = double(std::min(2 * size, text.size())) / double(size);
        if (spent * std::pow(growth, power) > longestWork)
            return false;
        before = spent;
    }
    return true;
}

} // namespace Balehook
