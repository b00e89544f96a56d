// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stores/sides.h"

#include "credentials/keychaintokenstore.h"
#include "session/testdata.h"
#include "settings/accountsettings.h"
#include "settings/profile.h"
#include "support/wait.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <optional>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

bool Sides::make(const QString &name, const QString &folder)
{
    return addAccount(folder.isEmpty() ? profile(name) : folder, u"acme"_s, {});
}

bool Sides::addAccount(const QString &folder, const QString &slug, const QString &path)
{
    const auto profile = Profile::open(folder);
    if (!profile)
        return false;
    const QString base = service.url().toString() + path;
    Account account = testAccount(slug + u"-id"_s, base, slug);
    account.listingBaseText = base;
    account.hasStoredToken = true;
    AccountSettings(profile.value()->settings()).save(account);
    if (!profile.value()->settings().save())
        return false;
    KeychainTokenStore tokens;
    QObject context;
    std::optional<bool> isStored;
    tokens.write(TokenKey(account, profile.value()->id()), testToken(QString::fromLatin1(token)), &context,
                 [&isStored](const Outcome &outcome) { isStored = outcome.ok(); });
    return Testing::waitFor([&isStored] { return isStored.has_value(); }, 20'000) && *isStored;
}

QStringList Sides::create(const QString &folder, const QString &url, const QString &slug)
{
    return {u"--profile"_s,
            folder,
            u"webhooks"_s,
            u"create"_s,
            u"--account"_s,
            slug,
            u"--resource"_s,
            u"order"_s,
            u"--event-type"_s,
            u"POST"_s,
            u"--event-sub-type"_s,
            u"created"_s,
            u"--version"_s,
            u"v1"_s,
            u"--webhook-method"_s,
            u"PUT"_s,
            u"--webhook-url"_s,
            url,
            u"--external-channel-id"_s,
            u"7"_s};
}

WebhookDraft Sides::draft(const QString &url)
{
    return WebhookDraft({u"order"_s, u"POST"_s, u"created"_s, u"v1"_s, u"PUT"_s, url, u"7"_s});
}

int Sides::pendingIn(const QString &folder)
{
    QFile file(folder + u"/registrations.json"_s);
    if (!file.open(QFile::ReadOnly))
        return 0;
    const QJsonObject accounts = QJsonDocument::fromJson(file.readAll()).object().value("accounts"_L1).toObject();
    int pending = 0;
    for (const QJsonValue account : accounts)
        pending += account.toObject().contains("pending"_L1) ? 1 : 0;
    return pending;
}

} // namespace Balehook::Testing
