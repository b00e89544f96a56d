// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/zipbuilder.h"
#include "failedrows/tablereading.h"
#include "failedrows/workbook/containedtable.h"
#include "failedrows/workbook/costwatch.h"
#include "failedrows/workbook/workbookbuilder.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// Small files that want to become huge: each ends at the bound that it meets first, and takes no more time, memory and
/// disk than that allows.
class TestBombs final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_CACHE_HOME", m_cache.path().toUtf8()); }
    void endAtABound_data();
    void endAtABound();
    void manyMembersAreOnlyLookedAt();
    void endlessRepetitionsAreCounted();
    void manyPartsAmongManyNames();
    void aTargetOfManySteps();
    void aTailWithoutAnEnd_data();
    void aTailWithoutAnEnd();

private:
    static void checkCost(const CostWatch &cost, qint64 mostMemory = qint64(16) << 20);

    QTemporaryDir m_cache;
};

namespace {

/// So small that no case takes long.
Bounds smallBounds()
{
    Bounds bounds;
    bounds.spooledBytes = 1 << 20;
    bounds.nestedBytes = 64 * 1024;
    bounds.xmlBytes = 4 << 20;
    bounds.styleBytes = 4 << 20;
    bounds.parserBytes = 1 << 20;
    bounds.rowBytes = 256 * 1024;
    bounds.strings = 65'536;
    return bounds;
}

QByteArray zip(const QList<ZipBuilder::Member> &members)
{
    ZipBuilder builder;
    builder.members = members;
    return builder.bytes();
}

const auto laughs = "<!DOCTYPE x [<!ENTITY a \"haha\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c "
                    "\"&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;\">]>"_ba;

QByteArray manyNames(int count)
{
    QByteArray xml;
    for (int number = 0; number < count; ++number)
        xml += "<n" + QByteArray::number(number) + " a" + QByteArray::number(number) + "=''/>";
    return xml;
}

/// Random, so that it stays large however it is packed.
QByteArray noise(qsizetype size)
{
    QByteArray bytes;
    for (quint32 state = 1; bytes.size() < size; state = state * 1'664'525 + 1'013'904'223)
        bytes += char('a' + (state >> 24) % 26);
    return bytes;
}

} // namespace

void TestBombs::endAtABound_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const QByteArray &content, Obstacle::Kind kind) {
        QTest::newRow(name) << content << int(kind);
    };
    const QByteArray csv = QByteArray("sku,error\n007,bad\n").repeated(80'000);
    row("high ratio", zip({{.name = "rows.csv", .content = csv}}), Obstacle::Kind::TooManyBytes);
    row("nested archives", zip({{.name = "a.zip", .content = zip({{.name = "b.zip", .content = csv}})}}),
        Obstacle::Kind::NestedArchive);
    row("nested workbook", zip({{.name = "a.xlsx", .content = workbookOf({.sheet = sheetOf(noise(200'000))})}}),
        Obstacle::Kind::TooManyBytes);
    row("the same bytes in two members",
        zip({{.name = "a.csv", .content = csv}, {.name = "b.csv", .content = csv, .headerAt = 0}}),
        Obstacle::Kind::Unsafe);
    row("a member within another",
        zip({{.name = "a.csv", .content = zip({{.name = "b.csv", .content = "a,b\n"}}), .isDeflated = false},
             {.name = "b.csv", .content = "a,b\n", .isDeflated = false, .headerAt = 35}}),
        Obstacle::Kind::Unsafe);
    QList<ZipBuilder::Member> parts;
    for (int part = 0; part < 12'000; ++part)
        parts.append({.name = QByteArray::number(part) + ".csv", .content = "a,b\n", .statedSize = 1 << 20});
    row("12,000 parts", zip(parts), Obstacle::Kind::TooManyEntries);

    row("laughs in the sheet", workbookOf({.sheet = laughs + sheetOf("<row><c t='str'><v>&d;</v></c></row>")}),
        Obstacle::Kind::DeclaresTypes);
    row("laughs in the texts",
        workbookOf({.sheet = sheetOf("<row><c t='s'><v>0</v></c></row>"),
                    .strings = laughs + "<sst><si><t>&d;</t></si></sst>"}),
        Obstacle::Kind::DeclaresTypes);
    row("laughs in the styles", workbookOf({.styles = laughs + "<styleSheet>&d;</styleSheet>"}),
        Obstacle::Kind::DeclaresTypes);
    row("laughs in the list of sheets", workbookOf({.workbook = laughs + "<workbook>&d;</workbook>"}),
        Obstacle::Kind::DeclaresTypes);
    row("laughs in .ods", spreadsheetOf(laughs + "<document>&d;</document>"), Obstacle::Kind::DeclaresTypes);

    row("many names", workbookOf({.sheet = sheetOf(manyNames(40'000))}), Obstacle::Kind::TooManyNames);
    row("many names in .ods", spreadsheetOf(openSheetOf(manyNames(40'000))), Obstacle::Kind::TooManyNames);
    row("endless blanks", workbookOf({.sheet = sheetOf(QByteArray((4 << 20) + 1, ' '))}), Obstacle::Kind::TooManyBytes);
    row("far columns", workbookOf({.sheet = sheetOf(QByteArray("<row><c r='XFD1'><v>1</v></c></row>").repeated(200))}),
        Obstacle::Kind::TooManyBytes);
    const QByteArray longText = "<sst><si><t>" + QByteArray(32'767, 'x') + "</t></si></sst>";
    row("one long text in many cells",
        workbookOf({.sheet = sheetOf("<row>" + QByteArray("<c t='s'><v>0</v></c>").repeated(100) + "</row>"),
                    .strings = longText}),
        Obstacle::Kind::RowTooLong);
    row("one long text in many rows",
        workbookOf(
            {.sheet = sheetOf(QByteArray("<row><c t='s'><v>0</v></c></row>").repeated(100)), .strings = longText}),
        Obstacle::Kind::TooManyBytes);
    row("many texts",
        workbookOf({.sheet = sheetOf("<row><c t='s'><v>70000</v></c></row>"),
                    .strings = "<sst>" + QByteArray("<si/>").repeated(70'001) + "</sst>"}),
        Obstacle::Kind::TooManyStrings);
    QByteArray sheets;
    QByteArray targets;
    for (int number = 0; number < 12'000; ++number) {
        sheets += "<sheet name='a' id='" + QByteArray::number(number) + "'/>";
        targets += "<Relationship Id='a" + QByteArray::number(number) + "' Target='a'/>";
    }
    row("many sheets", workbookOf({.workbook = "<workbook><sheets>" + sheets + "</sheets></workbook>"}),
        Obstacle::Kind::TooManyEntries);
    row("many relationships", workbookOf({.relationships = "<Relationships>" + targets + "</Relationships>"}),
        Obstacle::Kind::TooManyEntries);

    const auto openCell = [](const QByteArray &inner, const QByteArray &attributes = {}) {
        return QByteArray("<table:table-row><table:table-cell " + attributes + ">" + inner
                          + "</table:table-cell></table:table-row>");
    };
    const QByteArray longParagraph = "<text:p>" + QByteArray(32'767, 'x') + "</text:p>";
    row("repeated cells of .ods",
        spreadsheetOf(openSheetOf(openCell(longParagraph, "table:number-columns-repeated='16384'"))),
        Obstacle::Kind::RowTooLong);
    row("repeated rows of .ods",
        spreadsheetOf(openSheetOf("<table:table-row table:number-rows-repeated='1048576'><table:table-cell>"
                                  + longParagraph + "</table:table-cell></table:table-row>")),
        Obstacle::Kind::TooManyBytes);
    row("more rows of .ods than there are",
        spreadsheetOf(openSheetOf("<table:table-row table:number-rows-repeated='9000000000000000000'><table:table-cell>"
                                  "<text:p>x</text:p></table:table-cell></table:table-row>")),
        Obstacle::Kind::TooManyBytes);
    row("repeated blanks of .ods",
        spreadsheetOf(
            openSheetOf(openCell("<text:p>" + QByteArray("<text:s text:c='32767'/>").repeated(1'000) + "</text:p>"))),
        Obstacle::Kind::CellTooLong);
}

void TestBombs::endAtABound()
{
    QFETCH(QByteArray, content);
    QFETCH(int, kind);
    const TableOnDisk file(content);
    const Bounds bounds = smallBounds();
    const auto stop = std::make_shared<std::atomic_bool>(false);
    CostWatch cost(m_cache.path());
    const auto found = findTable(file.path(), {}, bounds, stop);
    QVERIFY(found);
    std::optional<Obstacle> obstacle = found.value().obstacle;
    if (found.value().fill) {
        Spool spool(stop, bounds.spooledBytes);
        QVERIFY(spool.open());
        found.value().fill(spool);
        QVERIFY(spool.size() <= bounds.spooledBytes);
        if (const auto failure = spool.failure())
            obstacle = std::get<Obstacle>(*failure);
    }
    cost.end();
    QVERIFY(obstacle);
    QCOMPARE(int(obstacle->kind), kind);
    checkCost(cost);
}

/// Listing them unpacks no more than their first bytes, and those of one name are told apart.
void TestBombs::manyMembersAreOnlyLookedAt()
{
    QList<ZipBuilder::Member> parts;
    for (int part = 0; part < 9'000; ++part)
        parts.append({.name = "rows.csv", .content = "a,b\n1,2\n", .isDeflated = false});
    const TableOnDisk file(zip(parts));
    const auto found = findTable(file.path(), {}, smallBounds(), std::make_shared<std::atomic_bool>(false));
    QVERIFY(found && !found.value().obstacle && !found.value().fill);
    const auto &members = found.value().contents.members;
    QCOMPARE(members.size(), std::size_t(9'000));
    QSet<QString> names;
    for (const TableContents::Member &member : members)
        names.insert(member.name);
    QCOMPARE(names.size(), 9'000);
    QCOMPARE(members.at(8'999).name, u"rows.csv (9000)"_s);
}

void TestBombs::endlessRepetitionsAreCounted()
{
    const QByteArray blank = "<table:table-row table:number-rows-repeated='9223372036854775807'><table:table-cell "
                             "table:number-columns-repeated='9223372036854775807'/></table:table-row>";
    const TableOnDisk file(spreadsheetOf(openSheetOf(
        blank + blank + "<table:table-row><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>"
        + blank)));
    const auto stop = std::make_shared<std::atomic_bool>(false);
    const auto found = findTable(file.path(), {}, smallBounds(), stop);
    QVERIFY(found && found.value().fill);
    QVERIFY(found.value().contents.sheets.at(0).rows > 0);
    Spool spool(stop, smallBounds().spooledBytes);
    QVERIFY(spool.open());
    found.value().fill(spool);
    QVERIFY(!spool.failure());
    QCOMPARE(spool.size(), 2);
}

/// Each of ten thousand relationships names a part that is not there, among ten thousand with nearly that name.
void TestBombs::manyPartsAmongManyNames()
{
    const QByteArray stem = QByteArray(1'500, 'x');
    QByteArray targets;
    for (int number = 0; number < 9'990; ++number)
        targets += "<Relationship Id='a" + QByteArray::number(number) + "' Type='x/styles' Target='" + stem + "'/>";
    ZipBuilder builder;
    builder.members = {
        {.name = "[Content_Types].xml", .content = "<Types/>"},
        {.name = "_rels/.rels",
         .content = "<Relationships><Relationship Id='a' Type='x/officeDocument' Target='w.xml'/></Relationships>"},
        {.name = "w.xml", .content = "<workbook xmlns:r='r'><sheets><sheet name='S' r:id='s'/></sheets></workbook>"},
        {.name = "_rels/w.xml.rels",
         .content =
             "<Relationships>" + targets + "<Relationship Id='s' Type='x/worksheet' Target='s.xml'/></Relationships>"},
        {.name = "s.xml", .content = sheetOf("<row><c><v>1</v></c></row>")},
    };
    for (int number = 0; number < 9'990; ++number)
        builder.members.append({.name = stem + QByteArray::number(number), .isDeflated = false});
    const TableOnDisk file(builder.bytes());
    const auto stop = std::make_shared<std::atomic_bool>(false);
    CostWatch cost(m_cache.path());
    const auto found = findTable(file.path(), {}, Bounds(), stop);
    cost.end();
    QVERIFY(found && found.value().fill);
    checkCost(cost, qint64(128) << 20); // some times the list of members
}

/// The path of a part has a step for every second byte.
void TestBombs::aTargetOfManySteps()
{
    const QByteArray steps = QByteArray("a/").repeated(2'000'000);
    const TableOnDisk file(
        workbookOf({.relationships = "<Relationships><Relationship Id='t' Type='x/styles' Target='" + steps
                        + "'/><Relationship Id='s' Type='x/worksheet' Target='s.xml'/></Relationships>"}));
    const auto stop = std::make_shared<std::atomic_bool>(false);
    CostWatch cost(m_cache.path());
    const auto found = findTable(file.path(), {}, Bounds(), stop);
    cost.end();
    QVERIFY(found && found.value().fill);
    checkCost(cost, qint64(48) << 20); // some times the target
}

void TestBombs::aTailWithoutAnEnd_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isSaid");
    const QByteArray tail(6 << 20, ' ');
    const QByteArray sheet = sheetOf("<row><c><v>1</v></c></row>");
    QTest::newRow("sheet") << workbookOf({.sheet = sheet + tail}) << true;
    QTest::newRow("texts") << workbookOf(
        {.sheet = sheetOf("<row><c t='s'><v>0</v></c></row>"), .strings = "<sst><si><t>1</t></si></sst>" + tail})
                           << false; // nobody waits for it
    QTest::newRow("styles") << workbookOf(
        {.sheet = sheet, .styles = "<styleSheet><cellXfs><xf/></cellXfs></styleSheet>" + tail})
                            << true;
    QTest::newRow("ods") << spreadsheetOf(
        openSheetOf("<table:table-row><table:table-cell><text:p>1</text:p></table:table-cell></table:table-row>")
        + tail) << true;
}

/// What follows what is wanted is only read because of its checksum: not for ever.
void TestBombs::aTailWithoutAnEnd()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, isSaid);
    const TableOnDisk file(content);
    const auto stop = std::make_shared<std::atomic_bool>(false);
    const Bounds bounds = smallBounds();
    CostWatch cost(m_cache.path());
    const auto found = findTable(file.path(), {}, bounds, stop);
    QVERIFY(found);
    std::optional<Obstacle> obstacle = found.value().obstacle;
    if (found.value().fill) {
        Spool spool(stop, bounds.spooledBytes);
        QVERIFY(spool.open());
        found.value().fill(spool);
        if (const auto failure = spool.failure())
            obstacle = std::get<Obstacle>(*failure);
    }
    cost.end();
    checkCost(cost);
    QVERIFY(obstacle || !isSaid);
    if (obstacle)
        QCOMPARE(obstacle->kind, Obstacle::Kind::TooManyBytes);
}

/// What a bomb may take: far more than any does, far less than it wants.
void TestBombs::checkCost(const CostWatch &cost, qint64 mostMemory)
{
    const Bounds bounds = smallBounds();
    // Rows, texts and a workbook within an archive.
    QVERIFY2(cost.diskBytes() <= 2 * bounds.spooledBytes + bounds.nestedBytes,
             QByteArray::number(cost.diskBytes()).constData());
    if (!CostWatch::isMeaningful())
        return;
    QVERIFY2(cost.seconds() < 5, QByteArray::number(cost.seconds()).constData());
    QVERIFY2(cost.memoryBytes() < mostMemory, QByteArray::number(cost.memoryBytes()).constData());
}

QTEST_GUILESS_MAIN(TestBombs)
#include "tst_bombs.moc"
