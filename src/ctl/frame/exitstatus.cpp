// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/exitstatus.h"

namespace Balehook::Ctl {

ExitStatus statusOf(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::Cancelled:
        return ExitStatus::Interrupted;
    case ErrorKind::NotAllowed:
    case ErrorKind::FileNotUsable:
        return ExitStatus::Usage;
    case ErrorKind::TokenMissing:
        return ExitStatus::NoAccount;
    case ErrorKind::TokenRefused:
    case ErrorKind::Forbidden:
        return ExitStatus::TokenRefused;
    case ErrorKind::Redirected:
    case ErrorKind::NotFound:
    case ErrorKind::TooManyRequests:
    case ErrorKind::Rejected:
    case ErrorKind::ServerFailed:
    case ErrorKind::LinkExpired:
    case ErrorKind::TooManyRedirects:
        return ExitStatus::ServiceFailed;
    case ErrorKind::HostNotFound:
    case ErrorKind::Unreachable:
    case ErrorKind::TimedOut:
    case ErrorKind::ConnectionLost:
    case ErrorKind::Truncated:
    case ErrorKind::TlsFailed:
    case ErrorKind::ProxyFailed:
        return ExitStatus::NotReached;
    case ErrorKind::UnexpectedStatus:
        // Below 400 it is no error that the service tells of, but nothing that the interface knows either.
        return error.httpStatus >= 400 ? ExitStatus::ServiceFailed : ExitStatus::NotUnderstood;
    case ErrorKind::TooLarge:
    case ErrorKind::NotUnderstood:
    case ErrorKind::PagingIgnored:
    case ErrorKind::WebPage:
    case ErrorKind::NotATable:
    case ErrorKind::FileEmpty:
        return ExitStatus::NotUnderstood;
    case ErrorKind::KeychainUnavailable:
    case ErrorKind::KeychainLocked:
    case ErrorKind::KeychainSilent:
    case ErrorKind::KeychainRefused:
        return ExitStatus::Keychain;
    case ErrorKind::FilesRemain:
    case ErrorKind::DiskFull:
    case ErrorKind::FileGone:
    case ErrorKind::FileUnreadable:
    case ErrorKind::FileChanged:
    case ErrorKind::PatternTooCostly:
    case ErrorKind::IndexDeleted:
    case ErrorKind::IndexOutdated:
    case ErrorKind::DiskFailed:
        break;
    }
    return ExitStatus::LocalFailure;
}

} // namespace Balehook::Ctl
