// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/requests/diagnosticreport.h"

#include "core/secrets/knownsecrets.h"
#include "core/secrets/redaction.h"
#include "core/text/datasize.h"
#include "core/text/safetext.h"
#include "failedrows/cache/filecache.h"
#include "net/requesthistory.h"
#include "session/account/sessions.h"
#include "settings/filesettings.h"
#include "settings/updatesettings.h"
#include "settings/windowsettings.h"
#include "store/indexstatus.h"
#include "store/jobindex.h"

#include <QApplication>
#include <QFont>
#include <QLocale>
#include <QMetaEnum>
#include <QPalette>
#include <QScreen>
#include <QStyle>
#include <QSysInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

QString yesNo(bool value)
{
    return value ? u"yes"_s : u"no"_s;
}

QString compiler()
{
#if defined(__clang__)
    return u"Clang %1.%2.%3"_s.arg(__clang_major__).arg(__clang_minor__).arg(__clang_patchlevel__);
#elif defined(__GNUC__)
    return u"GCC %1.%2.%3"_s.arg(__GNUC__).arg(__GNUC_MINOR__).arg(__GNUC_PATCHLEVEL__);
#elif defined(_MSC_VER)
    return u"MSVC %1"_s.arg(_MSC_VER);
#else
    return u"unknown"_s;
#endif
}

QString keyring()
{
#if defined(Q_OS_WIN)
    return u"Windows Credential Manager"_s;
#elif defined(Q_OS_MACOS)
    return u"macOS Keychain"_s;
#else
    return u"Secret Service or KWallet; desktop: "_s + qEnvironmentVariable("XDG_CURRENT_DESKTOP", u"none"_s);
#endif
}

QString nameOf(HttpKind kind, bool isUpdateCheck)
{
    if (isUpdateCheck)
        return u"update"_s;
    switch (kind) {
    case HttpKind::Listing:
        return u"list"_s;
    case HttpKind::Creation:
        return u"create"_s;
    case HttpKind::Download:
        break;
    }
    return u"file"_s;
}

QString nameOf(ProxySettings::Mode mode)
{
    switch (mode) {
    case ProxySettings::Mode::System:
        return u"system"_s;
    case ProxySettings::Mode::None:
        return u"none"_s;
    case ProxySettings::Mode::Manual:
        break;
    }
    return u"manual"_s;
}

} // namespace

DiagnosticReport::DiagnosticReport(const Sessions &sessions, SettingsFile &settings, bool hidesNames)
    : m_sessions(sessions)
    , m_settings(settings)
    , m_hidesNames(hidesNames)
{ }

QString DiagnosticReport::text()
{
    m_lines = {u"Balehook diagnostic report, "_s + QDateTime::currentDateTimeUtc().toString(Qt::ISODate)};
    addProgram();
    addComputer();
    addSettings();
    addAccounts();
    addRequests();
    return detailText(withoutKnownSecrets(QString(m_lines.join(u'\n') + u'\n')));
}

void DiagnosticReport::heading(const QString &title)
{
    m_lines += QString();
    m_lines += title;
}

void DiagnosticReport::line(const QString &name, const QString &value)
{
    m_lines += u"  "_s + name + u": "_s + value;
}

QString DiagnosticReport::host(const QString &name)
{
    if (!m_hidesNames || name.isEmpty())
        return name;
    const auto known = m_hosts.constFind(name);
    const int number = known == m_hosts.constEnd() ? int(m_hosts.size()) + 1 : *known;
    m_hosts.insert(name, number);
    return u"host-%1"_s.arg(number);
}

QString DiagnosticReport::address(const QUrl &url)
{
    if (url.isEmpty())
        return u"none"_s;
    return m_hidesNames ? host(url.host()) : redactedUrl(url);
}

void DiagnosticReport::addProgram()
{
    heading(u"Program"_s);
    line(u"Version"_s, QApplication::applicationVersion());
    line(u"Qt, running"_s, QString::fromLatin1(qVersion()));
    line(u"Qt, built with"_s, QStringLiteral(QT_VERSION_STR));
    line(u"Compiler"_s, compiler());
    line(u"Build"_s, QSysInfo::buildAbi());
}

void DiagnosticReport::addComputer()
{
    heading(u"Computer"_s);
    line(u"System"_s, QSysInfo::prettyProductName());
    line(u"Kernel"_s, QSysInfo::kernelType() + u' ' + QSysInfo::kernelVersion());
    line(u"Platform"_s, QGuiApplication::platformName());
    const QList<QScreen *> screens = QGuiApplication::screens();
    for (const QScreen *screen : screens) {
        line(u"Screen"_s,
             u"%1 x %2, scale %3, %4 dpi"_s.arg(screen->size().width())
                 .arg(screen->size().height())
                 .arg(screen->devicePixelRatio())
                 .arg(qRound(screen->logicalDotsPerInch())));
    }
    line(u"Locale"_s, QLocale().name() + u", languages of the system: "_s + QLocale::system().uiLanguages().join(u' '));
    line(u"Right to left"_s, yesNo(QGuiApplication::isRightToLeft()));
    line(u"Style"_s, QApplication::style()->name());
    const QPalette palette = QGuiApplication::palette();
    line(u"Dark"_s,
         yesNo(palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness()));
    line(u"Font"_s, QApplication::font().family() + u", %1 pt"_s.arg(QApplication::font().pointSizeF()));
    line(u"Keyring"_s, keyring());
}

void DiagnosticReport::addSettings()
{
    heading(u"Settings"_s);
    const ProxySettings proxy = m_sessions.proxy();
    line(u"Proxy"_s, nameOf(proxy.mode));
    if (proxy.mode == ProxySettings::Mode::Manual)
        line(u"Proxy host"_s, host(proxy.host) + u":%1"_s.arg(proxy.port));
    const UpdateSettings updates(m_settings);
    const std::optional<bool> isUpdateCheckOn = updates.isOn();
    line(u"Looks for new versions"_s, isUpdateCheckOn ? yesNo(*isUpdateCheckOn) : u"not chosen"_s);
    if (!updates.address().isEmpty())
        line(u"Address for new versions"_s, address(QUrl(updates.address())));
    const AdministratorSettings &administrator = m_sessions.administrator();
    line(u"Accounts of the administrator"_s, QString::number(administrator.accounts.size()));
    line(u"Files kept, at most"_s, dataSize(FileSettings(m_settings).limit(FileCache::standardLimit), QLocale::c()));
    const WindowSettings window(m_settings);
    line(u"Zoom"_s, QString::number(window.zoom()));
    line(u"Compact rows"_s, yesNo(window.isCompact()));
    line(u"Times in UTC"_s, yesNo(window.isUtc()));
    line(u"Refresh by itself"_s, u"%1 s"_s.arg(window.autoRefresh().count()));
}

void DiagnosticReport::addAccounts()
{
    int number = 0;
    for (const Account &account : m_sessions.accounts()) {
        const QString name = u"Account %1"_s.arg(++number);
        heading(m_hidesNames ? name : name + u": "_s + cellText(account.displayName()));
        line(u"Listings"_s, address(account.listingBase.url()));
        line(u"Registration"_s, address(account.createBase().url()));
        line(u"Page size"_s, QString::number(account.perPage));
        line(u"Pages asked by"_s, account.pagination == Pagination::Pages ? u"page"_s : u"offset"_s);
        line(u"Lists properties"_s, yesNo(!account.propertiesPath.isEmpty()));
        line(u"Token for files"_s, yesNo(account.sendsTokenForFiles));
        line(u"Token was stored"_s, yesNo(account.hasStoredToken));
        AccountSession *session = m_sessions.knownSession(account.id);
        if (!session) {
            line(u"State"_s, u"not shown since the start"_s);
            continue;
        }
        line(u"State"_s,
             QString::fromLatin1(QMetaEnum::fromType<AccountSession::State>().valueToKey(int(session->state()))));
        if (const std::optional<Error> error = session->tokenError()) {
            Error bare = *error;
            bare.host.clear();
            line(u"Trouble with the token"_s, bare.logLine());
        }
        if (const JobIndex *index = session->jobIndex()) {
            const IndexStatus &status = index->status();
            line(u"Index"_s,
                 u"%1 jobs, %2 bytes, complete: %3"_s.arg(status.jobs)
                     .arg(status.bytes)
                     .arg(yesNo(status.isComplete())));
            if (const std::optional<Error> error = index->error())
                line(u"Trouble with the index"_s, error->logLine());
        }
    }
}

void DiagnosticReport::addRequests()
{
    const std::deque<RequestRecordPtr> &records = m_sessions.requests().records();
    const qsizetype shown = std::min<qsizetype>(qsizetype(records.size()), mostRequests);
    heading(u"Last %1 of %2 requests kept"_s.arg(shown).arg(records.size()));
    for (auto record = records.end() - shown; record != records.end(); ++record)
        m_lines += u"  "_s + requestLine(**record);
}

QString DiagnosticReport::requestLine(const RequestRecord &record)
{
    const QUrl url = QUrl::fromEncoded(record.url);
    // The path of a file may hold the name of a person; that of a listing has a prefix that names a merchant.
    const bool isPathShown = !m_hidesNames && record.kind != HttpKind::Download;
    QString where = isPathShown ? QString::fromUtf8(record.url) : host(url.host());
    if (m_hidesNames && record.kind == HttpKind::Listing && url.hasQuery())
        where += u'?' + url.query(QUrl::FullyEncoded);
    QStringList parts{record.at.toString(Qt::ISODateWithMs), nameOf(record.kind, record.isUpdateCheck),
                      QString::fromLatin1(record.method()), where};
    if (record.status > 0)
        parts += QString::number(record.status);
    if (record.state == RequestRecord::State::UnderWay)
        parts += u"under way"_s;
    else if (record.isOutcomeUnknown())
        parts += u"outcome unknown"_s;
    else if (record.state == RequestRecord::State::Stopped)
        parts += u"stopped"_s;
    parts += u"%1 ms"_s.arg(record.elapsed.count());
    parts += u"%1 bytes"_s.arg(record.received);
    parts += u"try %1/%2"_s.arg(record.attempt).arg(record.mostAttempts);
    if (record.isFailed())
        parts += Error(*record.verdict).logLine();
    if (!record.systemError.isEmpty())
        parts += QString::fromLatin1(record.systemError);
    return parts.join(u' ');
}

} // namespace Balehook
