// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/registrationwords.h"

#include "core/text/safetext.h"

#include <QLocale>

namespace Balehook {

QString RegistrationWords::lostAnswer(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::TimedOut:
        return tr("The service did not respond in time.");
    case ErrorKind::ConnectionLost:
    case ErrorKind::Truncated:
        return tr("The connection closed before the response was complete.");
    case ErrorKind::ServerFailed:
        return tr("The service failed while responding (status %1).").arg(error.httpStatus);
    case ErrorKind::WebPage:
        return tr("The response was a web page instead of data.");
    default:
        return error.httpStatus > 0 ? tr("The response was not the expected one (status %1).").arg(error.httpStatus)
                                    : tr("No response was received.");
    }
}

QString RegistrationWords::listingFailed(const Error &error)
{
    switch (error.kind) {
    case ErrorKind::TimedOut:
    case ErrorKind::ConnectionLost:
    case ErrorKind::Truncated:
    case ErrorKind::ServerFailed:
    case ErrorKind::WebPage:
        return lostAnswer(error);
    case ErrorKind::HostNotFound:
    case ErrorKind::Unreachable:
        return tr("Could not connect to the service.");
    case ErrorKind::TooManyRequests:
        return tr("The service received too many requests.");
    default:
        return error.userMessage();
    }
}

std::optional<Error> RegistrationWords::partlyListed(qint64 listed, std::optional<qint64> total)
{
    if (!total || *total <= listed)
        return std::nullopt;
    const QLocale locale;
    return Error(ErrorKind::NotAllowed,
                 tr("The service listed only %1 of the %2 webhooks that it reports.")
                     .arg(locale.toString(listed), locale.toString(*total)));
}

QString RegistrationWords::forgotten(const QString &url, const QString &time)
{
    return tr("It is unknown whether the webhook for %1, sent at %2, was registered. Once the account is removed, this "
              "is only looked up when a webhook is next registered at the same address.")
        .arg(cellText(url), time);
}

QString RegistrationWords::addressChanged(const QString &sentTo)
{
    return tr("The webhook was sent to %1, which is no longer the address of this account. To find out, restore the "
              "account's previous slug and URLs.")
        .arg(cellText(sentTo));
}

QString RegistrationWords::registered(const QString &id)
{
    return tr("The webhook was registered. Its ID is %1.").arg(cellText(id));
}

QString RegistrationWords::nothingSent()
{
    return tr("Nothing was sent.");
}

QString RegistrationWords::rejected()
{
    return tr("The service rejected a webhook. Your draft is kept.");
}

QString RegistrationWords::rejectedBesideDraft()
{
    return tr("The service rejected a webhook. Your earlier draft is kept; this one is not.");
}

QString RegistrationWords::unknown()
{
    return tr("It is unknown whether a webhook that was sent has been registered. Check what was found before you send "
              "it again.");
}

QString RegistrationWords::waitedFor(const RegistrationLook &busy, const QString &time)
{
    if (busy.owner.process.pid == 0)
        return tr("Another program is registering a webhook in this account.");
    const QString program = busy.owner.program.isEmpty() ? tr("Another program") : cellText(busy.owner.program);
    const QString pid = QString::number(busy.owner.process.pid);
    if (busy.isSending)
        return tr("%1 (process %2) has been registering a webhook in this account since %3.").arg(program, pid, time);
    return unknownElsewhere(program, pid, time);
}

QString RegistrationWords::unknownElsewhere(const QString &program, const QString &pid, const QString &time)
{
    return tr("%1 (process %2) sent a webhook to this account at %3. Its outcome is still unknown "
              "there.")
        .arg(program, pid, time);
}

QString RegistrationWords::sentElsewhere(RegistrationLock::Ending ending)
{
    switch (ending) {
    case RegistrationLock::Ending::Created:
        return tr("Another program has just registered the same webhook, so it was not sent again.");
    case RegistrationLock::Ending::Refused:
        return tr("Another program has just sent the same webhook, and the service rejected it. It was "
                  "not sent again.");
    case RegistrationLock::Ending::Open:
    case RegistrationLock::Ending::Unknown:
        break;
    }
    return tr("Another program has just sent the same webhook, and it is unknown whether it was "
              "registered. It was not sent again.");
}

} // namespace Balehook
