// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace Balehook {

/// What stands between the cells of a row: one or more characters. A value, never empty.
class Delimiter final
{
public:
    /// Bytes of UTF-8.
    static constexpr qsizetype longest = 16;

    /// One ASCII character that is neither a quote nor a line break. Not explicit: it is what nearly all files have.
    Delimiter(char character)
        : m_bytes(1, character)
    { }
    /// Nothing where \a text can separate no cells: empty, too long, or with a quote, a line break or NUL in it.
    static std::optional<Delimiter> of(const QString &text);
    /// What toString() made.
    static std::optional<Delimiter> fromString(const QString &text);

    /// UTF-8, whatever the encoding of the file.
    const QByteArray &bytes() const { return m_bytes; }
    QString text() const { return QString::fromUtf8(m_bytes); }
    /// "44", or "x7c7c" where it has more than one byte.
    QString toString() const;

    friend bool operator==(const Delimiter &a, const Delimiter &b) = default;

private:
    explicit Delimiter(QByteArray bytes)
        : m_bytes(std::move(bytes))
    { }

    QByteArray m_bytes;
};

} // namespace Balehook
