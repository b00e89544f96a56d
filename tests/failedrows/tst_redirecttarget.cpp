// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/redirecttarget.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestRedirectTarget final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyOutsideLeadsToThisComputer_data();
    void nobodyOutsideLeadsToThisComputer();
    void whatRunsHereMayStayHere();
};

void TestRedirectTarget::nobodyOutsideLeadsToThisComputer_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<bool>("isFollowed");
    const auto row = [](const char *location, bool isFollowed) {
        QTest::newRow(location) << QByteArray(location) << isFollowed;
    };
    row("https://other.example.com/x", true);
    row("https://other.example.com./x", true);
    row("https://192.0.2.7/x", true);
    row("https://[2001:db8::1]/x", true);
    row("https://127.0.0.1/x", false);
    row("https://127.1.2.3/x", false);
    row("https://localhost/x", false);
    row("https://localhost./x", false);
    row("https://LOCALHOST/x", false);
    row("https://a.localhost/x", false);
    row("https://[::1]/x", false);
    row("https://[::ffff:127.0.0.1]/x", false);
    row("https://[::ffff:7f00:1]/x", false);
    row("https://0.0.0.0/x", false);
    row("https://[::]/x", false);
    row("https://[::ffff:0.0.0.0]/x", false);
    row("https://0x7f.1/x", false);
    row("https://2130706433/x", false);
    row("https://127.0.0.1./x", false);
    row("https://%31%32%37.0.0.1/x", false);
    row("https://10.0.0.1/x", false);
    row("https://192.168.1.1/x", false);
    row("https://172.16.0.1/x", false);
    row("https://100.64.0.1/x", false);
    row("https://[fd00::1]/x", false);
    row("https://[64:ff9b::7f00:1]/x", false);
    row("https://224.0.0.1/x", false);
}

void TestRedirectTarget::nobodyOutsideLeadsToThisComputer()
{
    QFETCH(QByteArray, location);
    QFETCH(bool, isFollowed);
    const std::optional<QUrl> target = redirectTarget(QUrl(u"https://files.example.com/a.csv"_s), location);
    QCOMPARE(target.has_value(), isFollowed);
    if (target)
        QCOMPARE(target->toEncoded(), location);
}

void TestRedirectTarget::whatRunsHereMayStayHere()
{
    const QUrl here(u"http://127.0.0.1:8080/a.csv"_s);
    const DestinationPolicy policy(*Origin::of(here));
    QCOMPARE(redirectTarget(here, "/b.csv", policy), QUrl(u"http://127.0.0.1:8080/b.csv"_s));
    QCOMPARE(redirectTarget(here, "http://[::1]:8080/b.csv", policy), QUrl(u"http://[::1]:8080/b.csv"_s));
    QCOMPARE(redirectTarget(here, "http://files.example.com/b.csv", policy), std::nullopt);
    QCOMPARE(redirectTarget(QUrl(u"https://127.0.0.1:8443/a.csv"_s), "http://127.0.0.1:8080/b.csv", policy),
             std::nullopt);
    // Not where a service out there led here, nor where one here led out there first.
    const DestinationPolicy remote(*Origin::of(QUrl(u"https://acme.example.com"_s)));
    QCOMPARE(redirectTarget(here, "/b.csv", remote), std::nullopt);
    QCOMPARE(redirectTarget(QUrl(u"https://files.example.com/a.csv"_s), "https://127.0.0.1/b.csv", policy),
             std::nullopt);
}

QTEST_GUILESS_MAIN(TestRedirectTarget)
#include "tst_redirecttarget.moc"
