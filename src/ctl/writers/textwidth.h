// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook::Ctl {

/// How many places of a terminal \a text takes: two for a wide character, none for a combining mark.
int textWidth(const QString &text);

} // namespace Balehook::Ctl
