// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/starttrouble.h"

#include "widgets/messages/messagebar.h"

#include <QLocale>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// As an error, or what is to be done about an account would stand before it until it is done.
void post(MessageBar &bar, const QString &id, const QString &text)
{
    bar.post({.id = id, .level = Message::Level::Error, .text = text, .actionText = {}, .action = {}, .detail = {}});
}

} // namespace

void StartTrouble::tell(MessageBar &bar) const
{
    if (settingsRestoredFrom.isValid()) {
        const QString when = QLocale().toString(settingsRestoredFrom, QLocale::ShortFormat);
        post(bar, u"settings"_s,
             settings.isEmpty()
                 ? tr("The settings were missing and were restored from %1. Later changes are missing.").arg(when)
                 : tr("The settings could not be read and were restored from %1. Later changes are missing. "
                      "The damaged file was kept as %2.")
                       .arg(when, settings));
    } else if (!settings.isEmpty()) {
        post(bar, u"settings"_s,
             tr("The settings could not be read, so the program started with new ones. The old file "
                "was kept as %1.")
                 .arg(settings));
    }
    if (unreadableAccounts > 0) {
        post(bar, u"accounts"_s,
             tr("%Ln account(s) in the settings are not shown because their slug or URL is missing or "
                "invalid. They were not removed.",
                nullptr, unreadableAccounts));
    }
    if (!administrator.isEmpty()) {
        bar.post({.id = u"administrator"_s,
                  .level = Message::Level::Warning,
                  .text = tr("%Ln administrator setting(s) could not be used.", nullptr, int(administrator.size())),
                  .actionText = {},
                  .action = {},
                  .detail = administrator.join(u'\n')});
    }
    if (!blockingRegistrations.isEmpty()) {
        post(bar, u"registrations"_s,
             tr("Webhook drafts and history could not be read, and nothing new can be saved or "
                "registered while %1 is in the way. Move it, then start the program again.")
                 .arg(blockingRegistrations));
    } else if (!registrations.isEmpty()) {
        post(bar, u"registrations"_s,
             tr("Webhook drafts and history could not be read. Check the list of webhooks before you "
                "register one again. The old file was kept as %1.")
                 .arg(registrations));
    }
}

} // namespace Balehook
