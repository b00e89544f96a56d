// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace Balehook {

/// Of \a text byte by byte: another case is another text. Tells no attacker's texts apart: it is no cryptographic hash.
quint64 exactHash(QByteArrayView text, quint64 seed = 0);

} // namespace Balehook
