// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/tokenkey.h"
#include "gui/memorytokenstore.h"
#include "session/testdata.h"
#include "stores/program.h"
#include "support/scriptedserver.h"
#include "widgets/updates/autorefresh.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

/// A list that refreshes by itself, of a service that asks to wait.
class TestRefusedRefresh final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itWaitsAsLongAsItIsAsked_data();
    void itWaitsAsLongAsItIsAsked();
};

void TestRefusedRefresh::itWaitsAsLongAsItIsAsked_data()
{
    QTest::addColumn<int>("refusals");
    QTest::newRow("a try helps") << 1;
    QTest::newRow("no try helps") << 4; // more than a request is tried
}

void TestRefusedRefresh::itWaitsAsLongAsItIsAsked()
{
    QFETCH(int, refusals);
    ScriptedServer server;
    MemoryTokenStore tokens;
    Program program;
    const Account account = testAccount(u"a"_s, server);
    program.addAccount(account);
    QElapsedTimer clock;
    clock.start();
    std::vector<qint64> asked; // when; the first is the list itself
    server.setAnswerer([&](const RecordedRequest &) {
        asked.push_back(clock.elapsed());
        const bool isRefused = asked.size() > 1 && int(asked.size()) <= 1 + refusals;
        return isRefused ? Script::answer(429, "{}", {{"Content-Type", "application/json"}, {"Retry-After", "1"}})
                         : jobsPage(1, 1);
    });
    QVERIFY(program.start(tokens));
    bool isSet = false;
    program.sessions().session(u"a"_s)->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession,
                                                 this, [&isSet](const Outcome &) { isSet = true; });
    QTRY_VERIFY_WITH_TIMEOUT(isSet && program.rows() == 1, 20'000);
    QCOMPARE(asked.size(), std::size_t(1));
    auto &refresh = *program.window().findChild<AutoRefresh *>();
    refresh.choose(30s);
    refresh.setPace(50ms);
    QTRY_VERIFY_WITH_TIMEOUT(int(asked.size()) >= refusals + 4, 60'000);
    for (int i = 1; i <= refusals; ++i) {
        const qint64 pause = asked[std::size_t(i) + 1] - asked[std::size_t(i)];
        QVERIFY2(pause >= 900, QByteArray::number(pause).constData());
    }
    QVERIFY(!refresh.isStopped()); // a service that asks to wait is no error
}

QTEST_MAIN(TestRefusedRefresh)
#include "tst_refusedrefresh.moc"
