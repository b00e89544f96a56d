// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/indexdamagefixture.h"
#include "store/file/indexfile.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace Balehook {

/// Other things in the place of an index, and indexes that are whole and say what cannot be.
class IndexDamageKindsTest final : public Testing::IndexDamageFixture
{
    Q_OBJECT

private Q_SLOTS:
    void otherThingsInItsPlace_data();
    void otherThingsInItsPlace();
};

void IndexDamageKindsTest::otherThingsInItsPlace_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"garbage behind it",
                             "another WAL",
                             "another shm",
                             "folder as WAL",
                             "folder as shm",
                             "a folder",
                             "a folder with a file",
                             "a link",
                             "a link to nowhere",
                             "a fifo",
                             "may not be written",
                             "may not be read",
                             "of tomorrow",
                             "a far older version",
                             "another program's",
                             "another program's with our version",
                             "a table is missing",
                             "a trigger",
                             "no state",
                             "odd state",
                             "state says that nothing is stored",
                             "another page as state",
                             "an index without rows",
                             "header forbids to write",
                             "header of an unknown format",
                             "text index of other jobs",
                             "words of other jobs",
                             "text"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void IndexDamageKindsTest::otherThingsInItsPlace()
{
    QFETCH(QString, kind);
    const auto apply = [&kind](const QString &name) {
        const auto instead = [&name] { QFile::remove(name); };
        if (kind == u"garbage behind it") {
            overwrite(name, QFile(name).size(), garbage(10'000, 1));
        } else if (kind == u"another WAL") {
            write(name + u"-wal"_s, garbage(100'000, 2));
        } else if (kind == u"another shm") {
            write(name + u"-shm"_s, garbage(32'768, 3));
        } else if (kind == u"folder as WAL") {
            QDir().mkpath(name + u"-wal/x"_s);
        } else if (kind == u"folder as shm") {
            QDir().mkpath(name + u"-shm"_s);
        } else if (kind == u"a folder") {
            instead();
            QDir().mkpath(name);
        } else if (kind == u"a folder with a file") {
            instead();
            QDir().mkpath(name);
            write(name + u"/of somebody"_s, "x");
        } else if (kind == u"a link") {
            QFile::rename(name, name + u"-target"_s);
            QFile::link(name + u"-target"_s, name);
        } else if (kind == u"a link to nowhere") {
            instead();
            QFile::link(name + u"-nowhere"_s, name);
        } else if (kind == u"a fifo") {
            instead();
            QCOMPARE(::mkfifo(QFile::encodeName(name).constData(), 0600), 0);
        } else if (kind == u"may not be written") {
            QFile::setPermissions(name, QFile::ReadOwner);
        } else if (kind == u"may not be read") {
            QFile::setPermissions(name, {});
        } else if (kind == u"of tomorrow") {
            sql(name, {u"PRAGMA user_version=99"_s});
        } else if (kind == u"a far older version") {
            sql(name, {u"PRAGMA user_version=1"_s, u"DROP TABLE pending"_s});
        } else if (kind == u"another program's") {
            instead();
            sql(name, {u"CREATE TABLE job(a, b)"_s, u"INSERT INTO job VALUES(1, 2)"_s});
        } else if (kind == u"another program's with our version") {
            instead();
            sql(name, {u"CREATE TABLE job(a, b)"_s, u"PRAGMA user_version=%1"_s.arg(IndexFile::version)});
        } else if (kind == u"a table is missing") {
            sql(name, {u"DROP TABLE raw"_s});
        } else if (kind == u"a trigger") {
            sql(name, {u"CREATE TRIGGER t AFTER INSERT ON job BEGIN DELETE FROM raw; END"_s});
        } else if (kind == u"no state") {
            sql(name, {u"DELETE FROM state"_s});
        } else if (kind == u"odd state") {
            sql(name, {u"UPDATE state SET unlisted=-5"_s});
        } else if (kind == u"state says that nothing is stored") {
            sql(name, {u"UPDATE state SET jobs=0, unlisted=0"_s});
        } else if (kind == u"another page as state") {
            sql(name,
                {u"PRAGMA writable_schema=ON"_s,
                 u"UPDATE sqlite_master SET rootpage=(SELECT rootpage FROM sqlite_master WHERE name='raw') "
                 "WHERE name='state'"_s});
        } else if (kind == u"header forbids to write") {
            overwrite(name, 18, "\xfd");
        } else if (kind == u"header of an unknown format") {
            overwrite(name, 47, "\xfb");
        } else if (kind == u"text index of other jobs") {
            sql(name, {u"UPDATE posting SET data=zeroblob(length(data))"_s});
        } else if (kind == u"words of other jobs") {
            sql(name,
                {u"UPDATE word SET folded=x'78'"_s, u"UPDATE wordblock SET block=block+9"_s,
                 u"UPDATE job SET status=0, created=1"_s});
        } else if (kind == u"an index without rows") {
            sql(name, {u"DELETE FROM raw WHERE place % 2"_s});
        } else {
            write(name, "This is no database. ");
        }
    };
    // Whole to SQLite: only the full reading that follows puts it right.
    const bool mayBeUnseen = kind.endsWith(u" of other jobs"_s) || kind == u"state says that nothing is stored";
    QCOMPARE(troubleAfter({kind.toUtf8(), apply, mayBeUnseen}), QByteArray());
    if (kind == u"a folder with a file")
        QVERIFY(QFile::exists(file() + u".corrupt/of somebody"_s));
    if (kind == u"a link")
        QVERIFY(QFile::exists(file() + u"-target"_s));
    // Once: the new one is whole.
    const int before = m_index->damages();
    QVERIFY(before <= 1);
    open();
    QCOMPARE(m_index->damages(), 0);
    QVERIFY(!m_index->damage());
    QCOMPARE(m_index->status().jobs, jobs);
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::IndexDamageKindsTest)

#include "tst_indexdamage_kinds.moc"
