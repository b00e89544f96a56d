// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/transfersfixture.h"
#include "widgets/downloads/transferview.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/rows/fileplace.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// The place of a file, from the first request to the rows.
class tst_FilePlace final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asksBeforeTheTokenGoesToTheAccountsOwnHost();
};

void tst_FilePlace::asksBeforeTheTokenGoesToTheAccountsOwnHost()
{
    TransfersFixture fixture;
    AccountSession &session = *fixture.sessions.session(fixture.accountId);
    session.setToken(BearerToken::fromPasted(u"the.token"_s).value().token, AccountSession::KeepToken::ForThisSession,
                     this, [](const Outcome &) {});
    QTRY_COMPARE(session.state(), AccountSession::State::Ready);
    FilePlace place(fixture.sessions, fixture.settings);
    place.setVisible(true);

    fixture.server.enqueue(Script::answer(401, "no"));
    place.showJob(fixture.accountId, fixture.job(), JobFile::FailedRows, {}, {});
    auto *send = place.findChild<QPushButton *>(u"transferToken"_s);
    const auto *text = place.findChild<QLabel *>(u"transferText"_s);
    QTRY_VERIFY(send->isVisible());
    QVERIFY2(text->text().contains(TransferView::tokenMayHelpText()), qPrintable(text->text()));
    QVERIFY(!send->hasFocus()); // an impatient second Enter does not allow it
    QVERIFY(fixture.server.requests().last().header("Authorization").isNull());
    QVERIFY(!fixture.sessions.account(fixture.accountId)->sendsTokenForFiles);

    fixture.server.enqueue(TransfersFixture::table());
    send->click();
    QVERIFY(!send->isVisible());
    QTRY_VERIFY(place.page().isVisible());
    QCOMPARE(fixture.server.requests().size(), 2);
    QCOMPARE(fixture.server.requests().last().header("Authorization"), "Bearer the.token");
    QVERIFY(fixture.sessions.account(fixture.accountId)->sendsTokenForFiles);
}

QTEST_MAIN(tst_FilePlace)
#include "tst_fileplace.moc"
