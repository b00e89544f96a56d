// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/failure.h"

#include "core/text/safetext.h"

namespace Balehook::Ctl {

namespace {

/// Characters of a response that nobody could find words of the service in.
constexpr int longestResponse = 1000;

} // namespace

Failure::Failure(const Error &error)
    : status(statusOf(error))
    , message(error.userMessage())
{
    // There are no details to open here.
    const bool isInDetails = error.kind == ErrorKind::Rejected || error.kind == ErrorKind::NotUnderstood
        || error.kind == ErrorKind::UnexpectedStatus;
    if (!error.serviceText.isEmpty())
        message += u' ' + Error::fromService(error.serviceText);
    else if (isInDetails && !error.detail.isEmpty())
        message += u' ' + Error::fromService(cellText(error.detail, longestResponse));
    const bool isAboutTheDisk = error.kind == ErrorKind::DiskFull || error.kind == ErrorKind::DiskFailed;
    if (isAboutTheDisk && !error.detail.isEmpty())
        message += u' ' + fromSystem(error.detail);
}

QString Failure::fromSystem(const QString &words)
{
    return tr("Message from the system: %1").arg(words);
}

} // namespace Balehook::Ctl
