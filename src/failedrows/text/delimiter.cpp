// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/delimiter.h"

#include <algorithm>

namespace Balehook {

std::optional<Delimiter> Delimiter::of(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const auto isForbidden = [](char byte) { return byte == '"' || byte == '\n' || byte == '\r' || byte == '\0'; };
    if (bytes.isEmpty() || bytes.size() > longest || std::any_of(bytes.begin(), bytes.end(), isForbidden))
        return std::nullopt;
    return Delimiter(bytes);
}

std::optional<Delimiter> Delimiter::fromString(const QString &text)
{
    if (text.startsWith(u'x')) {
        const QByteArray hex = text.sliced(1).toLatin1();
        const auto delimiter = of(QString::fromUtf8(QByteArray::fromHex(hex)));
        return delimiter && delimiter->toString() == text ? delimiter : std::nullopt;
    }
    const int character = text.toInt();
    return character > 0 && character < 128 ? of(QString(QChar(char16_t(character)))) : std::nullopt;
}

QString Delimiter::toString() const
{
    if (m_bytes.size() == 1)
        return QString::number(quint8(m_bytes.front()));
    return u'x' + QString::fromLatin1(m_bytes.toHex());
}

} // namespace Balehook
