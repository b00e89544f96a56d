// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/arguments.h"
#include "domain/queries/jobquery.h"

#include <QCoreApplication>

#include <optional>

namespace Balehook::Ctl {

/// What "jobs list" is asked to look for in the index: --search, --status, --type, --user, --has-failed-file,
/// --failed-rows, --since, --until and --sort.
class JobQueryOptions final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::Ctl::JobQueryOptions)

public:
    /// Nothing if none of them is given.
    static Result<std::optional<JobQuery>> read(const Arguments &arguments);

    /// A day, in this computer's zone, or a moment; the end of a day is the beginning of the next. Nothing for any
    /// other text.
    static std::optional<qint64> momentOf(const QString &text, bool isEnd);
};

} // namespace Balehook::Ctl
