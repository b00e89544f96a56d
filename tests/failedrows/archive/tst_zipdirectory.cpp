// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/memorysource.h"
#include "failedrows/archive/zipbuilder.h"
#include "failedrows/archive/zipdirectory.h"
#include "failedrows/archive/zipmember.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// The list of members of an archive, and their bytes.
class TestZipDirectory final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsMembers();
    void readsMembers_data();
    void readsMembers();
    void readsMembersInAnyPieces_data();
    void readsMembersInAnyPieces();
    void findsNamesAsTheyAreMeant();
    void refuses_data();
    void refuses();
    void noticesWrongMembers_data();
    void noticesWrongMembers();
    void isNeverConfusedByACutFile();
    void bearsBytesBehindTheEnd_data();
    void bearsBytesBehindTheEnd();
};

namespace {

constexpr auto names = QByteArrayView("\x81"
                                      "bung.csv");

std::optional<Obstacle> obstacleOf(const QByteArray &archive, const Bounds &bounds = {})
{
    MemorySource source(archive);
    const auto read = ZipDirectory::read(source, bounds);
    return read ? std::nullopt : std::optional(std::get<Obstacle>(read.failure()));
}

/// The first member's bytes, or what is wrong with it.
Reading<QByteArray> firstMember(const QByteArray &archive, qint64 mostBytes = 1'000'000)
{
    MemorySource source(archive);
    const auto directory = ZipDirectory::read(source, {});
    return directory ? ZipMember::bytes(source, directory.value().entries().front(), mostBytes)
                     : Reading<QByteArray>(directory.failure());
}

} // namespace

void TestZipDirectory::listsMembers()
{
    ZipBuilder builder;
    builder.comment = "PK\x05\x06 is not the end";
    builder.members = {{.name = "a/b.csv", .content = "x,y\n"},
                       {.name = names.toByteArray(), .content = "z", .flags = 0},
                       {.name = "Gr\xc3\xb6\xc3\x9f"
                                "e.csv",
                        .content = {},
                        .flags = 0},
                       {.name = "folder/"}};
    MemorySource source(builder.bytes());
    const auto read = ZipDirectory::read(source, {});
    QVERIFY(read);
    const std::vector<ZipEntry> &entries = read.value().entries();
    QCOMPARE(entries.size(), std::size_t(4));
    QCOMPARE(entries[0].name, u"a/b.csv"_s);
    QCOMPARE(entries[0].size, 4);
    QCOMPARE(entries[0].modified, QDateTime(QDate(2026, 11, 24), QTime(13, 1)));
    QCOMPARE(entries[1].name, u"übung.csv"_s); // code page 437
    QCOMPARE(entries[2].name, u"Größe.csv"_s); // not marked as UTF-8, but it is
    QVERIFY(entries[3].isFolder());
    QVERIFY(read.value().find(u"A/B.csv"_s));
    QVERIFY(!read.value().find(u"b.csv"_s));
}

void TestZipDirectory::readsMembers_data()
{
    QTest::addColumn<bool>("isDeflated");
    QTest::addColumn<bool>("hasDescriptor");
    QTest::newRow("stored") << false << false;
    QTest::newRow("deflated") << true << false;
    QTest::newRow("with a descriptor") << true << true;
}

void TestZipDirectory::readsMembers()
{
    QFETCH(bool, isDeflated);
    QFETCH(bool, hasDescriptor);
    const QByteArray content = QByteArray("0123456789,\n").repeated(30'000);
    ZipBuilder builder;
    builder.members = {{.name = "a.csv", .content = content, .isDeflated = isDeflated, .hasDescriptor = hasDescriptor}};
    const auto read = firstMember(builder.bytes());
    QVERIFY(read);
    QCOMPARE(read.value(), content);
    const auto tooLong = firstMember(builder.bytes(), 1000);
    QVERIFY(!tooLong);
    QCOMPARE(std::get<Obstacle>(tooLong.failure()), (Obstacle{Obstacle::Kind::TooManyBytes, {}, 1000}));
}

void TestZipDirectory::readsMembersInAnyPieces_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("one letter") << QByteArray(8 << 20, 'x');
    QTest::newRow("as long as a piece") << QByteArray("0123456789abcde\n").repeated(4096);
    QTest::newRow("two letters") << QByteArray("ab").repeated(100'001);
}

/// What a decompressor has taken already may hold thousands of bytes, and the end.
void TestZipDirectory::readsMembersInAnyPieces()
{
    QFETCH(QByteArray, content);
    ZipBuilder builder;
    builder.members = {{.name = "a.csv", .content = content}};
    MemorySource source(builder.bytes());
    const auto directory = ZipDirectory::read(source, {});
    QVERIFY(directory);
    for (const qsizetype piece : {7, 258, 4096, 65'536, 100'000, 262'144}) {
        ZipMember member(source, directory.value().entries().front());
        QByteArray bytes(content.size() + piece, Qt::Uninitialized);
        qint64 size = 0;
        for (qint64 count = 0; (count = member.read(bytes.data() + size, std::min(piece, bytes.size() - size))) > 0;)
            size += count;
        QVERIFY2(!member.failure(), QByteArray::number(piece).constData());
        QVERIFY(bytes.first(size) == content);
    }
}

/// The exact name goes before one that differs in case or slashes, and the first before the next.
void TestZipDirectory::findsNamesAsTheyAreMeant()
{
    ZipBuilder builder;
    builder.members = {{.name = "XL/A.xml"}, {.name = "xl/a.xml"},  {.name = "Größe.xml"},
                       {.name = "xl/a.xml"}, {.name = "xl\\a.xml"}, {.name = "xl\\Rels\\c.xml"}};
    MemorySource source(builder.bytes());
    const auto read = ZipDirectory::read(source, {});
    QVERIFY(read);
    const auto &entries = read.value().entries();
    QCOMPARE(read.value().find(u"xl/a.xml"_s), &entries[1]);
    QCOMPARE(read.value().find(u"XL/A.xml"_s), &entries[0]);
    QCOMPARE(read.value().find(u"Xl/a.Xml"_s), &entries[0]);
    QCOMPARE(read.value().find(u"GRÖßE.XML"_s), &entries[2]);
    QCOMPARE(read.value().find(u"xl\\a.xml"_s), &entries[4]);
    QCOMPARE(read.value().find(u"xl/rels/c.xml"_s), &entries[5]);
    QVERIFY(!read.value().find(u"xl/b.xml"_s));
    QVERIFY(!read.value().find({}));
}

void TestZipDirectory::refuses_data()
{
    QTest::addColumn<QByteArray>("archive");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const QList<ZipBuilder::Member> &members, Obstacle::Kind kind) {
        ZipBuilder builder;
        builder.members = members;
        QTest::newRow(name) << builder.bytes() << int(kind);
    };
    row("absolute", {{.name = "/etc/passwd", .content = "x"}}, Obstacle::Kind::Unsafe);
    row("drive", {{.name = "C:\\x.csv", .content = "x"}}, Obstacle::Kind::Unsafe);
    row("upwards", {{.name = "a/../../x.csv", .content = "x"}}, Obstacle::Kind::Unsafe);
    row("upwards with backslashes", {{.name = "a\\..\\x.csv", .content = "x"}}, Obstacle::Kind::Unsafe);
    row("twice the same bytes",
        {{.name = "a", .content = "0123456789"}, {.name = "b", .content = "0123456789", .headerAt = 0}},
        Obstacle::Kind::Unsafe);
    row("one over the other",
        {{.name = "a", .content = QByteArray(1000, 'x'), .isDeflated = false},
         {.name = "b", .content = "0123456789", .headerAt = 500}},
        Obstacle::Kind::Unsafe);
    row("behind the end", {{.name = "a", .content = "x", .headerAt = 100'000}}, Obstacle::Kind::Damaged);
    row("extended field too short",
        {{.name = "a", .content = "x", .headerAt = 0xffffffff, .extra = QByteArray("\x01\0\x02\0\0\0", 6)}},
        Obstacle::Kind::Damaged);
    ZipBuilder builder;
    builder.members = {{.name = "a", .content = "x", .extra = QByteArray("\x01\0\x08\0\0\0\0\0\0\0\0\x80", 12)}};
    QByteArray negative = builder.bytes();
    negative.replace(negative.indexOf("PK\x01\x02") + 20, 4, QByteArray(4, '\xff'));
    QTest::newRow("negative packed size") << negative << int(Obstacle::Kind::Damaged);
    QTest::newRow("no list") << QByteArray("PK\x03\x04") + QByteArray(100, 'x') << int(Obstacle::Kind::Damaged);
    QTest::newRow("nothing") << QByteArray() << int(Obstacle::Kind::Damaged);
}

void TestZipDirectory::refuses()
{
    QFETCH(QByteArray, archive);
    QFETCH(int, kind);
    const auto obstacle = obstacleOf(archive);
    QVERIFY(obstacle);
    QCOMPARE(int(obstacle->kind), kind);

    ZipBuilder many;
    for (int i = 0; i < 11; ++i)
        many.members.append({.name = QByteArray::number(i), .content = "x"});
    Bounds bounds;
    bounds.entries = 10;
    QCOMPARE(obstacleOf(many.bytes(), bounds), (Obstacle{Obstacle::Kind::TooManyEntries, {}, 10}));
}

void TestZipDirectory::noticesWrongMembers_data()
{
    QTest::addColumn<QByteArray>("archive");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const ZipBuilder::Member &member, Obstacle::Kind kind) {
        ZipBuilder builder;
        builder.members = {member};
        QTest::newRow(name) << builder.bytes() << int(kind);
    };
    row("encrypted", {.name = "a", .content = "x", .flags = 0x801}, Obstacle::Kind::Encrypted);
    row("deflate64", {.name = "a", .content = "x", .method = 9}, Obstacle::Kind::Method);
    row("lzma", {.name = "a", .content = "x", .method = 14}, Obstacle::Kind::Method);
    row("longer than it says", {.name = "a", .content = "0123456789", .statedSize = 5}, Obstacle::Kind::Damaged);
    row("shorter than it says", {.name = "a", .content = "0123456789", .statedSize = 50}, Obstacle::Kind::Damaged);
    ZipBuilder builder;
    builder.members = {{.name = "a", .content = "0123456789", .isDeflated = false}};
    QByteArray wrongSum = builder.bytes();
    wrongSum.replace("0123456789", "0123456788");
    QTest::newRow("wrong sum") << wrongSum << int(Obstacle::Kind::Damaged);
    QByteArray wrongHeader = builder.bytes();
    wrongHeader[8] = 8;
    QTest::newRow("headers disagree") << wrongHeader << int(Obstacle::Kind::Damaged);
}

void TestZipDirectory::noticesWrongMembers()
{
    QFETCH(QByteArray, archive);
    QFETCH(int, kind);
    const auto read = firstMember(archive);
    QVERIFY(!read);
    QCOMPARE(int(std::get<Obstacle>(read.failure()).kind), kind);
}

void TestZipDirectory::isNeverConfusedByACutFile()
{
    ZipBuilder builder;
    builder.members = {{.name = "a.csv", .content = "0123456789"}, {.name = "b.csv", .content = "0123456789"}};
    const QByteArray whole = builder.bytes();
    QVERIFY(firstMember(whole));
    for (qsizetype size = 0; size < whole.size(); ++size)
        QVERIFY(obstacleOf(whole.first(size)));
    // Within, an archive that is whole.
    for (const QByteArray &inner : {whole, ZipBuilder().bytes()}) {
        builder.members = {{.name = "a.zip", .content = inner, .isDeflated = false}, {.name = "b.csv", .content = "x"}};
        const QByteArray outer = builder.bytes();
        for (qsizetype size = 0; size < outer.size(); ++size)
            QVERIFY(obstacleOf(outer.first(size)));
    }
}

void TestZipDirectory::bearsBytesBehindTheEnd_data()
{
    QTest::addColumn<QByteArray>("comment");
    QTest::addColumn<QByteArray>("behind");
    const QByteArray record = QByteArray("PK\x05\x06") + QByteArray(18, '\0');
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("a line break") << QByteArray() << QByteArray("\r\n");
    QTest::newRow("a line break behind a comment") << QByteArray("by hand") << QByteArray("\n");
    QTest::newRow("much") << QByteArray() << QByteArray(40'000, '-');
    QTest::newRow("a record in the comment, and a letter") << record + "." << QByteArray();
    QTest::newRow("half a record") << QByteArray() << record.first(10);
}

void TestZipDirectory::bearsBytesBehindTheEnd()
{
    QFETCH(QByteArray, comment);
    QFETCH(QByteArray, behind);
    ZipBuilder builder;
    builder.comment = comment;
    builder.members = {{.name = "a.csv", .content = "0123456789"}};
    const auto member = firstMember(builder.bytes() + behind);
    QVERIFY(member);
    QCOMPARE(member.value(), QByteArray("0123456789"));
}

QTEST_GUILESS_MAIN(TestZipDirectory)
#include "tst_zipdirectory.moc"
