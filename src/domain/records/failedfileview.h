// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace Balehook {

/// How the user looks at the failed files of one kind of job. Columns go by the name in the header, because another
/// file of the same kind may have them elsewhere. What is empty is guessed anew from each file.
struct FailedFileView
{
    QString reasonColumn = {};
    std::optional<bool> splitReasons = {}; ///< several reasons in one cell
    QString format = {}; ///< how the file is read where the user knew better than the guess, as the reader writes it
    QString member = {}; ///< the table of an archive with several
    QString sheet = {}; ///< of a workbook; empty: the first that is not hidden
    QStringList hiddenColumns = {};
    std::optional<QStringList> personalColumns = {}; ///< set and empty: the user said that there are none

    bool operator==(const FailedFileView &) const = default;
};

} // namespace Balehook
