// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/recordsearch.h"

#include <QTest>
#include <QTimeZone>

#include <functional>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

Webhook hook(const QString &id, const QString &resource, const QString &url, const QString &version = u"1"_s,
             const QString &createdAt = u"2024-05-01T10:00:00Z"_s)
{
    Webhook webhook;
    webhook.set(Webhook::Id, id);
    webhook.set(Webhook::Resource, resource);
    webhook.set(Webhook::EventType, u"POST"_s);
    webhook.set(Webhook::Version, version);
    webhook.set(Webhook::WebhookUrl, url);
    webhook.set(Webhook::WebhookMethod, resource == "order"_L1 ? u"PUT"_s : u"POST"_s);
    webhook.set(Webhook::CreatedAt, createdAt);
    return webhook;
}

constexpr qint64 may2nd = 1'714'644'000'000; // 2024-05-02T10:00:00Z
const QDateTime now = QDateTime::fromMSecsSinceEpoch(may2nd, QTimeZone::utc());

/// In the order of the listing; a and d are near twins (slash), e has no version and a time nobody can read.
std::vector<Webhook> listed()
{
    return {hook(u"a"_s, u"order"_s, u"https://hooks.example.com/x"_s, u"10"_s),
            hook(u"b"_s, u"product"_s, u"https://Öl.example.com/y"_s, u"9"_s, u"2024-05-01T10:00:00+05:30"_s),
            hook(u"c"_s, u"product"_s, u"https://other.example.com/z"_s, u"v2"_s, u"2024-04-01T10:00:00Z"_s),
            hook(u"d"_s, u"order"_s, u"https://hooks.example.com/x/"_s, u"10"_s, u"2024-05-02T09:00:00Z"_s),
            hook(u"e"_s, u"customer"_s, u"https://hooks.example.com/e"_s, QString(), u"yesterday"_s)};
}

WebhookQuery text(const QString &words)
{
    WebhookQuery query;
    query.text = words;
    return query;
}

WebhookQuery values(Webhook::Field field, const QStringList &wanted, bool isNegated = false)
{
    WebhookQuery query;
    query.values[field] = {wanted, isNegated};
    return query;
}

WebhookQuery sorted(Webhook::Field field, bool isDescending = false)
{
    WebhookQuery query;
    query.sortField = field;
    query.isDescending = isDescending;
    return query;
}

Property property(const QString &name, const QString &label, const QString &type, const QStringList &options,
                  const QStringList &scope)
{
    Property property;
    property.set(Property::InternalName, name);
    property.set(Property::Label, label);
    property.set(Property::FieldType, type);
    property.set(Property::Options, options, u"[\"%1\"]"_s.arg(options.join(u"\",\""_s)));
    property.set(Property::Scope, scope, u"[\"%1\"]"_s.arg(scope.join(u"\",\""_s)));
    return property;
}

std::vector<Property> properties()
{
    Property bare;
    bare.set(Property::InternalName, u"d_bare"_s);
    return {property(u"a_color"_s, u"Color"_s, u"enum"_s, {u"red"_s, u"dark blue"_s}, {u"product"_s, u"order"_s}),
            property(u"b_size"_s, u"Size"_s, u"enum"_s, {u"10"_s, u"9"_s}, {u"product"_s}),
            property(u"c_note"_s, u"Note, red"_s, u"text"_s, {}, {u"order"_s}), bare};
}

} // namespace

class TestRecordSearch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finds_data();
    void finds();
    void countsValuesWithoutTheirOwnCondition();
    void unreadableOnesAreShownOnlyWhereAllAre();
    void aDayIsThatOfItsZone();
    void findsProperties_data();
    void findsProperties();
    void countsElementsOfLists();
};

void TestRecordSearch::finds_data()
{
    QTest::addColumn<WebhookQuery>("query");
    QTest::addColumn<QString>("ids");
    QTest::newRow("nothing asked") << WebhookQuery() << u"abcde"_s;
    QTest::newRow("spaces alone") << text(u"  "_s) << u"abcde"_s;
    QTest::newRow("two letters, other case") << text(u"HO"_s) << u"ade"_s;
    QTest::newRow("umlaut in the other case") << text(u"öl."_s) << u"b"_s;
    QTest::newRow("all words, in any field") << text(u"order hooks"_s) << u"ad"_s;
    QTest::newRow("one word is missing") << text(u"order other"_s) << QString();
    QTest::newRow("not across fields") << text(u"orderPOST"_s) << QString();
    QTest::newRow("the time as it was sent") << text(u"yesterday"_s) << u"e"_s;
    QTest::newRow("one of two values") << values(Webhook::Resource, {u"order"_s, u"customer"_s}) << u"ade"_s;
    QTest::newRow("none of two values") << values(Webhook::Resource, {u"order"_s, u"customer"_s}, true) << u"bc"_s;
    QTest::newRow("absent") << values(Webhook::Version, {QString()}) << u"e"_s;
    QTest::newRow("values as they are spelled") << values(Webhook::Resource, {u"Order"_s}) << QString();
    WebhookQuery query;
    query.hasTwin = true;
    QTest::newRow("has a twin") << query << u"ad"_s;
    query.hasTwin = false;
    QTest::newRow("has no twin") << query << u"bce"_s;
    query = values(Webhook::WebhookMethod, {u"POST"_s});
    query.text = u"example"_s;
    query.hasTwin = false;
    query.times[Webhook::CreatedAt] = {std::nullopt, std::nullopt, 7};
    QTest::newRow("all conditions hold") << query << u"b"_s;
    query = {};
    query.times[Webhook::CreatedAt] = {std::nullopt, std::nullopt, 1};
    QTest::newRow("last 24 hours, to the minute") << query << u"ad"_s;
    query.times[Webhook::CreatedAt] = {may2nd - 24 * 3'600'000LL, may2nd - 3'600'000, std::nullopt};
    QTest::newRow("until does not belong to it") << query << u"a"_s;
    query = {};
    query.times[Webhook::UpdatedAt] = {0, std::nullopt, std::nullopt};
    QTest::newRow("no time is in no range") << query << QString();
    QTest::newRow("numbers as numbers") << sorted(Webhook::Version) << u"badce"_s;
    QTest::newRow("numbers, greatest first") << sorted(Webhook::Version, true) << u"cadbe"_s;
    QTest::newRow("times as instants") << sorted(Webhook::CreatedAt) << u"cbade"_s;
    QTest::newRow("newest first, unreadable last") << sorted(Webhook::CreatedAt, true) << u"dabce"_s;
    QTest::newRow("equal ones as listed") << sorted(Webhook::Resource) << u"eadbc"_s;
    QTest::newRow("equal ones as listed, backwards") << sorted(Webhook::Resource, true) << u"bcade"_s;
    QTest::newRow("those that are alike") << sorted(WebhookQuery::alike, true) << u"adbce"_s;
    query = sorted(Webhook::Id, true);
    query.text = u"hooks"_s;
    QTest::newRow("sorted and searched") << query << u"eda"_s;
}

void TestRecordSearch::finds()
{
    QFETCH(WebhookQuery, query);
    const RecordSearch<Webhook> search(listed());
    QString found;
    for (const int place : search.find(query, now))
        found += search.records()[std::size_t(place)].id();
    QTEST(found, "ids");
}

void TestRecordSearch::countsValuesWithoutTheirOwnCondition()
{
    const RecordSearch<Webhook> search(listed());
    WebhookQuery query = values(Webhook::Resource, {u"customer"_s});
    query.text = u"example"_s;
    const auto resources = search.values(Webhook::Resource, query, now);
    QCOMPARE(resources.size(), std::size_t(3));
    QCOMPARE(resources[0].value, u"order"_s); // as often as product, and before it
    QCOMPARE(resources[0].jobs, 2);
    QCOMPARE(resources[2].value, u"customer"_s);
    const auto versions = search.values(Webhook::Version, query, now);
    QCOMPARE(versions.size(), std::size_t(1));
    QCOMPARE(versions[0].value, QString());
}

void TestRecordSearch::unreadableOnesAreShownOnlyWhereAllAre()
{
    std::vector<Webhook> all = listed();
    all.push_back(unreadableRecord<Webhook>());
    all.push_back(unreadableRecord<Webhook>());
    const RecordSearch<Webhook> search(all);
    QCOMPARE(search.find({}, now).size(), std::size_t(7));
    QCOMPARE(search.find(values(Webhook::Resource, {u"order"_s}, true), now).size(), std::size_t(3));
    QCOMPARE(search.find(sorted(Webhook::Id, true), now).back(), 6);
    WebhookQuery query;
    query.hasTwin = true;
    QCOMPARE(search.find(query, now).size(), std::size_t(2));
}

void TestRecordSearch::aDayIsThatOfItsZone()
{
    const RecordSearch<Webhook> search(listed());
    WebhookQuery query;
    query.times[Webhook::CreatedAt].isToday = true;
    // The same instant; where it is midnight, the one of an hour ago is of yesterday.
    QCOMPARE(search.find(query, now).size(), std::size_t(1));
    QCOMPARE(search.find(query, now.toOffsetFromUtc(14 * 3'600)).size(), std::size_t(0));
}

void TestRecordSearch::findsProperties_data()
{
    QTest::addColumn<PropertyQuery>("query");
    QTest::addColumn<QString>("names");
    const auto row = [](const char *name, const QString &found, const std::function<void(PropertyQuery &)> &set) {
        PropertyQuery query;
        set(query);
        QTest::newRow(name) << query << found;
    };
    row("nothing asked", u"abcd"_s, [](auto &) {});
    row("any field", u"ac"_s, [](auto &query) { query.text = u"RED"_s; });
    row("two words", u"a"_s, [](auto &query) { query.text = u"red color"_s; });
    row("an element with a space", u"a"_s, [](auto &query) { query.text = u"\"dark blue\""_s; });
    row("not across elements", u""_s, [](auto &query) { query.text = u"\"red dark\""_s; });
    row("not the signs of the list", u""_s, [](auto &query) { query.text = u"["_s; });
    row("a field", u"c"_s, [](auto &query) { query.text = u"label:red"_s; });
    row("not in a field", u"abd"_s, [](auto &query) { query.text = u"-label:red"_s; });
    row("an element", u"ac"_s, [](auto &query) { query.values[Property::Scope] = {{u"order"_s}, false}; });
    row("not this element", u"bd"_s, [](auto &query) { query.values[Property::Scope] = {{u"order"_s}, true}; });
    row("no elements", u"d"_s, [](auto &query) { query.values[Property::Scope] = {{QString()}, false}; });
    row("sorted, absent ones last", u"bcad"_s, [](auto &query) {
        query.sortField = Property::Label;
        query.isDescending = true;
    });
}

void TestRecordSearch::findsProperties()
{
    QFETCH(PropertyQuery, query);
    const RecordSearch<Property> search(properties());
    QString found;
    for (const int place : search.find(query, now))
        found += search.records()[std::size_t(place)].id().first(1);
    QTEST(found, "names");
}

void TestRecordSearch::countsElementsOfLists()
{
    const RecordSearch<Property> search(properties());
    const auto scopes = search.values(Property::Scope, {}, now);
    QCOMPARE(scopes.size(), std::size_t(3));
    QCOMPARE(scopes[0].value, u"order"_s);
    QCOMPARE(scopes[0].jobs, 2);
    QCOMPARE(scopes[2].value, QString());
}

QTEST_APPLESS_MAIN(TestRecordSearch)

#include "tst_recordsearch.moc"
