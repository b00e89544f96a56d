// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/rowmask.h"

#include "core/secrets/knownsecrets.h"
#include "core/text/pastedtext.h"

#include <algorithm>
#include <utility>

namespace Balehook {

namespace {

constexpr qsizetype shortestValue = 3; // shorter ones would be found within words of an alphabet

/// Two of them make a name; words are written without blanks, so that it is always within others.
bool makesShortNames(char32_t letter)
{
    constexpr char32_t longVowel = 0x30fc; // of kana; belongs to no script
    switch (QChar::script(letter)) {
    case QChar::Script_Han:
    case QChar::Script_Hangul:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
        return true;
    default:
        return letter == longVowel;
    }
}

bool isLongEnough(const QString &value)
{
    if (value.size() >= shortestValue)
        return true;
    const QList<uint> letters = value.toUcs4();
    return letters.size() == 2 && std::all_of(letters.begin(), letters.end(), makesShortNames);
}

} // namespace

QString RowMask::hidden(QString text, QStringList values, bool hidesAddresses)
{
    // Of two of which one is part of the other, nothing is to stay.
    std::sort(values.begin(), values.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
    for (const QString &value : std::as_const(values)) {
        if (const QString bare = value.trimmed(); isLongEnough(bare))
            text.replace(bare, hiddenText(), Qt::CaseInsensitive);
    }
    return hidesAddresses ? withoutMailAddresses(std::move(text)) : text;
}

QByteArray RowMask::hidden(QByteArrayView cell, const QStringList &values) const
{
    const bool mayHaveAddress = m_masksAddresses && cell.contains('@');
    if (values.isEmpty() && !mayHaveAddress)
        return cell.toByteArray();
    const QString text = QString::fromUtf8(cell);
    if (hidden(text, values, m_masksAddresses) == text)
        return cell.toByteArray();
    // A secret first: what is left of it beside the dots could not be found any more.
    return hidden(withoutKnownSecrets(text), values, m_masksAddresses).toUtf8();
}

QByteArrayList RowMask::applied(std::span<const QByteArrayView> cells) const
{
    const auto isHidden = [this](std::size_t column) {
        return std::find(m_columns.begin(), m_columns.end(), int(column)) != m_columns.end();
    };
    QStringList values;
    for (std::size_t column = 0; column < cells.size(); ++column) {
        if (isHidden(column) && cells[column].size() >= shortestValue)
            values.append(QString::fromUtf8(cells[column]));
    }
    QByteArrayList masked;
    masked.reserve(qsizetype(cells.size()));
    for (std::size_t column = 0; column < cells.size(); ++column) {
        if (!isHidden(column))
            masked.append(hidden(cells[column], values));
        else
            masked.append(cells[column].isEmpty() ? QByteArray() : hiddenText().toUtf8());
    }
    return masked;
}

} // namespace Balehook
