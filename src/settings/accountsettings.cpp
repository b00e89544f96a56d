// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/accountsettings.h"

#include "domain/account/listingpath.h"
#include "settings/settingvalue.h"
#include "settings/viewsettings.h"
#include "settings/watchsettings.h"

#include <QUuid>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto accountsGroup = "accounts"_L1;
constexpr auto orderKey = "accounts/order"_L1;
constexpr auto currentKey = "session/currentAccount"_L1;
constexpr auto removedKey = "session/removedPresets"_L1;
constexpr auto recentKey = "session/recentAccounts"_L1;
constexpr auto templateKey = "session/baseUrlTemplate"_L1;

constexpr auto nameKey = "name"_L1;
constexpr auto colourKey = "colour"_L1;
constexpr auto slugKey = "slug"_L1;
constexpr auto listingBaseKey = "listingBase"_L1;
constexpr auto workspaceBaseKey = "workspaceBase"_L1;
constexpr auto perPageKey = "perPage"_L1;
constexpr auto propertiesPathKey = "propertiesPath"_L1;
constexpr auto paginationKey = "pagination"_L1;
constexpr auto offsetsValue = "offsets"_L1;
constexpr auto pagesValue = "pages"_L1;
constexpr auto tokenForFilesKey = "sendsTokenForFiles"_L1;
constexpr auto followsKey = "followsAdministrator"_L1;
constexpr auto storedTokenKey = "hasStoredToken"_L1;
constexpr auto labelsKey = "statusLabels"_L1;
constexpr auto codeKey = "code"_L1;
constexpr auto labelKey = "label"_L1;
constexpr auto colorKey = "color"_L1;
constexpr auto pinnedKey = "isPinned"_L1;
constexpr int mostLabels = 1000;

QString accountGroup(const QString &accountId)
{
    return accountsGroup + u'/' + accountId;
}

QString keyOf(const QString &accountId, QLatin1StringView key)
{
    return accountGroup(accountId) + u'/' + key;
}

QString colourText(std::uint32_t colour)
{
    return u'#' + QString::number(colour & 0xffffffU, 16).rightJustified(6, u'0');
}

int perPageOf(const QVariant &value)
{
    const int perPage = value.toInt();
    return perPage == 50 || perPage == 100 ? perPage : 25;
}

/// Empty where the path would not be accepted in the dialog either.
QString pathOf(const QVariant &value)
{
    const Result<QString> path = ListingPath::parse(SettingValue::text(value));
    return path ? path.value() : QString();
}

QMap<QString, QString> labelsOf(const QVariant &value)
{
    QMap<QString, QString> labels;
    const QVariantList list = value.toList().mid(0, mostLabels);
    for (const QVariant &each : list) {
        const QVariantMap label = each.toMap();
        labels.insert(SettingValue::text(label.value(codeKey)), SettingValue::text(label.value(labelKey)));
    }
    return labels;
}

QMap<QString, std::uint32_t> colorsOf(const QVariant &value)
{
    QMap<QString, std::uint32_t> colors;
    const QVariantList list = value.toList().mid(0, mostLabels);
    for (const QVariant &each : list) {
        const QVariantMap label = each.toMap();
        if (const auto color = SettingValue::colour(label.value(colorKey).toString()))
            colors.insert(SettingValue::text(label.value(codeKey)), *color);
    }
    return colors;
}

QVariantList listOf(const Account &account)
{
    QVariantList list;
    for (auto at = account.statusLabels.begin(); at != account.statusLabels.end(); ++at) {
        QVariantMap label{{codeKey, at.key()}, {labelKey, at.value()}};
        if (const auto color = account.statusColors.constFind(at.key()); color != account.statusColors.cend())
            label.insert(colorKey, colourText(*color));
        list.append(label);
    }
    return list;
}

using StoredValue = std::pair<QLatin1StringView, QVariant>;

std::vector<StoredValue> choicesOf(const Account &account)
{
    return {{nameKey, account.name},
            {colourKey, colourText(account.colour)},
            {perPageKey, account.perPage},
            {propertiesPathKey, account.propertiesPath},
            {paginationKey, QString(account.pagination == Pagination::Offsets ? offsetsValue : pagesValue)},
            {labelsKey, listOf(account)},
            {pinnedKey, account.isPinned}};
}

/// Where requests go, and what may go with them: one thing, because that was allowed for these addresses alone.
std::vector<StoredValue> destinationOf(const Account &account)
{
    QString workspace = account.workspaceBaseText;
    if (workspace.isEmpty() && account.workspaceBase)
        workspace = account.workspaceBase->toString();
    return {
        {slugKey, account.slug.toString()},
        {listingBaseKey, account.listingBaseText.isEmpty() ? account.listingBase.toString() : account.listingBaseText},
        {workspaceBaseKey, workspace},
        {tokenForFilesKey, account.sendsTokenForFiles},
        {storedTokenKey, account.hasStoredToken}};
}

/// Nothing where slug or an address would not be accepted in the dialog either: a token must not follow a guess.
std::optional<Account> readAccount(const SettingsFile &settings, const QString &accountId)
{
    const auto value = [&](QLatin1StringView key) { return settings.value(keyOf(accountId, key)); };
    const auto slug = AccountSlug::fromString(SettingValue::text(value(slugKey)));
    if (!slug)
        return std::nullopt;
    const QString listingText = SettingValue::text(value(listingBaseKey));
    const auto listing = BaseUrl::parse(listingText, *slug);
    if (!listing)
        return std::nullopt;

    Account account(accountId, *slug, listing.value());
    account.listingBaseText = listingText;
    account.workspaceBaseText = SettingValue::text(value(workspaceBaseKey));
    if (!account.workspaceBaseText.isEmpty()) {
        const auto workspace = BaseUrl::parse(account.workspaceBaseText, *slug);
        if (!workspace)
            return std::nullopt;
        account.workspaceBase = workspace.value();
    }
    account.name = SettingValue::text(value(nameKey));
    account.colour = SettingValue::colour(value(colourKey).toString()).value_or(0);
    account.perPage = perPageOf(value(perPageKey));
    account.propertiesPath = pathOf(value(propertiesPathKey));
    account.pagination = value(paginationKey).toString() == offsetsValue ? Pagination::Offsets : Pagination::Pages;
    account.sendsTokenForFiles = value(tokenForFilesKey).toBool();
    account.hasStoredToken = value(storedTokenKey).toBool();
    account.statusLabels = labelsOf(value(labelsKey));
    account.statusColors = colorsOf(value(labelsKey));
    account.isPinned = value(pinnedKey).toBool();
    return account;
}

/// Whether the user left the values of a preset account as they are. To whom the token goes is none of them: that is
/// for the user alone to say.
bool hasValuesOf(const Account &preset, const Account &account)
{
    return account.slug == preset.slug && account.name == preset.name && account.colour == preset.colour
        && account.listingBase == preset.listingBase && account.workspaceBase == preset.workspaceBase
        && account.perPage == preset.perPage && account.propertiesPath == preset.propertiesPath
        && account.pagination == preset.pagination && account.statusLabels == preset.statusLabels
        && account.statusColors == preset.statusColors;
}

/// A token was stored for one slug at certain addresses, and for no others.
bool sharesToken(const Account &a, const Account &b)
{
    return a.slug == b.slug && a.listingBase.origin() == b.listingBase.origin()
        && a.createBase().origin() == b.createBase().origin();
}

} // namespace

QStringList AccountSettings::storedIds() const
{
    return m_settings.childGroups(accountsGroup);
}

int AccountSettings::unreadableCount() const
{
    const QStringList ids = storedIds();
    return int(std::count_if(ids.begin(), ids.end(),
                             [this](const QString &id) { return !readAccount(m_settings, id).has_value(); }));
}

bool AccountSettings::isPerhapsUnreadable(const QString &slug) const
{
    const QStringList ids = storedIds();
    return std::any_of(ids.begin(), ids.end(), [&](const QString &id) {
        // As it was typed, perhaps in capitals. One that is none here may be any.
        const auto stored = AccountSlug::fromString(SettingValue::text(m_settings.value(keyOf(id, slugKey))));
        return (!stored || stored->toString() == slug) && !readAccount(m_settings, id);
    });
}

bool AccountSettings::isGone(const QString &accountId) const
{
    if (m_settings.contains(accountGroup(accountId)) || storedIds().contains(accountId))
        return false;
    const bool isLocked = m_administrator && m_administrator->isAccountLocked(accountId);
    if (!isLocked && m_settings.value(removedKey).toStringList().contains(accountId))
        return true;
    return !m_administrator || (!m_administrator->account(accountId) && !m_administrator->isPerhapsUnread(accountId));
}

SettingsChanges AccountSettings::tidying() const
{
    SettingsChanges changes;
    const QStringList ids = ViewSettings::accountIds(m_settings) + WatchSettings::accountIds(m_settings);
    for (const QString &id : ids) {
        if (!isGone(id))
            continue;
        changes.append(ViewSettings::forgetting(id));
        changes.append(WatchSettings::forgetting(id));
    }
    return changes;
}

std::vector<Account> AccountSettings::storedAccounts() const
{
    std::vector<Account> accounts;
    const QStringList ids = storedIds();
    for (const QString &id : ids) {
        if (auto account = readAccount(m_settings, id))
            accounts.push_back(*std::move(account));
    }
    return accounts;
}

std::vector<Account> AccountSettings::load() const
{
    std::vector<Account> accounts = storedAccounts();
    if (m_administrator)
        addPresets(accounts);
    const QStringList order = m_settings.value(orderKey).toStringList();
    const auto place = [&order](const QString &id) {
        const qsizetype index = order.indexOf(id);
        return index < 0 ? order.size() : index;
    };
    std::stable_sort(accounts.begin(), accounts.end(),
                     [&](const Account &a, const Account &b) { return place(a.id) < place(b.id); });
    return accounts;
}

void AccountSettings::addPresets(std::vector<Account> &accounts) const
{
    const QStringList removed = m_settings.value(removedKey).toStringList();
    for (const AdministratorSettings::PresetAccount &each : m_administrator->accounts) {
        const Account &preset = each.account;
        const bool isLocked = each.isLocked;
        const auto isOf = [&preset](const Account &account) { return account.id == preset.id; };
        const auto kept = std::find_if(accounts.begin(), accounts.end(), isOf);
        if (kept != accounts.end()) {
            if (isLocked || followsAdministrator(preset.id)) {
                const bool isSame = sharesToken(*kept, preset);
                const Account own = std::exchange(*kept, preset);
                kept->isPinned = own.isPinned;
                kept->hasStoredToken = isSame && own.hasStoredToken;
                // To whom the token goes is for its owner to allow.
                kept->sendsTokenForFiles = isSame && own.sendsTokenForFiles;
            }
        } else if (isLocked || !removed.contains(preset.id)) {
            accounts.push_back(preset);
        }
        // One of the user's own with that slug comes before it, unless it is locked.
        const auto isSameSlug = [&preset](const Account &account) {
            return account.id != preset.id && account.slug == preset.slug;
        };
        if (isLocked)
            std::erase_if(accounts, isSameSlug);
        else if (std::any_of(accounts.begin(), accounts.end(), isSameSlug))
            std::erase_if(accounts, isOf);
    }
    if (AdministratorSettings::isLocked(m_administrator->perPage)) {
        for (Account &account : accounts)
            account.perPage = m_administrator->perPage->value;
    }
}

bool AccountSettings::followsAdministrator(const QString &accountId) const
{
    return m_settings.value(keyOf(accountId, followsKey)).toBool();
}

void AccountSettings::save(const Account &account)
{
    m_settings.change(saving(account));
}

SettingsChanges AccountSettings::saving(const Account &account) const
{
    Q_ASSERT(!account.id.isEmpty() && !account.id.contains(u'/') && !account.id.contains(u'\\'));
    SettingsChanges changes;
    // One that was there is only changed: if another program removed it meanwhile, it stays removed.
    const QString slugPlace = keyOf(account.id, slugKey);
    const QString witness = m_settings.contains(slugPlace) ? slugPlace : QString();
    const auto isOther = [&](const StoredValue &each) {
        const QString place = keyOf(account.id, each.first);
        return !m_settings.contains(place)
            || SettingValue::toJson(m_settings.value(place)) != SettingValue::toJson(each.second);
    };
    const auto set = [&](const StoredValue &each) {
        changes.setWith(witness, keyOf(account.id, each.first), each.second);
    };
    // What is as it was is not this program's to write: another one may have changed it meanwhile.
    // Nor is what a later version chose, and this one reads as something else.
    const std::optional<Account> read = readAccount(m_settings, account.id);
    const std::vector<StoredValue> before = read ? choicesOf(*read) : std::vector<StoredValue>();
    const std::vector<StoredValue> choices = choicesOf(account);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (isOther(choices[i]) && (!read || before[i].second != choices[i].second))
            set(choices[i]);
    }
    const std::vector<StoredValue> destination = destinationOf(account);
    if (std::any_of(destination.begin(), destination.end(), isOther))
        std::for_each(destination.begin(), destination.end(), set);
    const auto *preset = m_administrator ? m_administrator->account(account.id) : nullptr;
    if (preset && hasValuesOf(preset->account, account))
        set({followsKey, true});
    else
        changes.remove(keyOf(account.id, followsKey));
    QStringList order = m_settings.value(orderKey).toStringList();
    if (!order.contains(account.id))
        changes.set(orderKey, order << account.id);
    return changes;
}

void AccountSettings::remove(const QString &accountId)
{
    m_settings.change(removal(accountId));
}

SettingsChanges AccountSettings::removal(const QString &accountId) const
{
    SettingsChanges changes;
    // The empty name would be the group of all accounts.
    if (accountId.isEmpty())
        return changes;
    changes.remove(accountGroup(accountId));
    // Here and not only by the window that shows them: there may be none, or it may not come to it.
    changes.append(ViewSettings::forgetting(accountId));
    changes.append(WatchSettings::forgetting(accountId));
    QStringList recent = recentAccounts();
    if (recent.removeAll(accountId) > 0)
        changes.set(recentKey, recent);
    if (m_administrator && m_administrator->account(accountId)) {
        QStringList removed = m_settings.value(removedKey).toStringList();
        removed.removeAll(accountId);
        changes.set(removedKey, removed << accountId);
    }
    QStringList order = m_settings.value(orderKey).toStringList();
    if (order.removeAll(accountId) > 0)
        changes.set(orderKey, order);
    if (currentAccount() == accountId)
        changes.set(currentKey, QString());
    return changes;
}

void AccountSettings::setOrder(const QStringList &accountIds)
{
    QStringList order = m_settings.value(orderKey).toStringList();
    const QStringList stored = storedIds();
    order.removeIf([&](const QString &id) {
        return !accountIds.contains(id) && (!stored.contains(id) || readAccount(m_settings, id));
    });
    QStringList left = accountIds;
    for (QString &id : order) {
        if (accountIds.contains(id))
            id = left.takeFirst();
    }
    m_settings.setValue(orderKey, order + left);
}

QString AccountSettings::currentAccount() const
{
    return m_settings.value(currentKey).toString();
}

void AccountSettings::setCurrentAccount(const QString &accountId)
{
    QStringList recent = recentAccounts();
    recent.removeAll(accountId);
    recent.prepend(accountId);
    SettingsChanges changes;
    changes.set(currentKey, accountId);
    changes.set(recentKey, QStringList(recent.mid(0, mostRecent)));
    m_settings.change(changes);
}

QStringList AccountSettings::recentAccounts() const
{
    return m_settings.value(recentKey).toStringList();
}

QString AccountSettings::baseUrlTemplate() const
{
    const QString own = SettingValue::text(m_settings.value(templateKey));
    const auto *preset =
        m_administrator && m_administrator->baseUrlTemplate ? &*m_administrator->baseUrlTemplate : nullptr;
    return preset && (preset->isLocked || own.isEmpty()) ? preset->value : own;
}

void AccountSettings::setBaseUrlTemplate(const QString &text)
{
    m_settings.setValue(templateKey, text);
}

QString AccountSettings::newAccountId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace Balehook
