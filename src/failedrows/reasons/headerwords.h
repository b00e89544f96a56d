// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace Balehook {

/// The words of a column's name in lower case, without accents: "errorMessage", "Error_message" and "error message" are
/// all {"error", "message"}. Looks at the first 128 characters only.
QStringList headerWords(const QString &name);

} // namespace Balehook
