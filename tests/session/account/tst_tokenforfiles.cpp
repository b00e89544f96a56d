// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/transfersfixture.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;
using TransferState = Transfer::State;

/// Which files are asked for with the account's token: those at its own origins, once the user allowed it, and no
/// other.
class TestTokenForFiles final : public TransfersFixture
{
    Q_OBJECT

private Q_SLOTS:
    void goesToItsOwnOriginOnceAllowed();
    void goesNowhereElse();
    void staysWhereTheLinkLeadsOn();
    void isProposedWhereItMayHelp_data();
    void isProposedWhereItMayHelp();
    void isNotProposedElsewhere();
    void nothingIsFetchedBeforeItIsKnown();

private:
    void allow();
    QByteArray authorization(const ScriptedServer &server) const
    {
        return server.requests().last().header("Authorization");
    }
};

void TestTokenForFiles::allow()
{
    Account account = session(u"acme"_s)->account();
    account.sendsTokenForFiles = true;
    session(u"acme"_s)->updateAccount(account);
}

void TestTokenForFiles::goesToItsOwnOriginOnceAllowed()
{
    m_server->enqueue(Script::answer(401, "no"));
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).state, TransferState::Failed);
    QVERIFY(authorization(*m_server).isNull());
    QVERIFY(transfer(id).tokenMayHelp);

    allow();
    m_server->enqueue(wholeFile());
    m_transfers->retry(id);
    QVERIFY(!transfer(id).tokenMayHelp);
    QTRY_COMPARE(transfer(id).state, TransferState::Done);
    QCOMPARE(m_server->requests().size(), 2);
    QCOMPARE(authorization(*m_server), "Bearer secret");

    // The other account was not asked.
    const int other = m_transfers->start(order(u"1"_s, u"other"_s));
    QTRY_COMPARE(transfer(other).state, TransferState::Done);
    QVERIFY(authorization(*m_server).isNull());
}

void TestTokenForFiles::goesNowhereElse()
{
    ScriptedServer elsewhere;
    elsewhere.enqueue(wholeFile());
    allow();
    TransferOrder foreign = order(u"1"_s);
    foreign.key.link = elsewhere.url(u"/1/rows.csv"_s);
    const int id = m_transfers->start(foreign);
    QTRY_COMPARE(transfer(id).state, TransferState::Done);
    QVERIFY(authorization(elsewhere).isNull());
    QVERIFY(m_server->requests().isEmpty());
}

void TestTokenForFiles::staysWhereTheLinkLeadsOn()
{
    ScriptedServer elsewhere;
    elsewhere.enqueue(wholeFile());
    allow();
    m_server->enqueue(Script::answer(302, {}, {{"Location", elsewhere.url(u"/x"_s).toEncoded()}}));
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).state, TransferState::Done);
    QCOMPARE(authorization(*m_server), "Bearer secret");
    QVERIFY(authorization(elsewhere).isNull());
}

void TestTokenForFiles::isProposedWhereItMayHelp_data()
{
    QTest::addColumn<Script>("script");
    QTest::addColumn<bool>("mayHelp");
    QTest::newRow("401") << Script::answer(401, "no") << true;
    QTest::newRow("403") << Script::answer(403, "no") << true;
    QTest::newRow("web page") << Script::answer(200, "<!DOCTYPE html><html></html>", {{"Content-Type", "text/html"}})
                              << true;
    QTest::newRow("expired") << Script::answer(403,
                                               "<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code>"
                                               "<Message>Request has expired</Message></Error>",
                                               {{"Content-Type", "application/xml"}})
                             << false;
    QTest::newRow("gone") << Script::answer(404, "no") << false;
}

void TestTokenForFiles::isProposedWhereItMayHelp()
{
    QFETCH(Script, script);
    QFETCH(bool, mayHelp);
    m_server->enqueue(script);
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).state, TransferState::Failed);
    QCOMPARE(transfer(id).tokenMayHelp, mayHelp);

    // Once it goes along there is nothing to propose.
    allow();
    m_transfers->retry(id);
    QTRY_COMPARE(transfer(id).state, TransferState::Failed);
    QCOMPARE(authorization(*m_server), "Bearer secret");
    QVERIFY(!transfer(id).tokenMayHelp);
}

void TestTokenForFiles::isNotProposedElsewhere()
{
    ScriptedServer elsewhere;
    elsewhere.enqueue(Script::answer(401, "no"));
    m_server->enqueue(Script::answer(302, {}, {{"Location", elsewhere.url(u"/x"_s).toEncoded()}}));
    TransferOrder foreign = order(u"1"_s);
    foreign.key.link = elsewhere.url(u"/1/rows.csv"_s);
    const int direct = m_transfers->start(foreign);
    const int redirected = m_transfers->start(order(u"2"_s));
    QTRY_COMPARE(transfer(direct).state, TransferState::Failed);
    QTRY_COMPARE(transfer(redirected).state, TransferState::Failed);
    QVERIFY(!transfer(direct).tokenMayHelp);
    QVERIFY(!transfer(redirected).tokenMayHelp);
}

/// Rows of an earlier run are on screen before the keychain answers, and a link of theirs may lead to an address with
/// the token in it.
void TestTokenForFiles::nothingIsFetchedBeforeItIsKnown()
{
    const auto token = u"stored.9f8e7d6c5b4a"_s;
    auto &known = m_sessions[u"acme"_s];
    known = std::make_unique<AccountSession>(testAccount(u"acme"_s, *m_server), u"profile"_s, *m_store);
    m_store->put(TokenKey(known->account(), u"profile"_s), testToken(token));
    m_server->enqueue(Script::answer(302, {}, {{"Location", m_server->url(u'/' + token + u".csv").toEncoded()}}));
    QCOMPARE(known->state(), AccountSession::State::Idle);
    const int id = m_transfers->start(order(u"1"_s));
    QTRY_COMPARE(transfer(id).state, TransferState::Failed);
    QCOMPARE(known->state(), AccountSession::State::Ready);
    QCOMPARE(transfer(id).error->kind, ErrorKind::NotAllowed);
    QCOMPARE(targets(*m_server), QList<QByteArray>{"/1/rows.csv?sig=canary"});
    QVERIFY(authorization(*m_server).isNull());

    // Nor while the keychain says nothing, and a locked one is named.
    m_store->setMode(FakeTokenStore::Mode::Silent);
    auto &silent = m_sessions[u"silent"_s];
    silent = std::make_unique<AccountSession>(testAccount(u"silent"_s, *m_server), u"profile"_s, *m_store);
    m_store->put(TokenKey(silent->account(), u"profile"_s), testToken(token));
    const int waiting = m_transfers->start(order(u"1"_s, u"silent"_s));
    QTRY_COMPARE(silent->state(), AccountSession::State::ReadingToken);
    QCOMPARE(transfer(waiting).state, TransferState::Queued);
    m_store->giveUp();
    QTRY_COMPARE(transfer(waiting).state, TransferState::Failed);
    QCOMPARE(transfer(waiting).error->kind, ErrorKind::KeychainSilent);
    QCOMPARE(m_server->requests().size(), 1);

    m_store->setMode(FakeTokenStore::Mode::Working);
    m_server->enqueue(wholeFile());
    silent->retryToken();
    m_transfers->retry(waiting);
    QTRY_COMPARE(transfer(waiting).state, TransferState::Done);
    QCOMPARE(m_server->requests().size(), 2);
}

QTEST_GUILESS_MAIN(TestTokenForFiles)
#include "tst_tokenforfiles.moc"
