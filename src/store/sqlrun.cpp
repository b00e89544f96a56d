// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sqlrun.h"

#include "store/indexfile.h"

#include <QSqlError>
#include <QSqlRecord>

namespace Balehook {

namespace {

/// Searches make statements of their own; beyond this many it is cheaper to begin anew than to keep all.
constexpr std::size_t mostPrepared = 60;

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
        if (!query.prepare(sql)) {
            m_failure = m_file.failure(query.lastError());
            return nullptr;
        }
        at = m_prepared.emplace(sql.constData(), Prepared{sql, std::move(query)}).first;
    }
    QSqlQuery &query = at->second.query;
    for (int i = 0; i < int(values.size()); ++i)
        query.bindValue(i, values[i]);
    if (query.exec())
        return &query;
    m_failure = m_file.failure(query.lastError());
    query.finish();
    return nullptr;
}

void SqlRun::ended(QSqlQuery *query)
{
    if (!query)
        return;
    if (query->lastError().isValid() && !m_failure)
        m_failure = m_file.failure(query->lastError());
    query->finish();
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
