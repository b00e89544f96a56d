// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/jobsummary.h"

#include "core/secrets/redaction.h"
#include "domain/account/joblink.h"
#include "models/timetext.h"
#include "net/requesthistory.h"

#include <QLocale>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostRequests = 20;

void addLink(std::vector<ReplySummary::Cell> &facts, const QString &name, const Account *account, const QString &jobId)
{
    if (const auto link = account ? JobLink::to(account->slug, jobId) : std::nullopt)
        facts.push_back({name, link->toString(), false});
}

bool holdsLink(const QString &text)
{
    return text.contains("://"_L1);
}

QString addressOf(const RequestRecord &record, bool hidesPaths)
{
    const QUrl url = QUrl::fromEncoded(record.url);
    if (record.kind == HttpKind::Download && hidesPaths)
        return url.host();
    QString address = redactedUrl(url);
    if (record.kind == HttpKind::Listing && url.hasQuery())
        address += u'?' + url.query(QUrl::FullyEncoded);
    return address;
}

QString responseTo(const RequestRecord &record)
{
    QStringList parts;
    if (record.status > 0)
        parts.append(QString::number(record.status));
    if (const QString trouble = record.sentence(); !trouble.isEmpty())
        parts.append(trouble);
    return parts.join(u' ');
}

} // namespace

std::vector<ReplySummary::Cell> JobSummary::factsOf(const ImportJob &job, const Account *account)
{
    std::vector<ReplySummary::Cell> facts;
    if (account)
        facts.push_back({tr("Account"), account->displayName(), false});
    facts.push_back({ImportJob::label(ImportJob::Id), job.id(), false});
    for (const ImportJob::Field field : ImportJob::facts) {
        QString text = job.text(field);
        if (field == ImportJob::Id || text.isEmpty() || ImportJob::kindOf(field) == FieldKind::File || holdsLink(text))
            continue;
        if (ImportJob::isTime(field))
            text = TimeText::exact(job.time(field), false);
        // Who imported is a person, too.
        const bool isPersonal = field == ImportJob::UserName || field == ImportJob::UserId;
        facts.push_back({ImportJob::label(field), text.section(u'\n', 0, 0), isPersonal});
    }
    addLink(facts, tr("Link to the job"), account, job.id());
    return facts;
}

std::vector<ReplySummary::Cell> JobSummary::factsOf(const CachedFile &file, const Account *account)
{
    std::vector<ReplySummary::Cell> facts;
    const auto add = [&facts](const QString &name, const QString &value) {
        if (!value.isEmpty())
            facts.push_back({name, value, false});
    };
    if (account)
        add(tr("Account"), account->displayName());
    add(ImportJob::label(ImportJob::JobType), file.jobType);
    if (file.jobCreatedAt.isValid())
        add(ImportJob::label(ImportJob::CreatedAt),
            QLocale().toString(file.jobCreatedAt.toLocalTime(), QLocale::ShortFormat));
    if (!file.jobId.isEmpty()) {
        add(ImportJob::label(ImportJob::Id), file.jobId);
        addLink(facts, tr("Link to the job"), account, file.jobId);
    }
    return facts;
}

HandoffReport::Table JobSummary::requestsOf(const RequestHistory &history, const QString &accountId, bool hidesPaths)
{
    HandoffReport::Table table;
    table.header = HandoffReport::requestHeader();
    const auto &records = history.records();
    for (auto record = records.rbegin(); record != records.rend() && table.rows.size() < mostRequests; ++record) {
        const RequestRecord &request = **record;
        if (accountId.isEmpty() || request.accountId != accountId)
            continue;
        table.rows.insert(table.rows.begin(),
                          {request.at.toString(Qt::ISODateWithMs),
                           QString::fromLatin1(request.method()) + u' ' + addressOf(request, hidesPaths),
                           responseTo(request), tr("%1 ms").arg(QLocale().toString(qint64(request.elapsed.count())))});
    }
    return table;
}

} // namespace Balehook
