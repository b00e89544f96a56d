// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/destinationpolicy.h"

#include "domain/account.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;
using Verdict = DestinationPolicy::Verdict;

class TestDestinationPolicy final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void baseUrls_data();
    void baseUrls();
    void links_data();
    void links();
    void redirects_data();
    void redirects();
    void addressesOfNames_data();
    void addressesOfNames();
    void anAccountServesItsLinks();

private:
    static Origin originOf(const QString &url) { return *Origin::of(QUrl(url)); }
};

void TestDestinationPolicy::baseUrls_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isAllowed");
    for (const char *url : {"https://a.example", "https://10.0.0.1", "https://foo.localhost", "http://localhost",
                            "http://127.0.0.1:8080", "http://127.9.9.9", "http://[::1]:8080"})
        QTest::newRow(url) << QString::fromLatin1(url) << true;
    // What a resolver would have to be asked for may be anybody.
    for (const char *url : {"http://a.example", "http://foo.localhost", "http://localhost.", "http://10.0.0.1",
                            "http://[::ffff:127.0.0.1]", "http://127.0.0.1.", "http://0.0.0.0"})
        QTest::newRow(url) << QString::fromLatin1(url) << false;
}

void TestDestinationPolicy::baseUrls()
{
    QFETCH(QString, url);
    QFETCH(bool, isAllowed);
    QCOMPARE(DestinationPolicy::judgeBase(originOf(url)) == Verdict::Allowed, isAllowed);
}

void TestDestinationPolicy::links_data()
{
    QTest::addColumn<QString>("server"); // empty: nobody in particular
    QTest::addColumn<QString>("link");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char *server, const char *link, Verdict verdict) {
        QTest::addRow("%s -> %s", server, link)
            << QString::fromLatin1(server) << QString::fromLatin1(link) << int(verdict);
    };
    const char *remote = "https://acme.example.com";
    for (const char *server : {"", remote, "https://203.0.113.9", "https://foo.localhost", "https://169.254.1.1"}) {
        row(server, "https://files.example.com", Verdict::Allowed);
        row(server, "https://203.0.113.7", Verdict::Allowed);
        row(server, "http://files.example.com", Verdict::NotEncrypted);
        row(server, "https://xn--80ak6aa92e.com", Verdict::ForeignLetters);
        for (const char *link : {"http://127.0.0.1:631", "https://127.0.0.1", "https://localhost", "http://localhost",
                                 "https://localhost.", "https://foo.localhost", "https://[::1]", "https://0x7f.1",
                                 "https://2130706433", "https://10.1.2.3", "https://192.168.1.1", "https://100.64.0.1",
                                 "https://[fd00::1]", "https://169.254.169.254", "https://[fe80::1]", "https://0.0.0.0",
                                 "https://[::ffff:7f00:1]", "https://224.0.0.1"})
            row(server, link, Verdict::PrivateAddress);
    }
    for (const char *server : {"http://127.0.0.1:8080", "http://localhost:8080", "https://[::1]"}) {
        for (const char *link : {"http://127.0.0.1:631", "http://localhost", "https://[::1]", "https://10.1.2.3",
                                 "https://files.example.com"})
            row(server, link, Verdict::Allowed);
        row(server, "http://10.1.2.3", Verdict::NotEncrypted);
        for (const char *link : {"https://169.254.169.254", "https://0.0.0.0", "https://foo.localhost",
                                 "https://[fe80::1]", "https://[::ffff:7f00:1]"})
            row(server, link, Verdict::PrivateAddress);
    }
    row("https://10.0.0.1", "https://10.1.2.3", Verdict::Allowed);
    row("https://10.0.0.1", "https://127.0.0.1", Verdict::PrivateAddress);
    row("https://10.0.0.1", "https://169.254.169.254", Verdict::PrivateAddress);
}

void TestDestinationPolicy::links()
{
    QFETCH(QString, server);
    QFETCH(QString, link);
    QFETCH(int, verdict);
    const DestinationPolicy policy = server.isEmpty() ? DestinationPolicy() : DestinationPolicy(originOf(server));
    QCOMPARE(int(policy.judge(originOf(link))), verdict);
}

void TestDestinationPolicy::redirects_data()
{
    QTest::addColumn<QString>("server");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("isAllowed");
    const QString remote = u"https://acme.example.com"_s;
    const QString local = u"http://127.0.0.1:8080"_s;
    const QString other = u"https://files.example.com"_s;
    QTest::newRow("from out there to out there") << remote << other << u"https://b.example.com"_s << true;
    QTest::newRow("from out there to this computer") << remote << other << u"https://127.0.0.1"_s << false;
    QTest::newRow("also for an account here") << local << other << u"https://127.0.0.1"_s << false;
    QTest::newRow("nor to the network") << local << other << u"https://10.0.0.1"_s << false;
    QTest::newRow("from here to here") << local << local << u"http://[::1]:80"_s << true;
    QTest::newRow("from here to out there") << local << local << other << true;
    QTest::newRow("from the network to this computer") << local << u"https://10.0.0.1"_s << local << false;
    QTest::newRow("never to the metadata") << local << local << u"https://169.254.169.254"_s << false;
}

void TestDestinationPolicy::redirects()
{
    QFETCH(QString, server);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(bool, isAllowed);
    const DestinationPolicy next = DestinationPolicy(originOf(server)).redirectedBy(originOf(from));
    QCOMPARE(next.judge(originOf(to)) == Verdict::Allowed, isAllowed);
}

void TestDestinationPolicy::addressesOfNames_data()
{
    QTest::addColumn<QString>("server");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("isAllowed");
    const QString remote = u"https://acme.example.com"_s;
    const QString other = u"files.example.com"_s;
    QTest::newRow("public") << remote << other << u"203.0.113.7"_s << true;
    QTest::newRow("public IPv6") << remote << other << u"2001:db8::1"_s << true;
    for (const char *address : {"127.0.0.1", "::1", "10.0.0.1", "169.254.169.254", "fe80::1%eth0", "0.0.0.0",
                                "::ffff:127.0.0.1", "fd00::1", "not an address", ""})
        QTest::newRow(address) << remote << other << QString::fromLatin1(address) << false;
    // Where the account's own requests go with the token, its files may come from.
    QTest::newRow("the own host") << remote << u"acme.example.com"_s << u"10.0.0.1"_s << true;
    QTest::newRow("of an account here") << u"http://localhost:1"_s << other << u"127.0.0.1"_s << true;
}

void TestDestinationPolicy::addressesOfNames()
{
    QFETCH(QString, server);
    QFETCH(QString, host);
    QFETCH(QString, address);
    QFETCH(bool, isAllowed);
    const DestinationPolicy policy(originOf(server));
    QCOMPARE(policy.allowsAddress(host, address), isAllowed);
    // Led there by somebody else, it is no more than that one could reach.
    const DestinationPolicy next = policy.redirectedBy(originOf(u"https://b.example.com"_s));
    QCOMPARE(next.allowsAddress(host, address), reachOfAddress(address) == Reach::Public);
}

void TestDestinationPolicy::anAccountServesItsLinks()
{
    const auto slug = AccountSlug::fromString(u"acme"_s);
    const Account here(u"1"_s, *slug, BaseUrl::parse(u"http://127.0.0.1:8080/{slug}"_s, *slug).value());
    const Account remote(u"2"_s, *slug, BaseUrl::parse(u"https://{slug}.example.com"_s, *slug).value());
    const Origin link = originOf(u"http://127.0.0.1:631/x"_s);
    QCOMPARE(DestinationPolicy::ofLinksIn(here).judge(link), Verdict::Allowed);
    QCOMPARE(DestinationPolicy::ofLinksIn(remote).judge(link), Verdict::PrivateAddress);
}

QTEST_GUILESS_MAIN(TestDestinationPolicy)
#include "tst_destinationpolicy.moc"
