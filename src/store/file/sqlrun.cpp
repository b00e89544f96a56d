// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/file/sqlrun.h"

#include "store/file/indexfile.h"
#include "store/file/sqlfailure.h"

#include <QSqlError>
#include <QSqlRecord>
#include <QSqlResult>

#include <array>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// Searches make statements of their own; beyond this many it is cheaper to begin anew than to keep all.
constexpr std::size_t mostPrepared = 60;

QString nameOf(qsizetype number)
{
    return u":p%1"_s.arg(number);
}

QString placeholder(qsizetype number)
{
    static const auto names = [] {
        std::array<QString, 32> made; // more have only searches for many values
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = nameOf(qsizetype(i));
        return made;
    }();
    return number < qsizetype(names.size()) ? names[std::size_t(number)] : nameOf(number);
}

/// \a sql with a name for each question mark: Qt makes a name for each value that is bound by its number, each time
/// anew, which costs more than all that SQLite does for it.
QString withNames(const QString &sql)
{
    QString named;
    qsizetype number = 0;
    bool isQuoted = false;
    for (const QChar ch : sql) {
        isQuoted = isQuoted != (ch == u'\'');
        if (ch == u'?' && !isQuoted)
            named += placeholder(number++);
        else
            named += ch;
    }
    return named;
}

#if QT_VERSION < QT_VERSION_CHECK(6, 6, 0)

/// The values of a statement, all at once: to bind one by its name or its number costs more than SQLite needs for it,
/// and a job has twenty.
class BoundValues : public QSqlResult
{
public:
    static QVariantList &of(const QSqlQuery &query) { return (query.result()->*(&BoundValues::boundValues))(); }
};

void bind(QSqlQuery &query, const QVariantList &values)
{
    BoundValues::of(query) = values;
}

/// Else a statement keeps what it was last given, pages of jobs or lists of places, until it is used again.
void release(QSqlQuery &query)
{
    query.finish();
    BoundValues::of(query).clear();
}

#else

void bind(QSqlQuery &query, const QVariantList &values)
{
    for (qsizetype i = 0; i < values.size(); ++i)
        query.bindValue(placeholder(i), values[i]);
}

void release(QSqlQuery &query)
{
    query.finish();
}

#endif

} // namespace

SqlRun::SqlRun(IndexFile &file)
    : m_file(file)
{ }

SqlRun::~SqlRun() = default;

QSqlQuery *SqlRun::started(const QString &sql, const QVariantList &values)
{
    if (m_failure)
        return nullptr;
    auto at = m_prepared.find(sql.constData());
    if (at == m_prepared.end()) {
        if (m_prepared.size() >= mostPrepared)
            m_prepared.clear();
        QSqlQuery query(m_file.database());
        query.setForwardOnly(true);
        if (!query.prepare(withNames(sql))) {
            m_failure = m_file.failure(query.lastError());
            return nullptr;
        }
        at = m_prepared.emplace(sql.constData(), Prepared{sql, std::move(query)}).first;
    }
    QSqlQuery &query = at->second.query;
    bind(query, values);
    if (query.exec())
        return &query;
    m_failure = m_file.failure(query.lastError());
    release(query);
    return nullptr;
}

void SqlRun::ended(QSqlQuery *query)
{
    if (!query)
        return;
    if (query->lastError().isValid() && !m_failure)
        m_failure = m_file.failure(query->lastError());
    release(*query);
}

void SqlRun::run(const QString &sql, const QVariantList &values)
{
    ended(started(sql, values));
}

QVariantList SqlRun::row(const QString &sql, const QVariantList &values)
{
    QVariantList found;
    QSqlQuery *const query = started(sql, values);
    if (query && query->next()) {
        const int columns = query->record().count();
        for (int i = 0; i < columns; ++i)
            found.append(query->value(i));
    }
    ended(query);
    return found;
}

QVariant SqlRun::value(const QString &sql, const QVariantList &values)
{
    QVariant found;
    QSqlQuery *const query = started(sql, values);
    if (query && query->next())
        found = query->value(0);
    ended(query);
    return found;
}

void SqlRun::noteDamage()
{
    if (!m_failure)
        m_failure = m_file.isOpen() ? m_file.noteDamage() : SqlFailure::corrupt();
}

std::optional<Error> SqlRun::takeFailure()
{
    return std::exchange(m_failure, std::nullopt);
}

void SqlRun::forget()
{
    m_prepared.clear();
    m_failure.reset();
}

} // namespace Balehook
