// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demojobs.h"

#include "service/demotexts.h"
#include "service/dice.h"

#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

namespace {

enum Purpose : quint64 { Facts = 1, Time, Oddity };

/// In every 10,000 jobs there is a long stretch without any failed file, so that "next failed file" has to read on.
bool isInQuietStretch(qint64 serial)
{
    const qint64 place = serial % 10'000;
    return place >= 7'000 && place < 9'800;
}

LinkFate fateOf(int number)
{
    switch (number) {
    case 7:
        return LinkFate::Expired;
    case 21:
        return LinkFate::Gone;
    case 35:
        return LinkFate::SignIn;
    default:
        return LinkFate::Works;
    }
}

/// Of links that would work; a few give something else than rows.
LinkFate oddFate(quint64 seed, qint64 serial)
{
    Dice dice(seed, quint64(serial), Oddity);
    const bool isOdd = dice.oneIn(40);
    return isOdd ? LinkFate(dice.between(int(LinkFate::Moved), linkFates - 1)) : LinkFate::Works;
}

QLatin1StringView suffixOf(LinkFate fate)
{
    switch (fate) {
    case LinkFate::Workbook:
        return "_failed.xlsx"_L1;
    case LinkFate::Zip:
        return "_failed.zip"_L1;
    case LinkFate::Gzip:
        return "_failed.csv.gz"_L1;
    case LinkFate::Picture:
        return "_failed.png"_L1;
    case LinkFate::Program:
        return "_failed.csv.exe"_L1;
    default:
        return "_failed.csv"_L1;
    }
}

QString linkTo(const QString &base, QLatin1StringView folder, const DemoJob &job, const QString &name)
{
    QUrl url(base);
    url.setPath(url.path() + u'/' + folder + u'/' + job.id() + u'/' + name);
    url.setQuery(u"X-Expires=604800&X-Signature=%1"_s.arg(mixed(quint64(job.serial)), 16, 16, QChar(u'0')));
    return url.toString(QUrl::FullyEncoded);
}

} // namespace

DemoJob::DemoJob(quint64 seed, qint64 serialNumber, OddJobs odd)
    : serial(serialNumber)
{
    const DemoTexts &texts = demoTexts();
    Dice dice(seed, quint64(serial), Facts);

    const DemoTexts::JobType &kind = dice.pick(texts.jobTypes);
    type = kind.type;
    const QString date = QDate(2026, 1, 1).addDays(dice.below(300)).toString(Qt::ISODate);
    const QString number = u"%1"_s.arg(dice.below(10'000), 4, 10, QChar(u'0'));
    fileName = dice.pick(kind.fileNames);
    fileName.replace("%1"_L1, date).replace("%2"_L1, number);

    userNumber = dice.below(int(texts.userNames.size()));
    userName = texts.userNames.at(userNumber);
    channel = dice.between(1, 9);
    minutesToUpdate = dice.below(40);
    fate = fateOf(dice.below(50));
    if (fate == LinkFate::Works)
        fate = oddFate(seed, serial);

    const qint64 fromNewest = odd.count - serial;
    const bool isExample = fromNewest >= 1 && fromNewest < linkFates;
    bool failedFile = dice.below(100) < 14 && !isInQuietStretch(serial);
    if (isExample) {
        fate = LinkFate(fromNewest);
        failedFile = true;
    }
    status = failedFile ? 2 : dice.oneIn(9) ? 0 : 1;
    failed = failedFile ? dice.between(20, dice.oneIn(4) ? 3'000 : 400) : dice.oneIn(4) ? dice.between(1, 60) : 0;
    succeeded = dice.between(0, dice.oneIn(6) ? 250'000 : 4'000);
    hasCounts = status == 1 || (status == 2 && dice.oneIn(2));

    if (dice.oneIn(6)) {
        detailsAreFile = dice.oneIn(3);
        details = detailsAreFile ? u"report-"_s + id() + u".csv"_s : dice.pick(texts.details);
    }
}

QString DemoJob::failedFileName() const
{
    QString name = fileName;
    return name.replace(".csv"_L1, suffixOf(fate));
}

DemoJobs::DemoJobs(quint64 seed, qint64 count, QString filesBase, QDateTime start, int driftSeconds, OddJobs odd)
    : m_seed(seed)
    , m_count(count)
    , m_filesBase(std::move(filesBase))
    , m_start(std::move(start))
    , m_driftSeconds(driftSeconds)
    , m_odd(odd)
{ }

qint64 DemoJobs::count() const
{
    if (m_driftSeconds == 0)
        return m_count + m_added;
    return m_count + m_added + m_start.secsTo(QDateTime::currentDateTimeUtc()) / m_driftSeconds;
}

QDateTime DemoJobs::createdAt(qint64 serial) const
{
    if (serial >= m_count)
        return m_start.addSecs((serial - m_count + 1) * m_driftSeconds);
    // One job every 97 seconds, give or take: never out of order, never regular.
    constexpr int step = 97'000;
    Dice dice(m_seed, quint64(serial), Time);
    return m_start.addMSecs((serial - m_count) * step + dice.below(step));
}

QJsonObject DemoJobs::at(qint64 position, qint64 count) const
{
    const DemoJob job(m_seed, count - 1 - position, m_odd);
    const QDateTime created = createdAt(job.serial);
    // The newest jobs have not been running for long: nothing is updated in the future.
    const QDateTime updated = std::min(created.addSecs(job.minutesToUpdate * 60 + 3), std::max(created, m_start));

    QJsonObject record{
        {u"id"_s, job.id()},
        {u"jobType"_s, job.type},
        {u"channelId"_s, QString::number(job.channel)},
        {u"status"_s, QString::number(job.status)},
        {u"userId"_s, QString::number(4'000 + job.userNumber)},
        {u"userName"_s, job.userName},
        {u"filePath"_s, linkTo(m_filesBase, "imports"_L1, job, job.fileName)},
        {u"createdAt"_s, isoUtc(created)},
        {u"updatedAt"_s, isoUtc(updated)},
    };
    if (!job.details.isEmpty()) {
        record.insert("additionalDetails"_L1,
                      job.detailsAreFile ? linkTo(m_filesBase, "reports"_L1, job, job.details) : job.details);
    }
    if (job.status == 2)
        record.insert("failedFilePath"_L1, linkTo(m_filesBase, "failed"_L1, job, job.failedFileName()));
    if (job.hasCounts) {
        record.insert("successCount"_L1, QString::number(job.succeeded));
        record.insert("failureCount"_L1, QString::number(job.failed));
    }
    if (const auto changed = m_changes.find(job.id()); changed != m_changes.end()) {
        for (auto field = changed->second.begin(); field != changed->second.end(); ++field) {
            if (field->isNull())
                record.remove(field.key());
            else
                record.insert(field.key(), *field);
        }
    }
    return record;
}

} // namespace Balehook::Demo
