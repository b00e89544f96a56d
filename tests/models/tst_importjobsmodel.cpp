// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/importjobsmodel.h"
#include "models/jobpages.h"
#include "support/wait.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// What each cell says for one job with all fields and for one with none.
class TestImportJobsModel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cells_data();
    void cells();
    void absentIsADash();
    void countsFor_data();
    void countsFor();
    void statusLabels();
    void timesFollowTheZone();
    void hostileText();
    void links();
    void headers();

private:
    QVariant at(int column, int role = Qt::DisplayRole) const { return m_model->index(0, column).data(role); }
    bool serve(const ImportJob &job);

    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<ImportJobsModel> m_model;
};

void TestImportJobsModel::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_model = std::make_unique<ImportJobsModel>();
}

bool TestImportJobsModel::serve(const ImportJob &job)
{
    m_source = std::make_unique<FakePageSource>([job](const PageRequest &request, int) {
        PageAnswer answer = honestAnswer(request, 1);
        answer.records = makeJobPage(std::vector{job});
        return answer;
    });
    m_model->setSource(m_source.get(), 25);
    return Testing::waitFor([this] { return m_model->rowCount() == 1; });
}

void TestImportJobsModel::cells_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("display");
    QTest::addColumn<QString>("full");

    const auto created = u"2124-05-01T10:00:00.000Z"_s;
    QTest::newRow("created") << int(ImportJobsModel::CreatedColumn) << u"5/1/2124 10:00:00 AM UTC"_s << created;
    QTest::newRow("updated") << int(ImportJobsModel::UpdatedColumn) << u"not a time"_s << u"not a time"_s;
    QTest::newRow("type") << int(ImportJobsModel::TypeColumn) << u"product.import"_s << u"product.import"_s;
    QTest::newRow("status") << int(ImportJobsModel::StatusColumn) << u"1"_s << u"1"_s;
    QTest::newRow("failed rows") << int(ImportJobsModel::FailedColumn) << u"10"_s << u"10"_s;
    QTest::newRow("of") << int(ImportJobsModel::OfColumn) << u"12,010"_s << u"12010"_s;
    QTest::newRow("file") << int(ImportJobsModel::FileColumn) << u"1.csv"_s << u"https://files.example.com/in/1.csv"_s;
    QTest::newRow("failed") << int(ImportJobsModel::FailedFileColumn) << u"f.csv"_s << u"https://e.com/f.csv?sig=1"_s;
    QTest::newRow("user") << int(ImportJobsModel::UserColumn) << u"Ada"_s << u"Ada"_s;
    QTest::newRow("channel") << int(ImportJobsModel::ChannelColumn) << u"1"_s << u"1"_s;
    QTest::newRow("details") << int(ImportJobsModel::DetailsColumn) << u"a\u2424b"_s << u"a\nb"_s;
    QTest::newRow("id") << int(ImportJobsModel::IdColumn) << u"job-1"_s << u"job-1"_s;
}

void TestImportJobsModel::cells()
{
    QFETCH(int, column);
    QFETCH(QString, display);
    QFETCH(QString, full);
    ImportJob job = makeJob(1);
    job.set(ImportJob::CreatedAt, u"2124-05-01T10:00:00.000Z"_s);
    job.set(ImportJob::UpdatedAt, u"not a time"_s);
    job.set(ImportJob::SuccessCount, u"12000"_s);
    job.set(ImportJob::FailureCount, u"10"_s);
    job.set(ImportJob::FailedFilePath, u"https://e.com/f.csv?sig=1"_s);
    job.set(ImportJob::AdditionalDetails, u"a\nb"_s);
    m_model->setUtc(true);
    QVERIFY(serve(job));
    if (column == ImportJobsModel::DetailsColumn)
        QVERIFY(!at(column).toString().contains(u'\n'));
    else
        QCOMPARE(at(column).toString(), display);
    QCOMPARE(at(column, PagedTableModel::FullTextRole).toString(), full);
    QVERIFY(!at(column, Qt::AccessibleTextRole).toString().isEmpty());
    QVERIFY(!at(column, Qt::FontRole).isValid());
    QVERIFY(!at(column, Qt::BackgroundRole).isValid());
}

void TestImportJobsModel::absentIsADash()
{
    QVERIFY(serve(ImportJob()));
    for (int column = 0; column < ImportJobsModel::ColumnCount; ++column) {
        QCOMPARE(at(column).toString(), u"—"_s);
        QVERIFY(at(column, PagedTableModel::FullTextRole).toString().isEmpty());
        QVERIFY(!at(column, PagedTableModel::LinkRole).isValid());
        QCOMPARE(at(column, Qt::AccessibleTextRole).toString(), u"not given"_s);
    }
    QVERIFY(!at(ImportJobsModel::FailedColumn, PagedTableModel::SucceededRole).isValid());
}

void TestImportJobsModel::countsFor_data()
{
    QTest::addColumn<QString>("succeeded");
    QTest::addColumn<QString>("failed");
    QTest::addColumn<QString>("display");
    QTest::addColumn<QString>("of");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("bar");

    QTest::newRow("both") << u"120"_s << u"10"_s << u"10"_s << u"130"_s << u"120 of 130 rows succeeded, 10 failed"_s
                          << true;
    QTest::newRow("none failed") << u"5"_s << u"0"_s << u"0"_s << u"5"_s << u"5 of 5 rows succeeded, 0 failed"_s
                                 << true;
    QTest::newRow("one absent") << u"120"_s << QString() << u"—"_s << u"—"_s << u"succeeded: 120, failed: —"_s << false;
    QTest::newRow("no number") << u"abc"_s << u"-4"_s << u"-4"_s << u"—"_s << u"succeeded: abc, failed: -4"_s << false;
    QTest::newRow("20 digits") << u"99999999999999999999"_s << u"1"_s << u"1"_s << u"—"_s
                               << u"succeeded: 99999999999999999999, failed: 1"_s << false;
    QTest::newRow("sum too large") << u"18446744073709551615"_s << u"1"_s << u"1"_s << u"—"_s
                                   << u"succeeded: 18,446,744,073,709,551,615, failed: 1"_s << false;
}

void TestImportJobsModel::countsFor()
{
    QFETCH(QString, succeeded);
    QFETCH(QString, failed);
    QFETCH(QString, display);
    QFETCH(QString, of);
    QFETCH(QString, words);
    QFETCH(bool, bar);
    ImportJob job = makeJob(1);
    job.set(ImportJob::SuccessCount, succeeded);
    job.set(ImportJob::FailureCount, failed);
    QVERIFY(serve(job));
    constexpr int column = ImportJobsModel::FailedColumn;
    QCOMPARE(at(column).toString(), display);
    QCOMPARE(at(ImportJobsModel::OfColumn).toString(), of);
    QCOMPARE(at(column, Qt::AccessibleTextRole).toString(), words);
    QCOMPARE(at(column, PagedTableModel::SucceededRole).isValid(), bar);
    if (bar) {
        QCOMPARE(at(column, PagedTableModel::SucceededRole).toULongLong(), succeeded.toULongLong());
        QCOMPARE(at(column, PagedTableModel::FailedRole).toULongLong(), failed.toULongLong());
    }
}

void TestImportJobsModel::statusLabels()
{
    ImportJob job = makeJob(2);
    QVERIFY(serve(job));
    QCOMPARE(at(ImportJobsModel::StatusColumn).toString(), u"2"_s);
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    QVERIFY(!at(ImportJobsModel::StatusColumn, ListingModel::LabeledRole).toBool());
    m_model->setStatusLabels({{u"2"_s, u"Failed rows"_s}}, {{u"2"_s, 0xd55e00}});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(at(ImportJobsModel::StatusColumn).toString(), u"Failed rows"_s);
    QCOMPARE(at(ImportJobsModel::StatusColumn, Qt::AccessibleTextRole).toString(), u"2 · Failed rows"_s);
    QVERIFY(at(ImportJobsModel::StatusColumn, ListingModel::LabeledRole).toBool());
    QCOMPARE(at(ImportJobsModel::StatusColumn, ListingModel::ColorRole).toUInt(), 0xd55e00U);
    QVERIFY(!at(ImportJobsModel::TypeColumn, ListingModel::ColorRole).isValid());
    QCOMPARE(at(ImportJobsModel::StatusColumn, PagedTableModel::FullTextRole).toString(), u"2"_s);
}

void TestImportJobsModel::timesFollowTheZone()
{
    ImportJob job = makeJob(2);
    job.set(ImportJob::CreatedAt, u"2024-05-01T10:00:00.000Z"_s);
    QVERIFY(serve(job));
    const QString toolTip = at(ImportJobsModel::CreatedColumn, Qt::ToolTipRole).toString();
    QVERIFY(toolTip.startsWith(u"<qt>"_s));
    QVERIFY(toolTip.contains(u"2024-05-01T10:00:00.000Z"_s));
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    m_model->setUtc(true);
    m_model->refreshTimes();
    QCOMPARE(changed.count(), 2);
    QCOMPARE(at(ImportJobsModel::CreatedColumn).toString(), u"5/1/24 10:00 AM"_s);
}

void TestImportJobsModel::hostileText()
{
    ImportJob job = makeJob(1);
    const QString hostile = u"<img src=/canary>\u202E"_s + QString(100'000, u'x');
    for (int field = 0; field < ImportJob::FieldCount; ++field)
        job.set(static_cast<ImportJob::Field>(field), hostile);
    QVERIFY(serve(job));
    for (int column = 0; column < ImportJobsModel::ColumnCount; ++column) {
        const QString shown = at(column).toString();
        QVERIFY(shown.size() < 600);
        QVERIFY(!shown.contains(u'\u202E'));
        QVERIFY(!at(column, Qt::ToolTipRole).toString().contains(u"<img"_s));
        if (column != ImportJobsModel::OfColumn) // a sum of what is no number
            QVERIFY(at(column, PagedTableModel::FullTextRole).toString().contains(hostile));
    }
}

void TestImportJobsModel::links()
{
    ImportJob job = makeJob(1);
    job.set(ImportJob::FailedFilePath, u"javascript:alert(1)"_s);
    job.set(ImportJob::AdditionalDetails, u"https://e.com/log.txt"_s);
    QVERIFY(serve(job));
    QCOMPARE(at(ImportJobsModel::FileColumn, PagedTableModel::LinkRole).toString(),
             u"https://files.example.com/in/1.csv"_s);
    QVERIFY(!at(ImportJobsModel::FailedFileColumn, PagedTableModel::LinkRole).isValid());
    QCOMPARE(at(ImportJobsModel::FailedFileColumn).toString(), u"javascript:alert(1)"_s);
    QCOMPARE(at(ImportJobsModel::DetailsColumn, PagedTableModel::LinkRole).toString(), u"https://e.com/log.txt"_s);
    QVERIFY(!at(ImportJobsModel::IdColumn, PagedTableModel::LinkRole).isValid());
}

void TestImportJobsModel::headers()
{
    QVERIFY(serve(makeJob(1)));
    for (int column = 0; column < ImportJobsModel::ColumnCount; ++column)
        QVERIFY(!m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
    QCOMPARE(m_model->headerData(0, Qt::Vertical, Qt::DisplayRole).toString(), u"1"_s);
    QVERIFY(at(ImportJobsModel::FailedColumn, Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
    QVERIFY(at(ImportJobsModel::TypeColumn, Qt::TextAlignmentRole).toInt() & Qt::AlignLeft);
    QCOMPARE(at(ImportJobsModel::IdColumn, PagedTableModel::ElideModeRole).toInt(), int(Qt::ElideMiddle));
}

QTEST_GUILESS_MAIN(TestImportJobsModel)
#include "tst_importjobsmodel.moc"
