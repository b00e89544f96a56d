// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/settingsnotices.h"

#include "core/text/safetext.h"
#include "session/account/sessions.h"
#include "settings/settingsfile.h"
#include "widgets/messages/messagebar.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto unsavedId = "unsavedSettings"_L1;

} // namespace

SettingsNotices::SettingsNotices(SettingsFile &settings, Sessions &sessions, MessageBar &bar, QObject *parent)
    : QObject(parent)
    , m_bar(bar)
{
    connect(&settings, &SettingsFile::saveFailed, this, &SettingsNotices::tellFailure);
    connect(&settings, &SettingsFile::recovered, this, [this] { m_bar.withdraw(unsavedId); });
    connect(&sessions, &Sessions::accountRemovedElsewhere, this,
            [this](const Account &account) { tellOf(account, tr("Another program removed the account %1.")); });
    connect(&sessions, &Sessions::accountUnreadable, this, [this](const Account &account) {
        tellOf(account,
               tr("Another program changed the account %1 in a way that this version of Balehook cannot read. It is no "
                  "longer shown, but it was not removed."));
    });
}

void SettingsNotices::tellFailure(const Error &error)
{
    m_bar.post({.id = unsavedId,
                .level = Message::Level::Error,
                .text = tr("The settings could not be saved. Your changes stay in effect while the window is open, and "
                           "saving is tried again with the next change. %1")
                            .arg(error.userMessage()),
                .actionText = {},
                .action = {},
                .detail = error.detail});
}

void SettingsNotices::tellOf(const Account &account, const QString &text)
{
    m_bar.post({.id = u"removedElsewhere/"_s + account.id,
                .level = Message::Level::Information,
                .text = text.arg(cellText(account.displayName(), 60)),
                .actionText = {},
                .action = {},
                .detail = {}});
}

} // namespace Balehook
