// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/plainhttp.h"
#include "service/servicequestions.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook::Demo;

namespace {

const QString acmeJobsPath = u"/acme/api/platform/v1/import-job"_s;

} // namespace

/// What the interface leaves open, as the demo service fills it in: properties, and the other way to ask for pages.
class TestDemoListings final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void listsPropertiesOfEveryKind();
    void takesOffsetsIfTold_data();
    void takesOffsetsIfTold();
    void ignoresOffsetsOtherwise();

private:
    PlainHttp m_http;
    ServiceProcess m_pages;
    ServiceProcess m_offsets;
    QByteArray m_acme = demoAccounts().first().token.data();
};

void TestDemoListings::initTestCase()
{
    QVERIFY2(m_pages.start(), m_pages.errors().constData());
    QVERIFY2(m_offsets.start({u"--dialect"_s, u"offsets"_s}), m_offsets.errors().constData());
}

void TestDemoListings::listsPropertiesOfEveryKind()
{
    const QSet<QString> always{u"accountSlug"_s, u"label"_s, u"internalName"_s, u"isUnique"_s,
                               u"fieldType"_s,   u"scope"_s, u"createdAt"_s,    u"updatedAt"_s};
    QSet<QString> types;
    QSet<QString> names;
    QSet<QString> scopes;
    qsizetype mostOptions = 0;
    int withoutDescription = 0;
    for (int page = 1; page <= 4; ++page) {
        const QString query = u"?per_page=100&page=%1"_s.arg(page);
        const auto answer = m_http.get(m_pages.api(u"/acme"_s + propertiesPath + query), m_acme);
        QCOMPARE(answer.json().value("total"_L1), QJsonValue(340));
        QCOMPARE(answer.data().size(), page < 4 ? 100 : 40);
        for (const QJsonValue &value : answer.data()) {
            const QJsonObject property = value.toObject();
            QVERIFY(fieldsOf(property).contains(always));
            const QString type = property.value("fieldType"_L1).toString();
            QCOMPARE(property.contains("options"_L1), type.endsWith("_select"_L1));
            mostOptions = qMax(mostOptions, property.value("options"_L1).toArray().size());
            withoutDescription += int(!property.contains("description"_L1));
            types += type;
            names += property.value("internalName"_L1).toString();
            scopes += property.value("scope"_L1).toArray().first().toString();
        }
    }
    QCOMPARE(names.size(), 340);
    QCOMPARE(types,
             QSet<QString>(
                 {u"multi_select"_s, u"single_select"_s, u"long_text"_s, u"short_text"_s, u"date_range"_s, QString()}));
    QCOMPARE(mostOptions, 40);
    QVERIFY(scopes.contains({u"order"_s, u"product"_s, u"customer"_s, QString()}));
    QVERIFY(withoutDescription > 50 && withoutDescription < 200);
}

void TestDemoListings::takesOffsetsIfTold_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("page");
    QTest::addColumn<int>("perPage");
    QTest::addColumn<QString>("first");
    QTest::newRow("defaults") << QString() << 200 << 1 << 25 << u"250000"_s;
    QTest::newRow("as asked") << u"?page%5Boffset%5D=100&page%5Blimit%5D=50"_s << 200 << 3 << 50 << u"249900"_s;
    QTest::newRow("brackets as they are") << u"?page[offset]=50&page[limit]=25"_s << 200 << 3 << 25 << u"249950"_s;
    QTest::newRow("larger than the largest")
        << u"?page%5Boffset%5D=0&page%5Blimit%5D=500"_s << 200 << 1 << 100 << u"250000"_s;
    QTest::newRow("no whole page") << u"?page%5Boffset%5D=7&page%5Blimit%5D=5"_s << 200 << 2 << 5 << u"249993"_s;
    QTest::newRow("nonsense") << u"?page%5Boffset%5D=-1&page%5Blimit%5D=x"_s << 200 << 1 << 25 << u"250000"_s;
    QTest::newRow("page") << u"?page=2"_s << 400 << 0 << 0 << QString();
    QTest::newRow("per_page") << u"?per_page=2"_s << 400 << 0 << 0 << QString();
}

void TestDemoListings::takesOffsetsIfTold()
{
    QFETCH(QString, query);
    QFETCH(int, status);
    QFETCH(int, page);
    QFETCH(int, perPage);
    QFETCH(QString, first);
    const auto answer = m_http.get(m_offsets.api(acmeJobsPath + query), m_acme);
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.json().value("page"_L1).toInt(), page);
    QCOMPARE(answer.json().value("perPage"_L1).toInt(), perPage);
    QCOMPARE(answer.data().first()["id"_L1].toString(), first);
}

/// So that a client which speaks the wrong dialect can see it in the echo.
void TestDemoListings::ignoresOffsetsOtherwise()
{
    const auto answer = m_http.get(m_pages.api(acmeJobsPath + u"?page%5Boffset%5D=50&page%5Blimit%5D=50"_s), m_acme);
    QCOMPARE(answer.json().value("page"_L1), QJsonValue(1));
    QCOMPARE(answer.json().value("perPage"_L1), QJsonValue(25));
}

QTEST_GUILESS_MAIN(TestDemoListings)
#include "tst_demolistings.moc"
