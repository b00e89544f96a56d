// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/listing/savedlisting.h"

#include "domain/records/page.h"
#include "domain/records/property.h"
#include "session/listing/listingfile.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Balehook;
using namespace Qt::StringLiterals;
using Ticket = PageSource::Ticket;

/// A saved listing as the table uses it: real files, read on another thread.
class TestSavedListing final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void servesPages_data();
    void servesPages();
    void recordsAreProperties();
    void tellsWhatIsInTheFile();
    void newestFirst();
    void cancelledIsNotHeardOf();
    void readsAChangedFileAgain();
    void looksForChangesWithTheFirstPageOnly();
    void leavesAnOldFileAlone();
    void refuses_data();
    void refuses();
    void refusesAPipe();
    void comesBackWhenTheFileIsMended();
    void leavesTheFileAsItIs();
    void goneWhileReading();
    void deletedByWhoeverHearsOfIt();

private:
    QString write(const QByteArray &text);
    void ageBy(int seconds) const;
    void open();
    PageAnswer page(int number, int perPage);
    Error failure();

    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<SavedListing> m_listing;
    std::unique_ptr<QSignalSpy> m_arrived;
    std::unique_ptr<QSignalSpy> m_failed;
};

namespace {

QByteArray records(int count, const char *prefix = "p")
{
    QByteArrayList elements;
    for (int i = 1; i <= count; ++i)
        elements += R"({"internalName": ")"_ba + prefix + QByteArray::number(i) + R"(", "n": 1.0})";
    return '[' + elements.join(",\n") + ']';
}

} // namespace

void TestSavedListing::init()
{
    m_arrived.reset();
    m_failed.reset();
    m_listing.reset();
    m_path = m_folder.filePath(u"listing größer.json"_s);
    QFile::remove(m_path);
}

QString TestSavedListing::write(const QByteArray &text)
{
    QFile file(m_path);
    if (!file.open(QFile::WriteOnly) || file.write(text) != text.size())
        qFatal("the file cannot be written");
    return m_path;
}

void TestSavedListing::ageBy(int seconds) const
{
    QFile file(m_path);
    QVERIFY(file.open(QFile::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTimeUtc().addSecs(-seconds), QFile::FileModificationTime));
}

void TestSavedListing::open()
{
    m_listing = SavedListing::ofProperties(m_path);
    m_arrived = std::make_unique<QSignalSpy>(m_listing.get(), &PageSource::arrived);
    m_failed = std::make_unique<QSignalSpy>(m_listing.get(), &PageSource::failed);
}

PageAnswer TestSavedListing::page(int number, int perPage)
{
    m_arrived->clear();
    const Ticket ticket = m_listing->request({number, perPage}, PagePriority::Browsing);
    if (!m_arrived->isEmpty())
        qFatal("answered inside request()");
    if (!m_arrived->wait() || m_arrived->first().first().value<Ticket>() != ticket)
        qFatal("no page arrived");
    return m_arrived->first().at(1).value<PageAnswer>();
}

Error TestSavedListing::failure()
{
    m_failed->clear();
    const Ticket ticket = m_listing->request({1, 25}, PagePriority::Browsing);
    if (!m_failed->wait() || m_failed->first().first().value<Ticket>() != ticket)
        qFatal("nothing failed");
    return m_failed->first().at(1).value<Error>();
}

void TestSavedListing::servesPages_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("bare list") << records(57);
    QTest::newRow("envelope") << QByteArray(R"({"page":3,"perPage":100,"total":"900","data":)" + records(57) + "}");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF" + records(57));
}

void TestSavedListing::servesPages()
{
    QFETCH(QByteArray, text);
    write(text);
    open();
    for (const auto &[number, count] : {std::pair{1, 25}, {3, 7}, {2, 25}, {4, 0}}) {
        const PageAnswer answer = page(number, 25);
        QCOMPARE(answer.records->count(), count);
        QCOMPARE(answer.total, std::optional<qint64>(57));
        QCOMPARE(answer.page, std::optional(number));
        QCOMPARE(answer.perPage, std::optional(25));
        for (int i = 0; i < count; ++i) {
            const QByteArray name = "p" + QByteArray::number((number - 1) * 25 + i + 1);
            QCOMPARE(answer.records->idAt(i), QString::fromLatin1(name));
            QCOMPARE(answer.records->rawAt(i), QByteArray(R"({"internalName": ")" + name + R"(", "n": 1.0})"));
        }
    }
    QCOMPARE(page(2'000'000'000, 100).records->count(), 0);
}

void TestSavedListing::recordsAreProperties()
{
    write(R"([{"internalName":"size","options":["S","M"],"scope":"product"}, 7])");
    open();
    const PageAnswer answer = page(1, 25);
    const auto *properties = dynamic_cast<const Page<Property> *>(answer.records.get());
    QVERIFY(properties);
    QCOMPARE(*properties->at(0).list(Property::Options), QStringList({u"S"_s, u"M"_s}));
    QCOMPARE(properties->at(0).text(Property::Scope), u"product"_s);
    QVERIFY(!properties->at(1).isReadable());
}

void TestSavedListing::tellsWhatIsInTheFile()
{
    write(R"({"data":[1,2],"total":340})");
    open();
    QVERIFY(!m_listing->contents());
    page(1, 25);
    QCOMPARE(m_listing->contents()->records, 2);
    QCOMPARE(m_listing->contents()->statedTotal, std::optional<qint64>(340));
    QCOMPARE(m_listing->filePath(), m_path);
}

void TestSavedListing::newestFirst()
{
    write(records(100));
    open();
    const Ticket first = m_listing->request({1, 10}, PagePriority::Browsing);
    const Ticket ahead = m_listing->request({2, 10}, PagePriority::Background);
    const Ticket older = m_listing->request({3, 10}, PagePriority::Browsing);
    const Ticket newest = m_listing->request({4, 10}, PagePriority::Browsing);
    QTRY_COMPARE(m_arrived->count(), 4);
    QList<Ticket> order;
    for (const QVariantList &arguments : std::as_const(*m_arrived))
        order += arguments.first().value<Ticket>();
    QCOMPARE(order, (QList<Ticket>{first, newest, older, ahead}));
}

void TestSavedListing::cancelledIsNotHeardOf()
{
    write(records(100));
    open();
    const Ticket running = m_listing->request({1, 10}, PagePriority::Browsing);
    const Ticket waiting = m_listing->request({2, 10}, PagePriority::Browsing);
    const Ticket wanted = m_listing->request({3, 10}, PagePriority::Background);
    m_listing->cancel(running);
    m_listing->cancel(waiting);
    m_listing->cancel(waiting);
    QTRY_COMPARE(m_arrived->count(), 1);
    QCOMPARE(m_arrived->first().first().value<Ticket>(), wanted);
    QVERIFY(m_failed->isEmpty());
}

void TestSavedListing::readsAChangedFileAgain()
{
    write(records(3));
    open();
    QCOMPARE(page(1, 25).total, std::optional<qint64>(3));
    // As long as before, and within the same tick of the clock.
    write(records(3, "q"));
    QCOMPARE(page(1, 25).records->idAt(0), u"q1"_s);
    write(records(4));
    QCOMPARE(page(1, 25).total, std::optional<qint64>(4));
}

void TestSavedListing::looksForChangesWithTheFirstPageOnly()
{
    write(records(30));
    open();
    page(1, 25);
    write(records(30, "q"));
    QCOMPARE(page(2, 25).records->idAt(0), u"p26"_s);
    page(1, 25);
    QCOMPARE(page(2, 25).records->idAt(0), u"q26"_s);
}

void TestSavedListing::leavesAnOldFileAlone()
{
    write(records(3));
    ageBy(60);
    const auto file = ListingFile::read(m_path);
    QVERIFY(file.ok());
    QVERIFY(file.value()->isCurrent(m_path));
    ageBy(30);
    QVERIFY(!file.value()->isCurrent(m_path));
    QFile::remove(m_path);
    QVERIFY(!file.value()->isCurrent(m_path));
    // Just written: it may be written once more without another time.
    write(records(3));
    QVERIFY(!ListingFile::read(m_path).value()->isCurrent(m_path));
}

void TestSavedListing::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("empty") << QByteArray() << u"empty"_s;
    QTest::newRow("no JSON") << "a;b"_ba << u"not JSON"_s;
    QTest::newRow("no list") << "{}"_ba << u"no list"_s;
    QTest::newRow("too large") << QByteArray(ListingFile::byteLimit + 1, ' ') << u"too large"_s;
}

void TestSavedListing::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, words);
    write(text);
    open();
    const Error error = failure();
    QCOMPARE(error.kind, ErrorKind::FileNotUsable);
    QVERIFY2(error.userMessage().contains(words), qPrintable(error.userMessage()));
    QVERIFY(!m_listing->contents());
    QVERIFY(m_arrived->isEmpty());
}

void TestSavedListing::refusesAPipe()
{
    open();
    QVERIFY(failure().userMessage().contains(u"does not exist"_s));
    QVERIFY(QDir().mkdir(m_path));
    QVERIFY(failure().userMessage().contains(u"not a file"_s));
    QVERIFY(QDir().rmdir(m_path));
#ifdef Q_OS_UNIX
    QCOMPARE(mkfifo(QFile::encodeName(m_path).constData(), 0600), 0);
    QVERIFY(failure().userMessage().contains(u"not a file"_s));
#endif
}

void TestSavedListing::comesBackWhenTheFileIsMended()
{
    write("[");
    open();
    failure();
    write(records(2));
    QCOMPARE(page(1, 25).total, std::optional<qint64>(2));
    QFile::remove(m_path);
    failure();
    // What was read is still there to be looked at.
    QCOMPARE(page(2, 1).records->idAt(0), u"p2"_s);
}

void TestSavedListing::leavesTheFileAsItIs()
{
    const QByteArray text = records(5);
    write(text);
    ageBy(60);
    const QDateTime modified = QFileInfo(m_path).lastModified();
    open();
    page(1, 25);
    QCOMPARE(QFileInfo(m_path).lastModified(), modified);
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    // Open for nobody: it may be moved and deleted.
    QVERIFY(QFile::rename(m_path, m_path + u".old"_s));
    QVERIFY(QFile::remove(m_path + u".old"_s));
}

void TestSavedListing::goneWhileReading()
{
    write(records(50'000));
    for (int i = 0; i < 20; ++i) {
        open();
        for (int number = 1; number <= 3; ++number)
            m_listing->request({number, 100}, PagePriority::Browsing);
        m_arrived.reset();
        m_failed.reset();
        m_listing.reset();
    }
    QVERIFY(QThreadPool::globalInstance()->waitForDone(30'000));
    open();
    QCOMPARE(page(500, 100).records->idAt(99), u"p50000"_s);
}

void TestSavedListing::deletedByWhoeverHearsOfIt()
{
    write(records(3));
    open();
    connect(m_listing.get(), &PageSource::arrived, this, [this] { m_listing.reset(); });
    m_listing->request({1, 1}, PagePriority::Browsing);
    m_listing->request({2, 1}, PagePriority::Browsing);
    QTRY_VERIFY(!m_listing);
    QVERIFY(QThreadPool::globalInstance()->waitForDone(30'000));
    QCOMPARE(m_arrived->count(), 1);
}

QTEST_GUILESS_MAIN(TestSavedListing)

#include "tst_savedlisting.moc"
