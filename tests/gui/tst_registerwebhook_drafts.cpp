// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"
#include "gui/registrationdesk.h"
#include "settings/registrationfile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

using State = WebhookRegistration::State;

/// A draft from earlier, a similar webhook beside it, and what was sent: none of what was typed is lost, whatever comes
/// of the others.
class tst_RegisterWebhookDrafts final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_desk = std::make_unique<RegistrationDesk>(); }
    void cleanup() { m_desk.reset(); }

    void keepsTheEarlierDraft_data();
    void keepsTheEarlierDraft();
    void keepsTheEarlierDraftBesideARefusedOne();
    void keepsTheEarlierDraftBesideTwoSimilarOnes_data();
    void keepsTheEarlierDraftBesideTwoSimilarOnes();
    void keepsARefusedSimilarOneInAnEmptyPlace();
    void returnsToASimilarOneBesideTheEarlierDraft();
    void returnsToWhatWasSentBesideTheEarlierDraft_data();
    void returnsToWhatWasSentBesideTheEarlierDraft();
    void returnsToWhatWasFoundBesideWhatWasTyped();
    void returnsToASimilarOneThatDidNotLeave();
    void keepsWhatWasTypedLastWhenAnotherOneIsRecognised();
    void sendsASimilarOneAgainBesideTheEarlierDraft();
    void forgetsTheEarlierDraftThatWasSent();
    void showsWhatIsBeingSentUntilItIsSettled_data();
    void showsWhatIsBeingSentUntilItIsSettled();

private:
    /// Sends m_similar as it was filled in, while m_draft is kept from earlier.
    void sendSimilar(const Script &answer);
    /// Presses "Register" while m_found, which another program sent that has gone, is open: it is looked up, and \a
    /// relisted comes.
    void findOpenOne(const Script &relisted = RegistrationDesk::listing());
    std::unique_ptr<RegistrationDesk> m_desk;
    const WebhookDraft m_draft = RegistrationDesk::goodDraft();
    const WebhookDraft m_similar{{u"order"_s, {}, {}, {}, {}, u"https://similar.example/"_s, {}}};
    const WebhookDraft m_found{{u"price"_s, {}, {}, {}, {}, u"https://found.example/"_s, {}}};
};

void tst_RegisterWebhookDrafts::sendSimilar(const Script &answer)
{
    m_desk->registration().keepDraft(m_draft);
    m_desk->open();
    m_desk->dialog->startFrom(m_similar);
    m_desk->server.enqueue(answer);
    m_desk->click("registerButton");
}

void tst_RegisterWebhookDrafts::findOpenOne(const Script &relisted)
{
    RegistrationFile file(m_desk->folder.filePath(u"registrations.json"_s));
    const QString address = ApiClient::creationAddress(m_desk->session->account());
    const auto left = file.change([this, &address](RegistrationFile::Entries &entries) {
        entries[u"a"_s].pending = PendingRegistration{m_found, QDateTime::currentMSecsSinceEpoch(), {}, address};
    });
    QVERIFY(left.ok());
    m_desk->server.enqueue(relisted);
    m_desk->click("registerButton");
    QTRY_COMPARE(m_desk->registration().state(), State::Unknown);
    QCOMPARE(m_desk->registration().draft(), m_found);
    QTRY_VERIFY(m_desk->isShown("outcome"));
    QCOMPARE(m_desk->posts().size(), 0);
}

void tst_RegisterWebhookDrafts::keepsTheEarlierDraft_data()
{
    QTest::addColumn<Script>("answer");
    QTest::addColumn<State>("end");
    QTest::newRow("created") << Script::json(RegistrationDesk::record(m_similar, "wh_9")) << State::Created;
    QTest::newRow("refused") << Script::answer(422, "{}") << State::Refused;
    QTest::newRow("lost") << Script().close() << State::Unknown;
    QTest::newRow("the program ends meanwhile") << Script().hang() << State::Sending;
}

/// The form said so, and was closed before the service responded.
void tst_RegisterWebhookDrafts::keepsTheEarlierDraft()
{
    QFETCH(Script, answer);
    QFETCH(State, end);
    sendSimilar(answer);
    if (end == State::Unknown)
        m_desk->server.enqueue(RegistrationDesk::listing());
    m_desk->close();
    QTRY_COMPARE(m_desk->posts().size(), 1);
    QTRY_COMPARE(m_desk->registration().state(), end);
    QCOMPARE(m_desk->registration().keptDraft(), m_draft);
    m_desk->restart();
    QCOMPARE(m_desk->registration().keptDraft(), m_draft);
    QCOMPARE(m_desk->posts().size(), 1);
}

void tst_RegisterWebhookDrafts::keepsTheEarlierDraftBesideARefusedOne()
{
    sendSimilar(Script::answer(422, "{}"));
    m_desk->close();
    QTRY_COMPARE(m_desk->registration().state(), State::Refused);
    m_desk->open();
    QCOMPARE(m_desk->typed(), m_similar);
    QVERIFY(m_desk->isShown("goBackButton"));
    m_desk->close();
    QCOMPARE(m_desk->registration().keptDraft(), m_draft);
}

void tst_RegisterWebhookDrafts::keepsTheEarlierDraftBesideTwoSimilarOnes_data()
{
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("the first was refused") << true;
    QTest::newRow("the first could not be sent") << false;
}

void tst_RegisterWebhookDrafts::keepsTheEarlierDraftBesideTwoSimilarOnes()
{
    QFETCH(bool, isRefused);
    m_desk->registration().keepDraft(m_draft);
    m_desk->open();
    m_desk->dialog->startFrom(m_similar);
    // Nothing can be renamed to the name of a folder.
    const QString file = m_desk->folder.filePath(u"registrations.json"_s);
    QTRY_VERIFY(QFile::exists(file));
    if (isRefused)
        m_desk->server.enqueue(Script::answer(422, "{}"));
    else
        QVERIFY(QFile::remove(file) && QDir().mkpath(file + u"/inside"_s));
    m_desk->click("registerButton");
    m_desk->close();
    QTRY_VERIFY(isRefused ? m_desk->registration().state() == State::Refused
                          : m_desk->registration().sendingProblem().has_value());
    QVERIFY(isRefused || QDir(file).removeRecursively());
    m_desk->open();
    QCOMPARE(m_desk->typed(), m_similar);
    m_desk->dialog->startFrom(m_found);
    QCOMPARE(m_desk->typed(), m_found);
    QVERIFY(m_desk->isShown("goBackButton"));
    m_desk->close();
    QCOMPARE(m_desk->registration().keptDraft(), m_draft);
    QCOMPARE(m_desk->posts().size(), isRefused ? 1 : 0);
}

/// Where nothing was kept it is kept like anything else that was sent, also if the form is still open.
void tst_RegisterWebhookDrafts::keepsARefusedSimilarOneInAnEmptyPlace()
{
    m_desk->open();
    m_desk->dialog->startFrom(m_similar);
    m_desk->server.enqueue(Script::answer(422, "{}"));
    m_desk->click("registerButton");
    QTRY_VERIFY(!m_desk->notice("problemNotice").isEmpty());
    QCOMPARE(m_desk->registration().state(), State::Refused);
    m_desk->close();
    QCOMPARE(m_desk->registration().keptDraft(), m_similar);
}

void tst_RegisterWebhookDrafts::returnsToASimilarOneBesideTheEarlierDraft()
{
    sendSimilar(Script().close());
    m_desk->server.enqueue(RegistrationDesk::listing());
    QTRY_VERIFY(m_desk->isShown("backToFormButton"));
    m_desk->click("backToFormButton");
    QCOMPARE(m_desk->typed(), m_similar);
    QCOMPARE(m_desk->registration().keptDraft(), m_draft);
    QTRY_VERIFY(m_desk->isShown("goBackButton"));
    m_desk->click("goBackButton");
    QCOMPARE(m_desk->typed(), m_draft);
    m_desk->close();
    QCOMPARE(m_desk->registration().keptDraft(), m_draft);
}

void tst_RegisterWebhookDrafts::returnsToWhatWasSentBesideTheEarlierDraft_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("after a restart") << QString();
    QTest::newRow("with another address") << u"/globex"_s;
}

/// Only its record holds it then.
void tst_RegisterWebhookDrafts::returnsToWhatWasSentBesideTheEarlierDraft()
{
    QFETCH(QString, path);
    sendSimilar(Script().hang());
    QTRY_COMPARE(m_desk->posts().size(), 1);
    m_desk->path = path;
    if (path.isEmpty())
        m_desk->server.enqueue(RegistrationDesk::listing());
    m_desk->restart();
    QTRY_COMPARE(m_desk->registration().state(), State::Unknown);
    m_desk->openOnly();
    QTRY_VERIFY(m_desk->isShown("backToFormButton"));
    m_desk->click("backToFormButton");
    QCOMPARE(m_desk->registration().state(), State::Idle);
    QCOMPARE(m_desk->typed(), m_similar);
    QCOMPARE(m_desk->registration().keptDraft(), m_draft);
    QTRY_VERIFY(m_desk->isShown("goBackButton"));
    m_desk->click("goBackButton");
    QCOMPARE(m_desk->typed(), m_draft);
    QCOMPARE(m_desk->posts().size(), 1);
}

void tst_RegisterWebhookDrafts::returnsToWhatWasFoundBesideWhatWasTyped()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    findOpenOne();
    QTRY_VERIFY(m_desk->isShown("backToFormButton"));
    m_desk->click("backToFormButton");
    QCOMPARE(m_desk->typed(), m_found);
    QCOMPARE(m_desk->registration().keptDraft(), m_draft);
    QTRY_VERIFY(m_desk->isShown("goBackButton"));
    m_desk->click("goBackButton");
    QCOMPARE(m_desk->typed(), m_draft);
}

/// It is nowhere but in the form.
void tst_RegisterWebhookDrafts::returnsToASimilarOneThatDidNotLeave()
{
    m_desk->registration().keepDraft(m_draft);
    m_desk->open();
    m_desk->dialog->startFrom(m_similar);
    findOpenOne();
    QTRY_VERIFY(m_desk->isShown("backToFormButton"));
    m_desk->click("backToFormButton");
    QCOMPARE(m_desk->typed(), m_similar);
    QTRY_VERIFY(m_desk->isShown("goBackButton"));
    m_desk->close();
    QCOMPARE(m_desk->registration().keptDraft(), m_draft);
}

/// The similar one was changed, and so it is kept in place of the earlier draft until it is registered.
void tst_RegisterWebhookDrafts::keepsWhatWasTypedLastWhenAnotherOneIsRecognised()
{
    m_desk->registration().keepDraft(m_draft);
    m_desk->open();
    m_desk->dialog->startFrom(m_similar);
    m_desk->type("version", u"v3"_s);
    WebhookDraft typed = m_similar;
    typed.set(Webhook::Version, u"v3"_s);
    findOpenOne(RegistrationDesk::listing(RegistrationDesk::record(m_found, "wh_1"), 1));
    const auto choice = [this] { return m_desk->dialog->findChild<QPushButton *>(u"recogniseButton"_s); };
    QTRY_VERIFY(choice());
    choice()->click();
    QTRY_VERIFY(!m_desk->dialog);
    QCOMPARE(m_desk->registration().state(), State::Idle);
    QCOMPARE(m_desk->registration().keptDraft(), typed);
}

void tst_RegisterWebhookDrafts::sendsASimilarOneAgainBesideTheEarlierDraft()
{
    sendSimilar(Script().close());
    m_desk->server.enqueue(RegistrationDesk::listing());
    QTRY_VERIFY(m_desk->isShown("sendAgainButton"));
    m_desk->click("sendAgainButton");
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(m_similar, "wh_9")));
    m_desk->click("sendOnceMoreButton");
    QTRY_VERIFY(!m_desk->dialog);
    QCOMPARE(m_desk->posts().size(), 2);
    QCOMPARE(m_desk->posts()[1].body, m_desk->posts()[0].body);
    QCOMPARE(m_desk->registration().keptDraft(), m_draft);
}

/// The similar one is the same, or was made so.
void tst_RegisterWebhookDrafts::forgetsTheEarlierDraftThatWasSent()
{
    m_desk->registration().keepDraft(m_draft);
    m_desk->open();
    m_desk->dialog->startFrom(m_draft);
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(m_draft, "wh_8")));
    m_desk->click("registerButton");
    QTRY_VERIFY(!m_desk->dialog);
    QVERIFY(m_desk->registration().keptDraft().isEmpty());

    WebhookDraft other = m_draft;
    other.set(Webhook::Version, u"v7"_s);
    m_desk->registration().keepDraft(other);
    m_desk->open();
    m_desk->dialog->startFrom(m_draft);
    m_desk->type("version", u"v7"_s);
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(other, "wh_9")));
    m_desk->click("registerButton");
    QTRY_VERIFY(!m_desk->dialog);
    QVERIFY(m_desk->registration().keptDraft().isEmpty());
    QCOMPARE(m_desk->posts().size(), 2);
}

void tst_RegisterWebhookDrafts::showsWhatIsBeingSentUntilItIsSettled_data()
{
    QTest::addColumn<bool>("isBeside");
    QTest::newRow("the draft from earlier") << false;
    QTest::newRow("a similar one beside it") << true;
}

void tst_RegisterWebhookDrafts::showsWhatIsBeingSentUntilItIsSettled()
{
    QFETCH(const bool, isBeside);
    m_desk->registration().keepDraft(m_draft);
    m_desk->open();
    if (isBeside)
        m_desk->dialog->startFrom(m_similar);
    const char *const button = isBeside ? "goBackButton" : "clearButton";
    QVERIFY(m_desk->isShown(button));
    m_desk->server.enqueue(Script::answer(422, "{}"));
    m_desk->click("registerButton");
    QCOMPARE(m_desk->registration().state(), State::Sending);
    QVERIFY(!m_desk->isShown(button) || !m_desk->part<QPushButton>(button)->isEnabled());
    QTRY_VERIFY(!m_desk->notice("problemNotice").isEmpty());
    QCOMPARE(m_desk->typed(), isBeside ? m_similar : m_draft);
    if (!isBeside)
        return;
    // The refusal was of the other one.
    m_desk->click(button);
    QCOMPARE(m_desk->typed(), m_draft);
    QVERIFY(m_desk->notice("problemNotice").isEmpty());
    QCOMPARE(m_desk->registration().state(), State::Idle);
}

QTEST_MAIN(tst_RegisterWebhookDrafts)
#include "tst_registerwebhook_drafts.moc"
