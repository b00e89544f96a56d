// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tabledocument.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// Workbooks of many writers (golden/make.py, golden/make.mjs), read as a person opens them: each shows what its writer
/// was told to write.
class TestGoldenWorkbooks final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatWasWritten_data();
    void showsWhatWasWritten();
};

void TestGoldenWorkbooks::showsWhatWasWritten_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(GOLDEN_FOLDER));
    const QStringList names = folder.entryList({u"*.xlsx"_s, u"*.xlsm"_s, u"*.ods"_s});
    QVERIFY(names.size() >= 9);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestGoldenWorkbooks::showsWhatWasWritten()
{
    QFETCH(QString, path);
    QFile file(path + ".json"_L1);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject expected = QJsonDocument::fromJson(file.readAll()).object();

    TableDocument document;
    QSignalSpy head(&document, &TableDocument::headRead);
    QSignalSpy all(&document, &TableDocument::completed);
    document.open(path);
    QVERIFY(head.wait());
    QVERIFY(!document.obstacle());
    document.readAll();
    QVERIFY(all.wait());
    QVERIFY(!document.obstacle());

    QJsonArray rows;
    QVERIFY(document.format().hasHeader);
    rows.append(QJsonArray::fromStringList(document.header()));
    for (qint64 number = 0; number < document.rowCount(); ++number) {
        QJsonArray cells;
        const auto row = document.row(number);
        QVERIFY(row);
        for (int column = 0; column < row->cellCount(); ++column)
            cells.append(row->text(column));
        rows.append(cells);
    }
    const QJsonArray expectedRows = expected.value("rows"_L1).toArray();
    for (qsizetype i = 0; i < std::min(rows.size(), expectedRows.size()); ++i)
        QCOMPARE(rows.at(i).toArray(), expectedRows.at(i).toArray());
    QCOMPARE(rows.size(), expectedRows.size());

    QStringList sheets;
    for (const TableContents::Sheet &sheet : document.contents().sheets)
        sheets += (sheet.isHidden ? u"-"_s : QString()) + sheet.name;
    QCOMPARE(QJsonArray::fromStringList(sheets), expected.value("sheets"_L1).toArray());
    QCOMPARE(document.formulasWithoutValue(), expected.value("formulasWithoutValue"_L1).toInt());
}

QTEST_MAIN(TestGoldenWorkbooks)
#include "tst_goldenworkbooks.moc"
