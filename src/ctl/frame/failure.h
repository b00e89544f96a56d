// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/exitstatus.h"

#include <QCoreApplication>
#include <QString>

namespace Balehook::Ctl {

/// Why a command ends without what it was to do: what the program returns, and the message that goes with it.
struct Failure
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::Ctl::Failure)

public:
    Failure(ExitStatus exitStatus, QString text)
        : status(exitStatus)
        , message(std::move(text))
    { }
    /// The sentence of \a error and, behind it, the words of the service, or of the system about a file, if there are
    /// any.
    explicit Failure(const Error &error);
    /// What an Error's sentence leaves to its details, which nobody can open here: begins with a blank, or is empty.
    static QString detailsOf(const Error &error);
    static QString fromSystem(const QString &words);

    ExitStatus status = ExitStatus::LocalFailure;
    QString message;
};

} // namespace Balehook::Ctl
