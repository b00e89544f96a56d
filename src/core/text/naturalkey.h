// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace Balehook {

/// Puts into \a key what compares byte by byte as people count: 9 before 10, v2 before v10, "01" like "1". \a text is
/// folded already; what comes behind some \a limit bytes of the key is left out.
void makeNaturalKey(QByteArrayView text, qsizetype limit, QByteArray &key);

} // namespace Balehook
