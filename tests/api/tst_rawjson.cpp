// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/rawjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

class TestRawJson final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void elements_data();
    void elements();
    void members_data();
    void members();
    void agreesWithQt();
    void survivesAnyBytes();
};

void TestRawJson::elements_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("index");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("first") << R"({"data":[{"a":1},{"b":2}]})"_ba << 0 << R"({"a":1})"_ba;
    QTest::newRow("second") << R"({"data":[{"a":1},{"b":2}]})"_ba << 1 << R"({"b":2})"_ba;
    QTest::newRow("beyond") << R"({"data":[{"a":1}]})"_ba << 1 << QByteArray();
    QTest::newRow("negative") << R"({"data":[{"a":1}]})"_ba << -1 << QByteArray();
    QTest::newRow("empty list") << R"({"data":[]})"_ba << 0 << QByteArray();
    QTest::newRow("no data") << R"({"rows":[1]})"_ba << 0 << QByteArray();
    QTest::newRow("data is no list") << R"({"data":{"0":1}})"_ba << 0 << QByteArray();
    QTest::newRow("not an object") << R"([1])"_ba << 0 << QByteArray();
    QTest::newRow("exact bytes") << R"({"data":[ { "n" : 1.500e+00 , "s":"\u0041" } ]})"_ba << 0
                                 << R"({ "n" : 1.500e+00 , "s":"\u0041" })"_ba;
    QTest::newRow("brackets in strings") << R"({"data":[{"s":"}],[{\"\\"},{"t":1}]})"_ba << 1 << R"({"t":1})"_ba;
    QTest::newRow("scalars") << R"({"data":[null, 12,"x" ,true]})"_ba << 2 << R"("x")"_ba;
    QTest::newRow("last scalar") << R"({"data":[null, 12,"x" ,true]})"_ba << 3 << "true"_ba;
    QTest::newRow("nested data before") << R"({"meta":{"data":[9]},"data":[1]})"_ba << 0 << "1"_ba;
    QTest::newRow("data in a string before") << R"({"x":"\"data\":[9]","data":[1]})"_ba << 0 << "1"_ba;
    QTest::newRow("two data: the last wins") << R"({"data":[1],"data":[2]})"_ba << 0 << "2"_ba;
    QTest::newRow("escaped key") << R"({"d\u0061ta":[3]})"_ba << 0 << "3"_ba;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF{\"data\":[4]}"_ba << 0 << "4"_ba;
    QTest::newRow("white space") << " \r\n\t{ \"data\" :\n[\t5 ] }"_ba << 0 << "5"_ba;
}

void TestRawJson::elements()
{
    QFETCH(QByteArray, body);
    QFETCH(int, index);
    QFETCH(QByteArray, expected);
    QCOMPARE(RawJson::listedElement(body, index), expected);
    const auto all = RawJson::listedElements(body);
    const bool inside = index >= 0 && std::size_t(index) < all.size();
    QCOMPARE(inside ? all[std::size_t(index)].toByteArray() : QByteArray(), expected);
}

void TestRawJson::members_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("big number") << R"({"n":123456789012345678901234567890})"_ba
                                << "123456789012345678901234567890"_ba;
    QTest::newRow("trailing zeros") << R"({"n": 1.50 ,"m":2})"_ba
                                    << "1.50"_ba;
    QTest::newRow("object") << R"({"n":{"a":[1,{}]}})"_ba
                            << R"({"a":[1,{}]})"_ba;
    QTest::newRow("missing") << R"({"m":1})"_ba << QByteArray();
    QTest::newRow("only in a nested one") << R"({"m":{"n":1}})"_ba << QByteArray();
    QTest::newRow("empty object") << "{}"_ba << QByteArray();
}

void TestRawJson::members()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const auto found = RawJson::member(text, "n");
    QCOMPARE(found ? found->toByteArray() : QByteArray(), expected);
}

namespace {

QByteArray randomJson(QRandomGenerator &random, int depth)
{
    static const QList<QByteArray> scalars{"null",       "true",  "0",        "-1.5e3",      "\"\"",
                                           "\"a\\\"]\"", "\"}\"", "\"\\\\\"", "\"\\u0022\"", "\"\u00e4\""};
    const int kind = depth > 3 ? 0 : random.bounded(3);
    if (kind == 0)
        return scalars.at(random.bounded(int(scalars.size())));
    QByteArrayList parts;
    const int count = random.bounded(4);
    const QByteArray space = random.bounded(2) ? " \n" : "";
    for (int i = 0; i < count; ++i) {
        const QByteArray value = randomJson(random, depth + 1);
        parts.append(kind == 1 ? value : QByteArray("\"k" + QByteArray::number(i) + "\"" + space + ":" + value));
    }
    const QByteArray joined = space + parts.join(QByteArray(space + ',' + space)) + space;
    return kind == 1 ? QByteArray('[' + joined + ']') : QByteArray('{' + joined + '}');
}

QJsonValue parsed(const QByteArray &text)
{
    return QJsonDocument::fromJson('[' + text + ']').array().at(0);
}

} // namespace

/// For whatever Qt accepts, each slice is the element that Qt sees.
void TestRawJson::agreesWithQt()
{
    QRandomGenerator random(20261121);
    for (int round = 0; round < 2000; ++round) {
        const QByteArray body = "{\"data\":[" + randomJson(random, 0) + "," + randomJson(random, 0) + "]}";
        const QJsonDocument document = QJsonDocument::fromJson(body);
        QVERIFY(document.isObject());
        const QJsonArray data = document.object().value("data"_L1).toArray();
        QCOMPARE(RawJson::listedElements(body).size(), std::size_t(data.size()));
        for (qsizetype i = 0; i < data.size(); ++i)
            QCOMPARE(parsed(RawJson::listedElement(body, i)), data.at(i));
    }
}

/// Cut and damaged text: no crash, no endless loop, nothing from outside (run under a sanitizer, too).
void TestRawJson::survivesAnyBytes()
{
    QRandomGenerator random(42);
    const QByteArray alphabet = R"({}[]",:\ data0e.-)"_ba;
    for (int round = 0; round < 20000; ++round) {
        QByteArray text = round % 2 ? R"({"data":[{"a":"b\"c"},[1,2,{"x":null}],"y"]})"_ba : QByteArray();
        text.truncate(random.bounded(int(text.size()) + 1));
        const int extra = random.bounded(20);
        for (int i = 0; i < extra; ++i)
            text.insert(random.bounded(int(text.size()) + 1), alphabet.at(random.bounded(int(alphabet.size()))));
        const QByteArray found = RawJson::listedElement(text, random.bounded(3));
        QVERIFY(found.size() <= text.size());
        for (const QByteArrayView element : RawJson::listedElements(text))
            QVERIFY(element.data() >= text.constData() && element.end() <= text.constData() + text.size());
    }
}

QTEST_GUILESS_MAIN(TestRawJson)
#include "tst_rawjson.moc"
