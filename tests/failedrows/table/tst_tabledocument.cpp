// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/table/tabledocument.h"
#include "failedrows/table/tablelayout.h"
#include "failedrows/tablereading.h"

#include <QPointer>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestTableDocument final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheFirstRowsAtOnce();
    void readsAllRows();
    void givesAnyRow();
    void givesRowsThatAreComeBackTo();
    void readsWithAnotherFormat();
    void keepsAByteOrderMark();
    void saysWhatIsNoTable();
    void failsClearly_data();
    void failsClearly();
    void noticesChanges_data();
    void noticesChanges();
    void marksOddRows();
    void columnsShowEveryCell();
    void columnsAreBounded();
    void forgetsTheFileBefore();
    void goesInTheMiddle_data();
    void goesInTheMiddle();
    void scansAllRows();
    void scansSomeRows();
    void scanEndsEarly();
    void scanIsCancelled();
};

namespace {

constexpr int manyRows = 60'000;

QByteArray lines(int rows)
{
    QByteArray text = "number,text\n";
    for (int row = 0; row < rows; ++row)
        text += QByteArray::number(row) + ",\"text, \n" + QByteArray::number(row) + "\"\n";
    return text;
}

/// Opens a file and waits for its head; readAll() too, where asked.
bool open(TableDocument &document, const QString &path, bool isAllWanted)
{
    QSignalSpy head(&document, &TableDocument::headRead);
    QSignalSpy all(&document, &TableDocument::completed);
    document.open(path);
    if (!head.wait())
        return false;
    if (!isAllWanted)
        return true;
    document.readAll();
    return all.wait();
}

class Numbers final : public RowVisitor
{
public:
    explicit Numbers(qsizetype most = std::numeric_limits<qsizetype>::max())
        : m_most(most)
    { }

    bool visit(const RowView &row) override
    {
        numbers += row.number;
        cells += row.cell(0).toByteArray() + '|' + row.cell(1).toByteArray() + '|' + row.cell(2).toByteArray();
        return numbers.size() < m_most;
    }

    QList<qint64> numbers;
    QByteArrayList cells;

private:
    const qsizetype m_most;
};

} // namespace

void TestTableDocument::showsTheFirstRowsAtOnce()
{
    const TableOnDisk disk(lines(manyRows));
    TableDocument document;
    QVERIFY(open(document, disk.path(), false));
    QCOMPARE(document.kind(), ContentKind::Table);
    QCOMPARE(document.path(), disk.path());
    QCOMPARE(document.header(), QStringList({u"number"_s, u"text"_s}));
    QCOMPARE(document.columnCount(), 2);
    QVERIFY(document.rowCount() >= 100 && document.rowCount() < manyRows);
    QVERIFY(!document.isComplete());
    const auto first = document.row(0);
    QVERIFY(first);
    QCOMPARE(first->number(), 0);
    QCOMPARE(first->offset(), 12);
    QCOMPARE(first->cell(1).toByteArray(), "text, \n0");
    QCOMPARE(document.row(document.rowCount() - 1)->text(0), QString::number(document.rowCount() - 1));
    QVERIFY(!document.row(document.rowCount()) && !document.row(-1));
}

void TestTableDocument::readsAllRows()
{
    const QByteArray content = lines(manyRows);
    const TableOnDisk disk(content);
    TableDocument document;
    QVERIFY(open(document, disk.path(), false));
    const auto visitor = std::make_shared<Numbers>();
    QSignalSpy all(&document, &TableDocument::completed);
    QSignalSpy added(&document, &TableDocument::rowsAdded);
    QSignalSpy progressed(&document, &TableDocument::progressed);
    document.readAll(visitor);
    QVERIFY(all.wait());
    QVERIFY(document.isComplete());
    QCOMPARE(document.rowCount(), manyRows);
    QCOMPARE(added.constLast().at(0).toLongLong(), manyRows);
    QCOMPARE(progressed.constLast().at(0).toLongLong(), content.size());
    QCOMPARE(document.fileSize(), content.size());
    QCOMPARE(visitor->numbers.size(), manyRows);
    QCOMPARE(visitor->numbers.constLast(), manyRows - 1);
    QCOMPARE(document.raggedRows(), 0);
    QVERIFY(!document.openQuote());
}

void TestTableDocument::givesAnyRow()
{
    const TableOnDisk disk(lines(manyRows));
    TableDocument document;
    QVERIFY(open(document, disk.path(), true));
    QRandomGenerator random(1);
    QSignalSpy fetched(&document, &TableDocument::rowsFetched);
    for (int jump = 0; jump < 100; ++jump) {
        const qint64 row = random.bounded(manyRows);
        document.fetch(row, 30);
        const qint64 last = std::min<qint64>(row + 29, manyRows - 1);
        QTRY_VERIFY(document.row(row) && document.row(last));
        QCOMPARE(document.row(row)->text(0), QString::number(row));
        QCOMPARE(document.row(last)->text(1), u"text, \n%1"_s.arg(last));
    }
    QVERIFY(fetched.count() > 50);
    // Rows from all over the file, as a filter leaves them.
    std::vector<qint64> scattered;
    scattered.reserve(40);
    for (int i = 0; i < 40; ++i)
        scattered.push_back(i * (manyRows / 40));
    document.fetch(scattered);
    QTRY_VERIFY(std::all_of(scattered.begin(), scattered.end(), [&](qint64 row) { return document.row(row); }));
    document.fetch({-5, manyRows + 5});
    document.fetch(manyRows - 1, 1000);
    QTRY_VERIFY(document.row(manyRows - 1));
}

/// Others were looked at so fast that their rows were not read any more.
void TestTableDocument::givesRowsThatAreComeBackTo()
{
    const TableOnDisk disk(lines(manyRows));
    TableDocument document;
    QVERIFY(open(document, disk.path(), true));
    const auto rowOf = [](int part) { return qint64(part) * (manyRows / 100); };
    std::vector<qint64> many; // that keep the thread busy
    for (int part = 50; part < 90; ++part)
        many.push_back(rowOf(part));
    document.fetch(many);
    for (int part = 10; part < 40; ++part)
        document.fetch(rowOf(part), 30);
    document.fetch(rowOf(10), 30);
    QTRY_VERIFY(document.row(rowOf(10)));
}

void TestTableDocument::readsWithAnotherFormat()
{
    const TableOnDisk disk("a;b,c\n1;2,\xe4\n");
    TableDocument document;
    QSignalSpy head(&document, &TableDocument::headRead);
    const TableFormat format{TextEncoding::Windows1252, 0, ',', false};
    document.open(disk.path(), format);
    QVERIFY(head.wait());
    QCOMPARE(document.format(), format);
    QVERIFY(document.guessedFormat().delimiter == ';');
    QCOMPARE(document.header(), QStringList());
    QCOMPARE(document.rowCount(), 2);
    QVERIFY(document.isComplete());
    QCOMPARE(document.row(1)->text(1), u"ä"_s);
}

void TestTableDocument::keepsAByteOrderMark()
{
    const TableOnDisk disk(QByteArray("\xff\xfe"
                                      "a\0,\0b\0\n\0"
                                      "1\0,\0"
                                      "2\0",
                                      16));
    TableDocument document;
    QSignalSpy head(&document, &TableDocument::headRead);
    document.open(disk.path(), TableFormat{TextEncoding::Utf8, 0, ',', true});
    QVERIFY(head.wait());
    QCOMPARE(document.format().encoding, TextEncoding::Utf16LE);
    QCOMPARE(document.header(), QStringList({u"a"_s, u"b"_s}));
    QCOMPARE(document.row(0)->text(1), u"2"_s);
}

void TestTableDocument::saysWhatIsNoTable()
{
    const TableOnDisk disk("%PDF-1.7\n1,2\n");
    TableDocument document;
    QVERIFY(open(document, disk.path(), false));
    QCOMPARE(document.kind(), ContentKind::Pdf);
    QCOMPARE(document.rowCount(), 0);
    QCOMPARE(document.columnCount(), 0);
    QVERIFY(!document.row(0));
    document.fetch(0, 10);
    document.readAll();
}

void TestTableDocument::failsClearly_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("not there") << u"/no/such/file.csv"_s << ErrorKind::FileGone;
    QTest::newRow("folder") << u"/"_s << ErrorKind::FileUnreadable;
    QTest::newRow("device") << u"/dev/zero"_s << ErrorKind::FileUnreadable;
    QTest::newRow("empty") << QString() << ErrorKind::FileEmpty;
    QTest::newRow("nowhere") << u"nowhere"_s << ErrorKind::FileGone;
}

void TestTableDocument::failsClearly()
{
    QFETCH(QString, path);
    QFETCH(ErrorKind, kind);
    const TableOnDisk empty("");
    TableDocument document;
    QSignalSpy failed(&document, &TableDocument::failed);
    QSignalSpy head(&document, &TableDocument::headRead);
    document.open(path.isEmpty() ? empty.path() : path);
    QVERIFY(failed.wait());
    QCOMPARE(failed.front().front().value<Error>().kind, kind);
    QCOMPARE(head.count(), 0);
    QCOMPARE(document.rowCount(), 0);
}

void TestTableDocument::noticesChanges_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("cut") << QByteArray("number,text\n") << ErrorKind::FileChanged;
    QTest::newRow("longer") << lines(manyRows + 1) << ErrorKind::FileChanged;
    QTest::newRow("deleted") << QByteArray() << ErrorKind::FileGone;
}

void TestTableDocument::noticesChanges()
{
    QFETCH(QByteArray, content);
    QFETCH(ErrorKind, kind);
    const TableOnDisk disk(lines(manyRows));
    const auto change = [&] { return content.isEmpty() ? QFile::remove(disk.path()) : (disk.write(content), true); };
    TableDocument document;
    QVERIFY(open(document, disk.path(), true));
    QVERIFY(change());
    QSignalSpy failed(&document, &TableDocument::failed);
    document.fetch(manyRows / 2, 10);
    QVERIFY(failed.wait());
    QCOMPARE(failed.front().front().value<Error>().kind, kind);
    QVERIFY(document.row(0)); // what is known stays

    disk.write(lines(manyRows));
    QVERIFY(open(document, disk.path(), false));
    QVERIFY(change());
    failed.clear();
    QSignalSpy all(&document, &TableDocument::completed);
    document.readAll();
    QVERIFY(failed.wait());
    QCOMPARE(failed.front().front().value<Error>().kind, kind);
    QCOMPARE(all.count(), 0);
    QVERIFY(!document.isComplete());
}

void TestTableDocument::marksOddRows()
{
    const TableOnDisk disk("a,b,c\n1,2,3\n1,2\n1,2,3,4\n1,\"open,3\n1,2,3\n");
    TableDocument document;
    QVERIFY(open(document, disk.path(), true));
    QCOMPARE(document.rowCount(), 5);
    QVERIFY(document.row(0)->flags() == RowFlags());
    QVERIFY(document.row(1)->flags().hasFewerCells);
    QCOMPARE(document.row(1)->cell(2).size(), 0);
    QVERIFY(document.row(2)->flags().hasMoreCells);
    QCOMPARE(document.row(2)->cellCount(), 4);
    QVERIFY(document.row(3)->flags().hasOpenQuote);
    QCOMPARE(document.row(3)->text(1), u"\"open"_s);
    QCOMPARE(document.raggedRows(), 2);
    QCOMPARE(document.openQuote(), std::optional<OpenQuote>({3, 26}));
}

void TestTableDocument::columnsShowEveryCell()
{
    // Empty cells at the end of a row need no column. The widest row is far behind what is read first.
    const TableOnDisk disk("a,b\n1,2,3,,\n" + QByteArray("1,2\n").repeated(manyRows) + "1,,,,5,\n");
    TableDocument document;
    QVERIFY(open(document, disk.path(), false));
    QCOMPARE(document.columnCount(), 3);
    QSignalSpy added(&document, &TableDocument::columnsAdded);
    QSignalSpy all(&document, &TableDocument::completed);
    document.readAll();
    QVERIFY(all.wait());
    QCOMPARE(added.size(), 1);
    QCOMPARE(document.columnCount(), 5);
    QCOMPARE(document.namedColumns(), 2);
    QCOMPARE(document.raggedRows(), 2);
}

void TestTableDocument::columnsAreBounded()
{
    const TableOnDisk disk("a\n" + QByteArray("1,").repeated(50'000) + "1\n");
    TableDocument document;
    QVERIFY(open(document, disk.path(), true));
    QCOMPARE(document.columnCount(), 1 + int(TableLayout::mostExtraColumns));
    QCOMPARE(document.row(0)->cellCount(), 50'001);
}

void TestTableDocument::forgetsTheFileBefore()
{
    const TableOnDisk big(lines(manyRows));
    const TableOnDisk small("x\n1\n");
    TableDocument document;
    QVERIFY(open(document, big.path(), false));
    const QPointer<RowScan> scan = document.scan(std::make_shared<Numbers>());
    const QPointer<TextFind> find = document.find(u"text"_s);
    document.readAll();
    QSignalSpy rows(&document, &TableDocument::rowsAdded);
    QVERIFY(open(document, small.path(), true));
    QCOMPARE(rows.count(), 0);
    QCOMPARE(document.rowCount(), 1);
    QVERIFY(!scan && !find);
    document.close();
    QCOMPARE(document.rowCount(), 0);
    QCOMPARE(document.path(), QString());
}

void TestTableDocument::goesInTheMiddle_data()
{
    QTest::addColumn<int>("state");
    QTest::newRow("opening") << 0;
    QTest::newRow("indexing") << 1;
    QTest::newRow("scanning, fetching, finding") << 2;
}

void TestTableDocument::goesInTheMiddle()
{
    QFETCH(int, state);
    const TableOnDisk disk(lines(manyRows));
    for (int round = 0; round < 5; ++round) {
        auto document = std::make_unique<TableDocument>();
        if (state == 0) {
            document->open(disk.path());
        } else {
            QVERIFY(open(*document, disk.path(), state == 2));
            if (state == 1)
                document->readAll(std::make_shared<Numbers>());
        }
        if (state == 2) {
            document->scan(std::make_shared<Numbers>());
            document->find(u"text"_s)->step({-1, 0}, TextFind::Direction::Next);
            document->fetch(manyRows / 2, 1000);
        }
        document.reset();
        QCoreApplication::sendPostedEvents();
    }
}

void TestTableDocument::scansAllRows()
{
    const TableOnDisk disk(lines(manyRows));
    TableDocument document;
    QVERIFY(open(document, disk.path(), true));
    const auto visitor = std::make_shared<Numbers>();
    const QPointer<RowScan> scan = document.scan(visitor);
    OutcomeSpy finished(scan.data());
    QVERIFY(finished.wait());
    QVERIFY(finished.outcomes.front());
    QCOMPARE(visitor->numbers.size(), manyRows);
    QCOMPARE(visitor->cells.at(77), "77|text, \n77|");
    QTRY_VERIFY(!scan);
}

void TestTableDocument::scansSomeRows()
{
    const TableOnDisk disk(lines(manyRows));
    TableDocument document;
    QVERIFY(open(document, disk.path(), true));
    const auto visitor = std::make_shared<Numbers>();
    const std::vector<quint32> rows{5, manyRows - 1, 0, 30'000, 30'001, 5};
    const QPointer<RowScan> scan = document.scan(visitor, std::make_shared<const std::vector<quint32>>(rows));
    OutcomeSpy finished(scan.data());
    QVERIFY(finished.wait());
    QVERIFY(finished.outcomes.front());
    QVERIFY(std::equal(rows.begin(), rows.end(), visitor->numbers.begin(), visitor->numbers.end()));
    QCOMPARE(visitor->cells.at(3), "30000|text, \n30000|");
}

void TestTableDocument::scanEndsEarly()
{
    const TableOnDisk disk(lines(manyRows));
    TableDocument document;
    QVERIFY(open(document, disk.path(), true));
    const auto visitor = std::make_shared<Numbers>(10);
    OutcomeSpy finished(document.scan(visitor));
    QVERIFY(finished.wait());
    QVERIFY(finished.outcomes.front());
    QCOMPARE(visitor->numbers.size(), 10);
    // The index does not end with what looks on.
    const auto other = std::make_shared<Numbers>(10);
    QVERIFY(open(document, disk.path(), false));
    QSignalSpy all(&document, &TableDocument::completed);
    document.readAll(other);
    QVERIFY(all.wait());
    QCOMPARE(other->numbers.size(), 10);
    QCOMPARE(document.rowCount(), manyRows);
}

void TestTableDocument::scanIsCancelled()
{
    const TableOnDisk disk(lines(manyRows));
    TableDocument document;
    QVERIFY(open(document, disk.path(), true));
    const QPointer<RowScan> scan = document.scan(std::make_shared<Numbers>());
    OutcomeSpy finished(scan.data());
    scan->cancel();
    // The next one follows on it.
    OutcomeSpy next(document.scan(std::make_shared<Numbers>(1)));
    QVERIFY(next.wait());
    QVERIFY(!scan);
    QCOMPARE(finished.outcomes.size(), 0);
}

QTEST_GUILESS_MAIN(TestTableDocument)
#include "tst_tabledocument.moc"
