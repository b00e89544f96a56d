// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"
#include "gui/registrationdesk.h"
#include "session/account/registrationwords.h"
#include "settings/registrationlock.h"
#include "widgets/webhooks/webhookoutcomeview.h"
#include "widgets/webhooks/webhookpreview.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

using State = WebhookRegistration::State;

/// An answer that was lost or odd: nobody knows what became of the webhook, and nothing is sent again by itself. What
/// is kept of a draft from earlier meanwhile: tst_registerwebhook_drafts.
class tst_RegisterWebhookOutcome final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_desk = std::make_unique<RegistrationDesk>(); }
    void cleanup() { m_desk.reset(); }

    void showsWhatWasFound();
    void tabComesToWhatWasFoundFirst();
    void doesNotCallItNewerThanItIs();
    void tellsOddAnswers();
    void sendsAgainInTwoStepsOnly();
    void offersRetryAloneWhenTheListingFails();
    void returnsToTheForm();
    void keepsItForLater();
    void goesOnAfterARestart();
    void waitsForAnotherProgram();
    void stopsWaiting();
    void tellsWhatCouldNotBeSent();
    void sendsNothingToAnotherMerchant();

private:
    /// As another program that registers in the account; given back with what this returns.
    std::shared_ptr<RegistrationLock> anotherProgram() const;
    std::unique_ptr<RegistrationDesk> m_desk;
    const WebhookDraft m_draft = RegistrationDesk::goodDraft();

    /// Sends; the answer is lost, and \a relisted comes when the webhooks are listed again.
    void lose(const Script &relisted, const Script &answer = Script().close());
    QString text(const char *name) const { return m_desk->part<QPlainTextEdit>(name)->toPlainText(); }
};

void tst_RegisterWebhookOutcome::lose(const Script &relisted, const Script &answer)
{
    m_desk->open();
    m_desk->typeGoodDraft();
    m_desk->server.enqueue(answer);
    m_desk->server.enqueue(relisted);
    m_desk->click("registerButton");
    QTRY_COMPARE(m_desk->registration().state(), State::Unknown);
    QTRY_VERIFY(m_desk->isShown("outcome") && m_desk->part<QPushButton>("checkAgainButton")->isEnabled());
}

void tst_RegisterWebhookOutcome::showsWhatWasFound()
{
    const QByteArray older = RegistrationDesk::record(m_draft, "wh_1", "2020-01-01T00:00:00.000Z");
    lose(RegistrationDesk::listing(older + ',' + RegistrationDesk::record(m_draft, "wh_2"), 2));
    QVERIFY(!m_desk->isShown("registerButton"));
    QVERIFY(!m_desk->isShown("formPage"));
    QCOMPARE(text("outcomeStory"), WebhookOutcomeView::story(m_desk->registration()));
    const auto choices = m_desk->dialog->findChildren<QPushButton *>(u"recogniseButton"_s);
    QCOMPARE(choices.size(), 2);
    QVERIFY(choices[0]->accessibleDescription().contains(u"wh_2"));
    QVERIFY(choices[1]->accessibleDescription().contains(u"before"));
    QSignalSpy registered(m_desk->dialog, &RegisterWebhookDialog::webhookRegistered);
    choices[0]->click();
    QCOMPARE(registered.count(), 1);
    QCOMPARE(registered.front().front().toString(), u"wh_2"_s);
    QTRY_VERIFY(!m_desk->dialog);
    QCOMPARE(m_desk->registration().state(), State::Idle);
    QVERIFY(m_desk->registration().keptDraft().isEmpty());
    QCOMPARE(m_desk->posts().size(), 1);
}

/// Before anything that would send it once more; also after another check, which makes the rows anew.
void tst_RegisterWebhookOutcome::tabComesToWhatWasFoundFirst()
{
    const auto found = RegistrationDesk::listing(RegistrationDesk::record(m_draft, "wh_1", "2020-01-01T00:00:00.000Z")
                                                     + ',' + RegistrationDesk::record(m_draft, "wh_2"),
                                                 2);
    lose(found);
    for (const bool isAgain : {false, true}) {
        if (isAgain) {
            m_desk->server.enqueue(found);
            m_desk->click("checkAgainButton");
            QTRY_VERIFY(m_desk->registration().state() == State::Unknown
                        && m_desk->part<QPushButton>("checkAgainButton")->isEnabled());
        }
        QTRY_VERIFY(m_desk->dialog->findChildren<QPushButton *>(u"recogniseButton"_s).value(1)->isVisible());
        QStringList stops;
        const QWidget *first = m_desk->part<QWidget>("outcomeStory");
        for (QWidget *at = first->nextInFocusChain(); at != first; at = at->nextInFocusChain()) {
            if (qobject_cast<QPushButton *>(at) && at->isVisible() && at->focusPolicy() & Qt::TabFocus)
                stops.append(at->objectName());
        }
        QCOMPARE(stops.mid(0, 3).join(u' '), u"recogniseButton recogniseButton checkAgainButton"_s);
        QVERIFY(stops.contains(u"sendAgainButton"_s));
    }
}

/// The service's clock may be late, or it was there before.
void tst_RegisterWebhookOutcome::doesNotCallItNewerThanItIs()
{
    const QByteArray created = QDateTime::currentDateTimeUtc().addSecs(-60).toString(Qt::ISODate).toLatin1();
    lose(RegistrationDesk::listing(RegistrationDesk::record(m_draft, "wh_4", created), 1));
    const auto choices = m_desk->dialog->findChildren<QPushButton *>(u"recogniseButton"_s);
    QCOMPARE(choices.size(), 1);
    const QString said = choices[0]->accessibleDescription();
    QVERIFY2(said.contains(u"about the time"_s) && !said.contains(u"after"_s), qPrintable(said));
}

void tst_RegisterWebhookOutcome::tellsOddAnswers()
{
    WebhookDraft other = m_draft;
    other.set(Webhook::Version, u"v7"_s);
    lose(RegistrationDesk::listing(), Script::json(RegistrationDesk::record(other, "wh_3")));
    QVERIFY(text("outcomeStory").contains(u"version: sent “v1”, received “v7”."));
    const auto choices = m_desk->dialog->findChildren<QPushButton *>(u"recogniseButton"_s);
    QCOMPARE(choices.size(), 1);
    QTRY_VERIFY(choices[0]->isVisible()); // the layout shows it with the next event
    QVERIFY(choices[0]->accessibleDescription().contains(u"wh_3"));
}

void tst_RegisterWebhookOutcome::sendsAgainInTwoStepsOnly()
{
    lose(RegistrationDesk::listing());
    QTest::keyClick(m_desk->dialog, Qt::Key_Return); // no button waits for Enter
    m_desk->click("sendAgainButton");
    QVERIFY(m_desk->isShown("sendAgainQuestion"));
    QCOMPARE(m_desk->dialog->focusWidget(), m_desk->part<QPushButton>("doNotSendButton"));
    m_desk->click("doNotSendButton");
    QCOMPARE(m_desk->registration().state(), State::Unknown);
    QCOMPARE(m_desk->posts().size(), 1);
    m_desk->click("sendAgainButton");
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(m_draft, "wh_9")));
    m_desk->click("sendOnceMoreButton");
    QTRY_VERIFY(!m_desk->dialog);
    QCOMPARE(m_desk->posts().size(), 2);
    QCOMPARE(m_desk->posts()[1].body, m_desk->posts()[0].body);
}

void tst_RegisterWebhookOutcome::offersRetryAloneWhenTheListingFails()
{
    lose(Script::answer(404, {}));
    QVERIFY(!m_desk->isShown("sendAgainButton"));
    QVERIFY(!m_desk->isShown("backToFormButton"));
    m_desk->server.enqueue(RegistrationDesk::listing());
    m_desk->click("checkAgainButton");
    QTRY_VERIFY(m_desk->isShown("sendAgainButton"));
    QCOMPARE(m_desk->posts().size(), 1);
}

void tst_RegisterWebhookOutcome::returnsToTheForm()
{
    lose(RegistrationDesk::listing());
    m_desk->click("backToFormButton");
    QVERIFY(m_desk->isShown("formPage"));
    QCOMPARE(m_desk->typed(), m_draft);
    QCOMPARE(m_desk->registration().state(), State::Idle);
    m_desk->close();
    QCOMPARE(m_desk->registration().keptDraft(), m_draft);
    QCOMPARE(m_desk->posts().size(), 1);
}

void tst_RegisterWebhookOutcome::keepsItForLater()
{
    lose(RegistrationDesk::listing());
    m_desk->close();
    QCOMPARE(m_desk->registration().state(), State::Unknown);
    m_desk->open();
    QVERIFY(m_desk->isShown("outcome"));
    QVERIFY(!m_desk->isShown("formPage"));
    m_desk->dialog->startFrom(WebhookDraft()); // first things first
    QVERIFY(m_desk->isShown("outcome"));
}

void tst_RegisterWebhookOutcome::goesOnAfterARestart()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    m_desk->server.enqueue(Script().hang());
    m_desk->click("registerButton");
    QTRY_COMPARE(m_desk->posts().size(), 1);
    m_desk->server.enqueue(RegistrationDesk::listing(RegistrationDesk::record(m_draft, "wh_4"), 1));
    m_desk->restart();
    QTRY_COMPARE(m_desk->registration().state(), State::Unknown);
    QVERIFY(m_desk->registration().isFromEarlierRun());
    m_desk->openOnly();
    QVERIFY(m_desk->isShown("outcome"));
    QCOMPARE(m_desk->dialog->findChildren<QPushButton *>(u"recogniseButton"_s).size(), 1);
    QVERIFY(m_desk->part<QPlainTextEdit>("previewText"));
    QCOMPARE(m_desk->posts().size(), 1);
}

std::shared_ptr<RegistrationLock> tst_RegisterWebhookOutcome::anotherProgram() const
{
    auto lock = std::make_shared<RegistrationLock>(RegistrationLock::standardFolder(),
                                                   ApiClient::creationAddress(m_desk->session->account()));
    RegistrationOwner owner = RegistrationOwner::current();
    owner.program = u"<b>other</b>"_s;
    const bool isTaken = lock->tryLock() == FileLock::Attempt::Taken
        && lock->setNote({owner, u"/nowhere"_s, u"a"_s, QDateTime::currentMSecsSinceEpoch(), QString()}).ok();
    return isTaken ? lock : nullptr;
}

void tst_RegisterWebhookOutcome::waitsForAnotherProgram()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    auto other = anotherProgram();
    QVERIFY(other);
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(m_draft, "wh_5")));
    m_desk->click("registerButton");
    QTRY_COMPARE(m_desk->registration().state(), State::Waiting);
    QTRY_VERIFY(m_desk->isShown("stopWaitingButton"));
    const QString words = m_desk->part<QLabel>("progressLabel")->text();
    QVERIFY2(words.startsWith(u"<b>other</b> (process %1) "_s.arg(QCoreApplication::applicationPid())),
             qPrintable(words));
    QVERIFY(!m_desk->part<QPushButton>("registerButton")->isEnabled());
    QCOMPARE(m_desk->posts().size(), 0);
    other.reset();
    QTRY_VERIFY(!m_desk->dialog);
    QCOMPARE(m_desk->posts().size(), 1);
}

void tst_RegisterWebhookOutcome::stopsWaiting()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    auto other = anotherProgram();
    QVERIFY(other);
    m_desk->click("registerButton");
    QTRY_VERIFY(m_desk->isShown("stopWaitingButton"));
    m_desk->click("stopWaitingButton");
    QTRY_VERIFY(m_desk->part<QPushButton>("registerButton")->isEnabled());
    QVERIFY(!m_desk->isShown("stopWaitingButton"));
    QCOMPARE(m_desk->registration().state(), State::Idle);
    QCOMPARE(m_desk->typed(), m_draft);
    other.reset();
    // Once more, and closed while it waits: it goes on without the form.
    other = anotherProgram();
    QVERIFY(other);
    m_desk->click("registerButton");
    QTRY_COMPARE(m_desk->registration().state(), State::Waiting);
    m_desk->close();
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(m_draft, "wh_6")));
    QCOMPARE(m_desk->posts().size(), 0);
    other.reset();
    QTRY_COMPARE(m_desk->registration().state(), State::Created);
    QCOMPARE(m_desk->posts().size(), 1);
}

void tst_RegisterWebhookOutcome::tellsWhatCouldNotBeSent()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    // Nothing can be renamed to the name of a folder.
    const QString file = m_desk->folder.filePath(u"registrations.json"_s);
    QTRY_VERIFY(QFile::exists(file));
    QVERIFY(QFile::remove(file) && QDir().mkpath(file + u"/inside"_s));
    m_desk->click("registerButton");
    QTRY_VERIFY(m_desk->notice("problemNotice").startsWith(RegistrationWords::nothingSent()));
    QVERIFY(m_desk->part<QPushButton>("registerButton")->isEnabled());
    QCOMPARE(m_desk->typed(), m_draft);
    QVERIFY(QDir(file).removeRecursively());
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(m_draft, "wh_7")));
    m_desk->click("registerButton");
    QTRY_VERIFY(!m_desk->dialog);
    QCOMPARE(m_desk->posts().size(), 1);
}

/// The account was edited while the outcome was unknown: it is said where the webhook went, and nothing else.
void tst_RegisterWebhookOutcome::sendsNothingToAnotherMerchant()
{
    const QString sentTo = ApiClient::creationAddress(m_desk->session->account());
    m_desk->open();
    m_desk->typeGoodDraft();
    m_desk->server.enqueue(Script().hang());
    m_desk->click("registerButton");
    QTRY_COMPARE(m_desk->posts().size(), 1);
    const auto before = m_desk->server.requests().size();
    m_desk->path = u"/globex"_s;
    m_desk->restart();
    QTRY_COMPARE(m_desk->registration().state(), State::Unknown);
    QCOMPARE(m_desk->server.requests().size(), before);
    m_desk->open();
    QVERIFY(m_desk->isShown("outcome"));
    QVERIFY(text("outcomeFinding").contains(RegistrationWords::addressChanged(sentTo)));
    const auto *sent = m_desk->part<WebhookOutcomeView>("outcome")->findChild<WebhookPreview *>();
    QVERIFY2(sent->request().startsWith(u"POST "_s + sentTo + u'\n'), qPrintable(sent->request()));
    QVERIFY(!m_desk->isShown("sendAgainButton"));
    QVERIFY(!m_desk->isShown("checkAgainButton"));
    m_desk->click("backToFormButton");
    QCOMPARE(m_desk->registration().state(), State::Idle);
    QCOMPARE(m_desk->typed(), m_draft);
    m_desk->close();
    m_desk->restart();
    QCOMPARE(m_desk->registration().state(), State::Idle);
    QCOMPARE(m_desk->registration().keptDraft(), m_draft);
    QCOMPARE(m_desk->posts().size(), 1);
}

QTEST_MAIN(tst_RegisterWebhookOutcome)
#include "tst_registerwebhook_outcome.moc"
