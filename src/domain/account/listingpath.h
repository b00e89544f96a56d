// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QCoreApplication>
#include <QString>

namespace Balehook {

/// The path of a listing that the interface does not give, as a person types it: "/api/platform/v1/property". It goes
/// below the account's base URL and can lead nowhere else.
class ListingPath final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ListingPath)

public:
    /// \a text without the space around it; empty stays empty and means that there is none. No server, query or
    /// fragment, no part that is empty or only dots. The error is ErrorKind::NotAllowed, its detail the sentence to
    /// show beside the field.
    static Result<QString> parse(const QString &text);
};

} // namespace Balehook
