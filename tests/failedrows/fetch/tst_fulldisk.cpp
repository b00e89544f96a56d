// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/cache/filecopier.h"
#include "failedrows/cache/parttarget.h"
#include "failedrows/cache/savetarget.h"
#include "failedrows/fetch/fetchrun.h"
#include "net/httpclient.h"
#include "support/saidof.h"
#include "support/scriptedserver.h"
#include "support/smallfiles.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// What does not fit: by a limit on the size of files, which is like a disk that fills up while it is written to.
class TestFullDisk final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void aFetchLeavesNothingHalf_data();
    void aFetchLeavesNothingHalf();
    void aStreamWithoutAnEnd_data();
    void aStreamWithoutAnEnd();
    void moreThanThereIsRoomFor_data();
    void moreThanThereIsRoomFor();
    void aCopyLeavesWhatWasThere();

private:
    static std::unique_ptr<FetchTarget> makeTarget(bool inCache, const QString &path);
    QString path() const { return m_folder->filePath(u"rows"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name); }
    QByteArray contents() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr qint64 room = 1024 * 1024;

} // namespace

void TestFullDisk::initTestCase()
{
    const SmallFiles small(room);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"x"_s));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QVERIFY(file.write(QByteArray(2 * room, 'x')) < 2 * room);
}

void TestFullDisk::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("what was there");
}

void TestFullDisk::cleanup()
{
    m_folder.reset();
}

std::unique_ptr<FetchTarget> TestFullDisk::makeTarget(bool inCache, const QString &path)
{
    if (inCache)
        return std::make_unique<PartTarget>(path);
    return std::make_unique<SaveTarget>(path);
}

QByteArray TestFullDisk::contents() const
{
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestFullDisk::aFetchLeavesNothingHalf_data()
{
    QTest::addColumn<bool>("inCache");
    QTest::newRow("cache") << true;
    QTest::newRow("chosen file") << false;
}

void TestFullDisk::aFetchLeavesNothingHalf()
{
    QFETCH(bool, inCache);
    ScriptedServer server;
    server.enqueue(Script::answer(200, QByteArray(2 * room, 'x'), {{"ETag", "\"v1\""}}));
    HttpClient http({});
    FetchRun fetch(http, server.url(), makeTarget(inCache, path()));
    const SmallFiles small(room - 999); // so that a write comes to an end in its middle
    QVERIFY(fetch.run());
    QCOMPARE(fetch.result->error().kind, ErrorKind::DiskFailed);
    QCOMPARE(fetch.result->error().detail.section(u"\n"_s, -1), qt_error_string(EFBIG));
    QCOMPARE(server.requests().size(), 1);
    QTRY_COMPARE(files(), QStringList{u"rows"_s}); // a note that was begun is removed behind the scenes
    QCOMPARE(contents(), "what was there");
}

void TestFullDisk::aStreamWithoutAnEnd_data()
{
    aFetchLeavesNothingHalf_data();
}

void TestFullDisk::aStreamWithoutAnEnd()
{
    QFETCH(bool, inCache);
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\n\r\n").flood(QByteArray(65'536, 'x')));
    HttpClient http({});
    FetchRun fetch(http, server.url(), makeTarget(inCache, path()));
    const SmallFiles small(room);
    QVERIFY(fetch.run());
    const ErrorKind kind = fetch.result->error().kind;
    QVERIFY(kind == ErrorKind::DiskFailed || kind == ErrorKind::DiskFull); // the latter on a disk that is as small
    QTRY_COMPARE(files(), QStringList{u"rows"_s}); // a note that was begun is removed behind the scenes
    QCOMPARE(contents(), "what was there");
}

void TestFullDisk::moreThanThereIsRoomFor_data()
{
    aFetchLeavesNothingHalf_data();
}

void TestFullDisk::moreThanThereIsRoomFor()
{
    QFETCH(bool, inCache);
    ScriptedServer server;
    server.enqueue(Script().send("HTTP/1.1 200 OK\r\nContent-Length: 1000000000000000\r\n\r\na,b"));
    HttpClient http({});
    FetchRun fetch(http, server.url(), makeTarget(inCache, path()));
    QVERIFY(fetch.run());
    QCOMPARE(fetch.result->error().kind, ErrorKind::DiskFull);
    QVERIFY(fetch.result->error().userMessage().contains(Testing::saidOf(ErrorKind::DiskFull)));
    QTRY_COMPARE(files(), QStringList{u"rows"_s}); // a note that was begun is removed behind the scenes
    QCOMPARE(contents(), "what was there");
}

void TestFullDisk::aCopyLeavesWhatWasThere()
{
    const QString source = m_folder->filePath(u"cached"_s);
    QFile file(source);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(2 * room, 'x'));
    file.close();
    FileCopier copier(source, path(), {});
    QSignalSpy finished(&copier, &FileCopier::finished);
    const SmallFiles small(room);
    copier.start();
    QTRY_COMPARE(finished.count(), 1);
    QCOMPARE(static_cast<const Result<qint64> *>(finished.at(0).at(0).constData())->error().kind,
             ErrorKind::DiskFailed);
    QCOMPARE(contents(), "what was there");
    QCOMPARE(files(), (QStringList{u"cached"_s, u"rows"_s}));
}

QTEST_GUILESS_MAIN(TestFullDisk)
#include "tst_fulldisk.moc"
