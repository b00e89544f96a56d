// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlfixture.h"
#include "support/wait.h"

#include <QTest>

using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// Memory stays below 200 MB on any answer.
class TestCtlMemory final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysSmall_data();
    void staysSmall();
};

namespace {

const QString measure = u"import resource, subprocess, sys\n"
                        u"status = subprocess.run(sys.argv[1:]).returncode\n"
                        u"print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)\n"
                        u"sys.exit(status)"_s;

constexpr qsizetype mostBytes = 4 * 1024 * 1024;

/// A listing of as many \a elements as an answer may have bytes for.
QByteArray manyOf(const QByteArray &element)
{
    const QByteArray records = QByteArray(element + ',').repeated((mostBytes - 200) / (element.size() + 1)).chopped(1);
    return jobsPage(records, 1, 25, "");
}

} // namespace

void TestCtlMemory::staysSmall_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");

    QTest::newRow("numbers") << manyOf("0") << 7;
    QTest::newRow("arrays") << manyOf("[0]") << 7;
    QTest::newRow("objects") << manyOf(R"({"":0})") << 7;
    QTest::newRow("one deep record") << manyOf("[" + QByteArray("[0],").repeated(900'000) + "0]") << 7;
    QTest::newRow("one long text") << manyOf("{\"id\":\"" + QByteArray(4'100'000, 'x') + "\"}") << 0;
    QTest::newRow("full records") << manyOf(
        R"({"id":"1","jobType":"a","channelId":"b","status":"1","userId":"c","userName":"d","filePath":"e",)"
        R"("createdAt":"f","updatedAt":"g","additionalDetails":"h","failedFilePath":"i","successCount":"1",)"
        R"("failureCount":"2"})") << 0;
    QTest::newRow("control characters") << manyOf("{\"id\":\"" + QByteArray(4'100'000, '\x01') + "\"}") << 0;
}

void TestCtlMemory::staysSmall()
{
    QFETCH(const QByteArray, body);
    QFETCH(const int, status);
    CtlFixture fixture;
    QVERIFY2(fixture.addAcme(), fixture.why().constData());
    fixture.server.enqueue(Script::json(body));
    for (const char *format : {"jsonl", "csv", "table"}) {
        QProcess python;
        // A program that is started directly would count the memory of the test as its own.
        python.start(u"python3"_s,
                     QStringList{u"-c"_s, measure, CtlRun::program()}
                         + fixture.inProfile({u"jobs"_s, u"list"_s, u"--account=acme"_s, u"--all"_s, u"--format"_s,
                                              QString::fromLatin1(format)}));
        const auto hasEnded = [&] {
            python.readAllStandardOutput();
            return python.state() == QProcess::NotRunning;
        };
        QVERIFY(Testing::waitFor(hasEnded, 60'000));
        const QByteArrayList lines = python.readAllStandardError().trimmed().split('\n');
        const int kilobytes = lines.constLast().toInt();
        qInfo("%s: status %d, %d MB %s", format, python.exitCode(), kilobytes / 1024, lines.constFirst().constData());
        QCOMPARE(python.exitCode(), status);
        QVERIFY(kilobytes > 0);
        QVERIFY(kilobytes < 200 * 1000 * 1000 / 1024);
    }
}

QTEST_GUILESS_MAIN(TestCtlMemory)
#include "tst_ctlmemory.moc"
