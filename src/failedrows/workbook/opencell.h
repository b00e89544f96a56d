// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/workbook/xmlreader.h"

#include <QByteArray>

namespace Balehook {

/// How often a row or a cell stands there; 1 where it is not said, or no number.
qint64 repetition(std::string_view value);

/// "PT27H05M07.5S" as "27:05:07.5"; as it stands where it is no duration.
QByteArray durationText(std::string_view value);

/// The value of a cell of an .ods file by its attributes; the texts in it count where there is none, or it is a text.
struct OpenCell
{
    explicit OpenCell(const XmlAttributes &attributes);

    QByteArray value;
    bool isText = false; ///< what is in the paragraphs is the value
    bool hasFormula = false;
    qint64 repeated = 1;
};

} // namespace Balehook
