// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace Balehook {

/// What parts the cells of a row: one or more characters between them, or the places in the line where they begin. A
/// value, never empty.
class Delimiter final
{
public:
    /// Bytes of UTF-8.
    static constexpr qsizetype longest = 16;
    /// Of columns with places.
    static constexpr std::size_t mostColumns = 500;
    static constexpr int lastPlace = 100'000;

    /// One ASCII character that is neither a quote nor a line break. Not explicit: it is what nearly all files have.
    Delimiter(char character)
        : m_bytes(1, character)
    { }
    /// Nothing where \a text can separate no cells: empty, too long, or with a quote, a line break or NUL in it.
    static std::optional<Delimiter> of(const QString &text);
    /// Cells that begin at these places, counted in characters from 0, the first one at 0; blanks around them are no
    /// part of them. Nothing where there are fewer than two, too many, or where they do not rise.
    static std::optional<Delimiter> atPlaces(std::vector<int> places);
    /// What toString() made.
    static std::optional<Delimiter> fromString(const QString &text);

    /// UTF-8, whatever the encoding of the file. A line break where cells have places.
    const QByteArray &bytes() const { return m_bytes; }
    /// Empty where bytes() stand between the cells.
    const std::vector<int> &places() const { return m_places; }
    QString text() const { return QString::fromUtf8(m_bytes); }
    /// "44", or "x7c7c" where it has more than one byte; "p0,10,24" where cells have places.
    QString toString() const;

    friend bool operator==(const Delimiter &a, const Delimiter &b) = default;

private:
    explicit Delimiter(QByteArray bytes)
        : m_bytes(std::move(bytes))
    { }

    QByteArray m_bytes;
    std::vector<int> m_places;
};

} // namespace Balehook
