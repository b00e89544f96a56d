// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/rowexporter.h"

#include "support/smallfiles.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace Balehook {

class RowExporterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void writesAllRows();
    void theFileIsPrivate();
    void nothingIsThereBeforeCommit();
    void cancellingLeavesNothing();
    void forgettingLeavesNothing();
    void anExistingFileIsKeptUntilCommit();
    void aFolderThatIsNotThere();
    void aFullDiskLeavesNothing();

private:
    QString path() const { return m_folder->filePath(u"rows.csv"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }
    QByteArray contents() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    const std::vector<QByteArrayView> m_row = {"007", "=1+1"};
};

void RowExporterTest::writesAllRows()
{
    RowExporter exporter(path(), ExportFormat::Csv);
    QVERIFY(exporter.open({"sku", "name"}));
    constexpr int rows = 20'000; // more than one block
    for (int i = 0; i < rows; ++i)
        QVERIFY(exporter.addRow(m_row));
    QCOMPARE(exporter.rowCount(), rows);
    const auto written = exporter.commit();
    QVERIFY(written);
    QCOMPARE(written.value().rows, rows);
    QCOMPARE(written.value().guardedCells, rows);
    const QByteArray expected = "\"sku\",\"name\"\r\n" + QByteArray("\"007\",\"'=1+1\"\r\n").repeated(rows);
    QCOMPARE(written.value().bytes, expected.size());
    QCOMPARE(contents(), expected);
    QCOMPARE(files(), QStringList{u"rows.csv"_s});
}

void RowExporterTest::theFileIsPrivate()
{
    RowExporter exporter(path(), ExportFormat::JsonLines);
    QVERIFY(exporter.open({}));
    QVERIFY(exporter.addRow(m_row));
    QVERIFY(exporter.commit());
    const auto others = QFile::permissions(path())
        & (QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther
           | QFile::ExeOther);
    QVERIFY(!others);
    QCOMPARE(contents(), "[\"007\",\"=1+1\"]\n"_ba);
}

void RowExporterTest::nothingIsThereBeforeCommit()
{
    RowExporter exporter(path(), ExportFormat::Csv);
    QVERIFY(exporter.open({}));
    for (int i = 0; i < 50'000; ++i)
        QVERIFY(exporter.addRow(m_row));
    QVERIFY(!QFile::exists(path()));
}

void RowExporterTest::cancellingLeavesNothing()
{
    RowExporter exporter(path(), ExportFormat::Csv);
    QVERIFY(exporter.open({}));
    QVERIFY(exporter.addRow(m_row));
    exporter.cancel();
    QVERIFY(!exporter.addRow(m_row));
    const auto written = exporter.commit();
    QVERIFY(!written);
    QCOMPARE(written.error().kind, ErrorKind::Cancelled);
    QVERIFY(files().isEmpty());
}

void RowExporterTest::forgettingLeavesNothing()
{
    {
        RowExporter exporter(path(), ExportFormat::Csv);
        QVERIFY(exporter.open({}));
        for (int i = 0; i < 50'000; ++i)
            QVERIFY(exporter.addRow(m_row));
    }
    QVERIFY(files().isEmpty());
}

void RowExporterTest::anExistingFileIsKeptUntilCommit()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("old");
    file.close();
    {
        RowExporter cancelled(path(), ExportFormat::Csv);
        QVERIFY(cancelled.open({}));
        QVERIFY(cancelled.addRow(m_row));
        cancelled.cancel();
        QVERIFY(!cancelled.commit());
    }
    QCOMPARE(contents(), "old"_ba);
    RowExporter exporter(path(), ExportFormat::Csv);
    QVERIFY(exporter.open({}));
    QVERIFY(exporter.commit());
    QCOMPARE(contents(), ""_ba);
}

void RowExporterTest::aFolderThatIsNotThere()
{
    RowExporter exporter(m_folder->filePath(u"none/rows.csv"_s), ExportFormat::Csv);
    const auto opened = exporter.open({});
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, ErrorKind::DiskFailed);
    QVERIFY(!opened.error().detail.isEmpty());
    QVERIFY(!exporter.addRow(m_row));
    QCOMPARE(exporter.commit().error().kind, ErrorKind::DiskFailed);
}

void RowExporterTest::aFullDiskLeavesNothing()
{
#ifdef Q_OS_UNIX
    auto full = std::make_unique<Testing::SmallFiles>(64 * 1024);
    RowExporter exporter(path(), ExportFormat::Csv);
    const bool opened = exporter.open({}).ok();
    int rows = 0;
    while (rows < 100'000 && exporter.addRow(m_row))
        ++rows;
    const auto written = exporter.commit();

    RowExporter small2(path(), ExportFormat::Csv); // fails only when its last block is written
    const bool opened2 = small2.open({}).ok();
    for (int i = 0; i < 8000; ++i)
        small2.addRow(m_row);
    const auto written2 = small2.commit();

    full.reset(); // before anything is written about what failed
    QVERIFY(opened && opened2);
    QVERIFY(rows < 100'000);
    QVERIFY(!written);
    QCOMPARE(written.error().kind, ErrorKind::DiskFailed);
    QVERIFY(!written.error().detail.isEmpty());
    QVERIFY(!written2);
    QCOMPARE(written2.error().kind, ErrorKind::DiskFailed);
    QVERIFY(files().isEmpty());
#endif
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::RowExporterTest)

#include "tst_rowexporter.moc"
