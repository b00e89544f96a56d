// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/accountsettings.h"

#include "domain/listingpath.h"
#include "settings/settingvalue.h"

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
constexpr auto labelsArray = "statusLabels"_L1;
constexpr auto codeKey = "code"_L1;
constexpr auto labelKey = "label"_L1;
constexpr int mostLabels = 1000;

/// Enters a group for as long as it lives.
class Group final
{
public:
    Group(QSettings &settings, const QString &name)
        : m_settings(settings)
    {
        m_settings.beginGroup(name);
    }
    ~Group() { m_settings.endGroup(); }
    Q_DISABLE_COPY_MOVE(Group)

private:
    QSettings &m_settings;
};

QString accountGroup(const QString &accountId)
{
    return accountsGroup + u'/' + accountId;
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

QMap<QString, QString> readLabels(QSettings &settings)
{
    QMap<QString, QString> labels;
    // The file says how many there are; whatever it says, this comes to an end.
    const int count = std::min(settings.beginReadArray(labelsArray), mostLabels);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        labels.insert(SettingValue::text(settings.value(codeKey)), SettingValue::text(settings.value(labelKey)));
    }
    settings.endArray();
    return labels;
}

void writeLabels(QSettings &settings, const QMap<QString, QString> &labels)
{
    settings.remove(labelsArray);
    settings.beginWriteArray(labelsArray, int(labels.size()));
    int index = 0;
    for (auto at = labels.begin(); at != labels.end(); ++at) {
        settings.setArrayIndex(index++);
        settings.setValue(codeKey, at.key());
        settings.setValue(labelKey, at.value());
    }
    settings.endArray();
}

/// Nothing where slug or an address would not be accepted in the dialog either: a token must not follow a guess.
std::optional<Account> readAccount(QSettings &settings, const QString &accountId)
{
    const Group group(settings, accountGroup(accountId));
    const auto slug = AccountSlug::fromString(SettingValue::text(settings.value(slugKey)));
    if (!slug)
        return std::nullopt;
    const QString listingText = SettingValue::text(settings.value(listingBaseKey));
    const auto listing = BaseUrl::parse(listingText, *slug);
    if (!listing)
        return std::nullopt;

    Account account(accountId, *slug, listing.value());
    account.listingBaseText = listingText;
    account.workspaceBaseText = SettingValue::text(settings.value(workspaceBaseKey));
    if (!account.workspaceBaseText.isEmpty()) {
        const auto workspace = BaseUrl::parse(account.workspaceBaseText, *slug);
        if (!workspace)
            return std::nullopt;
        account.workspaceBase = workspace.value();
    }
    account.name = SettingValue::text(settings.value(nameKey));
    account.colour = SettingValue::colour(settings.value(colourKey).toString()).value_or(0);
    account.perPage = perPageOf(settings.value(perPageKey));
    account.propertiesPath = pathOf(settings.value(propertiesPathKey));
    account.pagination =
        settings.value(paginationKey).toString() == offsetsValue ? Pagination::Offsets : Pagination::Pages;
    account.sendsTokenForFiles = settings.value(tokenForFilesKey).toBool();
    account.hasStoredToken = settings.value(storedTokenKey).toBool();
    account.statusLabels = readLabels(settings);
    return account;
}

/// Whether the user left the values of a preset account as they are. To whom the token goes is none of them: that is
/// for the user alone to say.
bool hasValuesOf(const Account &preset, const Account &account)
{
    return account.slug == preset.slug && account.name == preset.name && account.colour == preset.colour
        && account.listingBase == preset.listingBase && account.workspaceBase == preset.workspaceBase
        && account.perPage == preset.perPage && account.propertiesPath == preset.propertiesPath
        && account.pagination == preset.pagination && account.statusLabels == preset.statusLabels;
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
    const Group group(m_settings, accountsGroup);
    return m_settings.childGroups();
}

int AccountSettings::unreadableCount() const
{
    const QStringList ids = storedIds();
    return int(std::count_if(ids.begin(), ids.end(),
                             [this](const QString &id) { return !readAccount(m_settings, id).has_value(); }));
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
    const Group group(m_settings, accountGroup(accountId));
    return m_settings.value(followsKey).toBool();
}

void AccountSettings::save(const Account &account)
{
    Q_ASSERT(!account.id.isEmpty() && !account.id.contains(u'/') && !account.id.contains(u'\\'));
    {
        const Group group(m_settings, accountGroup(account.id));
        m_settings.setValue(nameKey, account.name);
        m_settings.setValue(colourKey, colourText(account.colour));
        m_settings.setValue(slugKey, account.slug.toString());
        m_settings.setValue(listingBaseKey,
                            account.listingBaseText.isEmpty() ? account.listingBase.toString()
                                                              : account.listingBaseText);
        QString workspace = account.workspaceBaseText;
        if (workspace.isEmpty() && account.workspaceBase)
            workspace = account.workspaceBase->toString();
        m_settings.setValue(workspaceBaseKey, workspace);
        m_settings.setValue(perPageKey, account.perPage);
        m_settings.setValue(propertiesPathKey, account.propertiesPath);
        m_settings.setValue(paginationKey,
                            QString(account.pagination == Pagination::Offsets ? offsetsValue : pagesValue));
        m_settings.setValue(tokenForFilesKey, account.sendsTokenForFiles);
        m_settings.setValue(storedTokenKey, account.hasStoredToken);
        const auto *preset = m_administrator ? m_administrator->account(account.id) : nullptr;
        if (preset && hasValuesOf(preset->account, account))
            m_settings.setValue(followsKey, true);
        else
            m_settings.remove(followsKey);
        writeLabels(m_settings, account.statusLabels);
    }
    QStringList order = m_settings.value(orderKey).toStringList();
    if (!order.contains(account.id)) {
        order.append(account.id);
        m_settings.setValue(orderKey, order);
    }
}

void AccountSettings::remove(const QString &accountId)
{
    // The empty name would be the group of all accounts.
    if (accountId.isEmpty())
        return;
    m_settings.remove(accountGroup(accountId));
    if (m_administrator && m_administrator->account(accountId)) {
        QStringList removed = m_settings.value(removedKey).toStringList();
        removed.removeAll(accountId);
        m_settings.setValue(removedKey, removed << accountId);
    }
    QStringList order = m_settings.value(orderKey).toStringList();
    if (order.removeAll(accountId) > 0)
        m_settings.setValue(orderKey, order);
    if (currentAccount() == accountId)
        setCurrentAccount({});
}

void AccountSettings::setOrder(const QStringList &accountIds)
{
    m_settings.setValue(orderKey, accountIds);
}

QString AccountSettings::currentAccount() const
{
    return m_settings.value(currentKey).toString();
}

void AccountSettings::setCurrentAccount(const QString &accountId)
{
    m_settings.setValue(currentKey, accountId);
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
