// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"

#include <QNetworkReply>
#include <QUrl>

namespace Balehook {

/// Whether what came before \a kind is any use to a later fetch.
bool keepsItsPart(ErrorKind kind);

/// Whether nobody was reached at an address, so that another one of the same host may be asked.
bool isUnreached(QNetworkReply::NetworkError error);

/// What an AddressLookup found wrong with the host of \a url, to which a redirect led or the link itself.
Error addressError(Error found, const QUrl &url, bool isRedirected);

} // namespace Balehook
