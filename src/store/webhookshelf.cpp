// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/webhookshelf.h"

#include "store/indexfile.h"
#include "store/sqlfailure.h"
#include "store/sqlrun.h"

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
    IndexFile file(m_file, u"shelf"_s);
    if (const Outcome opened = file.openForWriting(); !opened)
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
    return *failure;
}

Result<WebhookShelf::Content> WebhookShelf::load() const
{
    Content content;
    IndexFile file(m_file, u"shelf"_s);
    if (!file.exists())
        return content;
    if (const Outcome opened = file.openForReading(); !opened)
        return opened.error();
    SqlRun sql(file);
    if (sql.value(u"PRAGMA user_version"_s).toInt() > IndexFile::version)
        return SqlFailure::newer();
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
