// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

namespace Balehook::Testing {

/// Another program that has the file open.
class OtherProgram final
{
public:
    explicit OtherProgram(const QString &file)
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name());
        database.setDatabaseName(file);
        if (!database.open())
            qFatal("The file could not be opened a second time.");
    }
    ~OtherProgram()
    {
        QSqlDatabase::database(name()).close();
        QSqlDatabase::removeDatabase(name());
    }
    Q_DISABLE_COPY_MOVE(OtherProgram)

    /// The first value of the answer.
    static QVariant run(const QString &sql)
    {
        QSqlQuery query(sql, QSqlDatabase::database(name()));
        return query.next() ? query.value(0) : QVariant();
    }

private:
    static QString name() { return QStringLiteral("other"); }
};

} // namespace Balehook::Testing
