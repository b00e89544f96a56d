// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/updatesettings.h"

#include "settings/settingvalue.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto onKey = "updates/check"_L1;
constexpr auto addressKey = "updates/address"_L1;
constexpr auto lastCheckedKey = "updates/lastChecked"_L1;
constexpr auto checkedAddressKey = "updates/checkedAddress"_L1;
constexpr auto failureKey = "updates/failure"_L1;
constexpr auto newsKey = "updates/news"_L1;
constexpr auto dismissedKey = "updates/dismissed"_L1;

} // namespace

std::optional<bool> UpdateSettings::isOn() const
{
    return m_settings.contains(onKey) ? std::optional(m_settings.value(onKey).toBool()) : std::nullopt;
}

void UpdateSettings::setOn(bool on)
{
    m_settings.setValue(onKey, on);
}

QString UpdateSettings::address() const
{
    return SettingValue::text(m_settings.value(addressKey));
}

void UpdateSettings::setAddress(const QString &address)
{
    m_settings.setValue(addressKey, address);
}

QDateTime UpdateSettings::lastChecked() const
{
    return QDateTime::fromString(m_settings.value(lastCheckedKey).toString(), Qt::ISODate);
}

QString UpdateSettings::checkedAddress() const
{
    return SettingValue::text(m_settings.value(checkedAddressKey));
}

void UpdateSettings::setChecked(const QDateTime &when, const QString &address)
{
    m_settings.setValue(lastCheckedKey, when.toUTC().toString(Qt::ISODate));
    m_settings.setValue(checkedAddressKey, address);
}

void UpdateSettings::forgetCheck()
{
    for (const auto key : {lastCheckedKey, checkedAddressKey, failureKey, newsKey})
        m_settings.remove(key);
}

QString UpdateSettings::failure() const
{
    return SettingValue::text(m_settings.value(failureKey));
}

void UpdateSettings::setFailure(const QString &sentence)
{
    m_settings.setValue(failureKey, sentence);
}

std::optional<ReleaseNews> UpdateSettings::news() const
{
    return ReleaseNews::fromJson(m_settings.value(newsKey).toByteArray());
}

void UpdateSettings::setNews(const ReleaseNews &news)
{
    m_settings.setValue(newsKey, news.toJson());
}

QVersionNumber UpdateSettings::dismissedVersion() const
{
    return QVersionNumber::fromString(m_settings.value(dismissedKey).toString());
}

void UpdateSettings::setDismissedVersion(const QVersionNumber &version)
{
    m_settings.setValue(dismissedKey, version.toString());
}

} // namespace Balehook
