// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"

#include <QByteArray>
#include <QString>

namespace Balehook {

/// What of a job is searched for a text, and how: without regard to case, letter by letter (each letter is folded to
/// one letter, so that places in the folded text are places in the text). The index and whoever marks matches use it.
class SearchText final
{
public:
    /// Divides fields that are searched as one text; no folded text has it.
    static constexpr char16_t divider = u'\x1f';

    /// The last part of the path of \a link, decoded, without query and fragment; all of it
    /// if it has none.
    static QString fileName(const QString &link);
    /// What is searched of \a field of \a job: of a file only its name.
    static QString of(const ImportJob &job, ImportJob::Field field);
    /// \a text with each letter folded; NUL, the divider and halves of letters become U+FFFD. Places stay what they
    /// were, except for the few letters whose other case is of another length in UTF-16.
    static QString folded(const QString &text);
    /// Where \a needle, folded, is in \a text from \a from on; -1 if it is not.
    static qsizetype find(const QString &text, const QString &foldedNeedle, qsizetype from = 0);
};

} // namespace Balehook
