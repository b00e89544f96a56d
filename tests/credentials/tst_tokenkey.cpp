// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/tokenkey.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestTokenKey final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesEverythingThatATokenIsFor();
    void everyPartMatters_data();
    void everyPartMatters();
    void looksDoNotMatter();

private:
    static Account account(const QString &base, const QString &workspace = {}, const QString &slugText = u"acme"_s);
};

Account TestTokenKey::account(const QString &base, const QString &workspace, const QString &slugText)
{
    const auto slug = *AccountSlug::fromString(slugText);
    Account account(u"id"_s, slug, BaseUrl::parse(base, slug).value());
    if (!workspace.isEmpty())
        account.workspaceBase = BaseUrl::parse(workspace, slug).value();
    return account;
}

void TestTokenKey::namesEverythingThatATokenIsFor()
{
    QCOMPARE(TokenKey(account(u"https://{slug}.example.com/x"_s), u"p1"_s).toString(),
             u"v1/https://acme.example.com/https://acme.example.com/acme/p1"_s);
    QCOMPARE(TokenKey(account(u"https://a.example:8443"_s, u"https://b.example"_s), u"p1"_s).toString(),
             u"v1/https://a.example:8443/https://b.example/acme/p1"_s);
}

void TestTokenKey::everyPartMatters_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("workspace");
    QTest::addColumn<QString>("slug");
    QTest::addColumn<QString>("profile");
    QTest::newRow("host") << u"https://b.example"_s << QString() << u"acme"_s << u"p1"_s;
    QTest::newRow("port") << u"https://a.example:444"_s << QString() << u"acme"_s << u"p1"_s;
    QTest::newRow("workspace") << u"https://a.example"_s << u"https://w.example"_s << u"acme"_s << u"p1"_s;
    QTest::newRow("slug") << u"https://a.example"_s << QString() << u"globex"_s << u"p1"_s;
    QTest::newRow("profile") << u"https://a.example"_s << QString() << u"acme"_s << u"p2"_s;
}

void TestTokenKey::everyPartMatters()
{
    QFETCH(QString, base);
    QFETCH(QString, workspace);
    QFETCH(QString, slug);
    QFETCH(QString, profile);
    const TokenKey key(account(u"https://a.example"_s), u"p1"_s);
    QVERIFY(!(TokenKey(account(base, workspace, slug), profile) == key));
}

void TestTokenKey::looksDoNotMatter()
{
    Account one = account(u"https://a.example"_s);
    const TokenKey key(one, u"p1"_s);
    one.name = u"Acme"_s;
    one.perPage = 100;
    one.id = u"other"_s;
    QVERIFY(TokenKey(one, u"p1"_s) == key);
    QVERIFY(TokenKey(account(u"https://a.example:443/path"_s), u"p1"_s) == key);
}

QTEST_GUILESS_MAIN(TestTokenKey)
#include "tst_tokenkey.moc"
