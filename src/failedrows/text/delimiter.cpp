// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/delimiter.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <utility>

namespace Balehook {

std::optional<Delimiter> Delimiter::of(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const auto isForbidden = [](char byte) { return byte == '"' || byte == '\n' || byte == '\r' || byte == '\0'; };
    if (bytes.isEmpty() || bytes.size() > longest || std::any_of(bytes.begin(), bytes.end(), isForbidden))
        return std::nullopt;
    return Delimiter(bytes);
}

std::optional<Delimiter> Delimiter::atPlaces(std::vector<int> places)
{
    const bool rise = std::adjacent_find(places.begin(), places.end(), std::greater_equal<>()) == places.end();
    if (places.size() < 2 || places.size() > mostColumns || places.front() != 0 || places.back() > lastPlace || !rise)
        return std::nullopt;
    Delimiter delimiter('\n');
    delimiter.m_places = std::move(places);
    return delimiter;
}

std::optional<Delimiter> Delimiter::fromString(const QString &text)
{
    if (text.startsWith(u'p')) {
        std::vector<int> places;
        const QStringList numbers = text.sliced(1).split(u',');
        for (const QString &number : numbers)
            places.push_back(number.toInt());
        const auto delimiter = atPlaces(std::move(places));
        return delimiter && delimiter->toString() == text ? delimiter : std::nullopt;
    }
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
    if (!m_places.empty()) {
        QStringList numbers;
        for (const int place : m_places)
            numbers.append(QString::number(place));
        return u'p' + numbers.join(u',');
    }
    if (m_bytes.size() == 1)
        return QString::number(quint8(m_bytes.front()));
    return u'x' + QString::fromLatin1(m_bytes.toHex());
}

} // namespace Balehook
