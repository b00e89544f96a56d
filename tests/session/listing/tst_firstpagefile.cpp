// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/listing/firstpagefile.h"

#include "domain/records/importjob.h"
#include "session/listing/rawpage.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestFirstPageFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void comesBackAsItWas();
    void whoDoesNotReadKeepsNothing();
    void ofAnotherListingIsNotReturned();
    void damageCountsAsAbsent_data();
    void damageCountsAsAbsent();
    void otherPagesAreNotKept();
    void theSameIsNotWrittenAgain();
    void largeOnesAreNotKept();
    void forgottenForGood();

private:
    /// A new object, as after a start; what the one before wrote is on the disk.
    void restart();
    QString path() const { return m_folder->filePath(u"index/abc.firstpage"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FirstPageFile> m_file;
    QString m_listing;
};

namespace {

PageAnswer answerOf(const QByteArray &records)
{
    PageAnswer answer;
    answer.records = decodedText<ImportJob>("{\"data\":[" + records + "]}");
    answer.page = 1;
    answer.perPage = 20;
    answer.total = 4'000'000'000;
    answer.totalField = u"result"_s;
    return answer;
}

const QByteArray twoJobs = R"({"id":"a", "odd":1.50},{"id":"b","type":"PRICING"})";

} // namespace

void TestFirstPageFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_listing = u"https://api.example/acme"_s;
    restart();
    QVERIFY(!m_file->read());
}

void TestFirstPageFile::restart()
{
    m_file.reset();
    m_file = FirstPageFile::ofImportJobs(m_folder->filePath(u"index/abc.sqlite"_s), [this] { return m_listing; });
}

void TestFirstPageFile::comesBackAsItWas()
{
    const qint64 before = QDateTime::currentMSecsSinceEpoch();
    m_file->keep({1, 25}, answerOf(twoJobs));
    restart();
    const std::optional<EarlierPage> page = m_file->read();
    QVERIFY(page);
    QCOMPARE(page->request, (PageRequest{1, 25}));
    QVERIFY(page->arrivedAt >= before && page->arrivedAt <= QDateTime::currentMSecsSinceEpoch());
    QCOMPARE(page->answer.total, 4'000'000'000);
    QCOMPARE(page->answer.totalField, u"result"_s);
    QCOMPARE(page->answer.perPage, 20);
    QCOMPARE(page->answer.records->count(), 2);
    QCOMPARE(page->answer.records->rawAt(0), R"({"id":"a", "odd":1.50})");
    QCOMPARE(page->answer.records->idAt(1), u"b"_s);
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(path()) & others));
}

void TestFirstPageFile::whoDoesNotReadKeepsNothing()
{
    restart();
    m_file->keep({1, 25}, answerOf(twoJobs));
    restart();
    QVERIFY(!QFile::exists(path()));
}

void TestFirstPageFile::ofAnotherListingIsNotReturned()
{
    m_file->keep({1, 25}, answerOf(twoJobs));
    restart();
    m_listing = u"https://api.example/globex"_s;
    QVERIFY(!m_file->read());
    m_listing = u"https://api.example/acme"_s;
    QVERIFY(m_file->read());
}

void TestFirstPageFile::damageCountsAsAbsent_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("the line is no JSON") << QByteArray("{") << QByteArray("(");
    QTest::newRow("another version") << QByteArray("\"version\":1") << QByteArray("\"version\":2");
    QTest::newRow("no size") << QByteArray("\"perPage\":25") << QByteArray("\"perPage\":0");
    QTest::newRow("received tomorrow") << QByteArray("\"receivedAt\":") << QByteArray("\"receivedAt\":9");
    QTest::newRow("the records are no JSON") << QByteArray("]}") << QByteArray("");
    QTest::newRow("one line only") << QByteArray("\n") << QByteArray("");
}

void TestFirstPageFile::damageCountsAsAbsent()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    m_file->keep({1, 25}, answerOf(twoJobs));
    restart();
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray text = file.readAll();
    const qsizetype at = text.indexOf(from);
    QVERIFY(at >= 0);
    text.replace(at, from.size(), to);
    QVERIFY(file.resize(0) && file.seek(0) && file.write(text) == text.size());
    file.close();
    QVERIFY(!m_file->read());
    m_file->keep({1, 25}, answerOf(twoJobs)); // and is replaced
    restart();
    QVERIFY(m_file->read());
}

void TestFirstPageFile::otherPagesAreNotKept()
{
    m_file->keep({2, 25}, answerOf(twoJobs));
    PageAnswer other = answerOf(twoJobs);
    other.page = 7; // whatever was asked for
    m_file->keep({1, 25}, other);
    restart();
    QVERIFY(!m_file->read());
}

void TestFirstPageFile::theSameIsNotWrittenAgain()
{
    m_file->keep({1, 25}, answerOf(twoJobs));
    restart();
    QVERIFY(m_file->read());
    QVERIFY(QFile::remove(path())); // shows whether it is written
    m_file->keep({1, 25}, answerOf(twoJobs));
    restart();
    QVERIFY(!QFile::exists(path()));
}

void TestFirstPageFile::largeOnesAreNotKept()
{
    m_file->keep({1, 25}, answerOf(R"({"id":"a","details":")" + QByteArray(FirstPageFile::byteLimit, 'x') + "\"}"));
    restart();
    QVERIFY(!QFile::exists(path()));
}

void TestFirstPageFile::forgottenForGood()
{
    m_file->keep({1, 25}, answerOf(twoJobs));
    m_file->forget();
    m_file->keep({1, 25}, answerOf(R"({"id":"c"})"));
    QVERIFY(!m_file->read());
    restart();
    QVERIFY(!QFile::exists(path()));
}

QTEST_GUILESS_MAIN(TestFirstPageFile)
#include "tst_firstpagefile.moc"
