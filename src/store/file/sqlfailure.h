// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"

#include <QCoreApplication>

class QSqlError;

namespace Balehook {

/// What went wrong with the file of an index, in sentences for people. Names no path and no content.
class SqlFailure final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::SqlFailure)

public:
    static Error of(const QSqlError &error);
    /// The file is no database, a damaged one, or has other tables than are asked for: it is to be set aside.
    static bool isCorruption(const QSqlError &error);
    /// The file itself forbids to be written, by its rights or by its header.
    static bool isReadOnly(const QSqlError &error);
    static bool isNotOpened(const QSqlError &error);

    static Error busy();
    /// The file was set aside, because it was damaged.
    static Error corrupt();
    /// The file that was open has gone, and nobody set it aside.
    static Error deleted();
    /// This program has deleted the file.
    static Error removed();
    /// Another version of this program wrote the file: it was set aside, or deleted if that is an earlier one.
    static Error outdated();
    static Error foreign();
    /// The file is still there.
    static Error cannotSetAside();
    static Error noDriver();
    static Error noFolder();
    static Error cannotRemove();

private:
    static Error sentence(const QString &text);
};

} // namespace Balehook
