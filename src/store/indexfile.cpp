// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexfile.h"

#include "core/privatefolder.h"
#include "store/sqlfailure.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>

#include <atomic>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

// job holds what is filtered and sorted by, small enough to be read through; raw is what is shown. The rowid of a job
// is its place in the listing, with room between. word holds each type, channel, status and user
// once; wordblock says in which blocks of jobs it is, so that a rare one is found without reading all. segment and
// posting are the text index, see textsegment.h; pending has the jobs that it does not know yet.
constexpr const char *tables[] = {
    "CREATE TABLE job(place INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, seen INTEGER NOT NULL, listed INTEGER NOT "
    "NULL, status INTEGER NOT NULL, type INTEGER NOT NULL, channel INTEGER NOT NULL, userid INTEGER NOT NULL, user "
    "INTEGER NOT NULL, created INTEGER, updated INTEGER, succeeded INTEGER, failed INTEGER, hasfile INTEGER NOT NULL, "
    "texts BLOB NOT NULL)",
    "CREATE TABLE raw(place INTEGER PRIMARY KEY, raw BLOB NOT NULL)",
    "CREATE TABLE word(id INTEGER PRIMARY KEY, field INTEGER NOT NULL, text BLOB NOT NULL, folded BLOB NOT NULL, "
    "UNIQUE(field, text))",
    "CREATE TABLE wordblock(word INTEGER NOT NULL, block INTEGER NOT NULL, PRIMARY KEY(word, block)) WITHOUT ROWID",
    "CREATE TABLE page(number INTEGER PRIMARY KEY, first INTEGER, last INTEGER)",
    "CREATE TABLE pending(place INTEGER PRIMARY KEY)",
    "CREATE TABLE moved(place INTEGER PRIMARY KEY, target INTEGER NOT NULL)",
    "CREATE INDEX movedto ON moved(target)",
    "CREATE TABLE state(jobs INTEGER NOT NULL, unlisted INTEGER NOT NULL, completed INTEGER NOT NULL, checked INTEGER "
    "NOT NULL, active INTEGER NOT NULL, number INTEGER NOT NULL, perpage INTEGER NOT NULL, done INTEGER NOT NULL, seen "
    "INTEGER NOT NULL, total INTEGER NOT NULL, started INTEGER NOT NULL)",
    "INSERT INTO state VALUES(0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0)",
    "CREATE TABLE segment(id INTEGER PRIMARY KEY, first INTEGER NOT NULL, last INTEGER NOT NULL, jobs INTEGER NOT "
    "NULL, isfull INTEGER NOT NULL)",
    "CREATE TABLE posting(id INTEGER PRIMARY KEY, data BLOB NOT NULL)",
};

// Came later, and files without it are as good: see IndexState.
constexpr const char *moves =
    "CREATE TABLE IF NOT EXISTS moves(id INTEGER PRIMARY KEY, number INTEGER NOT NULL, since INTEGER NOT NULL, twice "
    "INTEGER NOT NULL, moved INTEGER NOT NULL, settled INTEGER NOT NULL, gap INTEGER NOT NULL)";

constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner;

} // namespace

IndexFile::IndexFile(QString file, const QString &role)
    : m_file(std::move(file))
{
    static std::atomic<int> connections = 0;
    m_name = u"balehook-index-%1-%2"_s.arg(role).arg(++connections);
}

IndexFile::~IndexFile()
{
    close();
}

QStringList IndexFile::parts() const
{
    return {m_file, m_file + "-wal"_L1, m_file + "-shm"_L1};
}

QString IndexFile::asideFile() const
{
    return m_file + ".corrupt"_L1;
}

bool IndexFile::exists() const
{
    return QFileInfo::exists(m_file);
}

qint64 IndexFile::bytes() const
{
    qint64 sum = QFileInfo(asideFile()).size();
    for (const QString &part : parts())
        sum += QFileInfo(part).size();
    return sum;
}

Error IndexFile::failure(const QSqlError &error)
{
    m_isCorrupt = m_isCorrupt || SqlFailure::isCorruption(error);
    return SqlFailure::of(error);
}

bool IndexFile::makeFile() const
{
    if (exists())
        return true;
    if (!makePrivateFolder(QFileInfo(m_file).absolutePath()))
        return false;
    // SQLite gives what it makes beside a file the rights of the file.
    QFile made(m_file);
    return made.open(QFile::WriteOnly | QFile::NewOnly, ownerOnly) || exists();
}

Outcome IndexFile::connectTo(const QString &options)
{
    close();
    if (!QSqlDatabase::isDriverAvailable(u"QSQLITE"_s))
        return SqlFailure::noDriver();
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
    m_database.setDatabaseName(m_file);
    m_database.setConnectOptions(options);
    m_isOpen = m_database.open();
    if (m_isOpen)
        return Nothing{};
    const Error error = failure(m_database.lastError());
    close();
    return error;
}

Outcome IndexFile::run(const QString &sql)
{
    const QSqlQuery query(sql, m_database);
    return query.isActive() ? Outcome(Nothing{}) : Outcome(failure(query.lastError()));
}

Outcome IndexFile::openForWriting()
{
    if (m_isOpen)
        return Nothing{};
    if (!makeFile())
        return SqlFailure::noFolder();
    if (const Outcome connected = connectTo(u"QSQLITE_BUSY_TIMEOUT=3000"_s); !connected)
        return connected;
    // The first to look at the file: garbage is found here.
    for (const QString &sql :
         {u"PRAGMA journal_mode=WAL"_s, u"PRAGMA synchronous=NORMAL"_s, u"PRAGMA secure_delete=OFF"_s,
          u"PRAGMA cache_size=-8000"_s, u"PRAGMA journal_size_limit=8000000"_s}) {
        if (const Outcome done = run(sql); !done) {
            close();
            return done;
        }
    }
    if (isOlder()) {
        // Only a cache: it is filled anew.
        if (!remove() || !makeFile())
            return SqlFailure::cannotRemove();
        return openForWriting();
    }
    const Outcome made = makeTables();
    if (!made)
        close();
    return made;
}

bool IndexFile::isOlder() const
{
    QSqlQuery query(u"PRAGMA user_version"_s, m_database);
    if (!query.next())
        return false;
    const int found = query.value(0).toInt();
    return found > 0 && found < version;
}

Outcome IndexFile::makeTables()
{
    if (const Outcome begun = run(u"BEGIN IMMEDIATE"_s); !begun)
        return begun;
    int found = -1;
    {
        QSqlQuery query(u"PRAGMA user_version"_s, m_database);
        if (!query.next())
            return failure(query.lastError());
        found = query.value(0).toInt();
    }
    if (found > version) {
        (void)run(u"ROLLBACK"_s);
        return SqlFailure::newer();
    }
    if (found == 0) {
        for (const char *table : tables) {
            if (const Outcome made = run(QString::fromLatin1(table)); !made)
                return made;
        }
        if (const Outcome marked = run(u"PRAGMA user_version=%1"_s.arg(version)); !marked)
            return marked;
    }
    if (const Outcome made = run(QString::fromLatin1(moves)); !made)
        return made;
    return run(u"COMMIT"_s);
}

Outcome IndexFile::openForReading()
{
    if (m_isOpen)
        return Nothing{};
    if (const Outcome connected = connectTo(u"QSQLITE_BUSY_TIMEOUT=3000"_s); !connected)
        return connected;
    // Not opened as read-only: the reader of a WAL has to write its index.
    for (const QString &sql : {u"PRAGMA query_only=ON"_s, u"PRAGMA cache_size=-4000"_s}) {
        if (const Outcome done = run(sql); !done) {
            close();
            return done;
        }
    }
    return Nothing{};
}

void IndexFile::close()
{
    if (m_database.isValid()) {
        m_database.close();
        m_database = QSqlDatabase();
        QSqlDatabase::removeDatabase(m_name);
    }
    m_isOpen = false;
}

void IndexFile::forgetDamage()
{
    m_isCorrupt = false;
}

bool IndexFile::setAside()
{
    close();
    const QString aside = asideFile();
    QFile::remove(aside);
    if (!QFile::rename(m_file, aside) && !QFile::remove(m_file))
        return false;
    forgetDamage();
    return remove();
}

bool IndexFile::removeAll()
{
    const bool isGone = remove();
    return (QFile::remove(asideFile()) || !QFileInfo::exists(asideFile())) && isGone;
}

bool IndexFile::remove()
{
    close();
    bool isGone = true;
    for (const QString &part : parts())
        isGone = (QFile::remove(part) || !QFileInfo::exists(part)) && isGone;
    return isGone;
}

} // namespace Balehook
