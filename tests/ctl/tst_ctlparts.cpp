// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/rawrecord.h"
#include "ctl/commandline.h"
#include "ctl/frame/exitstatus.h"
#include "ctl/writers/textwidth.h"
#include "models/seenids.h"

#include <QJsonDocument>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Ctl;
using namespace Qt::StringLiterals;

/// What needs no process: the command line, the writing of raw records, the memory of ids.
class TestCtlParts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesCommandLines();
    void takesAccountsEitherWay();
    void refusesCommandLines_data();
    void refusesCommandLines();
    void writesRawRecords_data();
    void writesRawRecords();
    void remembersIds();
    void measuresText();
};

void TestCtlParts::takesCommandLines()
{
    const auto line = CommandLine::parse({u"--verbose"_s, u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s,
                                          u"--per-page=50"_s, u"--all"_s, u"--profile"_s, u"/p"_s, u"--timeout=3"_s});
    QVERIFY(line.ok());
    QCOMPARE(QByteArray(line.value().command->group), QByteArray("jobs"));
    QCOMPARE(line.value().arguments.value(u"account"_s), u"acme"_s);
    QCOMPARE(line.value().arguments.value(u"per-page"_s), u"50"_s);
    QVERIFY(line.value().arguments.isSet(u"all"_s));
    QVERIFY(!line.value().arguments.isSet(u"page"_s));
    QCOMPARE(line.value().options.profileFolder, u"/p"_s);
    QVERIFY(line.value().options.timeout == std::chrono::seconds(3));
    QVERIFY(line.value().options.verbose);

    const auto dashed = CommandLine::parse({u"account"_s, u"check"_s, u"--"_s, u"--all"_s});
    QVERIFY(dashed.ok());
    QCOMPARE(dashed.value().arguments.operand, u"--all"_s);
}

/// Either way of naming it works, with a note where it is the other one.
void TestCtlParts::takesAccountsEitherWay()
{
    const auto listed = CommandLine::parse({u"jobs"_s, u"list"_s, u"acme"_s});
    QVERIFY(listed.ok());
    QCOMPARE(listed.value().arguments.value(u"account"_s), u"acme"_s);
    QVERIFY(listed.value().note.contains(u"jobs list --account"_s));
    for (const QStringList &words : {QStringList{u"--account"_s, u"acme"_s}, QStringList{u"--account=acme"_s}}) {
        const auto synced = CommandLine::parse(QStringList{u"sync"_s} + words);
        QVERIFY(synced.ok());
        QCOMPARE(synced.value().arguments.operand, u"acme"_s);
        QVERIFY(synced.value().note.contains(u"sync SLUG"_s));
    }
    QVERIFY(CommandLine::parse({u"sync"_s, u"acme"_s}).value().note.isEmpty());
    // Not where it is named already, nor what is none.
    QVERIFY(!CommandLine::parse({u"jobs"_s, u"list"_s, u"--account"_s, u"acme"_s, u"globex"_s}).ok());
    for (const QString &secret : {u"Bearer eyJ.secret"_s, u"0123456789abcdef0123456789abcdef"_s})
        QVERIFY(!CommandLine::parse({u"jobs"_s, u"list"_s, secret}).ok());
    QVERIFY(!CommandLine::parse({u"sync"_s, u"acme"_s, u"--account"_s, u"globex"_s}).ok());
    QVERIFY(!CommandLine::parse({u"sync"_s, u"--account"_s}).ok());
}

void TestCtlParts::refusesCommandLines_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("fragment");

    QTest::newRow("nothing") << QStringList() << CommandLine::noCommand();
    QTest::newRow("group alone") << QStringList{u"jobs"_s} << u"balehookctl jobs --help"_s;
    QTest::newRow("no such group") << QStringList{u"orders"_s} << u"Unknown command"_s;
    QTest::newRow("no such command") << QStringList{u"jobs"_s, u"delete"_s} << u"Unknown command"_s;
    QTest::newRow("no operand") << QStringList{u"account"_s, u"check"_s} << u"SLUG is missing"_s;
    QTest::newRow("empty operand") << QStringList{u"account"_s, u"check"_s, QString()} << u"SLUG is missing"_s;
    QTest::newRow("two operands") << QStringList{u"account"_s, u"check"_s, u"a"_s, u"b"_s} << u"Unexpected argument"_s;
    QTest::newRow("no such option") << QStringList{u"jobs"_s, u"list"_s, u"--colour"_s} << u"option --colour"_s;
    QTest::newRow("single dash") << QStringList{u"jobs"_s, u"list"_s, u"-a"_s} << u"option -a"_s;
    QTest::newRow("option of another") << QStringList{u"jobs"_s, u"list"_s, u"--file=x"_s} << u"option --file"_s;
    QTest::newRow("before the command") << QStringList{u"--all"_s, u"jobs"_s, u"list"_s}
                                        << CommandLine::notBeforeTheCommand(u"--all"_s);
    QTest::newRow("value missing") << QStringList{u"jobs"_s, u"list"_s, u"--account"_s}
                                   << Arguments::missingValue(u"account"_s);
    QTest::newRow("value of a switch") << QStringList{u"jobs"_s, u"list"_s, u"--all=1"_s}
                                       << CommandLine::noValueWanted(u"all"_s);
    QTest::newRow("empty profile") << QStringList{u"--profile="_s, u"account"_s, u"list"_s}
                                   << Arguments::missingValue(u"profile"_s);
    QTest::newRow("no time") << QStringList{u"--timeout=0"_s, u"account"_s, u"list"_s}
                             << u"--timeout must be a number"_s;
    QTest::newRow("no number") << QStringList{u"--timeout=1s"_s, u"account"_s, u"list"_s} << u"--timeout must"_s;
}

void TestCtlParts::refusesCommandLines()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, fragment);
    const auto line = CommandLine::parse(words);
    QVERIFY(!line.ok());
    QCOMPARE(statusOf(line.error()), ExitStatus::Usage);
    QVERIFY2(line.error().userMessage().contains(fragment), qPrintable(line.error().userMessage()));
}

void TestCtlParts::writesRawRecords_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<QByteArray>("kept");
    QTest::addColumn<QByteArray>("oneLine");

    const auto same = [](const char *name, const QByteArray &text) { QTest::newRow(name) << text << text << text; };
    same("plain", R"({"id":"j1","n":12345678901234567890.10,"x":null})");
    same("escapes", R"({"a":"\"\\\/\u0000\ud800","b":"é"})");
    QTest::newRow("spaced") << QByteArray("{ \"a b\" : [ 1,\n\t2 ] }") << QByteArray("{ \"a b\" : [ 1,\n\t2 ] }")
                            << QByteArray(R"({"a b":[1,2]})");
    QTest::newRow("controls") << QByteArray("{\"a\":\"x\x1b[2J\ny\x7f\"}")
                              << QByteArray("{\"a\":\"x\\u001b[2J\\u000ay\\u007f\"}")
                              << QByteArray("{\"a\":\"x\\u001b[2J\\u000ay\\u007f\"}");
    QTest::newRow("C1 controls") << QByteArray("{\"a\":\"x\xc2\x9b"
                                               "2J\xc2\x80\\\xc2\x9f\xc2\xa0y\"}")
                                 << QByteArray("{\"a\":\"x\\u009b2J\\u0080\\u009f\xc2\xa0y\"}")
                                 << QByteArray("{\"a\":\"x\\u009b2J\\u0080\\u009f\xc2\xa0y\"}");
    same("bytes as of C1 in other characters", "{\"a\":\"\xc3\x9b\xe2\x82\x9b\"}");
    same("quote behind a backslash", R"({"a":"\\","b":"\" : "})");
    same("points", R"({"a":"\\.5","b":-0.5e3,"c":[1.0]})");
    // QJsonDocument reads these, but no other program does.
    const auto repaired = [](const char *name, const QByteArray &text, const QByteArray &valid) {
        QTest::newRow(name) << text << valid << valid;
        QVERIFY(QJsonDocument::fromJson(text).isObject());
        QCOMPARE(QJsonDocument::fromJson(text), QJsonDocument::fromJson(valid));
    };
    repaired("unknown escapes", R"({"a":"C:\\x\x\q\'","b":"\\\\\"\z"})", R"({"a":"C:\\xxq'","b":"\\\\\"z"})");
    repaired("bare points", R"({"a":.5,"b":5.,"c":-.5,"d":[5.e3,.25]})",
             R"({"a":0.5,"b":5.0,"c":-0.5,"d":[5.0e3,0.25]})");
    repaired("mark of the byte order", "\xEF\xBB\xBF{\"a\":1}", "{\"a\":1}");
}

void TestCtlParts::writesRawRecords()
{
    QFETCH(const QByteArray, sent);
    QTEST(rawRecord(sent, RawSpace::Kept), "kept");
    QTEST(rawRecord(sent, RawSpace::Dropped), "oneLine");
}

void TestCtlParts::remembersIds()
{
    SeenIds seen;
    for (int i = 0; i < 50'000; ++i)
        QVERIFY(seen.insert(QString::number(i)));
    for (int i = 0; i < 50'000; ++i)
        QVERIFY(!seen.insert(QString::number(i)));
    QCOMPARE(seen.count(), std::size_t(50'000));
    QVERIFY(seen.insertBytes("7"));
    QVERIFY(!seen.insertBytes("7"));
    QVERIFY(!seen.isFull());
}

void TestCtlParts::measuresText()
{
    QCOMPARE(textWidth(u"abc"_s), 3);
    QCOMPARE(textWidth(u"日本"_s), 4);
    QCOMPARE(textWidth(u"e\u0301"_s), 1);
}

QTEST_GUILESS_MAIN(TestCtlParts)
#include "tst_ctlparts.moc"
