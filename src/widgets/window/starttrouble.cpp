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

QString StartTrouble::settingsText() const
{
    if (!settingsRestoredFrom.isValid())
        return settings.isEmpty()
            ? QString()
            : tr("The settings could not be read, so the program started with new ones. The old file "
                 "was kept as %1.")
                  .arg(settings);
    const QString when = QLocale().toString(settingsRestoredFrom, QLocale::ShortFormat);
    return settings.isEmpty()
        ? tr("The settings were missing and were restored from %1. Later changes are missing.").arg(when)
        : tr("The settings could not be read and were restored from %1. Later changes are missing. "
             "The damaged file was kept as %2.")
              .arg(when, settings);
}

QString StartTrouble::registrationsText() const
{
    if (!blockingRegistrations.isEmpty())
        return tr("Webhook drafts and history could not be read, and nothing new can be saved or "
                  "registered while %1 is in the way. Move it, then start the program again.")
            .arg(blockingRegistrations);
    if (!unopenedRegistrations.isEmpty())
        return tr("Webhook drafts and history could not be read, and nothing new can be saved or registered while "
                  "%1 cannot be opened. Make sure that you may read it, then start the program again.")
            .arg(unopenedRegistrations);
    if (registrations.isEmpty())
        return {};
    return tr("Webhook drafts and history could not be read. Check the list of webhooks before you "
              "register one again. The old file was kept as %1.")
        .arg(registrations);
}

void StartTrouble::tell(MessageBar &bar) const
{
    if (const QString text = settingsText(); !text.isEmpty())
        post(bar, u"settings"_s, text);
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
    if (const QString text = registrationsText(); !text.isEmpty())
        post(bar, u"registrations"_s, text);
}

} // namespace Balehook
