// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/accountfields.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// What the account dialog says about what was typed, without the dialog.
class tst_DialogsAccountFields final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgesSlugs_data();
    void judgesSlugs();
    void judgesAddresses_data();
    void judgesAddresses();
    void judgesThePropertiesPath_data();
    void judgesThePropertiesPath();
    void becomesAnAccount();
    void comesBackFromAnAccount();
    void anotherAddressDoesNotGetTheTokenForFiles();
    void tellsWhetherATokenStillFits();
};

namespace {

AccountFields goodFields()
{
    AccountFields fields;
    fields.name = u"Acme"_s;
    fields.slug = u"acme"_s;
    fields.baseUrl = u"https://{slug}.example.com"_s;
    return fields;
}

} // namespace

void tst_DialogsAccountFields::judgesSlugs_data()
{
    QTest::addColumn<QString>("slug");
    QTest::addColumn<bool>("good");
    QTest::newRow("plain") << u"acme"_s << true;
    QTest::newRow("upper case is lowered") << u"ACME"_s << true;
    QTest::newRow("one letter") << u"a"_s << true;
    QTest::newRow("digits and hyphen") << u"a-1"_s << true;
    QTest::newRow("63") << QString(63, u'a') << true;
    QTest::newRow("64") << QString(64, u'a') << false;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("fragment") << u"evil.com#"_s << false;
    QTest::newRow("slash") << u"evil.com/"_s << false;
    QTest::newRow("query") << u"evil.com?"_s << false;
    QTest::newRow("userinfo") << u"a@evil.com:80/"_s << false;
    QTest::newRow("cyrillic") << u"\u0430cme"_s << false;
    QTest::newRow("space") << u"a b"_s << false;
    QTest::newRow("hyphen first") << u"-a"_s << false;
    QTest::newRow("hyphen last") << u"a-"_s << false;
}

void tst_DialogsAccountFields::judgesSlugs()
{
    QFETCH(const QString, slug);
    QFETCH(const bool, good);
    AccountFields fields = goodFields();
    fields.slug = slug;
    QCOMPARE(accountProblems(fields).slug.isEmpty(), good);
    QCOMPARE(fields.toAccount(u"id"_s, nullptr).has_value(), good);
}

void tst_DialogsAccountFields::judgesAddresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("good");
    QTest::newRow("template") << u"https://{slug}.example.com"_s << true;
    QTest::newRow("whole") << u"https://acme.example.com"_s << true;
    QTest::newRow("path prefix") << u"https://example.com/{slug}/shop"_s << true;
    QTest::newRow("loopback http") << u"http://127.0.0.1:8080"_s << true;
    QTest::newRow("plain http") << u"http://acme.example.com"_s << false;
    QTest::newRow("userinfo") << u"https://a:b@acme.example.com"_s << false;
    QTest::newRow("query") << u"https://acme.example.com?x=1"_s << false;
    QTest::newRow("fragment") << u"https://acme.example.com#x"_s << false;
    QTest::newRow("no scheme") << u"acme.example.com"_s << false;
    QTest::newRow("file") << u"file:///etc/passwd"_s << false;
    QTest::newRow("space") << u"https://acme example.com"_s << false;
    QTest::newRow("empty") << QString() << false;
}

void tst_DialogsAccountFields::judgesAddresses()
{
    QFETCH(const QString, address);
    QFETCH(const bool, good);
    AccountFields fields = goodFields();
    fields.baseUrl = address;
    QCOMPARE(accountProblems(fields).baseUrl.isEmpty(), good);

    fields = goodFields();
    fields.workspaceUrl = address;
    // Empty is no mistake there: it stands for the base URL.
    QCOMPARE(accountProblems(fields).workspaceUrl.isEmpty(), good || address.isEmpty());
}

void tst_DialogsAccountFields::judgesThePropertiesPath_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("good");
    QTest::newRow("none") << QString() << true;
    QTest::newRow("plain") << u"/api/platform/v1/property"_s << true;
    QTest::newRow("no slash") << u"api/property"_s << false;
    QTest::newRow("another server") << u"https://evil.com/property"_s << false;
    QTest::newRow("query") << u"/property?x=1"_s << false;
    QTest::newRow("up") << u"/../property"_s << false;
}

void tst_DialogsAccountFields::judgesThePropertiesPath()
{
    QFETCH(const QString, path);
    QFETCH(const bool, good);
    AccountFields fields = goodFields();
    fields.propertiesPath = path;
    QCOMPARE(accountProblems(fields).propertiesPath.isEmpty(), good);
    QCOMPARE(accountProblems(fields).any(), !good);
    QCOMPARE(fields.toAccount(u"id"_s, nullptr).has_value(), good);
}

void tst_DialogsAccountFields::becomesAnAccount()
{
    AccountFields fields = goodFields();
    fields.slug = u"ACME"_s;
    fields.workspaceUrl = u"https://work.example.com"_s;
    fields.perPage = 50;
    fields.propertiesPath = u"/property"_s;
    fields.pagination = Pagination::Offsets;
    fields.sendsTokenForFiles = true;
    fields.statusLabels = {{u"2"_s, u"Has failures"_s}};
    const std::optional<Account> account = fields.toAccount(u"id-1"_s, nullptr);
    QVERIFY(account);
    QCOMPARE(account->id, u"id-1"_s);
    QCOMPARE(account->slug.toString(), u"acme"_s);
    QCOMPARE(account->listingBase.toString(), u"https://acme.example.com"_s);
    QCOMPARE(account->listingBaseText, u"https://{slug}.example.com"_s);
    QCOMPARE(account->createBase().toString(), u"https://work.example.com"_s);
    QCOMPARE(account->perPage, 50);
    QCOMPARE(account->propertiesPath, u"/property"_s);
    QCOMPARE(account->pagination, Pagination::Offsets);
    QVERIFY(account->sendsTokenForFiles);
    QCOMPARE(account->statusLabels.value(u"2"_s), u"Has failures"_s);
    QVERIFY(!account->hasStoredToken);
}

void tst_DialogsAccountFields::comesBackFromAnAccount()
{
    AccountFields fields = goodFields();
    fields.colour = 0x123456;
    fields.propertiesPath = u"/property"_s;
    fields.pagination = Pagination::Offsets;
    fields.workspaceUrl = u"https://work.example.com"_s;
    const std::optional<Account> account = fields.toAccount(u"id"_s, nullptr);
    QVERIFY(account);
    QVERIFY(AccountFields::of(*account) == fields);
}

void tst_DialogsAccountFields::anotherAddressDoesNotGetTheTokenForFiles()
{
    AccountFields fields = goodFields();
    fields.sendsTokenForFiles = true;
    const std::optional<Account> account = fields.toAccount(u"id"_s, nullptr);
    fields.name = u"Another name"_s;
    QVERIFY(fields.toAccount(u"id"_s, &*account)->sendsTokenForFiles);
    fields.workspaceUrl = u"https://work.example.com"_s;
    QVERIFY(!fields.toAccount(u"id"_s, &*account)->sendsTokenForFiles);
}

void tst_DialogsAccountFields::tellsWhetherATokenStillFits()
{
    const AccountFields fields = goodFields();
    const std::optional<Account> before = fields.toAccount(u"id"_s, nullptr);
    AccountFields renamed = fields;
    renamed.name = u"Other"_s;
    AccountFields prefixed = fields;
    prefixed.baseUrl = u"https://{slug}.example.com/shop"_s;
    AccountFields moved = fields;
    moved.baseUrl = u"https://{slug}.example.org"_s;
    AccountFields slugged = fields;
    slugged.slug = u"globex"_s;
    AccountFields workspace = fields;
    workspace.workspaceUrl = u"https://work.example.com"_s;
    QVERIFY(shareToken(*before, *renamed.toAccount(u"id"_s, nullptr)));
    QVERIFY(shareToken(*before, *prefixed.toAccount(u"id"_s, nullptr)));
    QVERIFY(!shareToken(*before, *moved.toAccount(u"id"_s, nullptr)));
    QVERIFY(!shareToken(*before, *slugged.toAccount(u"id"_s, nullptr)));
    QVERIFY(!shareToken(*before, *workspace.toAccount(u"id"_s, nullptr)));
}

QTEST_GUILESS_MAIN(tst_DialogsAccountFields)
#include "tst_dialogs_accountfields.moc"
