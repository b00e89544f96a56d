// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "failedrows/workbook/tablecontents.h"

#include <QCoreApplication>

namespace Balehook {

/// The errors of a choice that a file does not offer, or that is missing: ErrorKind::FileNotUsable with what it does
/// offer.
struct MissingName
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::MissingName)

public:
    static Error sheet(const QString &name, const std::vector<TableContents::Sheet> &sheets);
    static Error member(const QString &name, const std::vector<TableContents::Member> &members);
    /// A person has to choose first.
    static Error notChosen(const std::vector<TableContents::Member> &members);
    /// A sheet was named where there is no workbook, or a member where there is no archive.
    static Error noWorkbook();
    static Error noArchive();
};

} // namespace Balehook
