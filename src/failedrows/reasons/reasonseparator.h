// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace Balehook {

/// What stands between several reasons in one cell.
enum class ReasonSeparator {
    None,
    LineBreak,
    Semicolon, ///< followed by a space
    Pipe, ///< between spaces, or doubled
    Numbers, ///< "1. first 2. second", "1) first 2) second"
};

/// Walks the reasons of one cell.
class ReasonParts final
{
public:
    ReasonParts(QByteArrayView cell, ReasonSeparator separator)
        : m_rest(cell)
        , m_separator(separator)
    { }

    /// The next reason, trimmed and never empty; a null view at the end.
    QByteArrayView next();

private:
    QByteArrayView take();
    QByteArrayView takeNumbered();

    QByteArrayView m_rest;
    ReasonSeparator m_separator;
    int m_number = 0; ///< of the list item that was given last
};

} // namespace Balehook
