// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/failure.h"

namespace Balehook::Ctl {

Failure::Failure(const Error &error)
    : status(statusOf(error))
    , message(error.userMessage())
{
    if (!error.serviceText.isEmpty())
        message += u' ' + Error::fromService(error.serviceText);
    const bool isAboutTheDisk = error.kind == ErrorKind::DiskFull || error.kind == ErrorKind::DiskFailed;
    if (isAboutTheDisk && !error.detail.isEmpty())
        message += u' ' + fromSystem(error.detail);
}

QString Failure::fromSystem(const QString &words)
{
    return tr("Message from the system: %1").arg(words);
}

} // namespace Balehook::Ctl
