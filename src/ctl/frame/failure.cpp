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
    message += detailsOf(error);
    const bool isAboutTheDisk = error.kind == ErrorKind::DiskFull || error.kind == ErrorKind::DiskFailed;
    if (isAboutTheDisk && !error.detail.isEmpty())
        message += u' ' + fromSystem(error.detail);
}

QString Failure::detailsOf(const Error &error)
{
    const bool isResponse = error.kind == ErrorKind::Rejected || error.kind == ErrorKind::UnexpectedStatus;
    const QString details = cellText(error.detail, longestResponse);
    if (!error.serviceText.isEmpty())
        return u' ' + Error::fromService(error.serviceText);
    if (isResponse && !details.isEmpty())
        return u' ' + Error::fromService(details);
    if (error.kind == ErrorKind::NotUnderstood && !details.isEmpty())
        return u' ' + details; // begins with what is wrong with the response
    return {};
}

QString Failure::fromSystem(const QString &words)
{
    return tr("Message from the system: %1").arg(words);
}

} // namespace Balehook::Ctl
