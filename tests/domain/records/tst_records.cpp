// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/importjob.h"
#include "domain/records/page.h"
#include "domain/records/property.h"
#include "domain/records/webhook.h"

#include <QSet>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestRecords final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fieldNamesAreThoseOfTheInterface();
    void absentFieldsStayAbsent();
    void timesAreReadOnTheWayIn();
    void elementsThatAreNoObjects();
    void pageCountsItsCost();
    void propertiesOfOneNameAreSeveral_data();
    void propertiesOfOneNameAreSeveral();
};

void TestRecords::fieldNamesAreThoseOfTheInterface()
{
    QStringList jobFields;
    for (int field = 0; field < ImportJob::FieldCount; ++field)
        jobFields += ImportJob::fieldName(ImportJob::Field(field));
    QCOMPARE(jobFields.join(u' '),
             u"id jobType channelId status userId userName filePath createdAt updatedAt additionalDetails "
             "failedFilePath successCount failureCount"_s);
    QStringList webhookFields;
    for (int field = 0; field < Webhook::FieldCount; ++field)
        webhookFields += Webhook::fieldName(Webhook::Field(field));
    QCOMPARE(webhookFields.join(u' '),
             u"id resource eventType eventSubType version externalChannelID webhookUrl webhookMethod createdAt "
             "updatedAt"_s);
}

void TestRecords::absentFieldsStayAbsent()
{
    ImportJob job;
    QVERIFY(job.isReadable());
    QVERIFY(job.presence(ImportJob::SuccessCount) == Presence::Missing);
    QVERIFY(!job.has(ImportJob::SuccessCount));
    job.set(ImportJob::Status, u"1"_s, Presence::OtherType);
    job.set(ImportJob::UserName, QString(), Presence::Null);
    QVERIFY(job.presence(ImportJob::Status) == Presence::OtherType);
    QCOMPARE(job.text(ImportJob::Status), u"1"_s);
    QVERIFY(job.presence(ImportJob::UserName) == Presence::Null);
}

void TestRecords::timesAreReadOnTheWayIn()
{
    ImportJob job;
    job.set(ImportJob::CreatedAt, u"1970-01-01T00:00:01Z"_s);
    job.set(ImportJob::UpdatedAt, u"soon"_s);
    QCOMPARE(job.createdAt().instant(), std::optional<qint64>(1000));
    QCOMPARE(job.updatedAt().instant(), std::nullopt);
    QCOMPARE(job.text(ImportJob::UpdatedAt), u"soon"_s);
    Webhook webhook;
    webhook.set(Webhook::UpdatedAt, u"1970-01-01T00:00:02+00:00"_s);
    QCOMPARE(webhook.updatedAt().instant(), std::optional<qint64>(2000));
}

void TestRecords::elementsThatAreNoObjects()
{
    QVERIFY(!unreadableRecord<ImportJob>().isReadable());
    QVERIFY(unreadableRecord<ImportJob>().id().isEmpty());
    QVERIFY(!unreadableRecord<Webhook>().isReadable());
}

void TestRecords::pageCountsItsCost()
{
    ImportJob job;
    job.set(ImportJob::Id, u"48210"_s);
    const auto raw = [](const QByteArray &body, qsizetype index) { return body.sliced(index, 1); };
    const Page<ImportJob> page({job, unreadableRecord<ImportJob>()}, QByteArray("[1,2]"), raw);
    QCOMPARE(page.count(), 2);
    QCOMPARE(page.idAt(0), u"48210"_s);
    QCOMPARE(page.rawAt(1), QByteArray("1"));
    QVERIFY(page.byteCost() > qsizetype(2 * sizeof(ImportJob)));
    QVERIFY(page.at(0) == job);
}

void TestRecords::propertiesOfOneNameAreSeveral_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<bool>("isOther");
    QTest::newRow("of another account") << int(Property::AccountSlug) << true;
    QTest::newRow("of another kind of record") << int(Property::Scope) << true;
    QTest::newRow("of another type") << int(Property::FieldType) << true;
    QTest::newRow("created at another time") << int(Property::CreatedAt) << true;
    QTest::newRow("changed") << int(Property::UpdatedAt) << false;
    QTest::newRow("described in other words") << int(Property::Description) << false;
}

void TestRecords::propertiesOfOneNameAreSeveral()
{
    QFETCH(const int, field);
    QFETCH(const bool, isOther);
    Property one;
    one.set(Property::InternalName, u"size"_s);
    Property other = one;
    other.set(Property::Field(field), u"2026-11-29T10:00:00Z"_s);
    const Page<Property> page({one, other, Property()}, "[]", nullptr);
    QCOMPARE(page.idAt(0) != page.idAt(1), isOther);
    QVERIFY(page.idAt(0).startsWith(u"size"_s) && page.idAt(1).startsWith(u"size"_s));
    QVERIFY(page.idAt(2).isEmpty());
    // What is kept to tell them apart counts.
    const qsizetype records = one.byteCost() + other.byteCost() + qsizetype(sizeof page + 3 * sizeof(Property));
    const qsizetype keys = (page.idAt(0).size() + page.idAt(1).size()) * qsizetype(sizeof(QChar));
    QVERIFY(page.byteCost() >= records + keys);
}

QTEST_GUILESS_MAIN(TestRecords)
#include "tst_records.moc"
