// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stores/filledindex.h"

#include "session/indexreading.h"
#include "store/jobindex.h"

#include <QDir>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <set>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

constexpr auto connection = "filledindex"_L1;
constexpr int longest = 60'000; // ms; machines may be busy

} // namespace

QString FilledIndex::file() const
{
    const QDir folder(QDir(m_profile).filePath(u"cache/index"_s));
    const QStringList names = folder.entryList({u"*.sqlite"_s}, QDir::Files);
    return names.size() == 1 ? folder.filePath(names.constFirst()) : QString();
}

IndexStatus FilledIndex::look() const
{
    JobIndex index(file());
    QSignalSpy opened(&index, &JobIndex::opened);
    index.open();
    [&] {
        QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, longest);
        QVERIFY2(!index.error(), qPrintable(index.error().value_or(Error()).userMessage()));
        QVERIFY(!index.damage());
        QCOMPARE(qint64(allOf(index).size()), index.status().jobs);
    }();
    const IndexStatus status = index.status();
    auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection);
    database.setDatabaseName(file());
    [&] {
        QVERIFY(database.open());
        QSqlQuery check(u"PRAGMA integrity_check"_s, database);
        QVERIFY(check.next());
        QCOMPARE(check.value(0).toString(), u"ok"_s);
    }();
    database = QSqlDatabase();
    QSqlDatabase::removeDatabase(connection);
    return status;
}

void FilledIndex::holdsAll(int jobs) const
{
    const IndexStatus status = look();
    QVERIFY(status.isComplete());
    QVERIFY(!status.pass);
    QCOMPARE(status.jobs, qint64(jobs));
    QCOMPARE(status.unlisted, qint64(0));
    JobIndex index(file());
    index.open();
    std::set<QByteArray> ids;
    for (const QByteArray &raw : allOf(index)) {
        const qsizetype at = raw.indexOf("\"id\":\"") + 6;
        ids.insert(raw.mid(at, raw.indexOf('"', at) - at));
    }
    QCOMPARE(int(ids.size()), jobs);
    for (int number = 1; number <= jobs; ++number)
        QVERIFY(ids.count(QByteArray::number(number)) == 1);
}

std::optional<qint64> FilledIndex::ask(const QString &sql) const
{
    std::optional<qint64> answer;
    if (file().isEmpty())
        return answer;
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection);
        database.setDatabaseName(file());
        if (database.open()) {
            QSqlQuery query(sql, database);
            if (query.next())
                answer = query.value(0).toLongLong();
        }
    }
    QSqlDatabase::removeDatabase(connection);
    return answer;
}

std::optional<qint64> FilledIndex::jobsNow() const
{
    return ask(u"SELECT jobs FROM state"_s);
}

bool FilledIndex::isCompleteNow() const
{
    return ask(u"SELECT completed > 0 AND active = 0 FROM state"_s).value_or(0) != 0;
}

} // namespace Balehook::Testing
