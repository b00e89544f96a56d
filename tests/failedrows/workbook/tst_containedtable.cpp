// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/inflatestream.h"
#include "failedrows/archive/spool.h"
#include "failedrows/archive/zipbuilder.h"
#include "failedrows/archive/zstdstream.h"
#include "failedrows/packedtable.h"
#include "failedrows/table/tabledocument.h"
#include "failedrows/tablereading.h"
#include "failedrows/workbook/containedtable.h"
#include "failedrows/workbook/workbookbuilder.h"
#include "support/wait.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// Compressed files and archives, opened as tables.
class TestContainedTable final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensWhatIsPacked_data();
    void opensWhatIsPacked();
    void opensWorkbooksWithBackslashes();
    void asksWhichTable();
    void opensTheChosenTable();
    void saysWhatIsNotThere();
    void saysWhyNot_data();
    void saysWhyNot();
    void showsWhatCouldBeRead();
    void showsWholeRowsOfWhatIsCut();
    void saysThatSharedTextsAreDamaged_data();
    void saysThatSharedTextsAreDamaged();
    void stopsAtOnce();
    void findsNothingOnceItIsStopped_data();
    void findsNothingOnceItIsStopped();
    void stopsAmongBytesOfNothing_data();
    void stopsAmongBytesOfNothing();
    void givesNothingOfAStoppedSpool();
    void noticesAChangedFile();

private:
    struct Opened
    {
        QByteArrayList rows = {};
        std::optional<Obstacle> obstacle = {};
        std::optional<Error> error = {};
        TableContents contents = {};
    };
    static Opened open(const QString &path, const TableChoice &choice = {});
};

namespace {

const auto csv = "sku,error\n007,bad\n\"0042\",\"a,\nb\"\n"_ba;

QByteArray fromHex(const char *hex)
{
    return QByteArray::fromHex(hex);
}

QByteArray zipOf(const QList<ZipBuilder::Member> &members)
{
    ZipBuilder builder;
    builder.members = members;
    return builder.bytes();
}

/// A frame of one raw block.
QByteArray zstd(const QByteArray &content)
{
    const quint32 header = quint32(content.size()) << 3 | 1;
    return fromHex("28b52ffd") + '\0' + char(0x58) + char(header) + char(header >> 8) + char(header >> 16) + content;
}

/// A file that somebody closes with the first bytes that are read of it.
class ClosedFile final : public ByteSource
{
public:
    explicit ClosedFile(const QString &path)
        : m_file(path)
    {
        m_file.setStop(m_stop);
    }

    Outcome open() { return m_file.open(); }
    qint64 size() const override { return m_file.size(); }
    Outcome read(char *to, qint64 offset, qint64 size) override
    {
        const Outcome outcome = m_file.read(to, offset, size);
        if (outcome)
            bytesRead += size;
        *m_stop = true;
        return outcome;
    }

    qint64 bytesRead = 0;

private:
    const std::shared_ptr<std::atomic_bool> m_stop = std::make_shared<std::atomic_bool>(false);
    FileSource m_file;
};

} // namespace

TestContainedTable::Opened TestContainedTable::open(const QString &path, const TableChoice &choice)
{
    TableDocument document;
    Opened opened;
    QSignalSpy head(&document, &TableDocument::headRead);
    QSignalSpy all(&document, &TableDocument::completed);
    connect(&document, &TableDocument::failed, &document, [&](const Error &error) { opened.error = error; });
    document.open(path, std::nullopt, choice);
    if (!Testing::waitFor([&] { return !head.isEmpty() || opened.error; }) || opened.error)
        return opened;
    opened.contents = document.contents();
    if (document.kind() == ContentKind::Table) {
        document.readAll();
        if (!Testing::waitFor([&] { return !all.isEmpty() || opened.error; }))
            return {};
        opened.rows.append(document.header().join(u'|').toUtf8());
        for (qint64 row = 0; row < std::min<qint64>(document.rowCount(), 100); ++row)
            opened.rows.append((document.row(row)->text(0) + u'|' + document.row(row)->text(1)).toUtf8());
    }
    opened.obstacle = document.obstacle();
    return opened;
}

void TestContainedTable::opensWhatIsPacked_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("packing");
    const int gzipped = int(TableContents::Packing::Gzip);
    const int zipped = int(TableContents::Packing::Zip);
    const int zstandard = int(TableContents::Packing::Zstd);
    QTest::newRow("gzip") << gzip(csv) << gzipped;
    QTest::newRow("gzip of two members") << gzip(csv.first(12)) + gzip(csv.sliced(12)) << gzipped;
    QTest::newRow("gzip with padding") << gzip(csv) + QByteArray(512, '\0') << gzipped;
    QTest::newRow("zstd") << zstd(csv) << zstandard;
    QTest::newRow("zstd of two frames") << zstd(csv.first(12)) + zstd(csv.sliced(12)) << zstandard;
    QTest::newRow("zip") << zipOf({{.name = "rows.csv", .content = csv}}) << zipped;
    QTest::newRow("zip with litter") << zipOf({{.name = "a/"},
                                               {.name = "a/rows.csv", .content = csv},
                                               {.name = "__MACOSX/a/._rows.csv", .content = "x"},
                                               {.name = "a/.DS_Store", .content = "x"},
                                               {.name = "logo.png", .content = "\x89PNG\r\n\x1a\n"}})
                                     << zipped;
    // As UTF-16 within.
    QByteArray wide = "\xff\xfe"_ba;
    for (const char letter : csv)
        wide.append(letter).append('\0');
    QTest::newRow("gzip of UTF-16") << gzip(wide) << gzipped;
}

void TestContainedTable::opensWhatIsPacked()
{
    QFETCH(QByteArray, content);
    QFETCH(int, packing);
    const TableOnDisk file(content);
    const Opened opened = open(file.path());
    QVERIFY(!opened.error && !opened.obstacle);
    QCOMPARE(opened.rows, (QByteArrayList{"sku|error", "007|bad", "0042|a,\nb"}));
    QCOMPARE(int(opened.contents.packing), packing);
}

void TestContainedTable::opensWorkbooksWithBackslashes()
{
    QByteArray workbook =
        workbookOf({.sheet = sheetOf("<row><c t='s'><v>0</v></c></row>"), .strings = "<sst><si><t>sku</t></si></sst>"});
    workbook.replace("_rels/", "_rels\\");
    const TableOnDisk file(workbook);
    const Opened opened = open(file.path());
    QVERIFY(!opened.error && !opened.obstacle);
    QCOMPARE(opened.rows, QByteArrayList{"sku"});
}

void TestContainedTable::asksWhichTable()
{
    const TableOnDisk file(zipOf({{.name = "a.csv", .content = csv}, {.name = "x/b.csv", .content = "q,r\n1,2\n"}}));
    const Opened opened = open(file.path());
    QVERIFY(opened.contents.needsMember());
    QVERIFY(opened.rows.isEmpty());
    QCOMPARE(opened.contents.members.size(), std::size_t(2));
    QCOMPARE(opened.contents.members[1].name, u"x/b.csv"_s);
    QCOMPARE(opened.contents.members[1].size, 8);
    QCOMPARE(opened.contents.members[1].modified.date(), QDate(2026, 11, 24));
}

void TestContainedTable::opensTheChosenTable()
{
    const TableOnDisk file(zipOf({{.name = "a.csv", .content = csv}, {.name = "x/b.csv", .content = "q,r\n1,2\n"}}));
    const Opened opened = open(file.path(), {.member = u"x/b.csv"_s});
    QCOMPARE(opened.rows, (QByteArrayList{"q|r", "1|2"}));
    QCOMPARE(opened.contents.member, u"x/b.csv"_s);
    // What was chosen for another file is asked for anew.
    QVERIFY(open(file.path(), {.member = u"gone.csv"_s}).contents.needsMember());
}

void TestContainedTable::saysWhatIsNotThere()
{
    const TableOnDisk file(zipOf({{.name = "a.csv", .content = csv}}));
    const auto noMember = open(file.path(), {.member = u"b.csv"_s, .isStrict = true}).error;
    QVERIFY(noMember);
    QCOMPARE(noMember->kind, ErrorKind::FileNotUsable);
    QVERIFY(noMember->detail.contains(u"a.csv"_s));
    const auto noSheet = open(file.path(), {.sheet = u"S"_s, .isStrict = true}).error;
    QVERIFY(noSheet);
    QCOMPARE(noSheet->kind, ErrorKind::FileNotUsable);
    const TableOnDisk plain(csv);
    QVERIFY(open(plain.path(), {.member = u"a"_s, .isStrict = true}).error);
    QVERIFY(open(plain.path(), {.sheet = u"a"_s, .isStrict = true}).error);
    QVERIFY(!open(plain.path(), {.member = u"a"_s, .sheet = u"b"_s}).error);
}

void TestContainedTable::saysWhyNot_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const QByteArray &content, Obstacle::Kind kind) {
        QTest::newRow(name) << content << int(kind);
    };
    QByteArray tar(1024, '\0');
    tar.replace(0, 8, "rows.csv").replace(257, 5, "ustar");
    QByteArray old(2048, '\0');
    old.replace(0, 8, "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");
    old[30] = 9;
    QByteArray encrypted = old;
    encrypted.replace(512, 34, QByteArray::fromRawData("E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0\0\0", 34));
    row("tar.gz", gzip(tar), Obstacle::Kind::Tar);
    row("7z", "7z\xbc\xaf\x27\x1c and so on", Obstacle::Kind::SevenZip);
    row("rar", "Rar!\x1a\x07\x01\x00", Obstacle::Kind::Rar);
    row("bzip2", "BZh91AY&SYxxxx", Obstacle::Kind::Compression);
    row("xls", old, Obstacle::Kind::OldWorkbook);
    row("encrypted workbook", encrypted, Obstacle::Kind::Encrypted);
    row("encrypted member", zipOf({{.name = "a.csv", .content = csv, .flags = 0x801}}), Obstacle::Kind::Encrypted);
    row("zip in a zip", zipOf({{.name = "a.zip", .content = zipOf({{.name = "a.csv", .content = csv}})}}),
        Obstacle::Kind::NestedArchive);
    row("gzip in a gzip", gzip(gzip(csv)), Obstacle::Kind::NestedArchive);
    row("no table", zipOf({{.name = "a.png", .content = "\x89PNG\r\n\x1a\n"}}), Obstacle::Kind::NoTable);
    row("empty archive", zipOf({}), Obstacle::Kind::NoTable);
    row("cut archive", zipOf({{.name = "a.csv", .content = csv}}).chopped(10), Obstacle::Kind::Damaged);
    row("absolute name", zipOf({{.name = "/a.csv", .content = csv}}), Obstacle::Kind::Unsafe);
    row("workbook without parts", zipOf({{.name = "[Content_Types].xml", .content = "<Types/>"}}),
        Obstacle::Kind::Damaged);
}

void TestContainedTable::saysWhyNot()
{
    QFETCH(QByteArray, content);
    QFETCH(int, kind);
    const TableOnDisk file(content);
    const Opened opened = open(file.path());
    QVERIFY(!opened.error);
    QVERIFY(opened.obstacle);
    QCOMPARE(int(opened.obstacle->kind), kind);
    QVERIFY(opened.rows.isEmpty());
}

void TestContainedTable::showsWhatCouldBeRead()
{
    QByteArray text = "sku,error\n";
    for (int row = 0; row < 50'000; ++row)
        text += QByteArray::number(row) + ",bad\n";
    const TableOnDisk file(gzip(text, false));
    const Opened opened = open(file.path());
    QVERIFY(opened.obstacle);
    QCOMPARE(opened.obstacle->kind, Obstacle::Kind::Damaged);
    QVERIFY(opened.rows.size() > 50);
    QCOMPARE(opened.rows[1], QByteArray("0|bad"));
}

/// Half a number would be another one.
void TestContainedTable::showsWholeRowsOfWhatIsCut()
{
    for (const QByteArray &end : {"\n"_ba, ",x\n"_ba, ",xx\n"_ba}) {
        QByteArray text = "sku,error\n";
        for (int row = 0; row < 180; ++row)
            text += "1000" + QByteArray::number(row) + end;
        const TableOnDisk file(gzip(text, false));
        const Opened opened = open(file.path());
        QVERIFY(opened.obstacle);
        QVERIFY(opened.rows.size() > 20 && opened.rows.size() < 100);
        for (qsizetype row = 1; row < opened.rows.size(); ++row)
            QCOMPARE(opened.rows[row].split('|').front(), "1000" + QByteArray::number(row - 1));
    }
}

void TestContainedTable::saysThatSharedTextsAreDamaged_data()
{
    QTest::addColumn<QByteArray>("strings");
    QTest::addColumn<QByteArray>("cells");
    QTest::addColumn<bool>("isOtherSum");
    QTest::addColumn<bool>("isDamaged");
    const QByteArray sku = "<sst><si><t>sku</t></si>";
    const QByteArray shared = "<c t='s'><v>0</v></c>";
    const QByteArray own = "<c t='str'><v>sku</v></c>";
    const QByteArray tooLong = "<si><t>" + QByteArray(40'000, 'x') + "</t></si></sst>";
    QTest::newRow("whole") << sku + "</sst>" << shared << false << false;
    QTest::newRow("other texts than there were") << sku + "</sst>" << shared << true << true;
    QTest::newRow("cut") << sku << shared << false << true;
    QTest::newRow("not needed") << sku + "</sst>" << own << true << false;
    QTest::newRow("too long a text that is not needed") << sku + tooLong << shared << false << false;
}

/// The checksum of the texts comes behind them, when the cells may be there long since.
void TestContainedTable::saysThatSharedTextsAreDamaged()
{
    QFETCH(QByteArray, strings);
    QFETCH(QByteArray, cells);
    QFETCH(bool, isOtherSum);
    QFETCH(bool, isDamaged);
    QByteArray workbook =
        workbookOf({.sheet = sheetOf("<row>" + cells + "</row><row><c><v>7</v></c></row>"), .strings = strings});
    constexpr qsizetype sumBeforeName = 30; // in the list of members
    if (isOtherSum)
        workbook[workbook.lastIndexOf("t.xml") - sumBeforeName] ^= 1;
    const TableOnDisk file(workbook);
    const Opened opened = open(file.path());
    QCOMPARE(opened.rows, (QByteArrayList{"sku", "7|"}));
    QCOMPARE(opened.obstacle.has_value(), isDamaged);
    if (isDamaged)
        QCOMPARE(opened.obstacle->kind, Obstacle::Kind::Damaged);
}

/// Closing does not wait until a large file is unpacked.
void TestContainedTable::stopsAtOnce()
{
    const TableOnDisk file(gzip("sku,error\n" + QByteArray("1,bad\n").repeated(500'000)));
    TableDocument document;
    QSignalSpy head(&document, &TableDocument::headRead);
    QSignalSpy all(&document, &TableDocument::completed);
    document.open(file.path());
    QVERIFY(head.wait());
    document.readAll();
    document.close();
    document.open(file.path());
    QVERIFY(head.wait());
    document.readAll();
    QVERIFY(all.wait());
    QCOMPARE(document.rowCount(), 500'000);
    QCOMPARE(all.size(), 1);
}

void TestContainedTable::findsNothingOnceItIsStopped_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("text") << csv;
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("gzip") << gzip(csv);
    QTest::newRow("zstd") << zstd(csv);
    QTest::newRow("zip") << packed(csv, Packing::Zip);
    QTest::newRow("zip of two") << zipOfTwo(csv, csv);
    QTest::newRow("workbook") << packed(csv, Packing::Workbook);
    QTest::newRow("workbook in a gzip") << gzip(packed(csv, Packing::Workbook));
}

void TestContainedTable::findsNothingOnceItIsStopped()
{
    QFETCH(QByteArray, content);
    const TableOnDisk file(content);
    const auto found = findTable(file.path(), {}, Bounds(), std::make_shared<std::atomic_bool>(true));
    QVERIFY(!found);
    QCOMPARE(found.error().kind, ErrorKind::Cancelled);
}

void TestContainedTable::stopsAmongBytesOfNothing_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isZstd");
    QTest::newRow("empty blocks") << fromHex("1f8b08000000000000ff") + fromHex("000000ffff").repeated(100'000) << false;
    QTest::newRow("empty members") << gzip({}).repeated(20'000) << false;
    QTest::newRow("skipped frames") << fromHex("502a4d1800000000").repeated(50'000) << true;
}

/// Who unpacks them gets no bytes, and so cannot look at the flag: no more of them are read.
void TestContainedTable::stopsAmongBytesOfNothing()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, isZstd);
    const TableOnDisk disk(content);
    ClosedFile file(disk.path());
    QVERIFY(file.open());
    std::unique_ptr<ByteStream> stream;
    if (isZstd)
        stream = std::make_unique<ZstdStream>(file, 0, file.size());
    else
        stream = std::make_unique<InflateStream>(file, 0, file.size(), InflateStream::Wrapping::Gzip);
    char byte = 0;
    QCOMPARE(stream->read(&byte, 1), 0);
    QVERIFY(stream->failure());
    const auto *const error = std::get_if<Error>(&*stream->failure());
    QVERIFY(error);
    QCOMPARE(error->kind, ErrorKind::Cancelled);
    QCOMPARE(file.bytesRead, 128 * 1024); // a piece
}

void TestContainedTable::givesNothingOfAStoppedSpool()
{
    const auto stop = std::make_shared<std::atomic_bool>(false);
    const auto spool = std::make_shared<Spool>(stop, 100);
    QVERIFY(spool->open());
    QVERIFY(spool->append(csv));
    spool->finish();
    SpoolSource source(spool);
    QCOMPARE(source.bytes(0, 100).value(), csv);
    *stop = true;
    QCOMPARE(source.bytes(0, 100).error().kind, ErrorKind::Cancelled);
}

void TestContainedTable::noticesAChangedFile()
{
    const TableOnDisk file(gzip("sku,error\n" + QByteArray("1,bad\n").repeated(1'000'000)));
    TableDocument document;
    QSignalSpy head(&document, &TableDocument::headRead);
    std::optional<Error> error;
    connect(&document, &TableDocument::failed, &document, [&](const Error &each) { error = each; });
    document.open(file.path());
    QVERIFY(head.wait());
    QVERIFY(QFile::remove(file.path()));
    file.write(gzip(csv));
    document.readAll();
    QVERIFY(Testing::waitFor([&] { return error || document.isComplete(); }));
    // Read to its end before it was changed, or noticed: never a mixture.
    if (error)
        QCOMPARE(error->kind, ErrorKind::FileChanged);
    else
        QCOMPARE(document.rowCount(), 1'000'000);
}

QTEST_MAIN(TestContainedTable)
#include "tst_containedtable.moc"
