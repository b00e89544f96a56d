// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/error.h"

#include <QCoreApplication>

class QSqlError;

namespace Balehook {

/// What went wrong with the file of an index, in sentences for people. Names no path and no content.
class SqlFailure final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::SqlFailure)

public:
    static Error of(const QSqlError &error);
    /// The file is no database or a damaged one.
    static bool isCorruption(const QSqlError &error);

    static Error corrupt();
    static Error newer();
    static Error noDriver();
    static Error noFolder();
    static Error cannotRemove();

private:
    static Error sentence(const QString &text);
};

} // namespace Balehook
