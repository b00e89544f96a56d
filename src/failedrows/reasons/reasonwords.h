// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

namespace Balehook {

/// How much a word of a column's name (from headerWords()) says that the column holds reasons: 0 nothing, 1 perhaps
/// ("message", "remark"), 2 surely ("error", "Grund"). Negative: holds something else about it ("code", "line").
int reasonWordWeight(const QString &word);

/// Whether \a message has a word of refusal in it ("not", "missing", "ungültig", "inconnu"), in one of the languages
/// known here.
bool hasRefusal(QByteArrayView message);

} // namespace Balehook
