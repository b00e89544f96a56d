// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/format/contentkind.h"

#include <QCoreApplication>
#include <QString>

namespace Balehook {

/// What a file is that is no table, in whole sentences, and what can be done with it.
struct ContentKindText
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ContentKindText)

public:
    static QString of(ContentKind kind);
    /// Whether a program of the desktop may be asked to open it, after a warning.
    static bool mayBeOpened(ContentKind kind);
};

} // namespace Balehook
