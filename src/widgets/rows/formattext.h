// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/tableformat.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace Balehook {

/// How a table is read, in words.
class FormatText final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::FormatText)

public:
    static QString encoding(TextEncoding encoding);
    static QString delimiter(const Delimiter &delimiter);
    /// The places of cells as they can be typed, counted from 1: "1, 11, 25".
    static QString typedPlaces(const Delimiter &delimiter);
    /// Nothing where these are none.
    static std::optional<Delimiter> fromTypedPlaces(const QString &text);
    /// Any delimiter as it can be typed, with "\\t" for a tab.
    static QString typed(const Delimiter &delimiter);
    /// Nothing where it can separate no cells.
    static std::optional<Delimiter> fromTyped(QString text);
    /// "UTF-8, comma, first line is the header"
    static QString summary(const TableFormat &format);
    /// Of a workbook.
    static QString headerText(bool hasHeader);
};

} // namespace Balehook
