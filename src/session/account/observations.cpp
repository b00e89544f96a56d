// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/observations.h"

#include "api/apiclient.h"
#include "domain/account/origin.h"
#include "domain/records/importjob.h"
#include "domain/records/page.h"
#include "domain/records/property.h"
#include "domain/records/webhook.h"

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// What the service thinks up must not fill the memory.
constexpr std::size_t mostKinds = 60;
constexpr qsizetype longestKind = 60;

template <typename Map>
Tally &tallyOf(Map &map, const typename Map::key_type &key)
{
    const auto found = map.find(key);
    return found != map.end() || map.size() < mostKinds ? map[key] : std::prev(map.end())->second;
}

Tally &tallyOf(std::map<QString, Tally> &map, const QString &kind)
{
    const auto found = map.find(kind);
    if (found != map.end())
        return found->second;
    return map[map.size() < mostKinds && kind.size() <= longestKind ? kind : u"…"_s];
}

/// And not a file, which lies elsewhere or wants to be treated otherwise.
bool isOfInterface(const Account &account, const QUrl &url)
{
    constexpr std::array endpoints{Endpoint::ListImportJobs, Endpoint::ListWebhooks, Endpoint::ListProperties,
                                   Endpoint::CreateWebhook};
    return std::ranges::any_of(endpoints, [&](Endpoint endpoint) {
        if (endpoint == Endpoint::ListProperties && account.propertiesPath.isEmpty())
            return false;
        const QUrl known = ApiClient::urlOf(endpoint, account);
        return known.path() == url.path() && known.authority() == url.authority();
    });
}

} // namespace

Observations::Observations(QObject *parent)
    : QObject(parent)
{ }

void Observations::note(const Account &account, Endpoint endpoint, const PageRequest &asked, const PageAnswer &answer)
{
    ObservedListing &listing = m_observed.of(endpoint);
    noteEnvelope(listing, m_last[std::size_t(endpoint)], asked, answer);
    switch (endpoint) {
    case Endpoint::ListImportJobs:
        noteRecords<ImportJob>(listing, *answer.records);
        noteJobs(account, *answer.records);
        break;
    case Endpoint::ListWebhooks:
        noteRecords<Webhook>(listing, *answer.records);
        break;
    case Endpoint::ListProperties:
        noteRecords<Property>(listing, *answer.records);
        break;
    case Endpoint::CreateWebhook:
        break;
    }
    Q_EMIT changed();
}

void Observations::note(const Account &account, const HttpTry &attempt)
{
    const bool isCreated = attempt.method == "POST" && attempt.status >= 200 && attempt.status < 300;
    if (isCreated)
        tallyOf(m_observed.creations, attempt.status).add();
    const bool isError = attempt.status >= 400 && isOfInterface(account, attempt.url);
    if (isError)
        tallyOf(m_observed.errors, attempt.status).add();
    if (attempt.retryAfter) {
        m_observed.waits.add();
        m_observed.longestWait = std::max(m_observed.longestWait, *attempt.retryAfter);
    }
    if (isCreated || isError || attempt.retryAfter)
        Q_EMIT changed();
}

void Observations::noteEnvelope(ObservedListing &listing, Last &last, const PageRequest &asked,
                                const PageAnswer &answer)
{
    listing.answers.add();
    tallyOf(listing.pageSizes, std::pair(asked.perPage, answer.perPage.value_or(0))).add();
    tallyOf(listing.totals, std::pair(answer.totalField, answer.form.isTotalText)).add();
    if (answer.form.hasTwoTotals)
        listing.twoTotals.add();
    if (answer.total && last.total && *answer.total != *last.total)
        listing.totalChanges.add();
    for (auto field = answer.form.unknownFields.cbegin(); field != answer.form.unknownFields.cend(); ++field)
        tallyOf(listing.unknownFields, field.key()).add(field.value());

    const RecordPage &page = *answer.records;
    const bool isNext = asked.page == last.asked.page + 1 && asked.perPage == last.asked.perPage;
    if (isNext && page.count() > 0 && last.ids.contains(page.idAt(0)))
        listing.movedRecords.add();
    last.asked = asked;
    last.total = answer.total;
    last.ids.clear();
    for (qsizetype i = 0; i < page.count(); ++i) {
        if (!page.idAt(i).isEmpty())
            last.ids.append(page.idAt(i));
    }
}

template <typename Record>
void Observations::noteRecords(ObservedListing &listing, const RecordPage &page)
{
    bool rises = false;
    bool falls = false;
    std::optional<qint64> before;
    for (const Record &record : static_cast<const Page<Record> &>(page).records()) {
        noteTime(record.createdAt());
        noteTime(record.updatedAt());
        const std::optional<qint64> created = record.createdAt().instant();
        if (!created)
            continue;
        rises |= before && *created > *before;
        falls |= before && *created < *before;
        before = created;
    }
    if (rises || falls) {
        using Order = ObservedListing::Order;
        const Order order = rises && falls ? Order::NoOrder : rises ? Order::OldestFirst : Order::NewestFirst;
        listing.orders[order].add();
    }
}

void Observations::noteTime(const Timestamp &time)
{
    if (time.isEmpty())
        return;
    const QString &raw = time.raw();
    Observed::TimeForm form = Observed::UnreadableTime;
    if (time.instant())
        form = raw.endsWith(u'Z', Qt::CaseInsensitive) ? Observed::Utc : Observed::Offset;
    else if (Timestamp(raw + u'Z').instant())
        form = Observed::WithoutOffset;
    m_observed.times[form].add();
}

void Observations::noteJobs(const Account &account, const RecordPage &page)
{
    for (const ImportJob &job : static_cast<const Page<ImportJob> &>(page).records()) {
        if (job.presence(ImportJob::Status) != Presence::Missing)
            tallyOf(m_observed.statuses, job.text(ImportJob::Status)).add();
        if (job.has(ImportJob::FailedFilePath))
            m_observed.failedFiles[linkFormOf(account, job.text(ImportJob::FailedFilePath))].add();
    }
}

/// The files of a page lie at one host as a rule, which is then looked at once.
Observed::LinkForm Observations::linkFormOf(const Account &account, const QString &link)
{
    const qsizetype scheme = link.indexOf("://"_L1);
    if (scheme < 0 || scheme > link.indexOf(u'/'))
        return link.startsWith(u'/') ? Observed::PathOnly : Observed::NoLink;
    const QString host = link.left(link.indexOf(u'/', scheme + 3));
    if (host != m_lastHost) {
        m_lastHost = host;
        const std::optional<Origin> origin = Origin::of(QUrl(host));
        const bool isOwn = origin == account.listingBase.origin() || origin == account.createBase().origin();
        m_lastForm = !origin ? Observed::NoLink : isOwn ? Observed::OwnHost : Observed::OtherHost;
    }
    return m_lastForm;
}

} // namespace Balehook
