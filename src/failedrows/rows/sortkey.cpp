// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/sortkey.h"

#include "core/text/naturalkey.h"

#include <QString>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace Balehook {

namespace {

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isAscii(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// A number as Qt reads it: \a text without grouping, with a decimal point. Empty if it is none.
class PlainNumber final
{
public:
    explicit PlainNumber(QByteArrayView text)
    {
        findDecimalMark(text);
        for (qsizetype at = 0; at < text.size(); ++at) {
            const char c = text[at];
            if (at == m_decimalMark)
                add('.');
            else if (isGrouping(text, at))
                continue;
            else
                add(c);
        }
    }

    std::optional<double> value() const
    {
        bool isNumber = false;
        const double number = QByteArrayView(m_bytes.data(), qsizetype(m_size)).toDouble(&isNumber);
        return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
    }

private:
    void add(char c)
    {
        if (m_size < m_bytes.size())
            m_bytes[m_size++] = c;
    }

    /// The last of two kinds of marks; of one kind a single one that no three digits follow, or a point.
    void findDecimalMark(QByteArrayView text)
    {
        const qsizetype point = text.lastIndexOf('.');
        const qsizetype comma = text.lastIndexOf(',');
        if (point >= 0 && comma >= 0) {
            m_decimalMark = std::max(point, comma);
        } else if (point >= 0) {
            m_decimalMark = text.indexOf('.') == point ? point : -1;
        } else if (comma >= 0) {
            const bool isSingle = text.indexOf(',') == comma;
            const bool isGroup = text.size() - comma == 4 && comma > 0 && comma <= 4;
            m_decimalMark = isSingle && !isGroup ? comma : -1;
        }
    }

    static bool isGrouping(QByteArrayView text, qsizetype at)
    {
        const char c = text[at];
        const bool isBetweenDigits = at > 0 && at + 1 < text.size() && isDigit(text[at - 1]) && isDigit(text[at + 1]);
        return isBetweenDigits && (c == ',' || c == '.' || c == ' ' || c == '\'');
    }

    std::array<char, 64> m_bytes;
    std::size_t m_size = 0;
    qsizetype m_decimalMark = -1;
};

} // namespace

std::optional<quint64> SortKeyMaker::numberKey(QByteArrayView cell)
{
    constexpr qsizetype longestNumber = 60;
    QByteArrayView text = cell.trimmed();
    if (text.isEmpty() || text.size() > longestNumber)
        return std::nullopt;
    if (text.back() == '%')
        text = text.chopped(1).trimmed();
    if (!text.isEmpty() && text.front() == '+')
        text = text.sliced(1);
    const bool startsAsNumber =
        !text.isEmpty() && (isDigit(text.front()) || text.front() == '-' || text.front() == '.');
    if (!startsAsNumber)
        return std::nullopt;
    const std::optional<double> number = PlainNumber(text).value();
    if (!number)
        return std::nullopt;
    // Adding zero makes -0 to 0. The bits of positive numbers rise with them, those of negative ones fall.
    const auto bits = std::bit_cast<quint64>(*number + 0.0);
    constexpr quint64 sign = 1ULL << 63;
    return (bits & sign) ? ~bits : (bits | sign);
}

QByteArrayView SortKeyMaker::textKey(QByteArrayView cell)
{
    fold(cell.trimmed());
    if (m_kind == SortKind::Natural)
        makeNaturalKey(m_folded, m_keyLimit, m_key);
    const QByteArray &key = m_kind == SortKind::Natural ? m_key : m_folded;
    return QByteArrayView(key).first(std::min(key.size(), m_keyLimit));
}

void SortKeyMaker::fold(QByteArrayView cell)
{
    // Letters that fold into nothing are rare; a key of full length needs hardly more than its limit.
    const QByteArrayView start = cell.first(std::min(cell.size(), m_keyLimit * 2));
    if (isAscii(start)) {
        m_folded.resize(start.size());
        std::transform(start.begin(), start.end(), m_folded.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? char(c + ('a' - 'A')) : c; });
        return;
    }
    QString letters;
    const QString decomposed = QString::fromUtf8(start).normalized(QString::NormalizationForm_KD).toCaseFolded();
    for (const QChar letter : decomposed) {
        if (!letter.isMark())
            letters += letter;
    }
    m_folded = letters.toUtf8();
}

} // namespace Balehook
