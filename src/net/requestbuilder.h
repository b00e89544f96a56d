// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "domain/account/origin.h"
#include "net/httprequest.h"

#include <QCoreApplication>
#include <QNetworkRequest>

#include <vector>

namespace Balehook {

/// Decompressed answers larger than this are refused if they were compressed suspiciously well.
constexpr qint64 decompressionThreshold = 1024 * 1024;

/// The only place where a QNetworkRequest is made, so that every one of them obeys the same rules.
class RequestBuilder final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::RequestBuilder)

public:
    /// \a request as it may leave: https, or http to a loopback host; connected to its address, if it has one, or where
    /// the host is "localhost" to 127.0.0.1; the token only if the URL is one of
    /// \a tokenOrigins and the token is a plain b64token. Anything else is ErrorKind::NotAllowed, its detail a
    /// sentence.
    static Result<QNetworkRequest> build(const HttpRequest &request, const std::vector<Origin> &tokenOrigins,
                                         const HttpTimeouts &timeouts);
};

} // namespace Balehook
