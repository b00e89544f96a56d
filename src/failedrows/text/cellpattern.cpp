// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/cellpattern.h"

#include "failedrows/text/utf8cut.h"

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// Bytes of UTF-8 that a UTF-16 unit takes at most.
constexpr qsizetype longestUnit = 3;

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
    const QRegularExpressionMatch match =
        m_expression.match(text.size() <= longestCell ? text : text.left(longestCell));
    if (!match.isValid())
        m_isTooCostly.store(true, std::memory_order_relaxed);
    return match.hasMatch();
}

} // namespace Balehook
