// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlfixture.h"
#include "support/saidof.h"

#include <QTest>

using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// --all ends on every server, with each id once.
class TestCtlWholeListings final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsAll_data();
    void listsAll();
    void searchesWebhooks_data();
    void searchesWebhooks();
    void stopsAtAnError();
    void stopsWhenTheTokenIsRefused();
};

namespace {

QByteArray lines(int first, int last)
{
    QByteArray text;
    for (int i = first; i <= last; ++i)
        text += "{\"id\":\"j" + QByteArray::number(i) + "\"}\n";
    return text;
}

QStringList all(const QString &perPage)
{
    return {u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s, u"--all"_s, u"--format=jsonl"_s, u"--per-page"_s, perPage};
}

} // namespace

void TestCtlWholeListings::listsAll_data()
{
    QTest::addColumn<QList<QByteArray>>("pages"); // the last one goes on
    QTest::addColumn<QByteArray>("out");
    QTest::addColumn<int>("mostRequests");
    QTest::addColumn<QByteArray>("fragment"); // of the only line on standard error

    const auto page = [](int number, int first, int last, const QByteArray &total) {
        return jobsPage(jobRecords(first, last), number, 2, total);
    };
    using Pages = QList<QByteArray>;
    QTest::newRow("honest") << Pages{page(1, 1, 2, "5"), page(2, 3, 4, "5"), page(3, 5, 5, "5")} << lines(1, 5) << 3
                            << QByteArray();
    QTest::newRow("no total") << Pages{page(1, 1, 2, ""), page(2, 3, 4, ""), page(3, 5, 5, "")} << lines(1, 5) << 4
                              << QByteArray();
    QTest::newRow("same page for ever") << Pages{page(1, 1, 2, "")} << lines(1, 2) << 3 << QByteArray();
    QTest::newRow("same page, huge total") << Pages{page(1, 1, 2, "9000000000000000000")} << lines(1, 2) << 3
                                           << QByteArray("reports 9,000,000,000,000,000,000 records but listed 2");
    QTest::newRow("in circles") << Pages{page(1, 1, 2, ""), page(2, 3, 4, ""), page(3, 1, 2, "")} << lines(1, 4) << 4
                                << QByteArray();
    QTest::newRow("shifted by one") << Pages{page(1, 1, 2, "5"), page(2, 2, 3, "5"), page(3, 4, 4, "5")} << lines(1, 4)
                                    << 3 << QByteArray("reports 5 records but listed 4");
    QTest::newRow("all on page 1") << Pages{jobsPage(jobRecords(1, 9), 1, 2, "9")} << lines(1, 9) << 1 << QByteArray();
    QTest::newRow("total too small") << Pages{page(1, 1, 2, "1")} << lines(1, 2) << 1
                                     << QByteArray("reports 1 records but listed 2");
    QTest::newRow("total is nonsense") << Pages{page(1, 1, 2, "\"many\""), page(2, 3, 3, "-1")} << lines(1, 3) << 3
                                       << QByteArray();
    QTest::newRow("ends early") << Pages{page(1, 1, 2, "9"), jobsPage({}, 2, 2, "9")} << lines(1, 2) << 3
                                << QByteArray("reports 9 records but listed 2");
    QTest::newRow("sizes that change") << Pages{jobsPage(jobRecords(1, 1), 1, 1, ""),
                                                jobsPage(jobRecords(2, 2), 2, 3, ""),
                                                jobsPage(jobRecords(1, 1), 1, 1, ""),
                                                jobsPage(jobRecords(2, 2), 2, 5, "")}
                                       << lines(1, 2) << 12 << QByteArray();
    QTest::newRow("empty, and yet there are some")
        << Pages{jobsPage({}, 1, 2, "7")} << QByteArray() << 1 << QByteArray("reports 7 records but listed 0");
    QTest::newRow("empty") << Pages{jobsPage({}, 1, 2, "0")} << QByteArray() << 1 << QByteArray();
    QTest::newRow("same id in a page") << Pages{jobsPage(jobRecords(1, 1) + ',' + jobRecords(1, 1), 1, 2, "")}
                                       << lines(1, 1) + lines(1, 1) << 3 << QByteArray();
    QTest::newRow("same id in a page, and later")
        << Pages{page(1, 1, 2, "4"), jobsPage(jobRecords(2, 2) + ',' + jobRecords(2, 2), 2, 2, "4")} << lines(1, 2) << 3
        << QByteArray("reports 4 records but listed 2");
    QTest::newRow("without ids") << Pages{jobsPage(R"({"a":1},{"a":1})", 1, 2, "")}
                                 << QByteArray("{\"a\":1}\n{\"a\":1}\n") << 3 << QByteArray();
    QTest::newRow("no records at all") << Pages{jobsPage("1,null", 1, 2, "")} << QByteArray("1\nnull\n") << 3
                                       << QByteArray();
}

void TestCtlWholeListings::listsAll()
{
    QFETCH(const QList<QByteArray>, pages);
    QFETCH(const int, mostRequests);
    QFETCH(const QByteArray, fragment);
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    for (const QByteArray &page : pages)
        fixture.server.enqueue(Script::json(page));
    const auto run = fixture.run(all(u"2"_s));
    QVERIFY(run->end());
    QTEST(run->out(), "out");
    QCOMPARE(run->status(), 0);
    QCOMPARE(run->err().isEmpty(), fragment.isEmpty());
    QVERIFY2(run->err().contains(fragment), run->err().constData());
    QVERIFY2(fixture.server.requests().size() <= mostRequests,
             QByteArray::number(fixture.server.requests().size()).constData());
}

void TestCtlWholeListings::searchesWebhooks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("out");
    QTest::addColumn<QByteArray>("err");
    const QByteArray one = R"({"id":"w1","resource":"Order","webhookUrl":"https://a.example/x"})"
                           "\n";
    const QByteArray three = R"({"id":"w3","resource":"order","version":"2","n":1.50})"
                             "\n";
    const auto said = [](const char *count) -> QByteArray {
        return "balehookctl: " + QByteArray(count) + " of 3 records match; all were just requested from the service.\n";
    };
    QTest::newRow("a word") << u"ORDER"_s << one + three << said("2");
    QTest::newRow("two words") << u"a.example order"_s << one << said("1");
    QTest::newRow("a field") << u"url:a.example"_s << one << said("1");
    QTest::newRow("a phrase, and not a word") << u"\"order\" -w1"_s << three << said("1");
    QTest::newRow("no field") << u"sku:1"_s << QByteArray()
                              << "balehookctl: \"sku:\" is not a field and is searched as text. Fields: event:, url:, "
                                 "method:, channel:, resource:, version:, id:\n"
            + said("0");
    QTest::newRow("nowhere") << u"nowhere"_s << QByteArray() << said("0");
    QTest::newRow("not what is unknown") << u"1.50"_s << QByteArray() << said("0");
}

void TestCtlWholeListings::searchesWebhooks()
{
    QFETCH(const QString, text);
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    fixture.server.enqueue(Script::json(jobsPage(R"({"id":"w1","resource":"Order","webhookUrl":"https://a.example/x"},)"
                                                 R"({"id":"w2","resource":"product"})",
                                                 1, 2, "3")));
    fixture.server.enqueue(
        Script::json(jobsPage(R"({"id":"w3","resource":"order","version":"2","n":1.50})", 2, 2, "3")));
    const auto run =
        fixture.run({u"webhooks"_s, u"list"_s, u"--account=acme"_s, u"--format=jsonl"_s, u"--search"_s, text});
    QVERIFY(run->end());
    QTEST(run->out(), "out");
    QTEST(run->err(), "err");
    QCOMPARE(run->status(), 0);
    QCOMPARE(fixture.server.requests().size(), 2);
}

void TestCtlWholeListings::stopsAtAnError()
{
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    fixture.server.enqueue(Script::json(jobsPage(jobRecords(1, 2), 1, 2, "9")));
    fixture.server.enqueue(Script::answer(400, "{}"));
    QStringList words = all(u"2"_s);
    words.replaceInStrings(u"jsonl"_s, u"json"_s);
    const auto run = fixture.run(words);
    QVERIFY(run->end());
    QCOMPARE(run->status(), 5);
    // What came stands there; that it is not all is seen by the array that has no end, too.
    QCOMPARE(run->out(), QByteArray("[\n{\"id\":\"j1\"},\n{\"id\":\"j2\"}"));
    QCOMPARE(run->err().count('\n'), 1);
}

void TestCtlWholeListings::stopsWhenTheTokenIsRefused()
{
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    fixture.server.enqueue(Script::json(jobsPage(jobRecords(1, 2), 1, 2, "9")));
    fixture.server.enqueue(Script::answer(401, "{}"));
    const auto run = fixture.run(all(u"2"_s));
    QVERIFY(run->end());
    QCOMPARE(run->status(), 4);
    QCOMPARE(run->out(), lines(1, 2));
    QVERIFY2(run->err().contains(Balehook::Testing::saidOf(Balehook::ErrorKind::TokenRefused).toUtf8()),
             run->err().constData());
}

QTEST_GUILESS_MAIN(TestCtlWholeListings)
#include "tst_ctlwholelistings.moc"
