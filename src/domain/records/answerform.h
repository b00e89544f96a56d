// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QString>

namespace Balehook {

/// Names of fields that the interface does not give, and how many records had each.
using UnknownFields = QMap<QString, int>;

/// How a listing was put where the interface leaves it open: for whoever counts that, nobody depends on it.
struct AnswerForm
{
    bool isTotalText = false; ///< the total was a string of digits
    bool hasTwoTotals = false; ///< there were two, and they differed
    UnknownFields unknownFields = {};
};

} // namespace Balehook
