// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/reasonreport.h"

#include <QTimeZone>

#include <algorithm>
#include <map>

namespace Balehook {

namespace {

/// Numbers for equal texts; -1 for an empty one.
class Numbers final
{
public:
    int of(const QString &text)
    {
        if (text.isEmpty())
            return -1;
        const auto known = m_numbers.constFind(text);
        return known != m_numbers.cend() ? *known : *m_numbers.insert(text, int(m_numbers.size()));
    }

private:
    QHash<QString, int> m_numbers;
};

/// What of a file is asked for again for each of its reasons.
struct Facts
{
    QDate day;
    int user = -1;
    int channel = -1;
};

/// Counts different numbers, in rounds: a mark of an earlier round is none.
class Marks final
{
public:
    explicit Marks(std::size_t size)
        : m_rounds(size, 0)
    { }

    void begin() { ++m_round; }
    bool isNew(int number)
    {
        if (number < 0 || m_rounds[std::size_t(number)] == m_round)
            return false;
        m_rounds[std::size_t(number)] = m_round;
        return true;
    }

private:
    std::vector<int> m_rounds;
    int m_round = 0;
};

} // namespace

ReasonReport ReasonReport::of(const ReasonTally &tally, std::vector<File> files, const std::optional<QDate> &since,
                              const QTimeZone &zone)
{
    ReasonReport report;
    report.files = std::move(files);
    report.since = since;
    Numbers users;
    Numbers channels;
    std::vector<Facts> facts;
    std::size_t jobs = 0;
    for (const File &file : report.files) {
        const QDate day = file.time.toTimeZone(zone).date();
        facts.push_back({day, users.of(file.user), channels.of(file.channel)});
        jobs = std::max(jobs, std::size_t(file.job + 1));
        report.firstDay = report.firstDay.isValid() ? std::min(report.firstDay, day) : day;
        report.lastDay = report.lastDay.isValid() ? std::max(report.lastDay, day) : day;
    }
    Marks jobMarks(jobs);
    Marks beforeMarks(jobs);
    Marks sinceMarks(jobs);
    Marks userMarks(report.files.size());
    Marks channelMarks(report.files.size());
    for (const ReasonTally::Reason &reason : tally.met()) {
        for (Marks *marks : {&jobMarks, &beforeMarks, &sinceMarks, &userMarks, &channelMarks})
            marks->begin();
        Line line;
        line.title = reason.title;
        line.first = reason.first;
        line.last = reason.last;
        line.parts = reason.parts;
        std::map<QDate, qint64> days;
        for (const ReasonTally::Part &part : reason.parts) {
            const File &file = report.files[std::size_t(part.file)];
            const Facts &fact = facts[std::size_t(part.file)];
            line.all.rows += part.rows;
            line.all.jobs += jobMarks.isNew(file.job) ? 1 : 0;
            line.users += userMarks.isNew(fact.user) ? 1 : 0;
            line.channels += channelMarks.isNew(fact.channel) ? 1 : 0;
            days[fact.day] += part.rows;
            const bool isSince = since && fact.day >= *since;
            Count &period = isSince ? line.since : line.before;
            period.rows += part.rows;
            period.jobs += (isSince ? sinceMarks : beforeMarks).isNew(file.job) ? 1 : 0;
        }
        for (const auto &[date, rows] : days)
            line.days.push_back({date, rows});
        std::stable_sort(line.parts.begin(), line.parts.end(),
                         [&report](const ReasonTally::Part &a, const ReasonTally::Part &b) {
                             return report.files[std::size_t(a.file)].time > report.files[std::size_t(b.file)].time;
                         });
        report.rows += line.all.rows;
        report.lines.push_back(std::move(line));
    }
    std::stable_sort(report.lines.begin(), report.lines.end(), [](const Line &a, const Line &b) {
        if (a.all.jobs != b.all.jobs)
            return a.all.jobs > b.all.jobs;
        return a.all.rows != b.all.rows ? a.all.rows > b.all.rows : a.title < b.title;
    });
    return report;
}

} // namespace Balehook
