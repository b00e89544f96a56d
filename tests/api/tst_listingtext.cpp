// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/listingtext.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

class TestListingText final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void slices_data();
    void slices();
    void refuses_data();
    void refuses();
};

void TestListingText::reads_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<std::optional<qint64>>("stated");
    const auto row = [](const char *name, const char *text, qint64 count, std::optional<qint64> stated = {}) {
        QTest::newRow(name) << QByteArray(text) << count << stated;
    };
    row("bare list", R"([{"a":1},{"a":2}])", 2);
    row("empty list", " [ ] ", 0);
    row("envelope", R"({"page":1,"perPage":25,"total":340,"data":[{}, {}]})", 2, 340);
    row("total as text", R"({"total":"31","data":[]})", 0, 31);
    row("result", R"({"result":7,"data":[1]})", 1, 7);
    row("nonsense total", R"({"total":"many","data":[1]})", 1);
    row("data twice", R"({"data":[1,2,3],"data":[4]})", 1);
    row("byte order mark", "\xEF\xBB\xBF[1,2]", 2);
    row("byte order mark and envelope", "\xEF\xBB\xBF{\"data\":[1]}", 1);
    row("no objects", R"([null, "x", 7, [1]])", 4);
}

void TestListingText::reads()
{
    QFETCH(QByteArray, text);
    QFETCH(qint64, count);
    QFETCH(std::optional<qint64>, stated);
    const auto listing = ListingText::parse(text);
    QVERIFY2(listing.ok(), qPrintable(listing.ok() ? QString() : listing.error().detail));
    QCOMPARE(listing.value().count(), count);
    QCOMPARE(listing.value().statedTotal(), stated);
}

void TestListingText::slices_data()
{
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<QByteArray>("slice");
    QTest::newRow("some") << qint64(1) << qint64(2) << R"({"data":[{"b": 1.50},null]})"_ba;
    QTest::newRow("more than there are") << qint64(2) << qint64(9) << R"({"data":[null,"c,]"]})"_ba;
    QTest::newRow("beyond the end") << qint64(4) << qint64(2) << R"({"data":[]})"_ba;
    QTest::newRow("far beyond") << std::numeric_limits<qint64>::max() << qint64(2) << R"({"data":[]})"_ba;
    QTest::newRow("before the beginning") << qint64(-5) << qint64(1) << R"({"data":["a"]})"_ba;
    QTest::newRow("none") << qint64(0) << qint64(-1) << R"({"data":[]})"_ba;
}

void TestListingText::slices()
{
    QFETCH(qint64, first);
    QFETCH(qint64, count);
    QFETCH(QByteArray, slice);
    // A copy: what it points into goes along.
    const ListingText listing = ListingText::parse(R"([ "a", {"b": 1.50},null , "c,]" ])"_ba).value();
    QCOMPARE(listing.slice(first, count), slice);
}

void TestListingText::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QByteArray &text, const QString &words) {
        QTest::newRow(name) << text << words;
    };
    row("empty", {}, u"empty"_s);
    row("blank", " \n", u"empty"_s);
    row("byte order mark alone", "\xEF\xBB\xBF", u"empty"_s);
    row("no JSON", "label;internalName\nSize;size", u"not JSON"_s);
    row("cut off", R"({"data":[{"a":1},)", u"not JSON"_s);
    row("a web page", "<!DOCTYPE html><p>Sign in", u"not JSON"_s);
    row("Latin-1",
        "[\"Gr\xF6\xDF"
        "e\"]",
        u"UTF-8"_s);
    row("UTF-16", QByteArray("\xFF\xFE[\0]\0", 6), u"UTF-8"_s);
    row("UTF-16 without a mark", QByteArray("[\0]\0", 4), u"UTF-8"_s);
    row("nested too deeply", QByteArray(2'000, '[') + QByteArray(2'000, ']'), u"deeply"_s);
    row("object without data", R"({"total":3})", u"no list"_s);
    row("data is no list", R"({"data":{"a":[]}})", u"no list"_s);
    row("one record", R"({"internalName":"size"})", u"no list"_s);
}

void TestListingText::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, words);
    const auto listing = ListingText::parse(text);
    QVERIFY(!listing.ok());
    QCOMPARE(listing.error().kind, ErrorKind::FileNotUsable);
    QVERIFY2(listing.error().userMessage().contains(words), qPrintable(listing.error().userMessage()));
    QVERIFY(listing.error().userMessage().endsWith(u'.'));
}

QTEST_GUILESS_MAIN(TestListingText)
#include "tst_listingtext.moc"
