// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhookdraft.h"
#include "stores/webhookservice.h"

#include <QStringList>
#include <QTemporaryDir>

namespace Balehook::Testing {

/// Profiles that have the same account, "acme", at one service, each with its token in the keyring: what a user has who
/// starts programs side by side. Needs a keyring.
class Sides final
{
public:
    static constexpr auto token = "canary-0123456789-token";

    /// False if it cannot be made. \a folder: where it lies; empty: in a folder that goes with this.
    bool make(const QString &name, const QString &folder = {});
    /// One more account in the profile \a folder, at an address of its own. False if it cannot be made.
    bool addAccount(const QString &folder, const QString &slug, const QString &path);
    /// The folder of the profile \a name.
    QString profile(const QString &name) const { return m_folder.filePath(name); }
    /// What "webhooks create" is started with in the profile \a folder for a webhook that calls \a url.
    static QStringList create(const QString &folder, const QString &url = QStringLiteral("https://x.example/in"),
                              const QString &slug = QStringLiteral("acme"));
    /// The webhook that this is.
    static WebhookDraft draft(const QString &url = QStringLiteral("https://x.example/in"));
    /// The records that the profile in \a folder has written down of what is not settled.
    static int pendingIn(const QString &folder);

    WebhookService service;

private:
    QTemporaryDir m_folder;
};

} // namespace Balehook::Testing
