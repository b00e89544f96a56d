// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/failure.h"
#include "ctl/jobprofile.h"
#include "ctl/programrun.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <memory>

using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// balehookctl jobs download, as a process: what is on the disk afterwards, and nothing is written over.
class TestJobDownload final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void intoAFile();
    void intoAFolder_data();
    void intoAFolder();
    void theOriginal();
    void isWrittenAsItCame();
    void refusedBeforeAnyRequest_data();
    void refusedBeforeAnyRequest();
    void whatCameMeanwhile();
    void saysWhatAnUnusableResponseSays();
    void failuresLeaveNothing_data();
    void failuresLeaveNothing();
    void interrupted();
    void noRoom();
    void closedPipe();

private:
    QStringList download(const QString &output, const QStringList &more = {}) const
    {
        return m_profile->command(
            QStringList{u"jobs"_s, u"download"_s, u"j1"_s, u"--account"_s, u"acme"_s, u"--output"_s, output} + more);
    }
    QString target(const QString &name = u"rows.csv"_s) const { return m_profile->path(u"out/"_s + name); }
    QStringList written() const
    {
        return QDir(m_profile->path(u"out"_s))
            .entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    static QByteArray contents(const QString &path);
    static bool write(const QString &path, const QByteArray &bytes);
    void list(const QByteArray &path = "/x/failed.csv");
    void serve(const Script::Headers &headers = {});

    std::unique_ptr<JobProfile> m_profile;
    std::unique_ptr<ProgramRun> m_run;
};

namespace {

const auto content = "a,b\r\n=1,\x00\xff\n"_ba;

} // namespace

void TestJobDownload::init()
{
    m_profile = std::make_unique<JobProfile>();
    m_run = std::make_unique<ProgramRun>();
    QVERIFY(m_profile->make());
    QVERIFY(QDir().mkdir(m_profile->path(u"out"_s)));
}

void TestJobDownload::cleanup()
{
    for (const RecordedRequest &request : m_profile->files().requests())
        QVERIFY(!request.head.toLower().contains("authorization"));
    QVERIFY(!m_run->errors().contains(JobProfile::token));
    m_run.reset();
    m_profile.reset();
}

QByteArray TestJobDownload::contents(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

bool TestJobDownload::write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size();
}

void TestJobDownload::list(const QByteArray &path)
{
    const QByteArray origin = m_profile->files().url({}).toEncoded();
    m_profile->api().enqueue(
        JobProfile::listed({JobProfile::job("j1", origin + path, origin + "/x/imported.csv?X-Signature=s")}));
}

void TestJobDownload::serve(const Script::Headers &headers)
{
    m_profile->files().enqueue(Script::answer(200, content, Script::Headers{{"Content-Type", "text/csv"}} + headers));
}

void TestJobDownload::intoAFile()
{
    list();
    serve({{"Content-Disposition", "attachment; filename=\"other.csv\""}});
    QVERIFY(m_run->run(download(target())));
    QCOMPARE(m_run->errors(), QByteArray());
    QCOMPARE(m_run->out(), QFile::encodeName(target()) + '\n');
    QCOMPARE(m_run->status(), 0);
    QCOMPARE(written(), QStringList{u"rows.csv"_s});
    QCOMPARE(contents(target()), content);
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther
        | QFile::WriteOther | QFile::ExeOther | QFile::ExeOwner;
    QCOMPARE(QFile::permissions(target()) & others, QFile::Permissions());
}

void TestJobDownload::intoAFolder_data()
{
    QTest::addColumn<QByteArray>("link");
    QTest::addColumn<QByteArray>("disposition");
    QTest::addColumn<QString>("name");
    QTest::newRow("link") << "/x/failed.csv?X-Signature=s"_ba
                          << ""_ba << u"failed.csv"_s;
    QTest::newRow("header") << "/x/failed.csv"_ba
                            << "attachment; filename=\"rows.csv\""_ba << u"rows.csv"_s;
    QTest::newRow("dot dot") << "/x/..%2f..%2f..%2fevil.csv"_ba
                             << ""_ba << u"evil.csv"_s;
    QTest::newRow("backslashes") << "/x/..%5c..%5cevil.csv"_ba
                                 << ""_ba << u"evil.csv"_s;
    QTest::newRow("header out of the folder") << "/x/a"_ba
                                              << "attachment; filename=\"../../.bashrc\""_ba << u"bashrc"_s;
    QTest::newRow("header like an option") << "/x/a"_ba
                                           << "attachment; filename=\"-rf\""_ba << u"rf"_s;
    QTest::newRow("link like an option") << "/x/--delete.csv"_ba
                                         << ""_ba << u"delete.csv"_s;
    QTest::newRow("launcher") << "/x/a"_ba
                              << "attachment; filename=\"x.desktop\""_ba << u"x.desktop.txt"_s;
    QTest::newRow("script") << "/x/rows.csv.SH"_ba
                            << ""_ba << u"rows.csv.SH.txt"_s;
    QTest::newRow("bidi") << "/x/a"_ba
                          << "attachment; filename*=UTF-8''a%E2%80%AEvsc.csv"_ba << u"avsc.csv"_s;
    QTest::newRow("line break") << "/x/a%0Ab.csv"_ba
                                << ""_ba << u"ab.csv"_s;
    QTest::newRow("no name") << "/"_ba
                             << ""_ba << u"failed-rows-j1.csv"_s;
}

void TestJobDownload::intoAFolder()
{
    QFETCH(QByteArray, link);
    QFETCH(QByteArray, disposition);
    QFETCH(QString, name);
    list(link);
    serve(disposition.isEmpty() ? Script::Headers() : Script::Headers{{"Content-Disposition", disposition}});
    QVERIFY(m_run->run(download(m_profile->path(u"out"_s))));
    QCOMPARE(m_run->errors(), QByteArray());
    QCOMPARE(written(), QStringList{name});
    QCOMPARE(m_run->out(), QFile::encodeName(target(name)) + '\n');
    QCOMPARE(m_run->status(), 0);
    // Another one of the same name stands beside it.
    ProgramRun again;
    QVERIFY(again.run(download(m_profile->path(u"out"_s))));
    QCOMPARE(again.status(), 0);
    QCOMPARE(written().size(), 2);
    QCOMPARE(contents(target(name)), content);
}

void TestJobDownload::theOriginal()
{
    list();
    serve();
    QVERIFY(m_run->run(download(m_profile->path(u"out"_s), {u"--original"_s})));
    QCOMPARE(m_run->status(), 0);
    QCOMPARE(written(), QStringList{u"imported.csv"_s});
    QCOMPARE(m_profile->files().requests().first().target, "/x/imported.csv?X-Signature=s");
}

/// Also what is no table.
void TestJobDownload::isWrittenAsItCame()
{
    list();
    const QByteArray image = QByteArray("\x89PNG\r\n\x1a\n", 8) + QByteArray(3'000'000, '\x07');
    m_profile->files().enqueue(Script::answer(200, image, {{"Content-Type", "image/png"}}));
    QVERIFY(m_run->run(download(target())));
    QCOMPARE(m_run->status(), 0);
    QVERIFY(contents(target()) == image);
}

void TestJobDownload::refusedBeforeAnyRequest_data()
{
    QTest::addColumn<QString>("output");
    QTest::newRow("file that is there") << u"out/there.csv"_s;
    QTest::newRow("link to it") << u"out/link.csv"_s;
    QTest::newRow("link to nothing") << u"out/dangling.csv"_s;
    QTest::newRow("no such folder") << u"out/none/rows.csv"_s;
    QTest::newRow("no such folder, as a folder") << u"out/none/"_s;
}

void TestJobDownload::refusedBeforeAnyRequest()
{
    QFETCH(QString, output);
    QVERIFY(write(target(u"there.csv"_s), "mine"));
    QVERIFY(QFile::link(target(u"there.csv"_s), target(u"link.csv"_s)));
    QVERIFY(QFile::link(target(u"nowhere"_s), target(u"dangling.csv"_s)));
    QVERIFY(m_run->run(download(m_profile->path(output))));
    QCOMPARE(m_run->out(), QByteArray());
    QCOMPARE(m_run->errors().count('\n'), 1);
    QCOMPARE(m_run->status(), 2);
    QCOMPARE(m_profile->api().connections(), 0);
    QCOMPARE(written().size(), 3);
    QCOMPARE(contents(target(u"there.csv"_s)), "mine");
}

/// A file appears under the name while the download goes on.
void TestJobDownload::whatCameMeanwhile()
{
    list();
    serve();
    connect(&m_profile->files(), &ScriptedServer::requestArrived, this, [this] { write(target(), "mine"); });
    QVERIFY(m_run->run(download(target())));
    QCOMPARE(m_run->out(), QByteArray());
    QCOMPARE(m_run->status(), 2);
    QCOMPARE(contents(target()), "mine");
}

/// Nobody can open its details here.
void TestJobDownload::saysWhatAnUnusableResponseSays()
{
    list();
    m_profile->files().enqueue(Script::answer(422, "{\"message\":\"canary\"}", {{"Content-Type", "application/json"}}));
    QVERIFY(m_run->run(download(target())));
    QVERIFY2(m_run->errors().contains("canary"), m_run->errors().constData());
    QCOMPARE(m_run->errors().count('\n'), 1);
    QCOMPARE(m_run->status(), 5);
}

void TestJobDownload::failuresLeaveNothing_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<int>("status");
    QTest::newRow("expired") << Script::answer(403, "<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code></Error>",
                                               {{"Content-Type", "application/xml"}})
                             << 5;
    QTest::newRow("web page") << Script::answer(200, "<html><body>Sign in</body></html>",
                                                {{"Content-Type", "text/html"}})
                              << 5;
    QTest::newRow("cut")
        << Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nContent-Length: 500\r\n\r\na,b\n").close() << 6;
}

void TestJobDownload::failuresLeaveNothing()
{
    QFETCH(Script, script);
    QFETCH(int, status);
    list();
    m_profile->files().enqueue(script);
    QVERIFY(m_run->run(download(target())));
    QCOMPARE(m_run->out(), QByteArray());
    QCOMPARE(m_run->errors().count('\n'), 1);
    QCOMPARE(m_run->status(), status);
    QCOMPARE(written(), QStringList());
}

void TestJobDownload::interrupted()
{
    list();
    m_profile->files().enqueue(
        Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\nContent-Length: 500\r\n\r\na,b\n").hang());
    m_run->start(download(target()));
    QTRY_COMPARE_WITH_TIMEOUT(m_profile->files().requests().size(), 1, 20'000);
    m_run->interrupt();
    QVERIFY(m_run->finish());
    QCOMPARE(m_run->out(), QByteArray());
    QCOMPARE(m_run->status(), 130);
    QCOMPARE(written(), QStringList());
    QCOMPARE(m_profile->cachedFiles(), QStringList());
}

/// A limit on the size of files is like a disk that fills up while it is written to.
void TestJobDownload::noRoom()
{
    list();
    m_profile->files().enqueue(
        Script::answer(200, QByteArray("1,price is required\n").repeated(200'000), {{"Content-Type", "text/csv"}}));
    m_run->startShell(u"ulimit -S -f 1024; trap '' XFSZ; exec \"$@\""_s, download(target()));
    QVERIFY(m_run->finish());
    QCOMPARE(m_run->out(), QByteArray());
    QCOMPARE(m_run->errors().count('\n'), 1);
    QVERIFY2(m_run->errors().contains(Ctl::Failure::fromSystem({}).toUtf8()), m_run->errors().constData());
    QCOMPARE(m_run->status(), 1);
    QCOMPARE(written(), QStringList());
}

void TestJobDownload::closedPipe()
{
    list();
    serve();
    m_run->startShell(u"\"$@\" | exec 0<&-; echo ${PIPESTATUS[0]}"_s, download(target()));
    QVERIFY(m_run->finish());
    QCOMPARE(m_run->out(), "0\n");
    QCOMPARE(m_run->errors(), QByteArray());
    QCOMPARE(contents(target()), content);
}

QTEST_GUILESS_MAIN(TestJobDownload)
#include "tst_jobdownload.moc"
