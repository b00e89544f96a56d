// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/update/updatenotice.h"

#include "core/errors/logging.h"
#include "domain/account/updateaddress.h"
#include "session/account/proxysignin.h"
#include "session/account/sessions.h"

namespace Balehook {

namespace {

constexpr std::chrono::hours pace{24};
constexpr std::chrono::hours timerPace{1};

} // namespace

UpdateNotice::UpdateNotice(const Sessions &sessions, SettingsFile &settings, const QString &currentVersion,
                           QString standardAddress, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_settings(settings)
    , m_currentVersion(QVersionNumber::fromString(currentVersion))
    , m_standardAddress(std::move(standardAddress))
    , m_clock([] { return QDateTime::currentDateTimeUtc(); })
{
    m_fetch.setHistory(sessions.requests());
    connect(&m_fetch, &ReleaseFetch::fetched, this, &UpdateNotice::conclude);
    connect(&m_timer, &QTimer::timeout, this, &UpdateNotice::look);
    connect(&m_fetch, &ReleaseFetch::proxyPasswordRequested, this, &UpdateNotice::noteProxy);
    connect(&sessions.proxySignIn(), &ProxySignIn::taken, this, &UpdateNotice::look);
}

bool UpdateNotice::isAbsent(const AdministratorSettings &administrator)
{
    return AdministratorSettings::isLocked(administrator.updateCheck) && !administrator.updateCheck->value;
}

void UpdateNotice::start()
{
    m_isStarted = true;
    m_timer.start(timerPace);
    look();
}

void UpdateNotice::look()
{
    const QString checked = m_settings.checkedAddress();
    if (!checked.isEmpty() && checked != address()) {
        // What the other address says, or is about to say, is nothing to go by any more.
        m_fetch.cancel();
        m_settings.forgetCheck();
        Q_EMIT changed();
    }
    const QDateTime now = m_clock();
    const ProxySignIn &signIn = m_sessions.proxySignIn();
    const bool mayPassNow = m_wasKeptByProxy && signIn.isTaken();
    if (!m_isStarted || !isOn() || m_fetch.isBusy() || !(isDue(now) || mayPassNow))
        return;
    const Result<QUrl> url = UpdateAddress::parse(address());
    if (!url)
        return;
    // Before it leaves: a program that ends meanwhile does not ask again at its next start.
    m_settings.setChecked(now, address());
    m_settings.setFailure({});
    m_fetch.setProxy(m_sessions.proxy());
    // A password that may be wrong is for others to try.
    m_offered = signIn.isTaken() ? signIn.credentials() : ProxyCredentials();
    m_fetch.setProxyCredentials(m_offered);
    m_wasKeptByProxy = false;
    m_fetch.fetch(url.value());
    Q_EMIT changed();
}

/// A clock that was a day or more ahead must not stop it for ever.
bool UpdateNotice::isDue(const QDateTime &now) const
{
    const QDateTime last = lastChecked();
    if (!last.isValid() || m_settings.checkedAddress() != address())
        return true;
    return std::abs(last.secsTo(now)) >= std::chrono::seconds(pace).count();
}

/// Nobody is asked for a password because of this: it goes on when one is known.
void UpdateNotice::noteProxy(const QString &proxyHost)
{
    m_wasKeptByProxy = true;
    m_sessions.proxySignIn().refused(proxyHost, m_offered);
}

bool UpdateNotice::isOn() const
{
    const auto &preset = m_sessions.administrator().updateCheck;
    if (AdministratorSettings::isLocked(preset))
        return preset->value;
    return m_settings.isOn().value_or(preset && preset->value);
}

bool UpdateNotice::isOnLocked() const
{
    return AdministratorSettings::isLocked(m_sessions.administrator().updateCheck);
}

QString UpdateNotice::address() const
{
    const auto &preset = m_sessions.administrator().updateAddress;
    const QString own = m_settings.address();
    if (preset && (preset->isLocked || own.isEmpty()))
        return preset->value;
    return own.isEmpty() ? m_standardAddress : own;
}

bool UpdateNotice::isAddressLocked() const
{
    return AdministratorSettings::isLocked(m_sessions.administrator().updateAddress);
}

void UpdateNotice::choose(bool on, const QString &address)
{
    if (!isOnLocked() && on != isOn())
        m_settings.setOn(on);
    if (!isAddressLocked() && address != this->address())
        m_settings.setAddress(address);
    if (!isOn())
        m_fetch.cancel();
    look();
    Q_EMIT changed();
}

QDateTime UpdateNotice::lastChecked() const
{
    return m_settings.lastChecked();
}

QString UpdateNotice::failure() const
{
    return m_settings.failure();
}

std::optional<ReleaseNews> UpdateNotice::news() const
{
    std::optional<ReleaseNews> news = isOn() ? m_settings.news() : std::nullopt;
    // "0.2" and "0.2.0" are the same.
    const auto isKnown = [&news](const QVersionNumber &version) {
        return news->version.normalized() <= version.normalized();
    };
    if (news && (isKnown(m_currentVersion) || isKnown(m_settings.dismissedVersion())))
        news.reset();
    return news;
}

void UpdateNotice::dismiss()
{
    if (const auto told = news())
        m_settings.setDismissedVersion(told->version);
    Q_EMIT changed();
}

/// What is said elsewhere of an answer is about tokens and accounts, which have no part in this.
QString UpdateNotice::failureText(const Error &error)
{
    if (error.httpStatus >= 300)
        return tr("The server responded with status %1.").arg(error.httpStatus);
    if (error.kind == ErrorKind::NotUnderstood || error.kind == ErrorKind::TooLarge)
        return tr("No version information found.");
    if (error.kind == ErrorKind::TlsFailed || error.kind == ErrorKind::NotAllowed)
        return error.userMessage();
    return tr("Could not connect to the server.");
}

void UpdateNotice::conclude(const Result<ReleaseNews> &result)
{
    if (result) {
        m_settings.setNews(result.value());
    } else {
        qCInfo(logSession).noquote() << "no news of a version:" << result.error().logLine();
        m_settings.setFailure(failureText(result.error()));
    }
    Q_EMIT changed();
}

} // namespace Balehook
