// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/pagedecoder.h"

#include "domain/records/importjob.h"
#include "domain/records/property.h"
#include "domain/records/webhook.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

class TestRecordDecoder final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFieldOfAJob();
    void everyFieldOfAWebhook();
    void everyFieldOfAProperty();
    void lists_data();
    void lists();
    void oddValues_data();
    void oddValues();
    void brokenElementsKeepTheirPlace();
    void equalTextsAreShared();
    void manyOddValuesTakeOnePass();
    void aFoldedPageSaysTheSame();
};

namespace {

template <typename Record>
std::vector<Record> decoded(const QByteArray &elements)
{
    const QByteArray body = "{\"data\":[" + elements + "]}";
    const QJsonDocument document = QJsonDocument::fromJson(body);
    return RecordDecoder<Record>::decodeAll(document.object().value("data"_L1).toArray(), body);
}

template <typename Record>
void checkEveryField()
{
    QByteArrayList members;
    for (int field = 0; field < Record::FieldCount; ++field) {
        const QLatin1StringView name = Record::fieldName(typename Record::Field(field));
        members.append('"' + QByteArray(name.data(), name.size()) + "\":\"value " + QByteArray::number(field) + '"');
    }
    const auto records = decoded<Record>("{\"unknown\":1," + members.join(',') + "}");
    QCOMPARE(records.size(), std::size_t(1));
    for (int field = 0; field < Record::FieldCount; ++field) {
        QCOMPARE(records.front().text(std::size_t(field)), u"value %1"_s.arg(field));
        QCOMPARE(records.front().presence(std::size_t(field)), Presence::String);
    }
}

} // namespace

void TestRecordDecoder::everyFieldOfAJob()
{
    checkEveryField<ImportJob>();
}

void TestRecordDecoder::everyFieldOfAWebhook()
{
    checkEveryField<Webhook>();
}

void TestRecordDecoder::everyFieldOfAProperty()
{
    checkEveryField<Property>();
}

void TestRecordDecoder::lists_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<int>("presence");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("list");
    const auto row = [](const char *name, const char *members, Presence presence, const QString &text,
                        const QStringList &list = {}) {
        QTest::newRow(name) << QByteArray(members) << int(presence) << text << list;
    };
    row("missing", "", Presence::Missing, {});
    row("null", R"(,"%":null)", Presence::Null, {});
    row("list", R"(,"%":["a","b c"])", Presence::List, uR"(["a","b c"])"_s, {u"a"_s, u"b c"_s});
    row("empty list", R"(,"%":[ ])", Presence::List, u"[ ]"_s);
    row("text", R"(,"%":"a,b")", Presence::String, u"a,b"_s);
    row("object", R"(,"%":{"a":1})", Presence::OtherType, uR"({"a":1})"_s);
    row("number", R"(,"%":1.0)", Presence::OtherType, u"1.0"_s);
    row("mixed", R"(,"%":["a",1,null,true,["b"],{"c":2},""])", Presence::List,
        uR"(["a",1,null,true,["b"],{"c":2},""])"_s,
        {u"a"_s, u"1"_s, u"null"_s, u"true"_s, uR"(["b"])"_s, uR"({"c":2})"_s, QString()});
    row("digits", R"(,"%":[1.10, 12345678901234567890,{"c": 1.0}])", Presence::List,
        uR"([1.10, 12345678901234567890,{"c": 1.0}])"_s, {u"1.10"_s, u"12345678901234567890"_s, uR"({"c": 1.0})"_s});
    row("twice the same", R"(,"%":["a","a"])", Presence::List, uR"(["a","a"])"_s, {u"a"_s, u"a"_s});
    row("lone surrogate", R"(,"%":["a\ud800"])", Presence::List, uR"(["a\ud800"])"_s, {u"a\ufffd"_s});
}

void TestRecordDecoder::lists()
{
    QFETCH(QByteArray, members);
    QFETCH(int, presence);
    QFETCH(QString, text);
    QFETCH(QStringList, list);
    for (const Property::Field field : {Property::Options, Property::Scope}) {
        const QLatin1StringView name = Property::fieldName(field);
        QByteArray named = members;
        named.replace('%', QByteArray(name.data(), name.size()));
        const auto records = decoded<Property>(R"({"internalName":"x","extra":[1])" + named + "}");
        QCOMPARE(records.size(), std::size_t(1));
        const Property &property = records.front();
        QCOMPARE(int(property.presence(field)), presence);
        QCOMPARE(property.text(field), text);
        QCOMPARE(property.list(field) != nullptr, Presence(presence) == Presence::List);
        QCOMPARE(property.list(field) ? *property.list(field) : QStringList(), list);
        QVERIFY(!property.list(field == Property::Options ? Property::Scope : Property::Options));
        QCOMPARE(property.id(), u"x"_s);
    }
}

void TestRecordDecoder::oddValues_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("presence");
    const int other = int(Presence::OtherType);
    QTest::newRow("null") << "null"_ba << QString() << int(Presence::Null);
    QTest::newRow("empty") << "\"\""_ba << QString() << int(Presence::String);
    QTest::newRow("number") << "12"_ba << u"12"_s << other;
    QTest::newRow("number with zeros") << "1.50"_ba << u"1.50"_s << other;
    QTest::newRow("number beyond 64 bits") << "12345678901234567890123"_ba << u"12345678901234567890123"_s << other;
    QTest::newRow("bool") << "true"_ba << u"true"_s << other;
    QTest::newRow("object") << R"({"a": [1]})"_ba << uR"({"a": [1]})"_s << other;
    QTest::newRow("list") << "[1, 2]"_ba << u"[1, 2]"_s << other;
    QTest::newRow("lone surrogate") << R"("a\ud800b")"_ba << u"a\ufffdb"_s << int(Presence::String);
    QTest::newRow("NUL") << R"("a\u0000b")"_ba << QString::fromUtf16(u"a\0b", 3) << int(Presence::String);
    QTest::newRow("verbatim") << R"(" 01 ")"_ba << u" 01 "_s << int(Presence::String);
}

void TestRecordDecoder::oddValues()
{
    QFETCH(QByteArray, value);
    QFETCH(QString, text);
    QFETCH(int, presence);
    const auto jobs = decoded<ImportJob>(R"({"id":"1"},{"id":"2","status":)" + value + "}");
    QCOMPARE(jobs.size(), std::size_t(2));
    QCOMPARE(jobs[0].presence(ImportJob::Status), Presence::Missing);
    QCOMPARE(jobs[1].text(ImportJob::Status), text);
    QCOMPARE(int(jobs[1].presence(ImportJob::Status)), presence);
    QCOMPARE(jobs[1].id(), u"2"_s);
}

void TestRecordDecoder::brokenElementsKeepTheirPlace()
{
    const auto jobs = decoded<ImportJob>(R"({"id":"1"},null,7,"x",[],{"id":"6"},{})");
    QCOMPARE(jobs.size(), std::size_t(7));
    QCOMPARE(jobs[0].id(), u"1"_s);
    for (const std::size_t broken : {1, 2, 3, 4})
        QVERIFY(!jobs[broken].isReadable());
    QCOMPARE(jobs[5].id(), u"6"_s);
    QVERIFY(jobs[6].isReadable());
    QVERIFY(jobs[6].id().isEmpty());
}

void TestRecordDecoder::equalTextsAreShared()
{
    const auto jobs = decoded<ImportJob>(R"({"jobType":"product.import"},{"jobType":"product.import"})");
    QCOMPARE(jobs[0].text(ImportJob::JobType).constData(), jobs[1].text(ImportJob::JobType).constData());
}

/// A large page whose fields are all numbers must not read the body once for each of them.
void TestRecordDecoder::manyOddValuesTakeOnePass()
{
    QByteArrayList elements;
    for (int i = 0; i < 20'000; ++i)
        elements.append("{\"id\":" + QByteArray::number(i) + ",\"status\":1,\"userId\":2}");
    const auto jobs = decoded<ImportJob>(elements.join(','));
    QCOMPARE(jobs.size(), std::size_t(20'000));
    QCOMPARE(jobs.back().id(), u"19999"_s);
}

void TestRecordDecoder::aFoldedPageSaysTheSame()
{
    const QByteArray body =
        R"({"total":3,"data":[{"id":"a","status":7,"more":[1.50]}, "no job",{"id":"b","userName":"Ada"}]})";
    const QJsonArray data = QJsonDocument::fromJson(body).object().value("data"_L1).toArray();
    UnknownFields unknown;
    const auto page = decodedPage<ImportJob>(data, body, &unknown);
    const auto folded = page->folded();
    QVERIFY(folded && !folded->folded() && !page->unfolded());
    const auto again = folded->unfolded();
    QVERIFY(again && !again->unfolded());
    QVERIFY(static_cast<const Page<ImportJob> &>(*again).records()
            == static_cast<const Page<ImportJob> &>(*page).records());
    for (const RecordPage *each : {folded.get(), again.get()}) {
        QCOMPARE(each->count(), 3);
        QCOMPARE(each->allRaw(), page->allRaw());
        for (qsizetype i = 0; i < page->count(); ++i)
            QCOMPARE(each->idAt(i), page->idAt(i));
    }
    QCOMPARE(again->byteCost(), page->byteCost());
}

QTEST_GUILESS_MAIN(TestRecordDecoder)
#include "tst_recorddecoder.moc"
