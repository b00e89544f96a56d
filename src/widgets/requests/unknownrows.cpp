// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/requests/unknownrows.h"

#include "api/apiclient.h"
#include "core/text/lefttoright.h"
#include "core/text/pluralcount.h"
#include "core/text/safetext.h"
#include "session/account/observed.h"
#include "widgets/fields/endpointname.h"

#include <QLocale>

#include <array>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr std::array listings{Endpoint::ListImportJobs, Endpoint::ListWebhooks, Endpoint::ListProperties};
constexpr qsizetype nameLimit = 60;

/// "List import jobs: newest first"
QString about(Endpoint endpoint, const QString &text)
{
    return endpointName(endpoint) + u": " + text;
}

void addTo(Tally &sum, const Tally &more)
{
    if (more.count > 0 && (sum.count == 0 || more.first < sum.first))
        sum.first = more.first;
    sum.count += more.count;
}

Tally allCreations(const Observed &observed)
{
    Tally all;
    for (const auto &[status, tally] : observed.creations)
        addTo(all, tally);
    return all;
}

} // namespace

/// What a row says line by line.
class UnknownRows::Lines final
{
public:
    /// Nothing is said of what was never seen.
    void add(const QString &taken, const Tally &tally)
    {
        if (tally.count > 0)
            addFact(taken, tally);
    }
    /// Known without having been seen.
    void addFact(const QString &taken, const Tally &tally) { m_found += taken + u" \u2013 " + seenText(tally); }
    UnknownRow row(const QString &what, const QString &effect, AccountPlace place = AccountPlace::None) const
    {
        return {what, m_found.isEmpty() ? seenText({}) : m_found.join(u'\n'), effect, place};
    }

private:
    static QString seenText(const Tally &tally)
    {
        if (tally.count == 0)
            return tr("Not seen yet");
        const QDateTime first = tally.first.toLocalTime();
        const QString since = first.date() == QDate::currentDate()
            ? QLocale().toString(first.time(), QLocale::ShortFormat)
            : QLocale().toString(first, QLocale::ShortFormat);
        return tr("%Ln time(s) since %1", nullptr, pluralCount(tally.count)).arg(since);
    }

    QStringList m_found;
};

std::vector<UnknownRow> UnknownRows::of(const Account &account, const Observed &observed)
{
    return {statuses(account, observed),
            orders(observed),
            changes(observed),
            pageSizes(observed),
            totals(observed),
            paging(account, observed),
            unknownFields(observed),
            times(observed),
            failedFiles(observed),
            fileFormats(observed),
            properties(account, observed),
            creations(observed),
            emptyFields(observed),
            twins(),
            refusals(observed),
            errors(observed),
            addresses(account, observed),
            waits(observed)};
}

UnknownRow UnknownRows::addresses(const Account &account, const Observed &observed)
{
    Lines lines;
    for (const Endpoint endpoint : {Endpoint::ListImportJobs, Endpoint::ListWebhooks}) {
        lines.addFact(about(endpoint, leftToRight(ApiClient::urlOf(endpoint, account).toString(QUrl::FullyEncoded))),
                      observed.of(endpoint).answers);
    }
    const QUrl create = ApiClient::urlOf(Endpoint::CreateWebhook, account);
    lines.addFact(about(Endpoint::CreateWebhook, leftToRight(create.toString(QUrl::FullyEncoded))),
                  allCreations(observed));
    return lines.row(tr("How the slug forms the host, and whether webhooks are created on the same host"),
                     tr("Sends requests there, and the token nowhere else."),
                     account.workspaceBase ? AccountPlace::WorkspaceUrl : AccountPlace::BaseUrl);
}

UnknownRow UnknownRows::paging(const Account &account, const Observed &observed)
{
    Lines lines;
    const QString names =
        account.pagination == Pagination::Offsets ? u"page[offset], page[limit]"_s : u"page, per_page"_s;
    for (const Endpoint endpoint : listings)
        lines.add(about(endpoint, leftToRight(names)), observed.of(endpoint).answers);
    return lines.row(tr("Which of the two paging styles is supported"),
                     tr("Uses one of them. A response that repeats another page is an error."),
                     AccountPlace::Pagination);
}

UnknownRow UnknownRows::pageSizes(const Observed &observed)
{
    Lines lines;
    const QLocale locale;
    for (const Endpoint endpoint : listings) {
        for (const auto &[sizes, tally] : observed.of(endpoint).pageSizes) {
            const auto &[asked, answered] = sizes;
            const QString text = answered == 0
                ? tr("%1 requested, none returned").arg(locale.toString(asked))
                : tr("%1 requested, %2 returned").arg(locale.toString(asked), locale.toString(answered));
            lines.add(about(endpoint, text), tally);
        }
    }
    return lines.row(tr("The largest page size"), tr("Continues with the page size that was returned."),
                     AccountPlace::PageSize);
}

UnknownRow UnknownRows::totals(const Observed &observed)
{
    Lines lines;
    for (const Endpoint endpoint : listings) {
        for (const auto &[total, tally] : observed.of(endpoint).totals) {
            const auto &[name, isText] = total;
            const QString text = name.isEmpty() ? tr("none")
                : isText                        ? tr("“%1”, a text").arg(name)
                                                : tr("“%1”, a number").arg(name);
            lines.add(about(endpoint, text), tally);
        }
        lines.add(about(endpoint, tr("two that differ")), observed.of(endpoint).twoTotals);
    }
    return lines.row(tr("The name of the total, and whether it is a number"),
                     tr("Uses the documented name first, then the other. Without a total, the list grows as "
                        "you scroll."));
}

UnknownRow UnknownRows::orders(const Observed &observed)
{
    const std::array<QString, ObservedListing::OrderCount> names{tr("newest first"), tr("oldest first"),
                                                                 tr("not by creation time")};
    Lines lines;
    for (const Endpoint endpoint : listings) {
        for (std::size_t order = 0; order < names.size(); ++order)
            lines.add(about(endpoint, names[order]), observed.of(endpoint).orders[order]);
    }
    return lines.row(tr("The order of a list"),
                     tr("Shows the order of the service. Any other order is made here, and the header says "
                        "so."));
}

UnknownRow UnknownRows::changes(const Observed &observed)
{
    Lines lines;
    for (const Endpoint endpoint : listings) {
        lines.add(about(endpoint, tr("the total changed from one page to the next")),
                  observed.of(endpoint).totalChanges);
        lines.add(about(endpoint, tr("a page began with records of the previous page")),
                  observed.of(endpoint).movedRecords);
    }
    return lines.row(tr("Whether a list changes while it is loading"),
                     tr("Recognizes records by ID, so that none is shown twice, and reloads what moved."));
}

UnknownRow UnknownRows::statuses(const Account &account, const Observed &observed)
{
    Lines lines;
    const auto describe = [&account](const QString &code) {
        const QString label = account.statusLabels.value(code);
        const QString shown = cellText(code, nameLimit);
        return label.isEmpty() ? tr("%1: no label").arg(shown)
                               : tr("%1: you call it “%2”").arg(shown, cellText(label, nameLimit));
    };
    for (const auto &[code, tally] : observed.statuses)
        lines.add(describe(code), tally);
    for (auto label = account.statusLabels.cbegin(); label != account.statusLabels.cend(); ++label) {
        if (!observed.statuses.contains(label.key()))
            lines.addFact(describe(label.key()), {});
    }
    return lines.row(tr("What the status of an import job means"),
                     tr("Shows the code, or your label for it. Nothing depends on it."), AccountPlace::StatusLabels);
}

UnknownRow UnknownRows::times(const Observed &observed)
{
    const std::array<QString, Observed::TimeFormCount> names{tr("In UTC (Z)"), tr("With an offset from UTC"),
                                                             tr("Without a time zone"), tr("Not understood")};
    Lines lines;
    for (std::size_t form = 0; form < names.size(); ++form)
        lines.add(names[form], observed.times[form]);
    return lines.row(tr("How times are written elsewhere than in the examples"),
                     tr("Shows times of the first two kinds in your time zone, and all others as received, "
                        "sorted last."));
}

UnknownRow UnknownRows::failedFiles(const Observed &observed)
{
    const std::array<QString, Observed::LinkFormCount> names{tr("A link to the account's own host"),
                                                             tr("A link to another host"), tr("A path without a host"),
                                                             tr("No link")};
    Lines lines;
    for (std::size_t form = 0; form < names.size(); ++form)
        lines.add(names[form], observed.failedFiles[form]);
    return lines.row(tr("What the location of a failed file is, and whether it requires the token"),
                     tr("Opens links, and sends the token to the account's own host only if you allow it. Anything "
                        "else is text."),
                     AccountPlace::TokenForFiles);
}

UnknownRow UnknownRows::unknownFields(const Observed &observed)
{
    Lines lines;
    for (const Endpoint endpoint : listings) {
        for (const auto &[name, tally] : observed.of(endpoint).unknownFields)
            lines.add(about(endpoint, cellText(name, nameLimit)), tally);
    }
    return lines.row(tr("Undocumented fields of records"), tr("Keeps them and shows them under Raw."));
}

UnknownRow UnknownRows::properties(const Account &account, const Observed &observed)
{
    Lines lines;
    if (!account.propertiesPath.isEmpty()) {
        lines.addFact(leftToRight(cellText(account.propertiesPath)), observed.of(Endpoint::ListProperties).answers);
    }
    return lines.row(tr("Where properties are listed"), tr("Requests the path you enter, and nothing without one."),
                     AccountPlace::PropertiesPath);
}

UnknownRow UnknownRows::creations(const Observed &observed)
{
    Lines lines;
    for (const auto &[status, tally] : observed.creations)
        lines.add(tr("Status %1").arg(QString::number(status)), tally);
    return lines.row(tr("Whether any status other than 200 means that a webhook was created"),
                     tr("Also accepts 201 with the complete webhook. After any other response, it looks for "
                        "the webhook in the list."));
}

UnknownRow UnknownRows::fileFormats(const Observed &observed)
{
    Lines lines;
    Tally links;
    for (const auto form : {Observed::OwnHost, Observed::OtherHost})
        addTo(links, observed.failedFiles[form]);
    lines.add(tr("A link to a failed file"), links);
    return lines.row(tr("The format of a failed file: encoding, separator, header, and the column of reasons"),
                     tr("Detects it from each file. The line above the rows shows the format; click it to "
                        "change it."));
}

UnknownRow UnknownRows::emptyFields(const Observed &observed)
{
    Lines lines;
    lines.add(tr("A webhook was created"), allCreations(observed));
    return lines.row(tr("Which fields of a webhook may be empty, and how that is sent"),
                     tr("Requires only the URL, and sends empty fields as empty texts."));
}

UnknownRow UnknownRows::twins()
{
    return {tr("Which webhooks are duplicates"), tr("Not counted"),
            tr("Treats webhooks with the same event, version, channel and URL as duplicates, and warns before "
               "another one is registered.")};
}

UnknownRow UnknownRows::refusals(const Observed &observed)
{
    Lines lines;
    addStatuses(lines, observed, true);
    return lines.row(tr("Whether status 401 and 403 mean that the token is rejected"),
                     tr("Treats them so, and requests no more lists of the account until the token changes."));
}

UnknownRow UnknownRows::errors(const Observed &observed)
{
    Lines lines;
    addStatuses(lines, observed, false);
    return lines.row(tr("The format of errors, and which text is the message"),
                     tr("Shows the status, and the text of fields with usual names such as “message” or “detail”."));
}

void UnknownRows::addStatuses(Lines &lines, const Observed &observed, bool ofTheToken)
{
    for (const auto &[status, tally] : observed.errors) {
        if (!ofTheToken || status == 401 || status == 403)
            lines.add(tr("Status %1").arg(QString::number(status)), tally);
    }
}

UnknownRow UnknownRows::waits(const Observed &observed)
{
    Lines lines;
    lines.add(tr("The service asked to wait, at most %Ln second(s)", nullptr, int(observed.longestWait.count())),
              observed.waits);
    return lines.row(tr("How often requests may be sent"),
                     tr("Sends at most two list requests at a time, and waits as long as the service asks."));
}

} // namespace Balehook
