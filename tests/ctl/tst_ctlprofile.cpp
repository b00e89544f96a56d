// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlfixture.h"
#include "settings/settingsstorage.h"

#include <QFile>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// What balehookctl says of files of the profile that it cannot read.
class TestCtlProfile final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysThatSettingsAreACopy();
    void saysWhereRegistrationsAreKept();
    void leavesSettingsOfANewerVersionAlone();
};

void TestCtlProfile::saysThatSettingsAreACopy()
{
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    QFile file(fixture.folder() + u"/settings.json"_s);
    QVERIFY(file.resize(0));
    const auto listed = fixture.run({u"account"_s, u"list"_s});
    QVERIFY(listed->end());
    QCOMPARE(listed->status(), 0);
    QVERIFY(listed->out().contains("acme"));
    const QByteArrayList said = listed->err().split('\n');
    const QByteArray aside = file.fileName().toUtf8() + ".broken-";
    QVERIFY2(said.at(0).startsWith("balehookctl: The settings could not be read and were set aside as "),
             said.at(0).constData());
    QVERIFY2(said.at(0).contains(aside), said.at(0).constData());
    QVERIFY2(said.at(1).startsWith("balehookctl: The settings were restored from "), said.at(1).constData());
    const auto again = fixture.run({u"account"_s, u"list"_s});
    QVERIFY(again->end());
    QCOMPARE(again->err(), QByteArray());
    QVERIFY(again->out().contains("acme"));
}

void TestCtlProfile::saysWhereRegistrationsAreKept()
{
    CtlFixture fixture;
    QFile file(fixture.folder() + u"/registrations.json"_s);
    QVERIFY(file.open(QFile::WriteOnly));
    const QByteArray aside = file.fileName().toUtf8() + ".broken-";
    for (const qsizetype told : {1, 0}) {
        const auto listed = fixture.run({u"account"_s, u"list"_s});
        QVERIFY(listed->end());
        QCOMPARE(listed->status(), 0);
        QCOMPARE(listed->err().count('\n'), told);
        QCOMPARE(listed->err().count(aside), told);
    }
}

void TestCtlProfile::leavesSettingsOfANewerVersionAlone()
{
    const CtlFixture fixture;
    const QByteArray newer = R"({"version":2})";
    QFile file(fixture.folder() + u"/settings.json"_s);
    QVERIFY(file.open(QFile::ReadWrite));
    file.write(newer);
    QVERIFY(file.seek(0));
    const auto added =
        fixture.run({u"account"_s, u"add"_s, u"acme"_s, u"--base-url"_s, u"https://{slug}.example.com"_s});
    QVERIFY(added->end());
    QCOMPARE(added->status(), 1);
    const Error newerSettings = SettingsStorage::errorOf(SettingsStorage::State::Newer, file.fileName());
    QVERIFY2(added->err().contains(newerSettings.userMessage().toUtf8()), added->err().constData());
    QCOMPARE(added->err().count('\n'), 1);
    QCOMPARE(file.readAll(), newer);
}

QTEST_GUILESS_MAIN(TestCtlProfile)
#include "tst_ctlprofile.moc"
