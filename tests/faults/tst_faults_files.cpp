// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/downloaddesk.h"
#include "faults/filecase.h"
#include "faults/shownwords.h"
#include "net/httpclient.h"
#include "widgets/window/mainwindow.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

/// The table of downloads: the failed file of a job is opened in the real window, its host does what a line says. Who
/// is in front sees rows or why there are none; no host gets a token, nobody is asked but those of the link and of its
/// redirects, and there is a whole file on the disk or nothing. It runs over plain connections and over TLS.
class TestFaultsFiles final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void init();
    void cleanup();
    void cleanupTestCase() { m_desk.reset(); }
    void wholeOrNothing_data();
    void wholeOrNothing();

private:
    const bool m_isTls = qgetenv("BALEHOOK_ROAD") == "tls";

    void judgeWire(const FileCase &line);

    std::unique_ptr<DownloadDesk> m_desk; ///< the same for all lines, as a person's would be
    int m_number = 0;
    qsizetype m_asked = 0;
    qsizetype m_askedOnward = 0;
};

Q_DECLARE_METATYPE(FileCase)

void TestFaultsFiles::init()
{
    if (!m_desk) {
        m_desk = std::make_unique<DownloadDesk>(m_isTls);
        QVERIFY(m_desk->desk.show());
    }
    m_asked = m_desk->hosts.requests().size();
    m_askedOnward = m_desk->mirror.requests().size();
}

void TestFaultsFiles::cleanup()
{
    if (QTest::currentTestFailed())
        m_desk.reset();
}

void TestFaultsFiles::wholeOrNothing_data()
{
    QTest::addColumn<FileCase>("line");
    const std::pair<const char *, FileCases> groups[] = {
        {"whole", wholeFiles()},          {"odd", oddFiles()},
        {"named", namedFiles()},          {"refused", refusedFiles()},
        {"broken", brokenFiles(m_isTls)}, {"redirect", redirectedFiles()},
        {"link", refusedLinks()},
    };
    for (const auto &[group, cases] : groups) {
        for (const FileCase &each : cases)
            QTest::addRow("%s: %s", group, each.name.constData()) << each;
    }
}

void TestFaultsFiles::wholeOrNothing()
{
    QFETCH(FileCase, line);
    line.fillIn(m_desk->hosts.url(), m_desk->mirror.url());
    for (auto [server, script] : {std::pair(&m_desk->hosts, line.answer), std::pair(&m_desk->mirror, line.onward)}) {
        server->clearRoutes();
        server->route("GET", "/", script, ScriptedServer::always);
    }
    const QStringList before = m_desk->files();
    HttpClient &http = m_desk->desk.session().http();
    m_desk->open(++m_number, line.link);
    http.setTimeouts({20s, 20s, line.hangs ? 300ms : 20s, 1ms});
    QTRY_VERIFY2_WITH_TIMEOUT(m_desk->isOver() && m_desk->words().contains(line.says), qPrintable(m_desk->words()),
                              10'000);
    http.setTimeouts(m_desk->desk.options.timeouts);

    QCOMPARE(m_desk->areRowsShown(), line.isShown);
    const QString words = m_desk->words();
    QVERIFY2(line.notSaid.isEmpty() || !words.contains(line.notSaid), qPrintable(words));
    QVERIFY2(!words.contains(u"c0ffee"), qPrintable(words));
    QCOMPARE(labelsOfMarkup(m_desk->desk.window()), QStringList());
    const QStringList files = m_desk->files();
    QVERIFY2(files.size() == before.size() + (line.isShown ? 1 : 0), qPrintable(files.join(u'\n')));
    QCOMPARE(m_desk->readableByOthers(), QStringList());
    judgeWire(line);
    m_desk->back();
}

void TestFaultsFiles::judgeWire(const FileCase &line)
{
    QCOMPARE(m_desk->desk.audit(), QStringList());
    QCOMPARE(m_desk->desk.filesWith("c0ffee"), QStringList());
    const int asked = m_desk->hosts.requestHeads() - int(m_asked);
    const int least = line.repeated > 1 ? 1 : line.asked;
    QVERIFY2(asked >= least && asked <= line.asked * line.repeated, QByteArray::number(asked).constData());
    QCOMPARE(m_desk->mirror.requestHeads(), int(m_askedOnward) + line.askedOnward);
    for (const ScriptedServer *server : {&m_desk->hosts, &m_desk->mirror}) {
        for (const RecordedRequest &request : server->requests()) {
            QCOMPARE(request.method, "GET"_ba);
            QCOMPARE(request.header("Accept-Encoding"), "identity"_ba);
            QVERIFY(request.header("Authorization").isNull());
            QVERIFY(request.body.isEmpty());
        }
    }
}

QTEST_MAIN(TestFaultsFiles)
#include "tst_faults_files.moc"
