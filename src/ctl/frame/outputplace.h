// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QCoreApplication>
#include <QString>

namespace Balehook::Ctl {

class Arguments;

/// Where a file that was downloaded goes: to a name of the user's choice, or under its own into a folder. Nothing that
/// is there is written over.
class OutputPlace final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::Ctl::OutputPlace)

public:
    /// \a path as typed: a folder that exists, or a file that does not exist in a folder that does. The error is
    /// ErrorKind::NotAllowed, or DiskFailed for a folder that may not be written to, with a sentence as detail.
    static Result<OutputPlace> of(const QString &path);
    /// The path that --output names, which has to be given.
    static Result<OutputPlace> of(const Arguments &arguments);

    /// The path of the file; \a name is safe and counts in a folder only. If a file of that name is there by now the
    /// folder gets "name (2).csv", and a name of the user's choice is an error as in of().
    Result<QString> pathFor(const QString &name) const;

private:
    OutputPlace(QString path, bool isFolder)
        : m_path(std::move(path))
        , m_isFolder(isFolder)
    { }

    static bool isTaken(const QString &path);
    static Error takenError(const QString &path);
    static Error notWritableError(const QString &folder);

    QString m_path;
    bool m_isFolder = false;
};

} // namespace Balehook::Ctl
