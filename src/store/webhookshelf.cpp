// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/webhookshelf.h"

#include "store/file/indexfile.h"
#include "store/file/sqlrun.h"

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// Something is kept, and \a content has the same records.
bool isKept(SqlRun &sql, const WebhookShelf::Content &content)
{
    std::size_t same = 0;
    bool isOther = false;
    bool isStored = false;
    sql.each(u"SELECT place, raw FROM webhook ORDER BY place"_s, {}, [&](const QSqlQuery &row) {
        if (row.value(0).toLongLong() < 0)
            isStored = true;
        else if (!isOther && same < content.records.size() && row.value(1).toByteArray() == content.records[same])
            ++same;
        else
            isOther = true;
    });
    return isStored && !isOther && same == content.records.size();
}

} // namespace

WebhookShelf::WebhookShelf(QString file)
    : m_file(std::move(file))
{ }

Outcome WebhookShelf::store(const Content &content) const
{
    m_setAside.reset();
    const Outcome stored = tryToStore(content);
    // What was damaged is out of the way.
    return stored || !m_setAside ? stored : tryToStore(content);
}

Outcome WebhookShelf::tryToStore(const Content &content) const
{
    IndexFile file(m_file, u"shelf"_s);
    const Outcome opened = file.openForWriting();
    if (auto why = file.takeSetAside())
        m_setAside = std::move(why);
    if (!opened)
        return opened;
    SqlRun sql(file); // goes before the connection
    sql.run(u"BEGIN IMMEDIATE"_s);
    // Not in the version of the file: one without them is as good as any. Place -1 says when they were loaded, also
    // where there are none.
    sql.run(u"CREATE TABLE IF NOT EXISTS webhook(place INTEGER PRIMARY KEY, raw BLOB NOT NULL, loaded INTEGER NOT "
            "NULL)"_s);
    // They are read far more often than they change: as a rule only the time is another one.
    if (isKept(sql, content)) {
        sql.run(u"UPDATE webhook SET loaded=? WHERE place=-1"_s, {content.loadedAt});
    } else {
        sql.run(u"DELETE FROM webhook"_s);
        static const QString insert = u"INSERT INTO webhook VALUES(?, ?, ?)"_s;
        sql.run(insert, {-1, QByteArray(""), content.loadedAt});
        qint64 place = 0;
        for (const QByteArray &raw : content.records)
            sql.run(insert, {place++, raw, content.loadedAt});
    }
    sql.run(u"COMMIT"_s);
    const auto failure = sql.takeFailure();
    if (!failure)
        return Nothing{};
    sql.run(u"ROLLBACK"_s);
    sql.forget();
    if (file.isDamaged() && file.setAside())
        m_setAside = file.takeSetAside();
    return *failure;
}

Result<WebhookShelf::Content> WebhookShelf::load() const
{
    m_setAside.reset();
    IndexFile file(m_file, u"shelf"_s);
    if (!file.exists())
        return Content();
    const Result<Content> content = read(file);
    if (!file.isDamaged() || !file.setAside())
        return content;
    m_setAside = file.takeSetAside();
    return Content();
}

Result<WebhookShelf::Content> WebhookShelf::read(IndexFile &file) const
{
    Content content;
    if (const Outcome opened = file.openForReading(); !opened)
        return opened.error();
    SqlRun sql(file);
    if (sql.value(u"PRAGMA user_version"_s).toInt() > IndexFile::version)
        return content; // who writes next sees to it
    const bool hasTable = sql.value(u"SELECT 1 FROM sqlite_master WHERE type='table' AND name='webhook'"_s).isValid();
    if (hasTable) {
        sql.each(u"SELECT place, raw, loaded FROM webhook ORDER BY place"_s, {}, [&content](const QSqlQuery &row) {
            if (row.value(0).toLongLong() >= 0)
                content.records.push_back(row.value(1).toByteArray());
            else
                content.loadedAt = row.value(2).toLongLong();
        });
    }
    if (const auto failure = sql.takeFailure())
        return *failure;
    return content;
}

} // namespace Balehook
