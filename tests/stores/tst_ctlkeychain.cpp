// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlfixture.h"
#include "ctl/ctlrun.h"
#include "stores/secretservice.h"
#include "support/wait.h"

#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace Balehook::Testing;

/// balehookctl is interrupted, or refused, while it stores the token of an account: no token stays without its account.
class TestCtlKeychain final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void takesBackWhatIsStoredWhenItIsInterrupted_data() { ways(); }
    void takesBackWhatIsStoredWhenItIsInterrupted();
    void asksOnceForThePasswordThatIsRefused_data() { ways(); }
    void asksOnceForThePasswordThatIsRefused();

private:
    static void ways();
    std::unique_ptr<CtlRun> begin(const QStringList &arguments) const;
    bool isStoring();

    std::unique_ptr<SecretService> m_keychain;
    std::unique_ptr<CtlFixture> m_fixture;
};

void TestCtlKeychain::init()
{
    m_fixture = std::make_unique<CtlFixture>();
    m_keychain = std::make_unique<SecretService>();
    QVERIFY(m_keychain->start());
}

void TestCtlKeychain::ways()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("add") << QStringList{
        u"account"_s, u"add"_s, u"acme"_s, u"--base-url"_s, u"https://acme.example.com"_s, u"--token-stdin"_s};
    QTest::newRow("import") << QStringList{u"account"_s, u"import"_s, u"-"_s, u"--no-check"_s};
}

std::unique_ptr<CtlRun> TestCtlKeychain::begin(const QStringList &arguments) const
{
    const bool isImport = arguments.contains(u"import"_s);
    return m_fixture->run(
        arguments, isImport ? R"({"slug":"acme","url":"https://acme.example.com","token":"a.token"})" : "a.token\n");
}

/// Answers all but that.
bool TestCtlKeychain::isStoring()
{
    return waitFor([this] {
        if (m_keychain->count(u"CreateItem"_s) > 0)
            return true;
        m_keychain->release();
        m_keychain->fault = SecretService::Fault::Late;
        return false;
    });
}

void TestCtlKeychain::takesBackWhatIsStoredWhenItIsInterrupted()
{
    QFETCH(QStringList, arguments);
    m_keychain->fault = SecretService::Fault::Late;
    const auto run = begin(arguments);
    QVERIFY(isStoring());
    QCOMPARE(::kill(pid_t(run->process().processId()), SIGINT), 0);
    constexpr int aMoment = 1'000;
    QVERIFY(!waitFor([&run] { return run->process().state() == QProcess::NotRunning; }, aMoment));
    m_keychain->release();
    QVERIFY(run->end());
    QVERIFY(run->status() != 0);
    QVERIFY(m_keychain->entries.isEmpty());
    const auto list = m_fixture->run({u"account"_s, u"list"_s});
    QVERIFY(list->end());
    QVERIFY2(!list->out().contains("acme"), list->out().constData());
}

void TestCtlKeychain::asksOnceForThePasswordThatIsRefused()
{
    QFETCH(QStringList, arguments);
    m_keychain->fault = SecretService::Fault::LockedDismissed;
    const auto run = begin(arguments);
    QVERIFY(run->end());
    QVERIFY(run->status() != 0);
    QCOMPARE(m_keychain->count(u"Prompt"_s), 1);
    QVERIFY(m_keychain->entries.isEmpty());
}

QTEST_GUILESS_MAIN(TestCtlKeychain)
#include "tst_ctlkeychain.moc"
