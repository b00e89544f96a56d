// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlrun.h"
#include "failedrows/workbook/missingname.h"
#include "support/saidof.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// balehookctl rows FILE, as a process: its output and its status.
class TestFileRows final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsRows_data();
    void printsRows();
    void saysThatLinesWereCut();
    void ends_data();
    void ends();
};

namespace {

QString golden(const QString &name)
{
    return QStringLiteral(GOLDEN_FOLDER "/") + name;
}

/// Copies bytes into a file of this test.
QString written(const QTemporaryDir &folder, const QByteArray &bytes)
{
    QFile file(folder.filePath(u"file"_s));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
}

} // namespace

void TestFileRows::printsRows_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("start");
    QTest::addColumn<int>("formulas"); ///< without a saved value
    QTest::newRow("workbook") << QStringList{golden(u"xlsxwriter.xlsx"_s), u"--format"_s, u"jsonl"_s}
                              << R"({"sku":"007","long":"12345678901234567890","number":"0.1","day":"2026-11-24",)"_ba
                              << 0;
    QTest::newRow("formulas") << QStringList{golden(u"openpyxl.xlsx"_s), u"--format"_s, u"csv"_s}
                              << "\"sku\",\"long\""_ba << 8;
    QTest::newRow("hidden sheet") << QStringList{golden(u"openpyxl.xlsx"_s), u"--sheet"_s, u"Hidden"_s, u"--format"_s,
                                                 u"csv"_s}
                                  << "\"a\"\r\n\"b\"\r\n"_ba << 0;
    QTest::newRow("reasons") << QStringList{golden(u"exceljs.xlsx"_s), u"--groups"_s, u"--format"_s, u"csv"_s}
                             << "\"count\",\"firstRow\",\"reason\",\"example\"\r\n\"6\",\"1\",\"price is required\","_ba
                             << 0;
    QTest::newRow("OpenDocument") << QStringList{golden(u"repeats.ods"_s), u"--format"_s, u"csv"_s}
                                  << "\"a\",\"b\",\"c\"\r\n\"1\",\"1\",\"1\"\r\n"_ba << 1;
}

void TestFileRows::printsRows()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, start);
    QFETCH(int, formulas);
    const QTemporaryDir folder;
    CtlRun run(QStringList{u"--profile"_s, folder.filePath(u"profile"_s), u"rows"_s} + words);
    QVERIFY(run.end());
    QCOMPARE(run.err().count('\n'), formulas > 0 ? 1 : 0);
    const QByteArray said = "balehookctl: " + QByteArray::number(formulas) + ' ';
    QVERIFY(formulas == 0 || run.err().startsWith(said));
    QCOMPARE(run.status(), 0);
    QVERIFY2(run.out().startsWith(start), run.out().constData());
}

void TestFileRows::saysThatLinesWereCut()
{
    constexpr qsizetype longestRow = 32 * 1024 * 1024;
    const QTemporaryDir folder;
    const QString path = written(folder, "sku,error\n1,bad\n2," + QByteArray(longestRow, 'x') + "\n3,bad\n");
    CtlRun run({u"--profile"_s, folder.filePath(u"profile"_s), u"rows"_s, path, u"--format"_s, u"csv"_s});
    QVERIFY(run.end());
    QCOMPARE(run.status(), 0);
    QCOMPARE(run.out().count('\n'), 5);
    QCOMPARE(run.err().count('\n'), 1);
    QVERIFY(run.err().startsWith("balehookctl: 1 "));
}

void TestFileRows::ends_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    QFile workbook(golden(u"openpyxl.xlsx"_s));
    QVERIFY(workbook.open(QIODevice::ReadOnly));
    const QByteArray bytes = workbook.readAll();
    QTest::newRow("no file") << QByteArray() << QStringList() << 1
                             << Balehook::Testing::saidOf(Balehook::ErrorKind::FileGone).toUtf8();
    QTest::newRow("no such sheet") << bytes << QStringList{u"--sheet"_s, u"Nope"_s} << 2 << "Errors, Hidden"_ba;
    QTest::newRow("no archive") << bytes << QStringList{u"--member"_s, u"a.csv"_s} << 2
                                << Balehook::MissingName::noArchive().userMessage().toUtf8();
    QTest::newRow("no workbook") << "a,b\n1,2\n"_ba << QStringList{u"--sheet"_s, u"S"_s} << 2
                                 << Balehook::MissingName::noWorkbook().userMessage().toUtf8();
    QTest::newRow("wrong option") << bytes << QStringList{u"--account"_s, u"acme"_s} << 2 << "--account"_ba;
    QTest::newRow("damaged") << bytes.first(bytes.size() / 2) << QStringList() << 7 << "damaged"_ba;
    QTest::newRow("7z") << "7z\xbc\xaf\x27\x1c"_ba << QStringList() << 7 << "7z archive"_ba;
    QTest::newRow("xls") << "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"_ba + QByteArray(600, '\0') << QStringList() << 7
                         << ".xls"_ba;
    QTest::newRow("image") << "\x89PNG\r\n\x1a\n"_ba << QStringList() << 7 << "image"_ba;
    QTest::newRow("blank") << "\n\n"_ba << QStringList() << 7 << "empty"_ba;
}

void TestFileRows::ends()
{
    QFETCH(QByteArray, content);
    QFETCH(QStringList, options);
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    const QTemporaryDir folder;
    const QString path = content.isEmpty() ? folder.filePath(u"gone"_s) : written(folder, content);
    CtlRun run(QStringList{u"--profile"_s, folder.filePath(u"profile"_s), u"rows"_s, path} + options);
    QVERIFY(run.end());
    QCOMPARE(run.out(), QByteArray());
    QVERIFY2(run.err().contains(message), run.err().constData());
    QCOMPARE(run.status(), status);
}

QTEST_GUILESS_MAIN(TestFileRows)
#include "tst_filerows.moc"
