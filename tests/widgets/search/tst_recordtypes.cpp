// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/pagedecoder.h"
#include "ctl/writers/listingkind.h"
#include "domain/queries/querytext.h"
#include "domain/queries/recordsearch.h"
#include "models/listingmodel.h"
#include "models/recordpages.h"
#include "widgets/lists/listingkind.h"
#include "widgets/record/factof.h"
#include "widgets/search/queryrow.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

/// A type of record that no service has: this table is all there is of it.
struct CouponFields
{
    enum Field : quint8 { Code, State, Uses, CreatedAt, FieldCount };

    static constexpr const char *context = "Coupon";
    static constexpr std::array schema{
        FieldSchema{.field = Code,
                    .name = QLatin1StringView("code"),
                    .kind = FieldKind::Id,
                    .label = "Coupon code",
                    .title = "Code",
                    .width = 12},
        FieldSchema{
            .field = State, .name = QLatin1StringView("state"), .kind = FieldKind::Code, .label = "State", .width = 9},
        FieldSchema{.field = Uses,
                    .name = QLatin1StringView("timesUsed"),
                    .kind = FieldKind::Count,
                    .label = "Uses",
                    .width = 7},
        FieldSchema{.field = CreatedAt,
                    .name = QLatin1StringView("createdAt"),
                    .kind = FieldKind::Time,
                    .label = "Created",
                    .width = 17}};
    static constexpr Field identity = Code;
};
using Coupon = FieldRecord<CouponFields>;

/// What the endpoint of coupons sends.
const QByteArray body = R"({"data": [
    {"code": "SPRING-10", "state": "active", "timesUsed": "9", "createdAt": "2026-03-01T00:00:00Z"},
    {"code": "AUTUMN-20", "state": "expired", "timesUsed": "120", "createdAt": "2025-09-01T00:00:00Z"},
    {"code": "WINTER-5", "state": "active", "timesUsed": 30, "note": "by hand"}
], "total": 3})"_ba;

std::shared_ptr<const RecordPage> page(UnknownFields *unknown = nullptr)
{
    return decodedPage<Coupon>(QJsonDocument::fromJson(body).object().value("data"_L1).toArray(), body, unknown);
}

const std::vector<Coupon> &coupons()
{
    static const auto all = page();
    return static_cast<const Page<Coupon> &>(*all).records();
}

class CouponsKind final : public RecordListingKind<Coupon>
{
public:
    Listing listing() const override { return Listing::Properties; }
    QString title() const override { return {}; }
    QString objectName() const override { return {}; }
    std::unique_ptr<ListingModel> makeModel() const override { return std::make_unique<RecordTableModel<Coupon>>(); }
    PageSource *source(AccountSession &) const override { return nullptr; }
    QString noneText() const override { return {}; }
    QString failedText() const override { return {}; }
};

} // namespace

/// One table of fields is enough for a type of record to be listed, searched, filtered, sorted, exported and printed.
class TestRecordTypes final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDecoded();
    void isListed();
    void isShownAlone();
    void isSearched_data();
    void isSearched();
    void isFilteredByCountsAndTimes();
    void isSorted_data();
    void isSorted();
    void hasValuesToChooseFrom();
    void queryIsKept();
    void hasChips();
    void isExported();
    void isPrinted();

private:
    static QString found(const Query<Coupon> &query);
};

void TestRecordTypes::isDecoded()
{
    UnknownFields unknown;
    QCOMPARE(page(&unknown)->count(), 3);
    QCOMPARE(unknown.keys(), QStringList{u"note"_s});
    QCOMPARE(coupons()[2].id(), u"WINTER-5"_s);
    QCOMPARE(coupons()[2].presence(Coupon::Uses), Presence::OtherType);
    QCOMPARE(coupons()[2].presence(Coupon::CreatedAt), Presence::Missing);
    QVERIFY(coupons()[0].createdAt().instant());
}

void TestRecordTypes::isListed()
{
    const std::unique_ptr<ListingModel> model = CouponsKind().makeModel();
    new QAbstractItemModelTester(model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest, model.get());
    FakePageSource source(scriptOf(coupons()));
    model->setSource(&source, 25);
    QTRY_COMPARE(model->rowCount(), 3);
    QTRY_COMPARE(model->index(1, 0).data().toString(), u"AUTUMN-20"_s);
    const auto header = [&model](int column, int role) { return model->headerData(column, Qt::Horizontal, role); };
    QCOMPARE(model->columnCount(), 4);
    QCOMPARE(header(0, Qt::DisplayRole).toString(), u"Code"_s);
    QCOMPARE(header(2, Qt::TextAlignmentRole).toInt(), int(Qt::AlignRight | Qt::AlignVCenter));
    QCOMPARE(model->index(2, 3).data().toString(), u"\u2014"_s);

    const std::vector<TableColumns::Default> columns = CouponsKind().columns();
    QCOMPARE(columns.size(), std::size_t(4));
    QCOMPARE(columns[3].column, 3);
    QCOMPARE(columns[3].characters, 17);
    QVERIFY(CouponsKind().linkColumns().empty());
}

void TestRecordTypes::isShownAlone()
{
    const std::vector<Fact> facts = factsOf(coupons()[0]);
    QCOMPARE(facts.size(), std::size_t(4));
    QCOMPARE(facts[0].name, u"Coupon code"_s);
    QCOMPARE(facts[0].text, u"SPRING-10"_s);
    QCOMPARE(facts[0].field, "code"_L1);
    QVERIFY(facts[3].isSafe && facts[3].text.contains(u"2026"_s));
}

QString TestRecordTypes::found(const Query<Coupon> &query)
{
    const RecordSearch<Coupon> search(coupons());
    QString codes;
    for (const int place : search.find(query, QDateTime::currentDateTimeUtc()))
        codes += search.records()[std::size_t(place)].id().front();
    return codes;
}

void TestRecordTypes::isSearched_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("codes");
    QTest::newRow("nothing") << QString() << u"SAW"_s;
    QTest::newRow("any field") << u"ACTIVE"_s << u"SW"_s;
    QTest::newRow("one field") << u"code:0"_s << u"SA"_s;
    QTest::newRow("name of the interface") << u"timesUsed:12"_s << u"A"_s;
    QTest::newRow("not") << u"-state:active"_s << u"A"_s;
}

void TestRecordTypes::isSearched()
{
    QFETCH(QString, text);
    Query<Coupon> query;
    query.text = text;
    QTEST(found(query), "codes");
}

void TestRecordTypes::isFilteredByCountsAndTimes()
{
    Query<Coupon> query;
    query.values[Coupon::State] = {{u"expired"_s}, true};
    QCOMPARE(found(query), u"SW"_s);
    query.counts[Coupon::Uses].least = 10;
    QCOMPARE(found(query), u"W"_s);
    query = {};
    query.times[Coupon::CreatedAt].from = coupons()[0].createdAt().instant();
    QCOMPARE(found(query), u"S"_s);
}

void TestRecordTypes::isSorted_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<QString>("codes");
    QTest::newRow("id") << int(Coupon::Code) << u"ASW"_s;
    QTest::newRow("count") << int(Coupon::Uses) << u"SWA"_s;
    QTest::newRow("time") << int(Coupon::CreatedAt) << u"ASW"_s;
}

void TestRecordTypes::isSorted()
{
    QFETCH(int, field);
    Query<Coupon> query;
    query.sortField = Coupon::Field(field);
    QTEST(found(query), "codes");
    QCOMPARE(RecordColumns<Coupon>::fieldOf(Coupon::columnOf(std::size_t(field))), Coupon::Field(field));
}

void TestRecordTypes::hasValuesToChooseFrom()
{
    QCOMPARE(Coupon::facetFields.size(), std::size_t(1));
    const auto values = RecordSearch<Coupon>(coupons()).values(Coupon::State, {}, QDateTime::currentDateTimeUtc());
    QCOMPARE(values.size(), std::size_t(2));
    QCOMPARE(values[0].value, u"active"_s);
    QCOMPARE(values[0].jobs, 2);
}

void TestRecordTypes::queryIsKept()
{
    Query<Coupon> query;
    query.text = u"spring"_s;
    query.values[Coupon::State] = {{u"active"_s}, false};
    query.counts[Coupon::Uses].most = 10;
    query.times[Coupon::CreatedAt].lastDays = 7;
    query.sortField = Coupon::Uses;
    query.isDescending = true;
    QVERIFY(QueryText::parsed<Coupon>(QueryText::of(query)) == query);
    QCOMPARE(offeredNames<Coupon>(), u"code:, state:, timesUsed:, createdAt:"_s);
}

void TestRecordTypes::hasChips()
{
    Query<Coupon> query;
    query.values[Coupon::State] = {{u"active"_s}, false};
    query.sortField = Coupon::Code;
    const auto parts = QueryPart<Coupon>::of(query);
    QCOMPARE(parts.size(), std::size_t(2));
    QVERIFY(parts[0].text(query).contains(u"State"_s) && parts[0].text(query).contains(u"active"_s));
    QVERIFY(parts[1].text(query).contains(u"Code"_s));
    QVERIFY(QueryPart<Coupon>::without(query, parts[0]).values.empty());

    const std::vector<QStringList> marks = RecordColumns<Coupon>::marks(searchTermsOf<Coupon>(u"state:a b"_s));
    QCOMPARE(marks, (std::vector<QStringList>{{u"b"_s}, {u"a"_s, u"b"_s}, {u"b"_s}, {u"b"_s}}));
}

void TestRecordTypes::isExported()
{
    // As ExportCommands reads the cells of CSV.
    const RecordTableModel<Coupon> model;
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells.append(model.cellOf(*page(), 1, column, PagedTableModel::FullTextRole).toString());
    QCOMPARE(cells, (QStringList{u"AUTUMN-20"_s, u"expired"_s, u"120"_s, u"2025-09-01T00:00:00Z"_s}));
}

void TestRecordTypes::isPrinted()
{
    const Ctl::ListingKind kind = Ctl::ListingKind::of<Coupon>(nullptr);
    QCOMPARE(kind.fields, (QByteArrayList{"code", "state", "timesUsed", "createdAt"}));
    QCOMPARE(kind.tableFields, (std::vector<int>{0, 1, 2, 3}));
    QCOMPARE(kind.cells(*page(), 2), (QByteArrayList{"WINTER-5", "active", "30", ""}));
}

QTEST_MAIN(TestRecordTypes)

#include "tst_recordtypes.moc"
