// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobquerysql.h"

#include "domain/queries/querytimes.h"
#include "store/jobrow.h"

#include <QDateTime>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

QString columnOf(ImportJob::Field field)
{
    return u"j."_s + JobRow::column(field);
}

/// Puts conditions together; all have to hold.
class Conditions final
{
public:
    void add(const QString &condition, const QVariantList &values = {}) { m_sql.add({condition, values}); }

    JobQuerySql taken() { return std::move(m_sql); }

private:
    JobQuerySql m_sql;
};

/// "column IN (...)" for words of \a field.
QString oneOf(const QString &column, ImportJob::Field field, const QStringList &words, QVariantList &values)
{
    QStringList marks;
    for (const QString &word : words) {
        marks.append(u"?"_s);
        values.append(word.isEmpty() ? QByteArray("") : word.toUtf8());
    }
    return u"%1 IN (SELECT id FROM word WHERE field=%2 AND text IN (%3))"_s.arg(column)
        .arg(JobRow::wordField(field))
        .arg(marks.join(u", "_s));
}

void addValues(Conditions &conditions, ImportJob::Field field, const JobQuery::Values &wanted)
{
    QVariantList values;
    QString sql;
    if (field == ImportJob::Id) {
        for (const QString &id : wanted.values)
            values.append(JobRow::keyOf(id));
        sql = u"j.key IN (%1)"_s.arg(QStringList(wanted.values.size(), u"?"_s).join(u", "_s));
    } else if (field == ImportJob::UserName) {
        QStringList names = wanted.values;
        names.removeAll(QString());
        sql = oneOf(u"j.user"_s, field, names, values);
        sql += " OR ("_L1 + oneOf(u"j.user"_s, field, {QString()}, values) + " AND "_L1;
        sql += oneOf(u"j.userid"_s, ImportJob::UserId, wanted.values, values) + u')';
    } else {
        sql = oneOf(columnOf(field), field, wanted.values, values);
    }
    conditions.add(wanted.isNegated ? u"NOT (%1)"_s.arg(sql) : sql, values);
}

/// Counts are stored in 64 bits with a sign: those beyond are the negative ones.
void addRange(Conditions &conditions, const QString &column, const JobQuery::CountRange &range)
{
    constexpr auto largestSigned = quint64(std::numeric_limits<qint64>::max());
    const quint64 least = range.least.value_or(0);
    const quint64 most = range.most.value_or(std::numeric_limits<quint64>::max());
    if (least > most)
        conditions.add(u"0"_s);
    else if ((least <= largestSigned) == (most <= largestSigned))
        conditions.add(u"%1 BETWEEN ? AND ?"_s.arg(column), {qint64(least), qint64(most)});
    else
        conditions.add(u"%1 >= ? OR %1 <= ?"_s.arg(column), {qint64(least), qint64(most)});
}

void addRange(Conditions &conditions, const QString &column, const JobQuery::TimeRange &wanted, qint64 now)
{
    const JobQuery::TimeRange range = QueryTimes::at(wanted, QDateTime::fromMSecsSinceEpoch(now));
    conditions.add(column + " IS NOT NULL"_L1);
    if (range.from)
        conditions.add(column + " >= ?"_L1, {*range.from});
    if (range.until)
        conditions.add(column + " < ?"_L1, {*range.until});
}

} // namespace

void JobQuerySql::add(const JobQuerySql &other)
{
    if (other.isEmpty())
        return;
    if (!isEmpty())
        condition += " AND "_L1;
    condition += u'(' + other.condition + u')';
    values += other.values;
}

JobQuerySql JobQuerySql::of(const JobQuery &query, qint64 now)
{
    Conditions conditions;
    for (const auto &[field, values] : query.values) {
        if (!values.values.isEmpty())
            addValues(conditions, field, values);
    }
    if (query.hasFailedFile)
        conditions.add(u"j.hasfile = ?"_s, {int(*query.hasFailedFile)});
    if (query.hasFailures)
        conditions.add(*query.hasFailures ? u"j.failed <> 0"_s : u"j.failed = 0"_s);
    if (query.hasFailureCount)
        conditions.add(*query.hasFailureCount ? u"j.failed IS NOT NULL"_s : u"j.failed IS NULL"_s);
    for (const auto &[field, range] : query.counts)
        addRange(conditions, columnOf(field), range);
    for (const auto &[field, range] : query.times)
        addRange(conditions, columnOf(field), range, now);
    if (query.isListed)
        conditions.add(u"j.listed = ?"_s, {int(*query.isListed)});
    return conditions.taken();
}

} // namespace Balehook
