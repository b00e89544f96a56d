// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/file/indexfile.h"

#include "store/file/sqlfailure.h"

#include <QSet>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>
#include <atomic>
#include <iterator>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

// job holds what is filtered and sorted by, small enough to be read through; raw is what is shown. The rowid of a job
// is its place in the listing, with room between. word holds each type, channel, status and user
// once; wordblock says in which blocks of jobs it is, so that a rare one is found without reading all. segment and
// posting are the text index, see textsegment.h; pending has the jobs that it does not know yet. sortblock has what
// jobs are sorted by once more, see sortcolumns.h.
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
    "CREATE TABLE sortblock(id INTEGER PRIMARY KEY, data BLOB NOT NULL)",
};

// Came later, and files without it are as good: see IndexState.
constexpr const char *moves =
    "CREATE TABLE IF NOT EXISTS moves(id INTEGER PRIMARY KEY, number INTEGER NOT NULL, since INTEGER NOT NULL, twice "
    "INTEGER NOT NULL, moved INTEGER NOT NULL, settled INTEGER NOT NULL, gap INTEGER NOT NULL)";

} // namespace

IndexFile::IndexFile(QString file, const QString &role)
    : m_place(std::move(file))
{
    static std::atomic<int> connections = 0;
    m_name = u"balehook-index-%1-%2"_s.arg(role).arg(++connections);
}

IndexFile::~IndexFile()
{
    close();
}

bool IndexFile::isOpen() const
{
    return m_isOpen && m_place.identity() == m_identity;
}

Error IndexFile::lossReason() const
{
    return m_place.isSetAside(m_identity) ? SqlFailure::corrupt() : SqlFailure::deleted();
}

Error IndexFile::noteDamage(const Error &reason)
{
    if (!m_damage)
        m_damage = reason;
    return *m_damage;
}

Error IndexFile::noteDamage()
{
    return noteDamage(SqlFailure::corrupt());
}

Error IndexFile::failure(const QSqlError &error)
{
    // Its rights were seen to when it was opened: it is its header that forbids to write, unless it is the folder.
    const bool isUnusable = (SqlFailure::isReadOnly(error) && m_place.mayBeReplaced())
        || (SqlFailure::isNotOpened(error) && m_place.exists() && !m_place.isUsable());
    return isUnusable || SqlFailure::isCorruption(error) ? noteDamage() : SqlFailure::of(error);
}

Outcome IndexFile::connectTo(const QString &options)
{
    close();
    if (!QSqlDatabase::isDriverAvailable(u"QSQLITE"_s))
        return SqlFailure::noDriver();
    // Before it is opened: another one may have the name a moment later.
    m_identity = m_place.identity().value_or(IndexPlace::Identity());
    if (!m_place.isUsable())
        return noteDamage();
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
    m_database.setDatabaseName(file());
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
    if (isOpen())
        return Nothing{};
    Outcome opened = openAsItIs();
    // Once: what is made anew is whole.
    if (!opened && isDamaged() && setAside())
        opened = openAsItIs();
    return opened;
}

Outcome IndexFile::openAsItIs()
{
    m_damage.reset();
    if (!m_place.make())
        return SqlFailure::noFolder();
    if (const Outcome connected = connectTo(u"QSQLITE_BUSY_TIMEOUT=3000"_s); !connected)
        return connected;
    // The first to look at the file: garbage is found here.
    for (const QString &sql :
         {u"PRAGMA journal_mode=WAL"_s, u"PRAGMA synchronous=NORMAL"_s, u"PRAGMA secure_delete=OFF"_s,
          u"PRAGMA cell_size_check=ON"_s, u"PRAGMA cache_size=-8000"_s, u"PRAGMA journal_size_limit=8000000"_s}) {
        if (const Outcome done = run(sql); !done) {
            close();
            return done;
        }
    }
    if (isOlder()) {
        // Only a cache: it is filled anew.
        if (!remove())
            return SqlFailure::cannotRemove();
        m_setAside = SqlFailure::outdated();
        return openAsItIs();
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

/// Of another program: its tables are not the ones that are made here, or it has some without a version.
bool IndexFile::isForeign(int found)
{
    QSet<QString> known;
    QSqlQuery query(u"SELECT type, sql FROM sqlite_master"_s, m_database);
    bool isEmpty = true;
    while (query.next()) {
        isEmpty = false;
        const QString type = query.value(0).toString();
        if (type == "trigger"_L1 || type == "view"_L1)
            return true; // would do other things than what is asked
        known.insert(query.value(1).toString());
    }
    if (query.lastError().isValid()) {
        (void)failure(query.lastError());
        return false;
    }
    if (found <= 0)
        return !isEmpty;
    return std::any_of(std::begin(tables), std::end(tables), [&known](const char *table) {
        const QString sql = QString::fromLatin1(table);
        return sql.startsWith("CREATE"_L1) && !known.contains(sql);
    });
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
    if (found > version)
        return noteDamage(SqlFailure::outdated());
    if (isForeign(found))
        return noteDamage(SqlFailure::foreign());
    if (m_damage)
        return *m_damage;
    if (found <= 0) {
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
    if (isOpen())
        return Nothing{};
    m_damage.reset();
    if (const Outcome connected = connectTo(u"QSQLITE_BUSY_TIMEOUT=3000"_s); !connected)
        return connected;
    // Not opened as read-only: the reader of a WAL has to write its index.
    for (const QString &sql :
         {u"PRAGMA query_only=ON"_s, u"PRAGMA cell_size_check=ON"_s, u"PRAGMA cache_size=-4000"_s}) {
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

bool IndexFile::setAside()
{
    const Error reason = isLost() ? lossReason() : m_damage.value_or(SqlFailure::corrupt());
    close();
    if (!m_place.setAside(m_identity)) {
        m_damage = SqlFailure::cannotSetAside();
        return false;
    }
    m_damage.reset();
    m_setAside = reason;
    return true;
}

bool IndexFile::remove()
{
    close();
    m_damage.reset();
    return m_place.remove();
}

bool IndexFile::removeAll()
{
    close();
    m_damage.reset();
    return m_place.removeAll();
}

} // namespace Balehook
