// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demoaccounts.h"
#include "service/plainhttp.h"
#include "service/serviceprocess.h"
#include "support/wait.h"

#include <QTcpSocket>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook::Demo;

/// What the demo service does to a new webhook when told so.
class TestDemoCreation final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fates_data();
    void fates();
    void refusesOtherKinds();
};

namespace {

/// On a socket of its own, because QNetworkAccessManager sends a POST again when the connection is lost.
QByteArray post(QTcpSocket &socket, const QUrl &url, const QByteArray &token)
{
    const QByteArray body = R"({"resource":"order","webhookUrl":"https://new.example/in"})";
    socket.connectToHost(url.host(), quint16(url.port()));
    socket.write("POST " + url.path().toUtf8() + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + token
                 + "\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size())
                 + "\r\n\r\n" + body);
    QByteArray answer;
    const auto isOver = [&] {
        answer += socket.readAll();
        return answer.endsWith('}') || socket.state() == QAbstractSocket::UnconnectedState;
    };
    return Balehook::Testing::waitFor(isOver, 1000) ? answer : QByteArray("nothing yet");
}

} // namespace

void TestDemoCreation::fates_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<bool>("isListed");
    QTest::newRow("ok") << u"ok"_s << "HTTP/1.1 200"_ba
                        << "https://new.example/in"_ba << true;
    QTest::newRow("refuse") << u"refuse"_s << "HTTP/1.1 422"_ba
                            << "webhookUrl"_ba << false;
    QTest::newRow("lost") << u"lost"_s << ""_ba
                          << ""_ba << true;
    QTest::newRow("late") << u"late"_s << "nothing yet"_ba
                          << ""_ba << true;
    QTest::newRow("odd") << u"odd"_s << "HTTP/1.1 200"_ba
                         << "queued"_ba << true;
}

void TestDemoCreation::fates()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, part);
    QFETCH(bool, isListed);
    ServiceProcess service;
    QVERIFY2(service.start({u"--create"_s, kind}), service.errors().constData());
    const DemoAccount &account = demoAccounts().front();
    const QByteArray token(account.token.data(), account.token.size());
    QTcpSocket socket;
    const QByteArray answer = post(socket, service.api(u"/acme/api/v1/webhook"_s), token);
    QVERIFY2(answer.startsWith(begin), answer.constData());
    QVERIFY(answer.contains(part));
    QCOMPARE(answer.isEmpty(), kind == "lost"_L1);

    PlainHttp http;
    const QJsonArray listed = http.get(service.api(u"/acme/api/platform/v1/client-webhook"_s), token).data();
    const bool isFound = listed.last()["webhookUrl"_L1].toString() == "https://new.example/in"_L1;
    QCOMPARE(isFound, isListed);
}

void TestDemoCreation::refusesOtherKinds()
{
    ServiceProcess refused;
    QVERIFY(!refused.start({u"--create"_s, u"perhaps"_s}));
    QVERIFY(refused.errors().contains("--create"));
}

QTEST_GUILESS_MAIN(TestDemoCreation)
#include "tst_democreation.moc"
