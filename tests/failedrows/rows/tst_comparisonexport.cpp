// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/comparisonexport.h"
#include "support/wait.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// Compared rows as a file.
class TestComparisonExport final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesWhatIsShown();
    void writesManyRows();
    void leavesNothing_data();
    void leavesNothing();

private:
    QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    void write(const char *name, const QByteArray &content) const;
    std::unique_ptr<ComparisonRows> compared() const;
    QByteArrayList lines(const char *name) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestComparisonExport::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestComparisonExport::write(const char *name, const QByteArray &content) const
{
    QFile file(path(name));
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

std::unique_ptr<ComparisonRows> TestComparisonExport::compared() const
{
    const auto stop = std::make_shared<std::atomic_bool>(false);
    auto rows = std::make_unique<ComparisonRows>(std::make_shared<const FileComparison>(
        FileComparison::of({path("older"), {}, {}}, {path("newer"), {}, {}}, {u"sku"_s}, stop)));
    return Testing::waitFor([&rows] { return rows->isReady(); }) ? std::move(rows) : nullptr;
}

QByteArrayList TestComparisonExport::lines(const char *name) const
{
    QFile file(path(name));
    return file.open(QFile::ReadOnly) ? file.readAll().replace("\r\n", "\n").trimmed().split('\n') : QByteArrayList();
}

void TestComparisonExport::writesWhatIsShown()
{
    write("older", "sku,price,error\n0815,1,broken\nB,1,no price\nC,1,no price\n");
    write("newer", "error,price,sku\n\"bad, worse\",2,0815\nno price,1,B\nno price,1,D\n");
    const auto rows = compared();
    QVERIFY(rows);
    std::optional<Result<RowExporter::Written>> written;
    ComparisonExport out(*rows, path("all.csv"), ExportFormat::Csv);
    connect(&out, &ComparisonExport::finished, this, [&](const auto &result) { written = result; });
    out.start();
    QTRY_VERIFY(written);
    QVERIFY(*written);
    QCOMPARE(written->value().rows, 4);
    const QByteArrayList all = lines("all.csv");
    QCOMPARE(all.size(), 5);
    QVERIFY2(all.at(1).endsWith(R"("B","no price","no price","","2","2")"), all.at(1).constData());
    QVERIFY2(all.at(2).endsWith(R"("0815","broken","bad, worse","price: 1 → 2","1","1")"), all.at(2).constData());
    QVERIFY2(all.at(3).endsWith(R"("D","","no price","","","3")"), all.at(3).constData());
    QVERIFY2(all.at(4).endsWith(R"("C","no price","","","3","")"), all.at(4).constData());
}

void TestComparisonExport::writesManyRows()
{
    QByteArray older = "sku,price,error\n";
    QByteArray newer = older;
    for (int row = 0; row < 1500; ++row) {
        older += "s" + QByteArray::number(row) + ",1,broken\n";
        newer += "s" + QByteArray::number(1499 - row) + ",2,broken\n";
    }
    write("older", older);
    write("newer", newer);
    const auto rows = compared();
    QVERIFY(rows);
    std::optional<Result<RowExporter::Written>> written;
    ComparisonExport out(*rows, path("all.csv"), ExportFormat::Csv);
    connect(&out, &ComparisonExport::finished, this, [&](const auto &result) { written = result; });
    out.start();
    QTRY_VERIFY(written);
    const QByteArrayList all = lines("all.csv");
    QCOMPARE(all.size(), 1501);
    for (qsizetype row = 0; row < 1500; ++row)
        QVERIFY(all.at(row + 1).endsWith(
            uR"(,"s%1","broken","broken","price: 1 → 2","%2","%3")"_s.arg(row).arg(row + 1).arg(1500 - row).toUtf8()));
}

void TestComparisonExport::leavesNothing_data()
{
    QTest::addColumn<bool>("isDeleted");
    QTest::newRow("canceled") << false;
    QTest::newRow("deleted") << true;
}

void TestComparisonExport::leavesNothing()
{
    QFETCH(const bool, isDeleted);
    write("older", "sku,error\nA,broken\n");
    write("newer", "sku,error\nA,broken\n");
    const auto rows = compared();
    QVERIFY(rows);
    auto out = std::make_unique<ComparisonExport>(*rows, path("none.csv"), ExportFormat::Csv);
    std::optional<ErrorKind> end;
    connect(out.get(), &ComparisonExport::finished, this, [&](const auto &result) { end = result.error().kind; });
    out->start();
    if (isDeleted) {
        out.reset();
    } else {
        out->cancel();
        QTRY_VERIFY(end);
        QCOMPARE(*end, ErrorKind::Cancelled);
    }
    QVERIFY(!QFile::exists(path("none.csv")));
}

QTEST_GUILESS_MAIN(TestComparisonExport)
#include "tst_comparisonexport.moc"
