// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/filelock.h"
#include "ctl/commands/createcommand.h"
#include "ctl/ctlfixture.h"
#include "ctl/frame/accountwatch.h"
#include "session/account/accountturn.h"
#include "settings/accountsettings.h"
#include "settings/settingsfile.h"

#include <QDir>
#include <QTest>
#include <QUrlQuery>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// An account is removed, or gets another address, by another program while a command works with it.
class TestCtlAccountGone final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void removedWhileJobsAreLoaded_data();
    void removedWhileJobsAreLoaded();
    void unreadableWhileTheServiceIsAsked();
    void movedWhileJobsAreLoaded_data();
    void movedWhileJobsAreLoaded();
    void removedWhileTheServiceIsAsked_data();
    void removedWhileTheServiceIsAsked();
    void aSentWebhookIsUnknown();
    void removedWhileAnotherIsAdded_data();
    void removedWhileAnotherIsAdded();

private:
    /// "sync", with some pages in the index. \a isSilent: the others never come.
    std::unique_ptr<CtlRun> startLoading(bool isSilent);
    void removeAccount() const;
    void moveAccount(const QString &slug, const QString &path) const;
    QStringList indexFiles() const
    {
        return QDir(m_fixture->folder() + u"/cache/index"_s).entryList(QDir::Files | QDir::Hidden);
    }
    qsizetype requests() const { return m_fixture->server.requests().size(); }

    static constexpr int pages = 4000;
    static constexpr int perPage = 500;

    std::unique_ptr<CtlFixture> m_fixture;
};

void TestCtlAccountGone::init()
{
    m_fixture = std::make_unique<CtlFixture>();
    QVERIFY2(m_fixture->addAcme(), m_fixture->why().constData());
}

std::unique_ptr<CtlRun> TestCtlAccountGone::startLoading(bool isSilent)
{
    constexpr int lastToCome = 8;
    m_fixture->server.setAnswerer([isSilent](const RecordedRequest &request) {
        const QUrlQuery query(QUrl(QString::fromLatin1(request.target)));
        const int page = query.queryItemValue(u"page"_s).toInt();
        const int size = query.queryItemValue(u"per_page"_s).toInt();
        if (isSilent && page > lastToCome)
            return Script().hang();
        const QByteArray records = jobRecords((page - 1) * size + 1, page * size);
        return Script::json(jobsPage(records, page, size, QByteArray::number(pages * perPage)));
    });
    auto run = m_fixture->run({u"sync"_s, u"acme"_s});
    [&] {
        // Two at once, so that no other page is asked for where these never come.
        for (const int page : {lastToCome + 1, lastToCome + 2}) {
            const QByteArray part = "?page=" + QByteArray::number(page) + '&';
            const auto hasAsked = [&] {
                const QList<RecordedRequest> &all = m_fixture->server.requests();
                return std::any_of(all.begin(), all.end(),
                                   [&](const auto &each) { return each.target.contains(part); });
            };
            QTRY_VERIFY_WITH_TIMEOUT(hasAsked(), 30'000);
        }
        QTRY_VERIFY(!indexFiles().isEmpty());
    }();
    return run;
}

void TestCtlAccountGone::removeAccount() const
{
    const auto run = m_fixture->run({u"account"_s, u"remove"_s, u"acme"_s});
    QVERIFY(run->end());
    QVERIFY2(run->status() == 0, run->err().constData());
}

void TestCtlAccountGone::moveAccount(const QString &slug, const QString &path) const
{
    SettingsFile settings(m_fixture->folder() + u"/settings.json"_s);
    const AccountSettings accounts(settings);
    QCOMPARE(accounts.load().size(), std::size_t(1));
    const AccountSlug newSlug = AccountSlug::fromString(slug).value();
    const QString base = m_fixture->server.url(path).toString();
    Account account(accounts.load().front().id, newSlug, BaseUrl::parse(base, newSlug).value());
    account.listingBaseText = base;
    QVERIFY(settings.commit(accounts.saving(account)));
}

void TestCtlAccountGone::removedWhileJobsAreLoaded_data()
{
    QTest::addColumn<bool>("isSilent");
    QTest::newRow("pages come") << false;
    QTest::newRow("no page comes") << true;
}

/// Nothing of it is stored again.
void TestCtlAccountGone::removedWhileJobsAreLoaded()
{
    QFETCH(const bool, isSilent);
    const auto run = startLoading(isSilent);
    const qsizetype before = requests();
    removeAccount();
    QVERIFY(run->end());
    QCOMPARE(run->status(), 3);
    QVERIFY2(run->err().contains(Ctl::AccountWatch::removedText().toUtf8()), run->err().constData());
    QCOMPARE(indexFiles(), QStringList());
    if (isSilent)
        QCOMPARE(requests(), before);
    else
        QVERIFY(requests() < pages);
}

void TestCtlAccountGone::unreadableWhileTheServiceIsAsked()
{
    m_fixture->server.enqueue(Script().hang());
    const auto run = m_fixture->run({u"webhooks"_s, u"list"_s, u"--account"_s, u"acme"_s});
    QTRY_COMPARE_WITH_TIMEOUT(requests(), 1, 20'000);
    SettingsFile settings(m_fixture->folder() + u"/settings.json"_s);
    const Account account = AccountSettings(settings).load().front();
    SettingsChanges changes;
    changes.remove(u"accounts/"_s + account.id + u"/listingBase"_s);
    QVERIFY(settings.commit(changes));
    QVERIFY(run->end());
    QCOMPARE(run->status(), 3);
    QVERIFY2(run->err().contains(Ctl::AccountWatch::unreadableText().toUtf8()), run->err().constData());
}

void TestCtlAccountGone::movedWhileJobsAreLoaded_data()
{
    QTest::addColumn<QString>("slug");
    QTest::addColumn<QString>("path");
    QTest::newRow("another slug") << u"globex"_s << QString();
    QTest::newRow("another path") << u"acme"_s << u"/shop"_s;
}

void TestCtlAccountGone::movedWhileJobsAreLoaded()
{
    QFETCH(const QString, slug);
    QFETCH(const QString, path);
    const auto run = startLoading(true);
    const qsizetype before = requests();
    moveAccount(slug, path);
    QVERIFY(run->end());
    QCOMPARE(run->status(), 3);
    QVERIFY2(run->err().contains(Ctl::AccountWatch::movedText().toUtf8()), run->err().constData());
    QCOMPARE(requests(), before);
    if (slug != "acme"_L1) // where the path alone is another one, the same file will hold what is listed there
        QCOMPARE(indexFiles(), QStringList());
}

void TestCtlAccountGone::removedWhileTheServiceIsAsked_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("asked");
    const QStringList account{u"--account"_s, u"acme"_s};
    QTest::newRow("jobs list") << QStringList{u"jobs"_s, u"list"_s, u"--all"_s} + account << 1;
    QTest::newRow("jobs rows") << QStringList{u"jobs"_s, u"rows"_s, u"j1"_s} + account << 1;
    QTest::newRow("webhooks list") << QStringList{u"webhooks"_s, u"list"_s, u"--search=order"_s} + account << 1;
    QTest::newRow("account check") << QStringList{u"account"_s, u"check"_s, u"acme"_s} << 2;
}

void TestCtlAccountGone::removedWhileTheServiceIsAsked()
{
    QFETCH(const QStringList, words);
    QFETCH(const int, asked);
    m_fixture->server.enqueue(Script().hang());
    const auto run = m_fixture->run(words);
    QTRY_COMPARE_WITH_TIMEOUT(requests(), asked, 20'000);
    removeAccount();
    QVERIFY(run->end());
    QCOMPARE(run->status(), 3);
    QCOMPARE(run->out(), QByteArray());
    QVERIFY2(run->err().contains(Ctl::AccountWatch::removedText().toUtf8()), run->err().constData());
    QCOMPARE(requests(), asked);
    QCOMPARE(indexFiles(), QStringList());
}

/// It may have been registered, and nobody can find out any more.
void TestCtlAccountGone::aSentWebhookIsUnknown()
{
    m_fixture->server.enqueue(Script().hang());
    const auto run =
        m_fixture->run({u"webhooks"_s, u"create"_s, u"--account"_s, u"acme"_s, u"--resource"_s, u"order"_s,
                        u"--event-type"_s, u"POST"_s, u"--webhook-url"_s, u"https://hooks.example.com/orders"_s});
    QTRY_COMPARE_WITH_TIMEOUT(requests(), 1, 20'000);
    removeAccount();
    QVERIFY(run->end());
    QCOMPARE(run->status(), 8);
    QCOMPARE(run->out(), QByteArray());
    for (const QString &text : {Ctl::AccountWatch::removedText(), Ctl::CreateCommand::notAnswered()})
        QVERIFY2(run->err().contains(text.toUtf8()), run->err().constData());
    QCOMPARE(requests(), 1);
}

void TestCtlAccountGone::removedWhileAnotherIsAdded_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("add") << QStringList{u"add"_s, u"globex"_s, u"--base-url"_s, u"https://{slug}.example.com"_s}
                         << QByteArray();
    QTest::newRow("import") << QStringList{u"import"_s, u"-"_s, u"--no-check"_s}
                            << QByteArray(R"({"slug":"globex","url":"https://{slug}.example.com","token":"abc"})");
}

/// By the program that it waited for. What is left of it is deleted in a turn of its own.
void TestCtlAccountGone::removedWhileAnotherIsAdded()
{
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, input);
    SettingsFile settings(m_fixture->folder() + u"/settings.json"_s);
    FileLock turn(m_fixture->folder() + u"/accounts.lock"_s);
    QCOMPARE(turn.tryLock(), FileLock::Attempt::Taken);
    const auto run = m_fixture->run(QStringList{u"account"_s} + words, input);
    QTRY_VERIFY_WITH_TIMEOUT(run->err().contains(AccountTurn::waitingText().toUtf8()), 30'000);
    AccountSettings accounts(settings);
    QVERIFY(settings.commit(accounts.removal(accounts.load().front().id)));
    turn.unlockAndRemove();
    QVERIFY(run->end());
    QVERIFY2(run->status() == 0, run->err().constData());
    QVERIFY(settings.save());
    QCOMPARE(accounts.load().size(), std::size_t(1));
    QCOMPARE(accounts.load().front().slug.toString(), u"globex"_s);
}

QTEST_GUILESS_MAIN(TestCtlAccountGone)
#include "tst_ctlaccountgone.moc"
