// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/proxysignin.h"
#include "session/sessionsfixture.h"
#include "session/update/updatenotice.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// Looking for a new version behind a proxy that wants a password.
class TestUpdateNoticeProxy final : public SessionsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void goesOnWhenThePasswordIsKnown();
};

/// Nobody is asked for it, it is not tried out here, and what the proxy kept to itself is asked once it is known.
void TestUpdateNoticeProxy::goesOnWhenThePasswordIsKnown()
{
    ScriptedServer proxy;
    proxy.enqueue(Script::answer(407, {}, {{"Proxy-Authenticate", "Basic realm=\"proxy\""}}));
    const auto offers = [&proxy] {
        return std::count_if(proxy.requests().begin(), proxy.requests().end(), [](const RecordedRequest &request) {
            return !request.header("Proxy-Authorization").isNull();
        });
    };
    m_sessions->setProxy({ProxySettings::Mode::Manual, u"127.0.0.1"_s, proxy.serverPort()});
    QSignalSpy wanted(m_sessions.get(), &Sessions::proxyPasswordRequested);
    ProxySignIn &signIn = m_sessions->proxySignIn();
    UpdateNotice notice(*m_sessions, *m_settings, u"0.1.0"_s);
    const auto isBusy = [&notice] { return notice.fetch().isBusy(); };
    notice.choose(true, u"https://updates.example.invalid/balehook.json"_s);
    notice.start();
    QTRY_VERIFY(!isBusy());
    QVERIFY(!notice.failure().isEmpty());

    const ProxyCredentials typed{u"127.0.0.1"_s, u"ada"_s, u"right"_s};
    const auto asked = proxy.requests().size();
    signIn.set(typed);
    notice.look();
    QVERIFY(!isBusy());
    QCOMPARE(proxy.requests().size(), asked);

    signIn.accepted(typed); // from somebody else's request
    QVERIFY(isBusy());
    QTRY_VERIFY(!isBusy());
    QCOMPARE(offers(), 1);
    QCOMPARE(proxy.requests().last().header("Proxy-Authorization"), "Basic " + "ada:right"_ba.toBase64());

    // It was refused: nobody else offers it either, and nothing leaves before there is a new one.
    QVERIFY(signIn.credentials().isEmpty() && !signIn.isTaken());
    notice.look();
    QVERIFY(!isBusy());
    QVERIFY(wanted.isEmpty());
}

QTEST_GUILESS_MAIN(TestUpdateNoticeProxy)
#include "tst_updatenotice_proxy.moc"
