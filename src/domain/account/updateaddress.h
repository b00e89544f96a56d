// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QCoreApplication>
#include <QUrl>

namespace Balehook {

/// The address that is asked for a newer version of the program: https with a plain host, nothing in it that names the
/// person who asks.
class UpdateAddress final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::UpdateAddress)

public:
    /// \a text without the space around it. The error is ErrorKind::NotAllowed, its detail the sentence to show beside
    /// the field.
    static Result<QUrl> parse(const QString &text);
};

} // namespace Balehook
