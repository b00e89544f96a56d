// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/baseurl.h"
#include "domain/joblink.h"
#include "domain/listingpath.h"
#include "domain/webhookurlcheck.h"
#include "failedrows/linkcheck.h"
#include "failedrows/redirecttarget.h"

#include "demand.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Fuzzing;
using namespace Qt::StringLiterals;

namespace {

/// https to some host, or http to this computer; nobody's name or password in it.
void checkReach(const QUrl &url)
{
    demand(url.isValid() && !url.host().isEmpty() && url.userInfo().isEmpty() && url.port() != 0);
    demand(url.scheme() == "https"_L1 || (url.scheme() == "http"_L1 && isLoopbackHost(url.host())));
    demand(!url.authority(QUrl::FullyEncoded).contains(u'@'));
}

std::optional<AccountSlug> checkedSlug(const QString &text)
{
    static const QRegularExpression pattern(u"\\A[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\z"_s);
    const std::optional<AccountSlug> slug = AccountSlug::fromString(text);
    demand(!slug || pattern.match(slug->toString()).hasMatch());
    demand(slug || !pattern.match(text).hasMatch());
    demand(!slug || AccountSlug::fromString(slug->toString()) == slug);
    return slug;
}

/// A path is put below a base URL and leads nowhere else.
void checkPath(const BaseUrl &base, const QString &text)
{
    const Result<QString> parsed = ListingPath::parse(text);
    if (!parsed || parsed.value().isEmpty())
        return;
    const QString &path = parsed.value();
    const Result<QString> again = ListingPath::parse(path);
    demand(path.startsWith(u'/') && again && again.value() == path);
    const QUrl url = base.resolved(path);
    demand(url.isValid() && Origin::of(url) == base.origin());
    demand(!url.hasQuery() && !url.hasFragment() && url.userInfo().isEmpty());
    demand(url.path(QUrl::FullyEncoded).startsWith(base.url().path(QUrl::FullyEncoded)));
    for (const QString &part : url.path(QUrl::FullyDecoded).split(u'/'))
        demand(part != "."_L1 && part != ".."_L1);
}

/// The host is the one that was typed: of ASCII labels the same, of others none that reads like ASCII.
void checkHost(const QString &host, const QString &typed)
{
    if (host.contains(u':'))
        return;
    static const QRegularExpression pattern(u"\\Ahttps?://([^/:]*)"_s, QRegularExpression::CaseInsensitiveOption);
    const QStringList read = pattern.match(typed).captured(1).split(u'.');
    const QStringList labels = host.split(u'.');
    demand(labels.size() == read.size());
    for (qsizetype i = 0; i < labels.size(); ++i) {
        const bool isAscii = std::all_of(read[i].begin(), read[i].end(), [](QChar c) { return c.unicode() < 0x80; });
        demand(isAscii ? labels[i] == read[i].toLower() : labels[i].startsWith("xn--"_L1));
    }
}

void checkBase(const QString &text, const AccountSlug &slug, const QString &path)
{
    const Result<BaseUrl> parsed = BaseUrl::parse(text, slug);
    if (!parsed) {
        demand(!parsed.error().detail.isEmpty());
        return;
    }
    const BaseUrl &base = parsed.value();
    const QUrl &url = base.url();
    checkReach(url);
    demand(!url.hasQuery() && !url.hasFragment() && Origin::of(url) == base.origin());
    checkHost(url.host(QUrl::FullyEncoded), text.trimmed().replace("{slug}"_L1, slug.toString()));
    const Result<BaseUrl> again = BaseUrl::parse(base.toString(), slug);
    demand(again && again.value() == base);
    checkPath(base, path);
    checkPath(base, u"/api/platform/v1/import-job"_s);
}

void checkLink(const QString &text)
{
    const DestinationPolicy local(*Origin::of(QUrl(u"http://127.0.0.1"_s)));
    const Result<QUrl> remote = LinkCheck::parse(text);
    demand(!remote || reachOfHost(remote.value().host(QUrl::FullyEncoded)) == Reach::Public);
    const Result<QUrl> parsed = LinkCheck::parse(text, local);
    demand(parsed.ok() == LinkCheck::refusal(text, local).isEmpty());
    if (!parsed)
        return;
    const QUrl &link = parsed.value();
    checkReach(link);
    const Result<QUrl> again = LinkCheck::parse(link.toString(QUrl::FullyEncoded), local);
    demand(again && Origin::of(again.value()) == Origin::of(link));
    for (const QChar c : LinkCheck::hostOf(link))
        demand(c.unicode() > 0x20 && c.unicode() < 0x7f);
}

void checkWebhookUrl(const QString &text, const std::vector<Origin> &own)
{
    const WebhookUrlCheck check(text, own);
    const bool isFine = check.fault() == WebhookUrlCheck::Fault::None;
    demand(isFine == check.faultText().isEmpty() && isFine == !check.host().isEmpty());
    demand(isFine || !check.warnings());
    if (!isFine)
        return;
    const QUrl url(text, QUrl::StrictMode);
    demand(url.isValid() && url.host(QUrl::FullyEncoded).compare(check.host(), Qt::CaseInsensitive) == 0);
    demand(check.warnings().testFlag(WebhookUrlCheck::PlainHttp) == (url.scheme() == "http"_L1));
    demand(!url.userInfo().isEmpty() <= check.warnings().testFlag(WebhookUrlCheck::UserInfo));
    demand(qsizetype(qPopulationCount(quint32(check.warnings().toInt()))) == check.warningTexts().size());
}

void checkRedirect(const QUrl &from, const QByteArray &location)
{
    const std::optional<Origin> origin = Origin::of(from);
    const std::optional<QUrl> target =
        redirectTarget(from, location, origin ? DestinationPolicy(*origin) : DestinationPolicy());
    if (!target)
        return;
    checkReach(*target);
    // From outside nobody is led to plain http, not even on this computer.
    demand(target->scheme() == "https"_L1 || isLoopbackHost(from.host()));
}

/// Whatever is taken for a link to a job comes back as it was, and is nothing but that.
void checkJobLink(const QString &text)
{
    const std::optional<JobLink> link = JobLink::parse(text);
    if (!link)
        return;
    demand(JobLink::isMeant(text) && checkedSlug(link->slug().toString()).has_value());
    const QString again = link->toString();
    demand(JobLink::parse(again) == link && again.size() <= JobLink::longestLink);
    static const QRegularExpression form(u"\\Abalehook://[a-z0-9-]+/import-jobs/[A-Za-z0-9._~%-]+\\z"_s);
    demand(form.match(again).hasMatch() && link->jobId().isValidUtf16());
    for (const QChar c : link->jobId())
        demand(c.category() != QChar::Other_Control);
}

} // namespace

/// The first line is a slug, then come an address, a path and what a redirect says.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Input input(data, size);
    static const AccountSlug acme = *AccountSlug::fromString(u"acme"_s);
    static const Origin own = *Origin::of(QUrl(u"https://acme.example.com"_s));
    const AccountSlug slug = checkedSlug(QString::fromUtf8(input.line())).value_or(acme);
    const QString address = QString::fromUtf8(input.line());
    const QString path = QString::fromUtf8(input.line());
    const QByteArray location = input.rest().toByteArray();
    checkBase(address, slug, path);
    checkBase(u"https://{slug}.example.com/v"_s, slug, path);
    checkLink(address);
    checkJobLink(address);
    if (const std::optional<JobLink> link = JobLink::to(slug, path))
        checkJobLink(link->toString());
    checkWebhookUrl(address, {own});
    checkRedirect(QUrl(u"https://files.example.com/a/b?c"_s), location);
    checkRedirect(QUrl(u"http://127.0.0.1:8080/a"_s), location);
    return 0;
}
