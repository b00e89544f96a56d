// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"

#include <QCoreApplication>

namespace Balehook {

/// What is wrong with the link of a file.
enum class LinkState {
    Cancelled, ///< nothing is
    Refused, ///< no address that is opened: scheme, host or user name; nothing was asked
    Expired, ///< a storage service says that the link is no longer good
    Gone, ///< 404, 410
    NeedsSignIn, ///< 401, or a web page in place of the file
    NoAccess, ///< 403 that says nothing of an end
    NotATable, ///< a program
    RedirectRefused, ///< led to an address that may not be asked
    TooManyRedirects,
    Unreachable, ///< name, route, certificate, proxy, silence
    Busy, ///< 429, 5xx
    Incomplete, ///< the connection was lost, or bytes are missing
    Odd, ///< an answer that cannot be used
    NoRoom, ///< the disk is full
    DiskFailed
};

/// A failed fetch in the words of support: what is wrong with the link and what can be done. A value.
class LinkTrouble final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::LinkTrouble)

public:
    /// The first thing that is worth offering.
    enum class Remedy { None, Retry, RefreshJob, OpenInBrowser, FetchAnyway };

    static LinkTrouble of(const Error &error);
    /// Of a file that has more \a bytes than may be kept in all.
    static Error tooLarge(qint64 bytes, qint64 limit);

    LinkState state = LinkState::Cancelled;
    Remedy remedy = Remedy::None;
    bool mayBeForced = false; ///< it could be fetched all the same, after a warning: a web page or a program
    QString message; ///< whole sentences, translated, plain text; names hosts in ASCII form only
};

} // namespace Balehook
