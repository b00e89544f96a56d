// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlfixture.h"
#include "support/smallmount.h"

#include <QTest>

using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// "account add" and "account remove" on a disk that is nearly full: what was kept before is still there afterwards,
/// and the exit status tells the truth.
class TestCtlFullDisk final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void adds_data();
    void adds();
    void removes_data();
    void removes();
};

namespace {

constexpr qint64 bytesForAPage = 256; // settings are smaller than a page

void addPages()
{
    QTest::addColumn<int>("pages");
    for (int pages = 0; pages <= 8; ++pages)
        QTest::addRow("%d free", pages) << pages;
}

QByteArray accountTable(const CtlFixture &fixture)
{
    const auto run = fixture.run({u"account"_s, u"list"_s, u"--format"_s, u"csv"_s});
    return run->end() && run->status() == 0 ? run->out() : "failed: " + run->err();
}

/// Whether the account has a token that "jobs list" takes to the service.
bool hasToken(CtlFixture &fixture, const QString &slug)
{
    fixture.server.enqueue(Script::json(jobsPage(jobRecords(1, 2))));
    const auto run = fixture.run({u"jobs"_s, u"list"_s, u"--account"_s, slug});
    return run->end() && run->status() == 0;
}

} // namespace

void TestCtlFullDisk::adds_data()
{
    addPages();
}

void TestCtlFullDisk::adds()
{
    QFETCH(int, pages);
    CtlFixture fixture;
    SmallMount disk(fixture.folder(), bytesForAPage);
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    const QByteArray before = accountTable(fixture);
    QVERIFY(before.contains("\"acme\""));

    QVERIFY(disk.fill(pages));
    const QStringList words{u"account"_s, u"add"_s, u"globex"_s, u"--base-url"_s, fixture.server.url(u""_s).toString()};
    const auto added = fixture.run(words + QStringList{u"--token-stdin"_s}, "another-token\n");
    QVERIFY(added->end());
    disk.empty();

    const QByteArray after = accountTable(fixture);
    if (added->status() == 0) {
        QVERIFY2(after.contains("\"acme\"") && after.contains("\"globex\""), after.constData());
        QVERIFY(hasToken(fixture, u"globex"_s));
    } else {
        QCOMPARE(added->status(), 1);
        QVERIFY2(
            added->err().startsWith("balehookctl: The account was not added because the settings could not be saved."),
            added->err().constData());
        QCOMPARE(after, before);
        QVERIFY(pages < 8);
        // Its token was taken back.
        const auto again = fixture.run(words);
        QVERIFY(again->end());
        QCOMPARE(again->status(), 0);
        QVERIFY(!hasToken(fixture, u"globex"_s));
    }
    QVERIFY(hasToken(fixture, u"acme"_s));
}

void TestCtlFullDisk::removes_data()
{
    addPages();
}

void TestCtlFullDisk::removes()
{
    QFETCH(int, pages);
    CtlFixture fixture;
    SmallMount disk(fixture.folder(), bytesForAPage);
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    const auto other =
        fixture.run({u"account"_s, u"add"_s, u"globex"_s, u"--base-url"_s, u"https://globex.example.com"_s});
    QVERIFY(other->end());
    const QByteArray before = accountTable(fixture);

    QVERIFY(disk.fill(pages));
    const auto removed = fixture.run({u"account"_s, u"remove"_s, u"acme"_s});
    QVERIFY(removed->end());
    disk.empty();

    const QByteArray after = accountTable(fixture);
    if (removed->status() == 0) {
        QVERIFY2(!after.contains("\"acme\"") && after.contains("\"globex\""), after.constData());
        return;
    }
    QCOMPARE(removed->status(), 1);
    QVERIFY2(
        removed->err().startsWith("balehookctl: The account was not removed because the settings could not be saved."),
        removed->err().constData());
    QCOMPARE(after, before);
    QVERIFY(pages < 8);
    QVERIFY(hasToken(fixture, u"acme"_s));
}

QTEST_GUILESS_MAIN(TestCtlFullDisk)
#include "tst_ctlfulldisk.moc"
