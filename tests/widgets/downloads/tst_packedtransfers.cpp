// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/packedtable.h"
#include "failedrows/table/tabledocument.h"
#include "gui/transfersfixture.h"
#include "session/jobs/jobfileopener.h"
#include "support/wait.h"
#include "widgets/downloads/transferview.h"

#include <QDirIterator>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;
Q_DECLARE_METATYPE(Packing)

/// Failed rows in a workbook or an archive, of which only a part comes: nobody is shown half of it, a next try brings
/// all rows, and the cache holds nothing that is of no use.
class tst_PackedTransfers final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void isTriedAgain_data() { addPackings(); }
    void isTriedAgain();
    void goesOnWhereItEnded_data() { addPackings(); }
    void goesOnWhereItEnded();
    void aCancelLeavesNothing_data() { addPackings(); }
    void aCancelLeavesNothing();
    void aCancelledOneGoesOn_data() { addPackings(); }
    void aCancelledOneGoesOn();

private:
    static void addPackings();
    void open(Packing packing);
    QString text() const { return m_view->findChild<QLabel *>(u"transferText"_s)->text(); }
    QPushButton *button(const char *name) const { return m_view->findChild<QPushButton *>(QString::fromLatin1(name)); }
    /// Of the cache, but for its list.
    QStringList files() const;
    Script begun(const QByteArray &headers = {}) const;
    /// Of the file that was downloaded; -1 where it is none, or not whole.
    qint64 rowCount() const;

    std::unique_ptr<TransfersFixture> m_fixture;
    std::unique_ptr<JobFileOpener> m_opener;
    std::unique_ptr<TransferView> m_view;
    QByteArray m_content;
};

namespace {

constexpr qint64 rows = 400;
const QByteArray tag = "ETag: \"v1\"\r\n";

QByteArray head(const QByteArray &status, qint64 length, const QByteArray &headers)
{
    return "HTTP/1.1 " + status + "\r\nContent-Type: application/octet-stream\r\nContent-Length: "
        + QByteArray::number(length) + "\r\n" + headers + "\r\n";
}

} // namespace

void tst_PackedTransfers::init()
{
    m_fixture = std::make_unique<TransfersFixture>();
    m_opener = std::make_unique<JobFileOpener>(m_fixture->transfers(), m_fixture->files());
    m_view = std::make_unique<TransferView>(*m_opener);
    m_view->show();
}

void tst_PackedTransfers::cleanup()
{
    m_view.reset();
    m_opener.reset();
    m_fixture.reset();
}

void tst_PackedTransfers::addPackings()
{
    QTest::addColumn<Packing>("packing");
    QTest::newRow("failed.xlsx") << Packing::Workbook;
    QTest::newRow("failed.zip") << Packing::Zip;
    QTest::newRow("failed.csv.gz") << Packing::Gzip;
}

void tst_PackedTransfers::open(Packing packing)
{
    QByteArray csv = "sku,error\n";
    for (qint64 row = 0; row < rows; ++row)
        csv += QByteArray::number(row * 7919) + ",price is required\n";
    m_content = packed(csv, packing);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    m_opener->open(m_fixture->accountId, m_fixture->job(u"48210"_s, u"/out/"_s + name), JobFile::FailedRows);
}

/// The first half, and then the end of the connection.
Script tst_PackedTransfers::begun(const QByteArray &headers) const
{
    return Script().send(head("200 OK", m_content.size(), headers) + m_content.first(m_content.size() / 2));
}

QStringList tst_PackedTransfers::files() const
{
    QStringList names;
    for (QDirIterator each(m_fixture->folder.filePath(u"files"_s), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
         each.hasNext();) {
        each.next();
        if (each.fileName() != "index.json"_L1)
            names += each.fileName();
    }
    return names;
}

qint64 tst_PackedTransfers::rowCount() const
{
    if (!m_opener->file())
        return -1;
    TableDocument document;
    bool isFailed = false;
    connect(&document, &TableDocument::failed, &document, [&] { isFailed = true; });
    connect(&document, &TableDocument::headRead, &document, [&] { document.readAll(); });
    document.open(m_opener->file()->path);
    const bool isEnded = Testing::waitFor([&] { return isFailed || document.isComplete(); });
    return isEnded && !isFailed && !document.obstacle() ? document.rowCount() : -1;
}

void tst_PackedTransfers::isTriedAgain()
{
    QFETCH(Packing, packing);
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    QSignalSpy ready(m_opener.get(), &JobFileOpener::ready);
    open(packing);
    m_fixture->server.enqueue(begun().close());
    QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 20'000);
    QCOMPARE(failed.first().first().value<Error>().kind, ErrorKind::ConnectionLost);
    QVERIFY(!text().isEmpty());
    QVERIFY(!m_opener->file());
    QTRY_COMPARE(files(), QStringList());

    m_fixture->server.enqueue(Script().send(head("200 OK", m_content.size(), {}) + m_content));
    QVERIFY(button("transferRetry")->isVisible());
    button("transferRetry")->click();
    QVERIFY(ready.wait());
    QCOMPARE(rowCount(), rows);
    QTRY_COMPARE(files().size(), 1);
}

/// By itself, where the server names the version.
void tst_PackedTransfers::goesOnWhereItEnded()
{
    QFETCH(Packing, packing);
    QSignalSpy ready(m_opener.get(), &JobFileOpener::ready);
    open(packing);
    m_fixture->server.enqueue(begun(tag).close());
    const qint64 half = m_content.size() / 2;
    const QByteArray range = "Content-Range: bytes " + QByteArray::number(half) + '-'
        + QByteArray::number(m_content.size() - 1) + '/' + QByteArray::number(m_content.size()) + "\r\n";
    m_fixture->server.enqueue(
        Script().send(head("206 Partial Content", m_content.size() - half, range + tag) + m_content.sliced(half)));
    QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, 20'000);
    QCOMPARE(m_fixture->server.requests().last().header("Range"), "bytes=" + QByteArray::number(half) + '-');
    QCOMPARE(rowCount(), rows);
    QTRY_COMPARE(files().size(), 1);
}

void tst_PackedTransfers::aCancelLeavesNothing()
{
    QFETCH(Packing, packing);
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    open(packing);
    m_fixture->server.enqueue(begun().hang());
    QTRY_VERIFY(!files().isEmpty());
    button("transferCancel")->click();
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().value<Error>().kind, ErrorKind::Cancelled);
    QVERIFY(!text().isEmpty());
    QVERIFY(!m_opener->file());
    QTRY_COMPARE(files(), QStringList());
}

/// What is there is kept for the next try, where the server can say that it is of the same version.
void tst_PackedTransfers::aCancelledOneGoesOn()
{
    QFETCH(Packing, packing);
    QSignalSpy failed(m_opener.get(), &JobFileOpener::failed);
    QSignalSpy ready(m_opener.get(), &JobFileOpener::ready);
    open(packing);
    m_fixture->server.enqueue(begun(tag).hang());
    const QString half = QLocale().formattedDataSize(m_content.size() / 2, 1);
    QTRY_VERIFY2(text().contains(half), qPrintable(text()));
    button("transferCancel")->click();
    QTRY_COMPARE(failed.count(), 1);
    QTRY_COMPARE(files().size(), 2); // the part and a note
    m_fixture->server.enqueue(Script().send(head("200 OK", m_content.size(), tag) + m_content)); // or not
    button("transferRetry")->click();
    QVERIFY(ready.wait());
    QCOMPARE(rowCount(), rows);
    QTRY_COMPARE(files().size(), 1);
}

QTEST_MAIN(tst_PackedTransfers)
#include "tst_packedtransfers.moc"
