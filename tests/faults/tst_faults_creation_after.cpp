// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"
#include "domain/records/knownwebhooks.h"
#include "faults/creationcase.h"
#include "faults/creationdesk.h"
#include "gui/registrationdesk.h"
#include "models/pagedtablemodel.h"
#include "session/account/registrationwords.h"
#include "session/testdata.h"
#include "support/wait.h"
#include "widgets/fields/valuecombo.h"
#include "widgets/webhooks/webhookoutcomeview.h"
#include "widgets/window/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace Balehook;
using namespace Balehook::Testing;

using State = WebhookRegistration::State;

/// After an answer that was lost: what listing again finds, in this run and in the next, and what a person does
/// meanwhile. There is one POST for each time that somebody decided to send.
class TestFaultsCreationAfter final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void init() { m_desk = std::make_unique<CreationDesk>(); }
    void cleanup() { m_desk.reset(); }
    void saysWhatWasFound_data();
    void saysWhatWasFound();
    void tellsIfTheFormWasClosed_data();
    void tellsIfTheFormWasClosed();
    void tellsAtTheNextStart_data();
    void tellsAtTheNextStart();
    void tellsAfterItWasKilled();
    void sendsOnceForManyClicks();
    void anotherTokenSendsNothingByItself();
    void waitsForATokenToListAgain();
    void goesOnWhileAnotherAccountIsShown();
    void nothingLeavesWhereNobodyListens();
    void goesToTheWorkspaceOnly();

private:
    /// What listing again has shown.
    enum class Found { NotListed, None, OnlyOlder, Likely };

    QString words() const { return m_desk->words(); }
    Found found() const;
    std::unique_ptr<CreationDesk> m_desk;
};

namespace {

QByteArray recordAt(const QByteArray &id, const QByteArray &time)
{
    return RegistrationDesk::record(RegistrationDesk::goodDraft(), id, time);
}

const QByteArray later = "2099-01-02T03:04:05.678+01:00";
const QByteArray earlier = "2020-01-02T03:04:05.678Z";

/// Gets as far as to a creation that nobody answers, and is killed.
int beKilled()
{
    CreationDesk desk;
    if (!desk.desk.show(Listing::Webhooks))
        return 1;
    desk.openForm();
    desk.fill();
    desk.answer(Script().hang());
    desk.send();
    if (!Testing::waitFor([&desk] { return desk.posts() == 1; }))
        return 2;
    QFile out;
    if (!out.open(stdout, QFile::WriteOnly))
        return 3;
    const QString address = ApiClient::creationAddress(desk.desk.sessions->accounts().front());
    const QStringList lines{address, desk.desk.accountId, desk.desk.profile->registrationsFile(), QString()};
    out.write(lines.join(u'\n').toUtf8());
    out.flush();
    return std::raise(SIGKILL);
}

} // namespace

TestFaultsCreationAfter::Found TestFaultsCreationAfter::found() const
{
    const WebhookRegistration &registration = m_desk->registration();
    if (registration.listingError() || registration.state() != State::Unknown)
        return Found::NotListed;
    if (registration.matches().empty())
        return Found::None;
    return registration.matches().front().isNewer ? Found::Likely : Found::OnlyOlder;
}

void TestFaultsCreationAfter::saysWhatWasFound_data()
{
    QTest::addColumn<QList<QByteArray>>("listed"); // beside three others
    QTest::addColumn<Script>("answer"); // to the listing; none: a good one
    QTest::addColumn<Found>("found");
    QTest::addColumn<int>("choices");
    QTest::addColumn<bool>("maySendAgain");
    using Records = QList<QByteArray>;
    const Script good;
    constexpr auto likely = Found::Likely;
    constexpr auto older = Found::OnlyOlder;
    constexpr auto none = Found::None;
    constexpr auto nothing = Found::NotListed;
    Records many;
    for (int i = 10; i < 60; ++i)
        many.append(GoodService::webhook(i));
    QTest::newRow("it") << Records{recordAt("wh_9", later)} << good << likely << 1 << true;
    QTest::newRow("it on the third page")
        << Records(many + Records{recordAt("wh_9", later)}) << good << likely << 1 << true;
    QTest::newRow("two of it") << Records{recordAt("wh_9", later), recordAt("wh_8", later)} << good << likely << 2
                               << true;
    QTest::newRow("it and an older one") << Records{recordAt("wh_1", earlier), recordAt("wh_9", later)} << good
                                         << likely << 2 << true;
    QTest::newRow("an older one") << Records{recordAt("wh_1", earlier)} << good << older << 1 << true;
    QTest::newRow("one of unknown age") << Records{recordAt("wh_1", "yesterday")} << good << older << 1 << true;
    QTest::newRow("one with an id of markup")
        << Records{recordAt("<b>x</b><img src=y>", later)} << good << likely << 1 << true;
    QTest::newRow("one in other letters")
        << Records{recordAt("wh_9", later).replace("product", "Product")} << good << none << 0 << true;
    QTest::newRow("nothing") << Records() << good << none << 0 << true;
    QTest::newRow("404") << Records() << Script::answer(404, {}) << nothing << 0 << false;
    QTest::newRow("500") << Records() << Script::answer(500, {}) << nothing << 0 << false;
    QTest::newRow("a web page") << Records() << Script::answer(200, "<html>", {{"Content-Type", "text/html"}})
                                << nothing << 0 << false;
    QTest::newRow("half a page") << Records() << Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{").close()
                                 << nothing << 0 << false;
    QTest::newRow("no list") << Records() << Script::json("{}") << nothing << 0 << false;
    QTest::newRow("a redirect") << Records() << Script::answer(302, {}, {{"Location", "https://evil.invalid/"}})
                                << nothing << 0 << false;
}

void TestFaultsCreationAfter::saysWhatWasFound()
{
    QFETCH(QList<QByteArray>, listed);
    QFETCH(Script, answer);
    QFETCH(Found, found);
    QFETCH(int, choices);
    QFETCH(bool, maySendAgain);
    FaultDesk &desk = m_desk->desk;
    QVERIFY(desk.show());
    m_desk->openForm();
    QTRY_COMPARE(desk.session().knownWebhooks().count(), desk.options.webhooks); // the form has read them
    m_desk->fill();
    desk.good.webhooks += listed;
    if (!answer.steps().empty())
        desk.answer(Listing::Webhooks, answer);
    m_desk->answer(Script().close());
    m_desk->send();
    QTRY_COMPARE(m_desk->state(), State::Unknown);
    QCOMPARE(this->found(), found);
    QTRY_VERIFY2(words().contains(WebhookOutcomeView::finding(m_desk->registration())), qPrintable(words()));
    for (const auto &match : m_desk->registration().matches())
        QTRY_VERIFY2(words().contains(u"ID "_s + match.webhook.id()), qPrintable(words()));
    QCOMPARE(m_desk->form()->findChildren<QPushButton *>(u"recogniseButton"_s).size(), choices);
    QCOMPARE(m_desk->isShown("sendAgainButton"), maySendAgain);
    QCOMPARE(m_desk->isShown("backToFormButton"), maySendAgain);
    QVERIFY(!m_desk->isShown("registerButton"));
    QCOMPARE(m_desk->audit(1), QStringList());
}

void TestFaultsCreationAfter::tellsIfTheFormWasClosed_data()
{
    QTest::addColumn<Script>("answer");
    QTest::addColumn<QString>("says");
    QTest::newRow("created") << Script::answer(200, createdRecord(), json) << RegistrationWords::registered(u"wh_9"_s);
    QTest::newRow("refused") << Script::answer(409, R"({"detail":"<b>no</b>"})", json) << RegistrationWords::rejected();
    QTest::newRow("lost") << Script().close() << RegistrationWords::unknown();
    QTest::newRow("odd") << Script::answer(202, {}) << RegistrationWords::unknown();
}

void TestFaultsCreationAfter::tellsIfTheFormWasClosed()
{
    QFETCH(Script, answer);
    QFETCH(QString, says);
    QVERIFY(m_desk->desk.show(Listing::Webhooks));
    m_desk->openForm();
    m_desk->fill();
    m_desk->answer(answer);
    m_desk->send();
    m_desk->close();
    QTRY_VERIFY2(m_desk->desk.messageText().contains(says), qPrintable(words()));
    QVERIFY(m_desk->desk.settle());
    QCOMPARE(m_desk->audit(1), QStringList());
}

void TestFaultsCreationAfter::tellsAtTheNextStart_data()
{
    QTest::addColumn<bool>("wasCreated");
    QTest::newRow("created after all") << true;
    QTest::newRow("not created") << false;
}

/// The window was closed before the answer came. (cases 67, 69)
void TestFaultsCreationAfter::tellsAtTheNextStart()
{
    QFETCH(bool, wasCreated);
    FaultDesk &desk = m_desk->desk;
    QVERIFY(desk.show(Listing::Webhooks));
    m_desk->openForm();
    m_desk->fill();
    m_desk->answer(Script().hang());
    m_desk->send();
    QTRY_COMPARE(m_desk->posts(), 1);
    if (wasCreated)
        desk.good.webhooks.append(createdRecord());
    desk.restart();
    QVERIFY(desk.show());
    QTRY_VERIFY2(desk.messageText().contains(RegistrationWords::unknown()), qPrintable(words()));
    QVERIFY(desk.click(u"Show..."_s));
    QTRY_VERIFY(m_desk->isShown("outcome"));
    QVERIFY(m_desk->registration().isFromEarlierRun() && !m_desk->registration().error());
    QCOMPARE(found(), wasCreated ? Found::Likely : Found::None);
    for (const QString &told :
         {WebhookOutcomeView::story(m_desk->registration()), WebhookOutcomeView::finding(m_desk->registration())})
        QVERIFY2(words().contains(told), qPrintable(words()));
    if (wasCreated) {
        m_desk->click("recogniseButton");
        QTRY_COMPARE(m_desk->selectedUrl(), RegistrationDesk::goodDraft().text(Webhook::WebhookUrl));
    } else {
        m_desk->click("backToFormButton");
        QCOMPARE(m_desk->typed(), RegistrationDesk::goodDraft());
    }
    QCOMPARE(m_desk->state(), State::Idle);
    QVERIFY(desk.settle());
    QCOMPARE(m_desk->audit(1), QStringList());
}

/// Not closed but killed, so that only what was on the disk is left.
void TestFaultsCreationAfter::tellsAfterItWasKilled()
{
    QProcess killed;
    killed.start(QCoreApplication::applicationFilePath(), {u"tst_faults_creation_after"_s, u"--be-killed"_s});
    QVERIFY(killed.waitForFinished());
    QCOMPARE(killed.exitStatus(), QProcess::CrashExit);
    const QList<QByteArray> lines = killed.readAllStandardOutput().trimmed().split('\n');
    QFile left(QString::fromUtf8(lines.constLast()));
    QVERIFY2(left.open(QFile::ReadOnly), left.fileName().toUtf8().constData());
    QVERIFY(!(left.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    FaultDesk &desk = m_desk->desk;
    QFile taken(desk.profile->registrationsFile());
    QVERIFY(taken.open(QFile::WriteOnly));
    // As if it had been in this account.
    const QByteArray address = ApiClient::creationAddress(desk.sessions->accounts().front()).toUtf8();
    taken.write(left.readAll()
                    .replace(lines.at(lines.size() - 2), desk.accountId.toUtf8())
                    .replace(lines.at(lines.size() - 3), address));
    taken.close();
    QDir(QFileInfo(left.fileName()).path()).removeRecursively();
    desk.good.webhooks.append(createdRecord());
    desk.restart();
    QVERIFY(desk.show());
    QTRY_VERIFY2(desk.messageText().contains(RegistrationWords::unknown()), qPrintable(words()));
    QVERIFY(desk.click(u"Show..."_s));
    QTRY_COMPARE(found(), Found::Likely);
    QTRY_VERIFY2(words().contains(WebhookOutcomeView::finding(m_desk->registration())), qPrintable(words()));
    QCOMPARE(m_desk->audit(0), QStringList());
}

/// Double click, and Enter right after it. (case 68)
void TestFaultsCreationAfter::sendsOnceForManyClicks()
{
    QVERIFY(m_desk->desk.show(Listing::Webhooks));
    m_desk->openForm();
    m_desk->fill();
    auto *button = m_desk->part("registerButton");
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::mouseDClick(button, Qt::LeftButton);
    QTest::keyClick(m_desk->part<ValueCombo>("webhookUrl"), Qt::Key_Return);
    QTest::keyClick(button, Qt::Key_Space);
    QTest::keyClick(m_desk->form(), Qt::Key_Return);
    QTRY_VERIFY(!m_desk->form());
    QVERIFY(m_desk->desk.settle());
    QCOMPARE(m_desk->posts(), 1);
    QCOMPARE(m_desk->audit(1), QStringList());
}

/// The form stays, and only its user sends again. (case 70)
void TestFaultsCreationAfter::anotherTokenSendsNothingByItself()
{
    FaultDesk &desk = m_desk->desk;
    QVERIFY(desk.show(Listing::Webhooks));
    m_desk->openForm();
    m_desk->fill();
    m_desk->answer(Script::answer(401, {}, {{"WWW-Authenticate", "NTLM"}}), 1);
    m_desk->send();
    QTRY_VERIFY(m_desk->isShown("updateTokenButton"));
    desk.wire.addToken("another-token");
    desk.session().setToken(testToken(u"another-token"_s), AccountSession::KeepToken::ForThisSession, this,
                            [](const Outcome &) {});
    QTRY_COMPARE(desk.session().state(), AccountSession::State::Ready);
    QVERIFY(desk.settle());
    QCOMPARE(m_desk->posts(), 1);
    QTRY_VERIFY(m_desk->part("registerButton")->isEnabled());
    QCOMPARE(m_desk->typed(), RegistrationDesk::goodDraft());
    m_desk->send();
    QTRY_VERIFY2(!m_desk->form(), qPrintable(words()));
    QVERIFY(desk.settle());
    QCOMPARE(m_desk->audit(2), QStringList());
}

void TestFaultsCreationAfter::waitsForATokenToListAgain()
{
    FaultDesk &desk = m_desk->desk;
    QVERIFY(desk.show(Listing::ImportJobs));
    m_desk->openForm();
    m_desk->fill();
    QTRY_COMPARE(desk.session().knownWebhooks().count(), desk.options.webhooks); // the form has read them
    desk.good.webhooks.append(createdRecord());
    desk.answer(Listing::Webhooks, Script::answer(401, {}), 1);
    m_desk->answer(Script().reset());
    m_desk->send();
    QTRY_COMPARE(desk.session().state(), AccountSession::State::TokenRefused);
    QCOMPARE(m_desk->state(), State::Checking);
    desk.wire.addToken("another-token");
    desk.session().setToken(testToken(u"another-token"_s), AccountSession::KeepToken::ForThisSession, this,
                            [](const Outcome &) {});
    QTRY_COMPARE(m_desk->state(), State::Unknown);
    QTRY_COMPARE(found(), Found::Likely);
    QTRY_VERIFY2(words().contains(WebhookOutcomeView::finding(m_desk->registration())), qPrintable(words()));
    QVERIFY(desk.settle());
    QCOMPARE(m_desk->audit(1), QStringList());
}

/// A POST runs to its end and reports to its own account. (case 69)
void TestFaultsCreationAfter::goesOnWhileAnotherAccountIsShown()
{
    FaultDesk &desk = m_desk->desk;
    Account other = testAccount(u"other"_s, desk.service.url(u"/other"_s).toString(), u"other"_s);
    desk.sessions->saveAccount(other);
    QVERIFY(desk.show(Listing::Webhooks));
    m_desk->openForm();
    m_desk->fill();
    m_desk->answer(Script().close());
    m_desk->send();
    m_desk->close();
    desk.window().showAccount(u"other"_s);
    QTRY_COMPARE(m_desk->state(), State::Unknown);
    QVERIFY(!desk.messageText().contains(RegistrationWords::unknown()));
    desk.window().showAccount(desk.accountId);
    QTRY_VERIFY2(desk.messageText().contains(RegistrationWords::unknown()), qPrintable(words()));
    QVERIFY(desk.settle());
    QCOMPARE(m_desk->audit(1), QStringList());
}

void TestFaultsCreationAfter::nothingLeavesWhereNobodyListens()
{
    FaultDeskOptions options = CreationDesk::patient(false);
    options.workspaceApart = true;
    m_desk = std::make_unique<CreationDesk>(options);
    FaultDesk &desk = m_desk->desk;
    QVERIFY(desk.show(Listing::Webhooks));
    m_desk->openForm();
    m_desk->fill();
    desk.wire.allowConnection(u"127.0.0.1:%1"_s.arg(desk.workspace->serverPort()));
    desk.workspace->close();
    m_desk->send();
    QTRY_VERIFY2(words().contains(u"Nothing was registered. Could not connect to 127.0.0.1"), qPrintable(words()));
    QCOMPARE(m_desk->typed(), RegistrationDesk::goodDraft());
    QCOMPARE(m_desk->audit(0), QStringList());
}

void TestFaultsCreationAfter::goesToTheWorkspaceOnly()
{
    FaultDeskOptions options = CreationDesk::patient(true);
    options.workspaceApart = true;
    m_desk = std::make_unique<CreationDesk>(options);
    FaultDesk &desk = m_desk->desk;
    QVERIFY(desk.show(Listing::Webhooks));
    m_desk->openForm();
    m_desk->fill();
    m_desk->send();
    QTRY_VERIFY(!m_desk->form());
    QVERIFY(desk.settle());
    QCOMPARE(FaultDesk::asked(*desk.workspace, "POST"), 1);
    QCOMPARE(desk.workspace->requestHeads(), 1);
    QCOMPARE(desk.asked("POST"), 0);
    QCOMPARE(m_desk->audit(1), QStringList());
}

BALEHOOK_TEST_CLASS()
{
    QApplication app(argc, argv);
    if (app.arguments().contains(u"--be-killed"_s))
        return beKilled();
    TestFaultsCreationAfter test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_faults_creation_after.moc"
