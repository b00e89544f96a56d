// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"

#include <QCoreApplication>

namespace Balehook {

struct Account;

/// What a notification says about a watched job. Plain text; no query of a link and no known secret is in it.
class JobNews final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::JobNews)

public:
    static QString changedTitle(const QString &jobId);
    /// Whose job it is, and which fields changed from what to what.
    static QString changedBody(const Account &account, const ImportJob &before, const ImportJob &now);
    static QString goneTitle(const QString &jobId);
    static QString goneBody(const Account &account);

private:
    static QString line(const Account &account, ImportJob::Field field, const ImportJob &before, const ImportJob &now);
    static QString value(const Account &account, ImportJob::Field field, const ImportJob &job);
};

} // namespace Balehook
