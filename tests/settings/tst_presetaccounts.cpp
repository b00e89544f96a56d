// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/accountsettings.h"
#include "settings/viewsettings.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

Account makeAccount(const QString &slug, const QString &host, const QString &name)
{
    const auto accountSlug = *AccountSlug::fromString(slug);
    Account account(AdministratorSettings::accountIdOf(accountSlug), accountSlug,
                    BaseUrl::parse(u"https://"_s + host, accountSlug).value());
    account.listingBaseText = u"https://"_s + host;
    account.name = name;
    return account;
}

} // namespace

/// Accounts of the administrator beside those of the user.
class TestPresetAccounts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_file.reset(); }
    void appearWithoutAnything();
    void keepTheTokenAndFollow();
    void followThoughTheTokenGoesWithFiles();
    void forgetTheTokenOfAnotherAddress();
    void theUsersValuesStayUnlessLocked();
    void aLockedOneIsNotTheUsersToChange();
    void theUsersOwnWinsUnlessLocked();
    void aRemovedOneStaysAwayUnlessLocked();
    void whatIsNoLongerPresetStaysTheUsers();
    void whatCannotBeReadIsNotGone();
    void haveThePlaceThatTheUserGave();
    void pageSizeAndTemplate();

private:
    AccountSettings settings() { return AccountSettings(*m_file, &m_administrator); }
    /// "id:name" of each account, with "+" if it has a token.
    QString loaded();
    void preset(const Account &account, bool isLocked = false) { m_administrator.accounts = {{account, isLocked}}; }

    QTemporaryDir m_folder;
    std::unique_ptr<SettingsFile> m_file;
    AdministratorSettings m_administrator;
    int m_files = 0;
};

void TestPresetAccounts::init()
{
    m_file = std::make_unique<SettingsFile>(m_folder.filePath(QString::number(++m_files)));
    m_administrator = {};
    preset(makeAccount(u"acme"_s, u"acme.example"_s, u"Acme"_s));
}

QString TestPresetAccounts::loaded()
{
    QStringList texts;
    for (const Account &account : settings().load())
        texts += account.id + u':' + account.name + (account.hasStoredToken ? u"+"_s : QString());
    return texts.join(u' ');
}

void TestPresetAccounts::appearWithoutAnything()
{
    QCOMPARE(loaded(), u"preset-acme:Acme"_s);
    QVERIFY(m_file->allKeys().isEmpty());
}

void TestPresetAccounts::keepTheTokenAndFollow()
{
    Account account = settings().load().front();
    account.hasStoredToken = true;
    settings().save(account);
    QCOMPARE(loaded(), u"preset-acme:Acme+"_s);
    preset(makeAccount(u"acme"_s, u"acme.example"_s, u"Acme & Sons"_s));
    QCOMPARE(loaded(), u"preset-acme:Acme & Sons+"_s);
}

void TestPresetAccounts::followThoughTheTokenGoesWithFiles()
{
    Account account = settings().load().front();
    account.hasStoredToken = true;
    account.sendsTokenForFiles = true;
    settings().save(account);
    preset(makeAccount(u"acme"_s, u"acme.example"_s, u"Acme & Sons"_s));
    QCOMPARE(loaded(), u"preset-acme:Acme & Sons+"_s);
    QVERIFY(settings().load().front().sendsTokenForFiles);
    // It was allowed for the address of then.
    preset(makeAccount(u"acme"_s, u"other.example"_s, u"Acme"_s));
    QCOMPARE(loaded(), u"preset-acme:Acme"_s);
    QVERIFY(!settings().load().front().sendsTokenForFiles);
}

void TestPresetAccounts::forgetTheTokenOfAnotherAddress()
{
    Account account = settings().load().front();
    account.hasStoredToken = true;
    account.sendsTokenForFiles = true;
    settings().save(account);
    preset(makeAccount(u"acme"_s, u"other.example"_s, u"Acme"_s), true);
    QCOMPARE(loaded(), u"preset-acme:Acme"_s);
    QVERIFY(!settings().load().front().sendsTokenForFiles);
}

void TestPresetAccounts::theUsersValuesStayUnlessLocked()
{
    Account account = settings().load().front();
    account.name = u"Mine"_s;
    settings().save(account);
    preset(makeAccount(u"acme"_s, u"acme.example"_s, u"Acme & Sons"_s));
    QCOMPARE(loaded(), u"preset-acme:Mine"_s);
    preset(makeAccount(u"acme"_s, u"acme.example"_s, u"Acme & Sons"_s), true);
    QCOMPARE(loaded(), u"preset-acme:Acme & Sons"_s);
}

void TestPresetAccounts::aLockedOneIsNotTheUsersToChange()
{
    preset(makeAccount(u"acme"_s, u"acme.example"_s, u"Acme"_s), true);
    Account account = settings().load().front();
    account.name = u"Mine"_s;
    account.hasStoredToken = true;
    account.sendsTokenForFiles = true;
    const Account allowed = m_administrator.allowed(account);
    QCOMPARE(allowed.name, u"Acme"_s);
    QVERIFY(allowed.hasStoredToken && allowed.sendsTokenForFiles);
    settings().save(account);
    QCOMPARE(loaded(), u"preset-acme:Acme+"_s);
    QVERIFY(settings().load().front().sendsTokenForFiles);
}

void TestPresetAccounts::theUsersOwnWinsUnlessLocked()
{
    Account own = makeAccount(u"acme"_s, u"own.example"_s, u"Own"_s);
    own.id = u"own"_s;
    settings().save(own);
    QCOMPARE(loaded(), u"own:Own"_s);
    preset(makeAccount(u"acme"_s, u"acme.example"_s, u"Acme"_s), true);
    QCOMPARE(loaded(), u"preset-acme:Acme"_s);
    m_administrator = {};
    QCOMPARE(loaded(), u"own:Own"_s);
}

void TestPresetAccounts::aRemovedOneStaysAwayUnlessLocked()
{
    settings().remove(u"preset-acme"_s);
    QCOMPARE(loaded(), QString());
    preset(makeAccount(u"acme"_s, u"acme.example"_s, u"Acme"_s), true);
    QCOMPARE(loaded(), u"preset-acme:Acme"_s);
}

void TestPresetAccounts::whatIsNoLongerPresetStaysTheUsers()
{
    Account account = settings().load().front();
    account.hasStoredToken = true;
    settings().save(account);
    m_administrator = {};
    QCOMPARE(loaded(), u"preset-acme:Acme+"_s);
    settings().remove(u"preset-acme"_s);
    QCOMPARE(loaded(), QString());
}

/// Not even where the user gave the account neither a token nor other values.
void TestPresetAccounts::whatCannotBeReadIsNotGone()
{
    const QString id = u"preset-acme"_s;
    ViewSettings views(*m_file, ViewSettings::List::ImportJobs);
    views.setLast(id, {.name = u"Mine"_s, .query = {}});
    views.setLast(u"a"_s, {.name = u"Nobody's"_s, .query = {}});
    m_administrator.accounts.clear();
    m_administrator.lacksAccounts = true;
    QVERIFY(!settings().isGone(id) && settings().isGone(u"a"_s));
    m_file->change(settings().tidying());
    QCOMPARE(views.last(id).name, u"Mine"_s);
    QCOMPARE(views.last(u"a"_s).name, QString());
    m_administrator.lacksAccounts = false;
    QVERIFY(settings().isGone(id));
}

void TestPresetAccounts::haveThePlaceThatTheUserGave()
{
    Account own = makeAccount(u"globex"_s, u"globex.example"_s, u"Globex"_s);
    own.id = u"own"_s;
    settings().save(own);
    QCOMPARE(loaded(), u"own:Globex preset-acme:Acme"_s);
    settings().setOrder({u"preset-acme"_s, u"own"_s});
    QCOMPARE(loaded(), u"preset-acme:Acme own:Globex"_s);
}

void TestPresetAccounts::pageSizeAndTemplate()
{
    QCOMPARE(settings().baseUrlTemplate(), QString());
    m_administrator.baseUrlTemplate = {u"https://{slug}.admin.example"_s, false};
    QCOMPARE(settings().baseUrlTemplate(), u"https://{slug}.admin.example"_s);
    settings().setBaseUrlTemplate(u"https://{slug}.own.example"_s);
    QCOMPARE(settings().baseUrlTemplate(), u"https://{slug}.own.example"_s);
    m_administrator.baseUrlTemplate->isLocked = true;
    QCOMPARE(settings().baseUrlTemplate(), u"https://{slug}.admin.example"_s);

    QCOMPARE(settings().load().front().perPage, 25);
    m_administrator.perPage = {100, false};
    QCOMPARE(settings().load().front().perPage, 25);
    m_administrator.perPage->isLocked = true;
    QCOMPARE(settings().load().front().perPage, 100);
}

QTEST_GUILESS_MAIN(TestPresetAccounts)

#include "tst_presetaccounts.moc"
