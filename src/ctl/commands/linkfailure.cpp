// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/linkfailure.h"

#include "failedrows/fetch/linktrouble.h"

namespace Balehook::Ctl {

Failure linkFailure(const Error &error)
{
    if (error.kind == ErrorKind::DiskFull || error.kind == ErrorKind::DiskFailed)
        return Failure(error); // nothing that the link could help
    ExitStatus status = statusOf(error);
    const LinkTrouble trouble = LinkTrouble::of(error);
    switch (trouble.state) {
    case LinkState::Odd:
        return {status, trouble.message + Failure::detailsOf(error)};
    case LinkState::NeedsSignIn:
    case LinkState::NoAccess:
    case LinkState::NotATable:
    case LinkState::RedirectRefused:
        status = ExitStatus::ServiceFailed;
        break;
    case LinkState::Refused: // the link itself; nobody was asked
        status = ExitStatus::NotUnderstood;
        break;
    default:
        break;
    }
    return {status, trouble.message};
}

} // namespace Balehook::Ctl
