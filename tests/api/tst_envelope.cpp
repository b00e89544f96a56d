// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/envelope.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

class TestEnvelope final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bodies_data();
    void bodies();
    void totals_data();
    void totals();
    void echoes_data();
    void echoes();
    void deepNesting();
    void theDetailHoldsTheAnswer();
};

namespace {

constexpr int accepted = -1;
const auto json = "application/json; charset=utf-8"_ba;

} // namespace

void TestEnvelope::bodies_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<int>("expected");
    const int odd = int(ErrorKind::NotUnderstood);
    QTest::newRow("empty page") << R"({"data":[]})"_ba << json << accepted;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF{\"data\":[]}"_ba << json << accepted;
    QTest::newRow("other content type") << R"({"data":[]})"_ba
                                        << "text/plain"_ba << accepted;
    QTest::newRow("odd elements") << R"({"data":[null,1,"x",[],{}]})"_ba << json << accepted;
    QTest::newRow("{} is not an empty list") << "{}"_ba << json << odd;
    QTest::newRow("data null") << R"({"data":null})"_ba << json << odd;
    QTest::newRow("data object") << R"({"data":{}})"_ba << json << odd;
    QTest::newRow("data string") << R"({"data":"[]"})"_ba << json << odd;
    QTest::newRow("array") << "[]"_ba << json << odd;
    QTest::newRow("null") << "null"_ba << json << odd;
    QTest::newRow("string") << "\"x\""_ba << json << odd;
    QTest::newRow("empty") << ""_ba << json << odd;
    QTest::newRow("cut") << R"({"data":[{"id":"1")"_ba << json << odd;
    const auto many = [](const QByteArray &element, int count) {
        return QByteArray("{\"data\":[" + QByteArray(element + ',').repeated(count - 1) + element + "]}");
    };
    QTest::newRow("as many records as may be") << many("0", 20'000) << json << accepted;
    QTest::newRow("more records") << many("0", 20'001) << json << int(ErrorKind::TooLarge);
    QTest::newRow("too many values") << many("[[]]", 150'000) << json << int(ErrorKind::TooLarge);
    QTest::newRow("commas in texts") << many("\"" + QByteArray(5'000, ',') + "\\\"[\"", 200) << json << accepted;
    QTest::newRow("two documents") << R"({"data":[]}{"data":[]})"_ba << json << odd;
    QTest::newRow("trailing comma") << R"({"data":[],})"_ba << json << odd;
    QTest::newRow("comment") << R"({"data":[]} // x)"_ba << json << odd;
    QTest::newRow("NaN") << R"({"data":[NaN]})"_ba << json << odd;
    QTest::newRow("1e400") << R"({"data":[1e400]})"_ba << json << odd;
    QTest::newRow("invalid UTF-8") << "{\"data\":[\"\xff\xfe\"]}"_ba << json << odd;
    QTest::newRow("overlong UTF-8") << "{\"data\":[\"\xc0\xaf\"]}"_ba << json << odd;
    QTest::newRow("invalid UTF-8 behind a backslash") << "{\"data\":[\"\\\xcd\"]}"_ba << json << odd;
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe{\0}\0", 6) << json << odd;
    QTest::newRow("no content type") << R"({"data":[]})"_ba
                                     << ""_ba << odd;
    QTest::newRow("HTML") << "<!DOCTYPE html><html><body>Sign in</body></html>"_ba
                          << "text/html"_ba << int(ErrorKind::WebPage);
    QTest::newRow("HTML under a false name")
        << "\n<html><body>Sign in</body></html>"_ba << json << int(ErrorKind::WebPage);
}

void TestEnvelope::bodies()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, type);
    QFETCH(int, expected);
    const auto envelope = Envelope::decode(body, type, "total"_L1);
    QCOMPARE(envelope ? accepted : int(envelope.error().kind), expected);
    if (!envelope)
        QVERIFY(!envelope.error().detail.isEmpty());
}

void TestEnvelope::totals_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<qint64>("total"); // -1: unknown
    QTest::addColumn<QString>("field");
    const qint64 unknown = -1;
    QTest::newRow("string") << R"("total":"57")"_ba << qint64(57) << u"total"_s;
    QTest::newRow("number") << R"("total":57)"_ba << qint64(57) << u"total"_s;
    QTest::newRow("zero") << R"("total":0)"_ba << qint64(0) << u"total"_s;
    QTest::newRow("beyond 32 bits") << R"("total":2147483648)"_ba << qint64(2147483648) << u"total"_s;
    QTest::newRow("word") << R"("total":"abc")"_ba << unknown << QString();
    QTest::newRow("negative") << R"("total":-1)"_ba << unknown << QString();
    QTest::newRow("negative string") << R"("total":"-1")"_ba << unknown << QString();
    QTest::newRow("fraction") << R"("total":1.5)"_ba << unknown << QString();
    QTest::newRow("null") << R"("total":null)"_ba << unknown << QString();
    QTest::newRow("true") << R"("total":true)"_ba << unknown << QString();
    QTest::newRow("beyond 64 bits") << R"("total":"99999999999999999999")"_ba << unknown << QString();
    QTest::newRow("9e18") << R"("total":9e18)"_ba << qint64(9'000'000'000'000'000'000) << u"total"_s;
    QTest::newRow("1e30") << R"("total":1e30)"_ba << unknown << QString();
    QTest::newRow("missing") << R"("x":1)"_ba << unknown << QString();
    QTest::newRow("the other name") << R"("result":7)"_ba << qint64(7) << u"result"_s;
    QTest::newRow("both: the named one") << R"("result":7,"total":"8")"_ba << qint64(8) << u"total"_s;
    QTest::newRow("the named one makes no sense") << R"("result":7,"total":"x")"_ba << qint64(7) << u"result"_s;
}

void TestEnvelope::totals()
{
    QFETCH(QByteArray, fields);
    QFETCH(qint64, total);
    QFETCH(QString, field);
    if (fields.contains("\"result\":7,\"total\":\"8\""))
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"two totals"_s));
    const auto envelope = Envelope::decode("{\"data\":[]," + fields + "}", json, "total"_L1);
    QVERIFY(envelope.ok());
    QCOMPARE(envelope.value().total.value_or(-1), total);
    QCOMPARE(envelope.value().totalField, field);
}

void TestEnvelope::echoes_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("expected"); // -1: none
    QTest::newRow("number") << "3"_ba << 3;
    QTest::newRow("string") << "\"3\""_ba << 3;
    QTest::newRow("zero") << "0"_ba << -1;
    QTest::newRow("negative") << "-3"_ba << -1;
    QTest::newRow("fraction") << "2.5"_ba << -1;
    QTest::newRow("null") << "null"_ba << -1;
    QTest::newRow("huge") << "1e15"_ba << -1;
    QTest::newRow("list") << "[3]"_ba << -1;
}

void TestEnvelope::echoes()
{
    QFETCH(QByteArray, value);
    QFETCH(int, expected);
    const auto envelope =
        Envelope::decode("{\"data\":[],\"page\":" + value + ",\"perPage\":" + value + "}", json, "total"_L1);
    QVERIFY(envelope.ok());
    QCOMPARE(envelope.value().page.value_or(-1), expected);
    QCOMPARE(envelope.value().perPage.value_or(-1), expected);
}

void TestEnvelope::deepNesting()
{
    for (const int depth : {1025, 100'000}) {
        const QByteArray body = "{\"data\":" + QByteArray(depth, '[') + QByteArray(depth, ']') + "}";
        const auto envelope = Envelope::decode(body, json, "total"_L1);
        QVERIFY(!envelope.ok());
        QCOMPARE(envelope.error().kind, ErrorKind::NotUnderstood);
    }
}

void TestEnvelope::theDetailHoldsTheAnswer()
{
    const auto envelope = Envelope::decode(R"({"rows":[]})", json, "total"_L1);
    QVERIFY(envelope.error().detail.endsWith(uR"({"rows":[]})"_s));
    const auto large = Envelope::decode("{\"rows\":\"" + QByteArray(1'000'000, 'x') + "\"}", json, "total"_L1);
    QVERIFY(large.error().detail.size() < 70'000);
}

QTEST_GUILESS_MAIN(TestEnvelope)
#include "tst_envelope.moc"
