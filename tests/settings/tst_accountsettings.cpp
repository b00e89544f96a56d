// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/accountsettings.h"
#include "settings/viewsettings.h"
#include "settings/watchsettings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

Account makeAccount(const QString &id, const QString &slug)
{
    const auto accountSlug = *AccountSlug::fromString(slug);
    Account account(id, accountSlug, BaseUrl::parse(u"https://{slug}.example.com"_s, accountSlug).value());
    account.listingBaseText = u"https://{slug}.example.com"_s;
    return account;
}

QStringList idsOf(const std::vector<Account> &accounts)
{
    QStringList ids;
    for (const Account &account : accounts)
        ids += account.id;
    return ids;
}

} // namespace

class TestAccountSettings final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void startsEmpty();
    void keepsAnAccount();
    void keepsTheOrder();
    void keepsThePlaceOfWhatItCannotRead();
    void tidiesWhatIsKeptOfNobody();
    void savingOneLeavesTheOthers();
    void leavesWhatAnotherProgramChanged();
    void leavesWhatALaterVersionChose();
    void removesOne();
    void removesWhatIsKeptOfIt();
    void skipsBrokenEntries_data();
    void skipsBrokenEntries();
    void readsFilesEditedByHand();
    void readsFilesOfAnOlderVersion();
    void keepsUnknownKeys();
    void idsAreRandom();

private:
    void reopen();
    QByteArray text();

    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<SettingsFile> m_file;
    int m_files = 0;
};

void TestAccountSettings::init()
{
    m_path = m_folder.filePath(QString::number(++m_files) + u".json"_s);
    m_file = std::make_unique<SettingsFile>(m_path);
}

void TestAccountSettings::reopen()
{
    m_file.reset();
    m_file = std::make_unique<SettingsFile>(m_path);
}

QByteArray TestAccountSettings::text()
{
    if (!m_file->save())
        return "not saved";
    QFile file(m_path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

void TestAccountSettings::startsEmpty()
{
    const AccountSettings settings(*m_file);
    QVERIFY(settings.load().empty());
    QVERIFY(settings.currentAccount().isEmpty());
    QVERIFY(settings.baseUrlTemplate().isEmpty());
}

void TestAccountSettings::keepsAnAccount()
{
    Account account = makeAccount(u"a1"_s, u"acme"_s);
    account.name = u"Acme, \"the\" Größte; 50 % = half\n"_s;
    account.colour = 0x00c0ff;
    account.workspaceBaseText = u"https://{slug}-api.example.com/x"_s;
    account.workspaceBase = BaseUrl::parse(account.workspaceBaseText, account.slug).value();
    account.perPage = 100;
    account.propertiesPath = u"/api/platform/v1/property,or;so/%20=x"_s;
    account.pagination = Pagination::Offsets;
    account.statusLabels = {{u"0"_s, u"new, open"_s}, {u" /x"_s, u"odd"_s}, {QString(), u"none"_s}};
    account.sendsTokenForFiles = true;
    account.hasStoredToken = true;
    AccountSettings(*m_file).save(account);
    AccountSettings(*m_file).setCurrentAccount(u"a1"_s);
    AccountSettings(*m_file).setBaseUrlTemplate(account.listingBaseText);
    reopen();

    const AccountSettings settings(*m_file);
    const auto accounts = settings.load();
    QCOMPARE(accounts.size(), 1U);
    const Account &read = accounts.front();
    QCOMPARE(read.id, account.id);
    QCOMPARE(read.name, account.name);
    QCOMPARE(read.colour, account.colour);
    QVERIFY(read.slug == account.slug);
    QVERIFY(read.listingBase == account.listingBase);
    QCOMPARE(read.listingBaseText, account.listingBaseText);
    QVERIFY(read.workspaceBase == account.workspaceBase);
    QCOMPARE(read.workspaceBaseText, account.workspaceBaseText);
    QCOMPARE(read.perPage, account.perPage);
    QCOMPARE(read.propertiesPath, account.propertiesPath);
    QCOMPARE(read.pagination, Pagination::Offsets);
    QCOMPARE(read.statusLabels, account.statusLabels);
    QVERIFY(read.sendsTokenForFiles);
    QVERIFY(read.hasStoredToken);
    QCOMPARE(settings.currentAccount(), u"a1"_s);
    QCOMPARE(settings.baseUrlTemplate(), account.listingBaseText);
}

void TestAccountSettings::keepsTheOrder()
{
    AccountSettings settings(*m_file);
    for (const QString &id : {u"c"_s, u"a"_s, u"b"_s})
        settings.save(makeAccount(id, u"acme"_s));
    QCOMPARE(idsOf(settings.load()), QStringList({u"c"_s, u"a"_s, u"b"_s}));
    settings.setOrder({u"b"_s, u"gone"_s, u"c"_s, u"a"_s});
    reopen();
    QCOMPARE(idsOf(AccountSettings(*m_file).load()), QStringList({u"b"_s, u"c"_s, u"a"_s}));
    // An account that the order forgot is not lost.
    AccountSettings(*m_file).setOrder({u"b"_s});
    QCOMPARE(idsOf(AccountSettings(*m_file).load()), QStringList({u"b"_s, u"a"_s, u"c"_s}));
}

/// Of another version, perhaps, which reads it again.
void TestAccountSettings::keepsThePlaceOfWhatItCannotRead()
{
    AccountSettings settings(*m_file);
    for (const QString &id : {u"a"_s, u"b"_s, u"c"_s})
        settings.save(makeAccount(id, u"acme"_s));
    const QVariant slug = m_file->value(u"accounts/b/slug"_s);
    m_file->remove(u"accounts/b/slug"_s);
    QCOMPARE(settings.unreadableCount(), 1);
    QVERIFY(!settings.isGone(u"b"_s) && settings.isGone(u"d"_s));
    settings.setOrder({u"c"_s, u"a"_s});
    settings.save(makeAccount(u"a"_s, u"globex"_s));
    settings.remove(u"c"_s);
    m_file->setValue(u"accounts/b/slug"_s, slug);
    reopen();
    QCOMPARE(idsOf(AccountSettings(*m_file).load()), QStringList({u"b"_s, u"a"_s}));
}

/// Written after it was removed, by a window that still showed it.
void TestAccountSettings::tidiesWhatIsKeptOfNobody()
{
    AccountSettings settings(*m_file);
    settings.save(makeAccount(u"here"_s, u"acme"_s));
    settings.save(makeAccount(u"unreadable"_s, u"globex"_s));
    m_file->remove(u"accounts/unreadable/slug"_s);
    ViewSettings views(*m_file, ViewSettings::List::ImportJobs);
    WatchSettings watched(*m_file);
    for (const QString &id : {u"here"_s, u"unreadable"_s, u"gone"_s}) {
        views.setLast(id, {.name = u"View"_s, .query = {}});
        watched.setJobs(id, {u"1"_s});
    }
    m_file->change(settings.tidying());
    for (const QString &id : {u"here"_s, u"unreadable"_s, u"gone"_s}) {
        QCOMPARE(views.last(id).name.isEmpty(), id == u"gone"_s);
        QCOMPARE(watched.jobs(id).isEmpty(), id == u"gone"_s);
    }
}

void TestAccountSettings::savingOneLeavesTheOthers()
{
    AccountSettings settings(*m_file);
    Account first = makeAccount(u"a"_s, u"acme"_s);
    first.statusLabels = {{u"0"_s, u"x"_s}, {u"1"_s, u"y"_s}};
    settings.save(first);
    settings.save(makeAccount(u"b"_s, u"globex"_s));
    first.name = u"new"_s;
    first.statusLabels = {{u"2"_s, u"z"_s}};
    settings.save(first);
    const auto accounts = settings.load();
    QCOMPARE(idsOf(accounts), QStringList({u"a"_s, u"b"_s}));
    QCOMPARE(accounts[0].name, u"new"_s);
    QCOMPARE(accounts[0].statusLabels, first.statusLabels);
    QCOMPARE(accounts[1].slug.toString(), u"globex"_s);
}

void TestAccountSettings::leavesWhatAnotherProgramChanged()
{
    Account account = makeAccount(u"a1"_s, u"acme"_s);
    account.statusLabels = {{u"0"_s, u"new"_s}};
    AccountSettings(*m_file).save(account);
    QVERIFY(m_file->save());

    SettingsFile elsewhere(m_path);
    Account theirs = AccountSettings(elsewhere).load().front();
    theirs.name = u"Acme Inc."_s;
    theirs.sendsTokenForFiles = true;
    theirs.statusLabels = {{u"0"_s, u"begun"_s}};
    AccountSettings(elsewhere).save(theirs);
    QVERIFY(elsewhere.save());

    account.perPage = 100;
    account.isPinned = true;
    AccountSettings(*m_file).save(account);
    QVERIFY(m_file->save());
    const Account both = AccountSettings(*m_file).load().front();
    QCOMPARE(both.name, theirs.name);
    QCOMPARE(both.statusLabels, theirs.statusLabels);
    QVERIFY(both.sendsTokenForFiles);
    QCOMPARE(both.perPage, 100);
    QVERIFY(both.isPinned);

    // What is allowed for one address is not for another that came from elsewhere.
    Account moved = both;
    moved.listingBaseText = u"https://{slug}.example.net"_s;
    moved.listingBase = BaseUrl::parse(moved.listingBaseText, moved.slug).value();
    moved.sendsTokenForFiles = false;
    SettingsFile third(m_path);
    AccountSettings(third).save(moved);
    QVERIFY(third.save());
    Account here = both;
    here.hasStoredToken = true;
    AccountSettings(*m_file).save(here);
    QVERIFY(m_file->save());
    const Account kept = AccountSettings(*m_file).load().front();
    QVERIFY(!(kept.listingBase == moved.listingBase) || !kept.sendsTokenForFiles);
}

/// Something else of the account is changed here.
void TestAccountSettings::leavesWhatALaterVersionChose()
{
    AccountSettings settings(*m_file);
    settings.save(makeAccount(u"a"_s, u"acme"_s));
    const QVariantList labels{QVariantMap{{u"code"_s, u"1"_s}, {u"label"_s, u"done"_s}, {u"icon"_s, u"tick"_s}}};
    m_file->setValue(u"accounts/a/perPage"_s, 250);
    m_file->setValue(u"accounts/a/pagination"_s, u"cursors"_s);
    m_file->setValue(u"accounts/a/statusLabels"_s, labels);
    Account account = settings.load().front();
    account.isPinned = true;
    account.hasStoredToken = true;
    settings.save(account);
    QCOMPARE(m_file->value(u"accounts/a/isPinned"_s), QVariant(true));
    QCOMPARE(m_file->value(u"accounts/a/perPage"_s).toInt(), 250);
    QCOMPARE(m_file->value(u"accounts/a/pagination"_s).toString(), u"cursors"_s);
    QCOMPARE(m_file->value(u"accounts/a/statusLabels"_s).toList(), labels);
    account.perPage = 50;
    settings.save(account);
    QCOMPARE(m_file->value(u"accounts/a/perPage"_s).toInt(), 50);
}

void TestAccountSettings::removesOne()
{
    AccountSettings settings(*m_file);
    settings.save(makeAccount(u"a"_s, u"acme"_s));
    settings.save(makeAccount(u"b"_s, u"globex"_s));
    settings.setCurrentAccount(u"a"_s);
    settings.remove(QString());
    settings.remove(u"unknown"_s);
    QCOMPARE(idsOf(settings.load()), QStringList({u"a"_s, u"b"_s}));
    settings.remove(u"a"_s);
    QCOMPARE(idsOf(settings.load()), QStringList(u"b"_s));
    QVERIFY(settings.currentAccount().isEmpty());
    QVERIFY(!text().contains("acme"));
}

/// Not only the window knows of it: the account may be removed while there is none.
void TestAccountSettings::removesWhatIsKeptOfIt()
{
    const AccountSettings settings(*m_file);
    for (const auto *id : {"first-account", "second-account"}) {
        const QString account = QString::fromLatin1(id);
        AccountSettings(*m_file).save(makeAccount(account, u"acme"_s));
        AccountSettings(*m_file).setCurrentAccount(account);
        for (const auto list :
             {ViewSettings::List::ImportJobs, ViewSettings::List::Webhooks, ViewSettings::List::Properties}) {
            ViewSettings views(*m_file, list);
            views.setViews(account, {{.name = u"Hers"_s, .query = u"ada@"_s + account}});
            views.setLast(account, {.name = {}, .query = u"bo@"_s + account});
        }
        WatchSettings(*m_file).setJobs(account, {u"job-of-"_s + account});
    }
    QVERIFY(text().contains("first-account"));
    AccountSettings(*m_file).remove(u"first-account"_s);
    QVERIFY2(!text().contains("first-account"), text().constData());
    QCOMPARE(ViewSettings(*m_file, ViewSettings::List::Webhooks).views(u"second-account"_s).size(), 1U);
    QCOMPARE(WatchSettings(*m_file).jobs(u"second-account"_s).size(), 1);
    QCOMPARE(settings.recentAccounts(), QStringList{u"second-account"_s});
}

void TestAccountSettings::skipsBrokenEntries_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::newRow("slug") << u"slug"_s << u"evil.com/"_s;
    QTest::newRow("no slug") << u"slug"_s << QString();
    QTest::newRow("address") << u"listingBase"_s << u"http://example.com"_s;
    QTest::newRow("no address") << u"listingBase"_s << QString();
    // Not the listing's host instead: a new webhook must not go to another host than was set.
    QTest::newRow("workspace address") << u"workspaceBase"_s << u"nonsense"_s;
}

void TestAccountSettings::skipsBrokenEntries()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    AccountSettings settings(*m_file);
    for (const QString &id : {u"a"_s, u"b"_s, u"c"_s})
        settings.save(makeAccount(id, u"acme"_s));
    m_file->setValue(u"accounts/b/"_s + key, value);
    QCOMPARE(idsOf(settings.load()), QStringList({u"a"_s, u"c"_s}));
    settings.save(makeAccount(u"c"_s, u"globex"_s));
    // What the user may still repair by hand is there.
    QCOMPARE(m_file->value(u"accounts/b/"_s + key).toString(), value);
    QVERIFY(m_file->contains(u"accounts/b/name"_s));
}

void TestAccountSettings::readsFilesEditedByHand()
{
    m_file.reset();
    QFile file(m_path);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(R"({"version": 1, "values": {
               "accounts/x1/slug": "ACME",
               "accounts/x1/listingBase": "https://{slug}.example.com",
               "accounts/x1/name": ["Smith", "Jones"],
               "accounts/x1/colour": "red",
               "accounts/x1/perPage": "99",
               "accounts/x1/propertiesPath": "//evil.example.com/property",
               "accounts/x1/pagination": "backwards",
               "accounts/x1/hasStoredToken": "maybe",
               "accounts/x1/statusLabels": {"base64": "????", "x": null},
               "accounts/order": ["x1", "x1", 5]}})");
    file.close();
    reopen();
    const auto accounts = AccountSettings(*m_file).load();
    QCOMPARE(accounts.size(), 1U);
    QCOMPARE(accounts.front().slug.toString(), u"acme"_s);
    QCOMPARE(accounts.front().name, u"Smith, Jones"_s);
    QCOMPARE(accounts.front().colour, 0U);
    QCOMPARE(accounts.front().perPage, 25);
    QVERIFY(accounts.front().statusLabels.isEmpty());
    QVERIFY(accounts.front().propertiesPath.isEmpty());
    QCOMPARE(accounts.front().pagination, Pagination::Pages);
}

void TestAccountSettings::readsFilesOfAnOlderVersion()
{
    AccountSettings(*m_file).save(makeAccount(u"a"_s, u"acme"_s));
    m_file->remove(u"accounts/a/propertiesPath"_s);
    m_file->remove(u"accounts/a/pagination"_s);
    reopen();
    const auto accounts = AccountSettings(*m_file).load();
    QCOMPARE(accounts.size(), 1U);
    QVERIFY(accounts.front().propertiesPath.isEmpty());
    QCOMPARE(accounts.front().pagination, Pagination::Pages);
}

void TestAccountSettings::keepsUnknownKeys()
{
    AccountSettings settings(*m_file);
    const Account account = makeAccount(u"a"_s, u"acme"_s);
    settings.save(account);
    m_file->setValue(u"accounts/a/fromANewerVersion"_s, u"kept"_s);
    m_file->setValue(u"other/key"_s, 1);
    settings.save(account);
    reopen();
    QCOMPARE(m_file->value(u"accounts/a/fromANewerVersion"_s).toString(), u"kept"_s);
    QCOMPARE(m_file->value(u"other/key"_s).toInt(), 1);
}

void TestAccountSettings::idsAreRandom()
{
    const QString id = AccountSettings::newAccountId();
    QVERIFY(id != AccountSettings::newAccountId());
    QVERIFY(id.size() >= 32 && !id.contains(u'/') && !id.contains(u'{'));
}

QTEST_GUILESS_MAIN(TestAccountSettings)
#include "tst_accountsettings.moc"
