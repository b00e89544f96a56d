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
    const bool isResponse = error.kind == ErrorKind::Rejected || error.kind == ErrorKind::UnexpectedStatus;
    const QString details = cellText(error.detail, longestResponse);
    if (!error.serviceText.isEmpty())
        message += u' ' + Error::fromService(error.serviceText);
    else if (isResponse && !details.isEmpty())
        message += u' ' + Error::fromService(details);
    else if (error.kind == ErrorKind::NotUnderstood && !details.isEmpty())
        message += u' ' + details; // begins with what is wrong with the response
    const bool isAboutTheDisk = error.kind == ErrorKind::DiskFull || error.kind == ErrorKind::DiskFailed;
    if (isAboutTheDisk && !error.detail.isEmpty())
        message += u' ' + fromSystem(error.detail);
}

QString Failure::fromSystem(const QString &words)
{
    return tr("Message from the system: %1").arg(words);
}

} // namespace Balehook::Ctl
