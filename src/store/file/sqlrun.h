// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"

#include <QSqlQuery>
#include <QVariant>

#include <optional>
#include <unordered_map>

namespace Balehook {

class IndexFile;

/// Runs statements on an open IndexFile, each prepared once. After the first failure nothing more is run until
/// takeFailure(), so that a row of statements needs one look at its end. Values are bound to the question marks of a
/// statement, in their order.
class SqlRun final
{
public:
    explicit SqlRun(IndexFile &file);
    ~SqlRun();
    Q_DISABLE_COPY_MOVE(SqlRun)

    void run(const QString &sql, const QVariantList &values = {});
    /// The first row of the answer; empty where there is none.
    QVariantList row(const QString &sql, const QVariantList &values = {});
    /// As row(), its first value.
    QVariant value(const QString &sql, const QVariantList &values = {});
    /// Calls \a take with each row.
    template <typename Take>
    void each(const QString &sql, const QVariantList &values, Take take)
    {
        QSqlQuery *const query = started(sql, values);
        while (query && query->next())
            take(*query);
        ended(query);
    }

    bool hasFailed() const { return m_failure.has_value(); }
    /// What was read cannot have been written by this program: fails, and the file is damaged, if it is still the one
    /// that has the name.
    void noteDamage();
    std::optional<Error> takeFailure();
    /// Before the file is closed.
    void forget();

private:
    struct Prepared
    {
        QString sql; ///< keeps its place taken
        QSqlQuery query;
    };

    QSqlQuery *started(const QString &sql, const QVariantList &values);
    void ended(QSqlQuery *query);

    IndexFile &m_file;
    /// By where the text of the statement is: to compare long texts costs more than many a statement.
    std::unordered_map<const QChar *, Prepared> m_prepared;
    std::optional<Error> m_failure;
};

} // namespace Balehook
