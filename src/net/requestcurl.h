// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "net/requestrecord.h"

#include <QByteArray>
#include <QCoreApplication>

namespace Balehook {

/// A request as a command for a POSIX shell.
class RequestCurl final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::RequestCurl)

public:
    /// \a record as a curl command that sends the same. Where it had the token stands "$TOKEN", or \a token if there is
    /// one. A comment before it says what was left out, and that a creation would be sent again.
    static QByteArray command(const RequestRecord &record, QByteArrayView token = {});

    /// \a text as one word for a POSIX shell.
    static QByteArray quoted(const QByteArray &text);
};

} // namespace Balehook
