// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/connectionlog.h"
#include "faults/faultdesk.h"

#include <QTcpSocket>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

/// The desk itself: a good service is shown as it is, and the audit sees each breach of its rule.
class TestFaultsDesk final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goodListingsAreShown_data();
    void goodListingsAreShown();
    void theAuditSeesBreaches_data();
    void theAuditSeesBreaches();
    void theAuditSeesStrayConnections();
    void aRestartFindsAccountAndToken();
};

void TestFaultsDesk::goodListingsAreShown_data()
{
    QTest::addColumn<bool>("tls");
    QTest::addColumn<Listing>("listing");
    for (const bool tls : {false, true}) {
        const char *road = tls ? "TLS" : "plain";
        QTest::addRow("jobs, %s", road) << tls << Listing::ImportJobs;
        QTest::addRow("webhooks, %s", road) << tls << Listing::Webhooks;
        QTest::addRow("properties, %s", road) << tls << Listing::Properties;
    }
}

void TestFaultsDesk::goodListingsAreShown()
{
    QFETCH(bool, tls);
    QFETCH(Listing, listing);
    FaultDeskOptions options;
    options.tls = tls;
    FaultDesk desk(options);
    QVERIFY(desk.show(listing));
    QCOMPARE(desk.emptyText(), QString());
    QCOMPARE(desk.messageText(), QString());
    QCOMPARE(desk.rowCount(), 3);
    QVERIFY2(desk.statusText().contains(u"3 loaded"), qPrintable(desk.statusText()));
    QCOMPARE(desk.asked("GET", FaultDesk::pathOf(listing)), 1);
    QCOMPARE(desk.audit(), QStringList());
}

void TestFaultsDesk::theAuditSeesBreaches_data()
{
    QTest::addColumn<bool>("toForeign");
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QString>("breach");
    const QByteArray list = "GET /api/platform/v1/import-job HTTP/1.1\r\n";
    const QByteArray bearer = "Authorization: Bearer " + FaultDesk::token() + "\r\n";
    QTest::newRow("token elsewhere") << true << QByteArray(list + bearer) << u"the token went to a foreign host"_s;
    QTest::newRow("in a body") << true
                               << QByteArray("POST / HTTP/1.1\r\nContent-Length: 28\r\n\r\n" + FaultDesk::token())
                               << u"the token went"_s;
    QTest::newRow("no token") << true << list << u"connections to the foreign host"_s;
    QTest::newRow("NTLM") << false << QByteArray(list + "Authorization: NTLM TlRM\r\n") << u"not exactly our"_s;
    QTest::newRow("twice") << false << QByteArray(list + bearer + bearer) << u"not exactly our"_s;
    QTest::newRow("another path") << false << QByteArray("GET /login HTTP/1.1\r\n" + bearer) << u"neither of"_s;
    QTest::newRow("cookie") << false << QByteArray(list + bearer + "Cookie: a=b\r\n") << u"the header Cookie"_s;
    QTest::newRow("upgrade") << false << QByteArray(list + bearer + "Upgrade: h2c\r\n") << u"the header Upgrade"_s;
    QTest::newRow("POST") << false << QByteArray("POST /api/v1/webhook HTTP/1.1\r\n" + bearer)
                          << u"1 POSTs instead of 0"_s;
}

void TestFaultsDesk::theAuditSeesBreaches()
{
    QFETCH(bool, toForeign);
    QFETCH(QByteArray, request);
    QFETCH(QString, breach);
    FaultDesk desk;
    ScriptedServer &server = toForeign ? desk.foreign : desk.service;
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, server.serverPort());
    socket.write(request.contains("\r\n\r\n") ? request : QByteArray(request + "\r\n"));
    QTRY_COMPARE(server.requests().size(), 1);
    const QString found = desk.audit().join(u'\n');
    QVERIFY2(found.contains(breach), qPrintable(found));
}

void TestFaultsDesk::theAuditSeesStrayConnections()
{
    FaultDesk desk;
    ScriptedServer nobody;
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, nobody.serverPort());
    QTRY_COMPARE(nobody.connections(), 1);
    QCOMPARE(desk.audit(), QStringList(u"a connection to 127.0.0.1:%1"_s.arg(nobody.serverPort())));
    desk.wire.allowConnection(u"127.0.0.1:%1"_s.arg(nobody.serverPort()));
    QCOMPARE(desk.audit(), QStringList());

    socket.abort();
    socket.connectToHost(u"nobody.invalid"_s, 443);
    QTRY_COMPARE(ConnectionLog::names(), QStringList(u"nobody.invalid"_s));
    QCOMPARE(desk.audit(), QStringList(u"the name nobody.invalid was looked up"_s));
}

void TestFaultsDesk::aRestartFindsAccountAndToken()
{
    FaultDesk desk;
    QVERIFY(desk.show());
    desk.restart();
    QVERIFY(desk.show(Listing::Webhooks));
    QCOMPARE(desk.rowCount(), 3);
    QVERIFY(desk.filesOnDisk().contains(u"settings.json"_s));
    QCOMPARE(desk.audit(), QStringList());
}

QTEST_MAIN(TestFaultsDesk)
#include "tst_faults_desk.moc"
