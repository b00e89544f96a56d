// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/jobchanges.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

using Field = ImportJob::Field;

class TestJobChanges final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesWhatChanged();
    void aSignatureIsNoChange_data();
    void aSignatureIsNoChange();
};

void TestJobChanges::namesWhatChanged()
{
    ImportJob before;
    before.set(ImportJob::Id, u"1"_s);
    before.set(ImportJob::Status, u"0"_s);
    ImportJob now = before;
    QVERIFY(changedFields(before, now).empty());
    now.set(ImportJob::Status, u"1"_s);
    now.set(ImportJob::FailureCount, {}, Presence::Null); // was not there at all
    QCOMPARE(changedFields(before, now), (std::vector<Field>{ImportJob::Status, ImportJob::FailureCount}));
}

void TestJobChanges::aSignatureIsNoChange_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("now");
    QTest::addColumn<bool>("isChange");
    const auto row = [](const char *name, Field field, const QString &before, const QString &now, bool isChange) {
        QTest::newRow(name) << int(field) << before << now << isChange;
    };
    row("signed anew", ImportJob::FilePath, u"https://f.example/a.csv?s=1"_s, u"https://f.example/a.csv?s=2"_s, false);
    row("failed file", ImportJob::FailedFilePath, u"https://f.example/a?s=1"_s, u"https://f.example/a"_s, false);
    row("another file", ImportJob::FilePath, u"https://f.example/a?s=1"_s, u"https://f.example/b?s=1"_s, true);
    row("details that are a link", ImportJob::AdditionalDetails, u"https://f.example/a?1"_s, u"https://f.example/a?2"_s,
        false);
    row("details with a question", ImportJob::AdditionalDetails, u"Really? No"_s, u"Really? Yes"_s, true);
    row("words with a link", ImportJob::AdditionalDetails, u"https://f.example/a?1 one"_s,
        u"https://f.example/a?1 two"_s, true);
    row("another field", ImportJob::UserName, u"https://f.example/a?1"_s, u"https://f.example/a?2"_s, true);
}

void TestJobChanges::aSignatureIsNoChange()
{
    QFETCH(int, field);
    QFETCH(QString, before);
    QFETCH(QString, now);
    ImportJob a;
    a.set(Field(field), before);
    ImportJob b;
    b.set(Field(field), now);
    QTEST(!changedFields(a, b).empty(), "isChange");
}

QTEST_GUILESS_MAIN(TestJobChanges)
#include "tst_jobchanges.moc"
