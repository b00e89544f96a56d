// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/administratorreader.h"

#include "core/text/safetext.h"
#include "domain/account/listingpath.h"
#include "domain/account/updateaddress.h"
#include "settings/settingvalue.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto lockGroup = "lock/"_L1;
constexpr auto accountsPrefix = "accounts/"_L1;
constexpr qsizetype shownKeyLength = 80;

bool looksLikeToken(const QString &key)
{
    static constexpr std::array words{"token"_L1, "password"_L1, "secret"_L1, "authorization"_L1, "bearer"_L1};
    const QString name = key.section(u'/', -1);
    // An unknown key with a yes or no: whether files get the token is for the user alone to say.
    return name != "tokenForFiles"_L1 && std::any_of(words.begin(), words.end(), [&name](QLatin1StringView word) {
               return name.contains(word, Qt::CaseInsensitive);
           });
}

QString textOf(const QVariant &value)
{
    return wellFormed(SettingValue::text(value)).trimmed();
}

constexpr std::uint32_t plainColour = 0x5f6b7a; ///< of an account that names none: a grey that every theme shows

} // namespace

AdministratorSettings AdministratorReader::read()
{
#ifdef Q_OS_LINUX
    return read(standardPlaces(), QSettings::IniFormat);
#else
    return read(standardPlaces(), QSettings::NativeFormat);
#endif
}

QStringList AdministratorReader::standardPlaces()
{
#if defined(Q_OS_WIN)
    return {uR"(HKEY_LOCAL_MACHINE\Software\Policies\Balehook)"_s,
            uR"(HKEY_CURRENT_USER\Software\Policies\Balehook)"_s};
#elif defined(Q_OS_MACOS)
    // What a management service laid down for this computer; for a user it stands in a folder of that name.
    const QString name = QDir::home().dirName();
    return {u"/Library/Managed Preferences/io.github.balehook.balehook.plist"_s,
            u"/Library/Managed Preferences/%1/io.github.balehook.balehook.plist"_s.arg(name)};
#else
    // The first one is the user's own, which is no place for an administrator.
    QStringList folders = QStandardPaths::standardLocations(QStandardPaths::GenericConfigLocation);
    folders.removeAll(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
    QStringList files;
    for (const QString &folder : std::as_const(folders))
        files.append(QDir(folder).filePath(u"balehook/balehook.conf"_s));
    return files;
#endif
}

AdministratorSettings AdministratorReader::read(const QStringList &places, QSettings::Format format)
{
    AdministratorReader reader;
    for (const QString &place : places)
        reader.readPlace(place, format);
    reader.refuseTokens();
    reader.readValues();
    reader.readAccounts();
    for (const auto &[key, value] : reader.m_values) {
        reader.tell(
            tr("The administrator setting “%1” is unknown and was ignored.").arg(cellText(key, shownKeyLength)));
    }
    return std::move(reader.m_settings);
}

QString AdministratorReader::unreadable(const QString &place)
{
    return tr("The administrator settings in %1 could not be read.").arg(cellText(place));
}

QString AdministratorReader::partlyUnderstood(const QString &place)
{
    return tr("Some of the administrator settings in %1 could not be understood. The others are used.")
        .arg(cellText(place));
}

QString AdministratorReader::tokenIgnored(const QString &key)
{
    return tr("The administrator setting “%1” was ignored because everyone on this computer can read it there. A "
              "token belongs in the keychain of the person who uses it.")
        .arg(cellText(key, shownKeyLength));
}

void AdministratorReader::readPlace(const QString &place, QSettings::Format format)
{
    if (!place.startsWith("HKEY_"_L1)) {
        const QFileInfo info(place);
        if (!info.exists())
            return;
        // Opening a named pipe would wait for somebody who writes to it.
        if (!info.isFile() || !info.isReadable() || info.size() > mostBytes) {
            tellOfLack(unreadable(place));
            return;
        }
    }
    const QSettings settings(place, format);
    const QStringList keys = settings.allKeys(); // errors are found only when asked for
    if (settings.status() == QSettings::AccessError) {
        tellOfLack(unreadable(place));
        return;
    }
    if (settings.status() == QSettings::FormatError)
        tellOfLack(partlyUnderstood(place));
    for (const QString &key : keys)
        add(key, settings.value(key));
}

/// A property list may hold groups as dictionaries.
void AdministratorReader::add(const QString &key, const QVariant &value)
{
    if (value.typeId() != QMetaType::QVariantMap) {
        m_values.emplace(key, value);
        return;
    }
    const QVariantMap group = value.toMap();
    for (auto at = group.begin(); at != group.end(); ++at)
        add(key + u'/' + at.key(), at.value());
}

void AdministratorReader::refuseTokens()
{
    for (auto at = m_values.begin(); at != m_values.end();) {
        if (looksLikeToken(at->first)) {
            tell(tokenIgnored(at->first));
            at = m_values.erase(at);
        } else {
            ++at;
        }
    }
}

void AdministratorReader::readValues()
{
    const bool isTemplateLocked = takeLock("lock/baseUrlTemplate"_L1);
    if (const auto text = take(u"baseUrlTemplate"_s)) {
        // Any slug will do to see whether it is one.
        if (text->contains("{slug}"_L1) && BaseUrl::parse(*text, *AccountSlug::fromString(u"slug"_s)))
            m_settings.baseUrlTemplate = {*text, isTemplateLocked};
        else
            refuseValue(u"baseUrlTemplate"_s);
    }
    const bool isPerPageLocked = takeLock("lock/perPage"_L1);
    if (const auto perPage = takePerPage(u"perPage"_s))
        m_settings.perPage = {*perPage, isPerPageLocked};
    const bool isCheckLocked = takeLock("lock/updateCheck"_L1);
    if (const auto isOn = takeBool(u"updateCheck"_s))
        m_settings.updateCheck = {*isOn, isCheckLocked};
    const bool isAddressLocked = takeLock("lock/updateAddress"_L1);
    if (const auto text = take(u"updateAddress"_s)) {
        if (UpdateAddress::parse(*text))
            m_settings.updateAddress = {*text, isAddressLocked};
        else
            refuseValue(u"updateAddress"_s);
    }
}

void AdministratorReader::readAccounts()
{
    QStringList names;
    for (const auto &[key, value] : m_values) {
        if (key.startsWith(accountsPrefix) && key.count(u'/') >= 2)
            names.append(key.section(u'/', 1, 1));
    }
    names.removeDuplicates();
    for (const QString &name : std::as_const(names)) {
        const QString group = accountsPrefix + name;
        const auto slug = AccountSlug::fromString(name);
        if (slug && !m_settings.account(AdministratorSettings::accountIdOf(*slug))) {
            readAccount(group, *slug);
            continue;
        }
        refuseValue(group);
        std::erase_if(m_values, [&group](const auto &each) { return each.first.startsWith(group + u'/'); });
    }
}

void AdministratorReader::readAccount(const QString &group, const AccountSlug &slug)
{
    const auto keyOf = [&group](QLatin1StringView name) -> QString { return group + u'/' + name; };
    QString baseText = take(keyOf("baseUrl"_L1)).value_or(QString());
    if (baseText.isEmpty() && m_settings.baseUrlTemplate)
        baseText = m_settings.baseUrlTemplate->value;
    const Result<BaseUrl> base = BaseUrl::parse(baseText, slug);
    const QString workspaceText = take(keyOf("workspaceUrl"_L1)).value_or(QString());
    const Result<BaseUrl> workspace = BaseUrl::parse(workspaceText.isEmpty() ? baseText : workspaceText, slug);
    if (!base || !workspace) {
        // Without an address there is no account; a token must not follow a guess.
        m_settings.lacksAccounts = true;
        refuseValue(keyOf(base ? "workspaceUrl"_L1 : "baseUrl"_L1));
        std::erase_if(m_values, [&group](const auto &each) { return each.first.startsWith(group + u'/'); });
        return;
    }
    Account account(AdministratorSettings::accountIdOf(slug), slug, base.value());
    account.listingBaseText = baseText;
    account.workspaceBaseText = workspaceText;
    if (!workspaceText.isEmpty())
        account.workspaceBase = workspace.value();
    account.name = take(keyOf("name"_L1)).value_or(QString());
    account.colour = plainColour;
    if (const auto text = take(keyOf("color"_L1))) {
        const auto colour = SettingValue::colour(*text);
        account.colour = colour.value_or(plainColour);
        if (!colour)
            refuseValue(keyOf("color"_L1));
    }
    account.perPage = m_settings.perPage ? m_settings.perPage->value : account.perPage;
    account.perPage = takePerPage(keyOf("perPage"_L1)).value_or(account.perPage);
    if (AdministratorSettings::isLocked(m_settings.perPage))
        account.perPage = m_settings.perPage->value;
    if (const auto text = take(keyOf("propertiesPath"_L1))) {
        const Result<QString> path = ListingPath::parse(*text);
        if (path)
            account.propertiesPath = path.value();
        else
            refuseValue(keyOf("propertiesPath"_L1));
    }
    if (const auto text = take(keyOf("pagination"_L1))) {
        account.pagination = *text == "offsets"_L1 ? Pagination::Offsets : Pagination::Pages;
        if (*text != "offsets"_L1 && *text != "pages"_L1)
            refuseValue(keyOf("pagination"_L1));
    }
    readStatusLabels(keyOf("statusLabels/"_L1), account);
    const bool isLocked = takeBool(keyOf("lock"_L1)).value_or(false);
    m_settings.accounts.push_back({std::move(account), isLocked});
}

void AdministratorReader::readStatusLabels(const QString &group, Account &account)
{
    for (auto at = m_values.lower_bound(group); at != m_values.end() && at->first.startsWith(group);) {
        account.statusLabels.insert(at->first.sliced(group.size()), textOf(at->second));
        at = m_values.erase(at);
    }
}

std::optional<QString> AdministratorReader::take(const QString &key)
{
    const auto node = m_values.extract(key);
    return node.empty() ? std::nullopt : std::optional(textOf(node.mapped()));
}

std::optional<bool> AdministratorReader::takeBool(const QString &key)
{
    const auto text = take(key);
    if (!text)
        return std::nullopt;
    const QString word = text->toLower();
    if (word == "true"_L1 || word == "1"_L1 || word == "yes"_L1 || word == "on"_L1)
        return true;
    if (word != "false"_L1 && word != "0"_L1 && word != "no"_L1 && word != "off"_L1)
        refuseValue(key);
    else
        return false;
    return std::nullopt;
}

std::optional<int> AdministratorReader::takePerPage(const QString &key)
{
    const auto text = take(key);
    if (!text)
        return std::nullopt;
    const int perPage = text->toInt();
    if (perPage == 25 || perPage == 50 || perPage == 100)
        return perPage;
    refuseValue(key);
    return std::nullopt;
}

bool AdministratorReader::takeLock(const QString &key)
{
    const bool isLocked = takeBool(key).value_or(false);
    if (isLocked && !m_values.contains(key.sliced(lockGroup.size())))
        refuseValue(key); // nothing to lock
    return isLocked;
}

void AdministratorReader::refuseValue(const QString &key)
{
    tell(tr("The administrator setting “%1” was ignored because its value is not allowed.")
             .arg(cellText(key, shownKeyLength)));
}

void AdministratorReader::tellOfLack(const QString &problem)
{
    m_settings.lacksAccounts = true;
    tell(problem);
}

void AdministratorReader::tell(const QString &problem)
{
    if (m_settings.problems.size() < mostProblems)
        m_settings.problems.append(problem);
}

} // namespace Balehook
