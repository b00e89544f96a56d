// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/profilewriter.h"

#include "credentials/keychaintokenstore.h"
#include "service/demoaccounts.h"
#include "settings/accountsettings.h"
#include "settings/profile.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

namespace {

QString existingId(const AccountSettings &settings, const AccountSlug &slug)
{
    const std::vector<Account> accounts = settings.load();
    const auto found = std::find_if(accounts.cbegin(), accounts.cend(),
                                    [&slug](const Account &account) { return account.slug == slug; });
    return found == accounts.cend() ? AccountSettings::newAccountId() : found->id;
}

} // namespace

ProfileWriter::ProfileWriter(QObject *parent)
    : QObject(parent)
{ }

ProfileWriter::~ProfileWriter() = default;

void ProfileWriter::start(const QString &folder, const QString &serviceUrl)
{
    auto profile = Profile::open(folder);
    if (!profile) {
        Q_EMIT finished(profile.error().userMessage());
        return;
    }
    m_profile = std::move(profile).value();
    m_tokens = std::make_unique<KeychainTokenStore>();

    const QString baseUrlText = serviceUrl + u"/{slug}"_s;
    const QList<DemoAccount> &accounts = demoAccounts();
    m_pending = int(accounts.size());
    for (const DemoAccount &account : accounts) {
        if (!add(account, baseUrlText)) {
            Q_EMIT finished(u"This is no address of a demo service: "_s + serviceUrl);
            return;
        }
    }
    AccountSettings(m_profile->settings()).setBaseUrlTemplate(baseUrlText);
}

bool ProfileWriter::add(const DemoAccount &demo, const QString &baseUrlText)
{
    AccountSettings settings(m_profile->settings());
    const auto slug = AccountSlug::fromString(demo.slug);
    const auto base = BaseUrl::parse(baseUrlText, *slug);
    const auto token = BearerToken::fromPasted(demo.token);
    if (!base || !token)
        return false;

    Account account(existingId(settings, *slug), *slug, base.value());
    account.name = demo.name;
    account.colour = demo.colour;
    account.listingBaseText = baseUrlText;
    if (demo.properties > 0)
        account.propertiesPath = propertiesPath;
    account.hasStoredToken = true;
    settings.save(account);
    if (&demo == &demoAccounts().constFirst())
        settings.setCurrentAccount(account.id);

    m_tokens->write(TokenKey(account, m_profile->id()), token.value().token, this,
                    [this, name = demo.slug](const Outcome &outcome) {
                        stored(name, outcome ? QString() : outcome.error().userMessage());
                    });
    return true;
}

void ProfileWriter::stored(const QString &slug, const QString &problem)
{
    if (!problem.isEmpty())
        m_problems += slug + u": "_s + problem;
    if (--m_pending > 0)
        return;
    m_profile->settings().save().ok();
    Q_EMIT finished(m_problems.join(u'\n'));
}

} // namespace Balehook::Demo
