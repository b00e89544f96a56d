// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/registrationdesk.h"
#include "session/account/registrationwords.h"
#include "session/testdata.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/fields/valuecombo.h"
#include "widgets/webhooks/webhookpreview.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

using State = WebhookRegistration::State;

/// The form "Register Webhook" as a person uses it, up to an answer of the service.
class tst_RegisterWebhook final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_desk = std::make_unique<RegistrationDesk>(); }
    void cleanup() { m_desk.reset(); }

    void sendsWhatWasTyped();
    void sendsOnceForDoubleClickAndEnter();
    void enterOnAnotherButtonSendsNothing();
    void keepsNothingOfWhatWasRegistered();
    void refusesAUrlBesideItsField();
    void warnsAndSendsAsTyped();
    void showsTheRequestWhileTyping();
    void tellsTwinsAndHowFarItLooked();
    void asksOnceBeforeADuplicate();
    void keepsTheFormWhenRefused();
    void goesOnWithAnotherToken();
    void waitsForTheTokenThatIsBeingRead();
    void saysWhyNothingWasSent();
    void isReadOnlyWhileSending();
    void goesOnWhenClosedWhileSending();
    void keepsWhatWasTypedOverARestart();
    void startsFromASimilarOneWithoutLosingTheDraft();
    void clearsWhatWasKept();
    void endsWithItsAccount();
    void everyLabelIsPlainTextAndEveryFieldNamed();

private:
    std::unique_ptr<RegistrationDesk> m_desk;
};

void tst_RegisterWebhook::sendsWhatWasTyped()
{
    m_desk->open();
    QSignalSpy registered(m_desk->dialog, &RegisterWebhookDialog::webhookRegistered);
    QSignalSpy told(m_desk->dialog, &RegisterWebhookDialog::messageRequested);
    m_desk->typeGoodDraft();
    QCOMPARE(m_desk->typed(), RegistrationDesk::goodDraft());
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(RegistrationDesk::goodDraft(), "wh_9")));
    m_desk->click("registerButton");
    QTRY_COMPARE(registered.count(), 1);
    QCOMPARE(registered.front().front().toString(), u"wh_9"_s);
    QVERIFY(told.front().front().toString().contains(u"wh_9"));
    QTRY_VERIFY(!m_desk->dialog);
    QCOMPARE(m_desk->posts().size(), 1);
    QCOMPARE(m_desk->posts().front().target, "/api/v1/webhook"_ba);
    QCOMPARE(m_desk->posts().front().body, RegistrationDesk::goodBody());
    QCOMPARE(m_desk->registration().state(), State::Idle);
    QVERIFY(m_desk->registration().keptDraft().isEmpty());
}

void tst_RegisterWebhook::sendsOnceForDoubleClickAndEnter()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    m_desk->server.enqueue(Script().hang());
    auto *button = m_desk->part<QPushButton>("registerButton");
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::mouseDClick(button, Qt::LeftButton);
    QTest::keyClick(m_desk->part<ValueCombo>("webhookUrl"), Qt::Key_Return);
    QTest::keyClick(m_desk->dialog, Qt::Key_Return);
    QVERIFY(!button->isEnabled());
    QVERIFY(m_desk->dialog->isVisible());
    QTRY_COMPARE(m_desk->posts().size(), 1);
    // The next thing on the wire is something else: no second one was waiting.
    m_desk->server.enqueue(webhooksPage());
    m_desk->session->webhooks().request({1, 25});
    QTRY_COMPARE(m_desk->server.requests().size(), 3);
    QCOMPARE(m_desk->posts().size(), 1);
}

void tst_RegisterWebhook::enterOnAnotherButtonSendsNothing()
{
    m_desk->registration().keepDraft(RegistrationDesk::goodDraft());
    m_desk->open();
    m_desk->part<QPushButton>("copyRequest")->setFocus();
    QTest::keyClick(m_desk->dialog->focusWidget(), Qt::Key_Return);
    QCOMPARE(m_desk->registration().state(), State::Idle);
    QVERIFY(QApplication::clipboard()->text().endsWith(QString::fromUtf8(RegistrationDesk::goodBody())));
    QVERIFY(m_desk->part<QLabel>("previewOutcome")->isVisible());
    // The buttons of a notice come before the fields, as they are seen.
    m_desk->part<QPushButton>("clearButton")->setFocus();
    QTest::keyClick(m_desk->dialog->focusWidget(), Qt::Key_Tab);
    QCOMPARE(m_desk->dialog->focusWidget(), m_desk->part<ValueCombo>("resource"));
    m_desk->part<QPushButton>("clearButton")->setFocus();
    QTest::keyClick(m_desk->dialog->focusWidget(), Qt::Key_Return);
    QCOMPARE(m_desk->registration().state(), State::Idle);
    QVERIFY(m_desk->typed().isEmpty());
    QVERIFY(!m_desk->part<QLabel>("previewOutcome")->isVisible()); // of the request that was
    m_desk->typeGoodDraft();
    auto *help = m_desk->part<QDialogButtonBox>("buttonBox")->button(QDialogButtonBox::Help);
    help->setFocus();
    QTest::keyClick(help, Qt::Key_Return);
    QCOMPARE(m_desk->registration().state(), State::Idle);
    QVERIFY(m_desk->posts().isEmpty());
}

void tst_RegisterWebhook::keepsNothingOfWhatWasRegistered()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(RegistrationDesk::goodDraft(), "wh_9")));
    // Closed in the moment in which the answer is there and the dialog has not heard of it.
    connect(&m_desk->registration(), &WebhookRegistration::stateChanged, m_desk->dialog, [this] {
        if (m_desk->registration().state() == State::Created)
            m_desk->dialog->reject();
    });
    m_desk->click("registerButton");
    QTRY_VERIFY(!m_desk->dialog);
    QVERIFY(m_desk->registration().keptDraft().isEmpty());
}

void tst_RegisterWebhook::refusesAUrlBesideItsField()
{
    m_desk->open();
    auto *url = m_desk->part<ValueCombo>("webhookUrl");
    auto *message = m_desk->part<FieldMessage>("webhookUrlMessage");
    m_desk->type("webhookUrl", u"javascript:alert(1)"_s);
    QVERIFY(!message->hasError()); // not while it is typed
    m_desk->part<ValueCombo>("resource")->setFocus();
    QVERIFY(message->hasError());
    QCOMPARE(url->accessibleDescription(), message->text());
    m_desk->click("registerButton");
    QCOMPARE(m_desk->dialog->focusWidget(), url);
    QCOMPARE(m_desk->registration().state(), State::Idle);
    m_desk->type("webhookUrl", u"https://a.example/"_s);
    QVERIFY(!message->hasError());
    m_desk->type("webhookUrl", QString());
    m_desk->click("registerButton");
    QVERIFY(message->hasError());
    QVERIFY(m_desk->posts().isEmpty());
}

void tst_RegisterWebhook::warnsAndSendsAsTyped()
{
    m_desk->open();
    const QString hint = m_desk->message("versionMessage");
    m_desk->type("resource", u" product "_s);
    m_desk->type("webhookMethod", u"post"_s); // POST is offered
    m_desk->type("webhookUrl", u"http://127.0.0.1/x"_s);
    m_desk->part<ValueCombo>("version")->setFocus();
    m_desk->part<ValueCombo>("resource")->setFocus();
    QVERIFY(m_desk->message("resourceMessage").contains(u"space"));
    QVERIFY(m_desk->message("versionMessage") != hint);
    QCOMPARE(m_desk->message("webhookUrlMessage").count(u'\n'), 2); // own host, the computer itself, http
    QVERIFY(!m_desk->part<FieldMessage>("webhookUrlMessage")->hasError());
    QCOMPARE(m_desk->message("emptyMessage"),
             u"Sent as empty texts: eventType, eventSubType, version, externalChannelID."_s);
    m_desk->server.enqueue(Script().hang());
    QTest::keyClick(m_desk->part<ValueCombo>("resource"), Qt::Key_Return);
    QTRY_COMPARE(m_desk->posts().size(), 1);
    const QByteArray body =
        R"({"resource":" product ","eventType":"","eventSubType":"","version":"","webhookMethod":"post",)"
        R"("webhookUrl":"http://127.0.0.1/x","externalChannelID":""})"_ba;
    QCOMPARE(m_desk->posts().front().body, body);
}

void tst_RegisterWebhook::showsTheRequestWhileTyping()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    const QString shown = m_desk->part<QPlainTextEdit>("previewText")->toPlainText();
    const QString start = u"POST http://127.0.0.1:%1/api/v1/webhook\n"_s.arg(m_desk->server.serverPort());
    QVERIFY(shown.startsWith(start));
    QVERIFY(shown.contains(u"\n  \"externalChannelID\": \"shop 7 \"\n}"));
    QVERIFY(!shown.contains(u"secret"));
    const auto *preview = m_desk->part<WebhookPreview>("preview");
    QVERIFY(preview->request().startsWith(start));
    QVERIFY(preview->request().endsWith(u"\n\n"_s + QString::fromUtf8(RegistrationDesk::goodBody())));
}

void tst_RegisterWebhook::tellsTwinsAndHowFarItLooked()
{
    const WebhookDraft draft = RegistrationDesk::goodDraft();
    QByteArray records = RegistrationDesk::record(draft, "wh_1");
    for (int i = 2; i <= 31; ++i) {
        WebhookDraft other = draft;
        other.set(Webhook::Resource, u"other %1"_s.arg(i));
        records += ',' + RegistrationDesk::record(other, "wh_" + QByteArray::number(i));
    }
    m_desk->open(RegistrationDesk::listing(records, 31));
    m_desk->typeGoodDraft();
    m_desk->type("webhookMethod", u"DELETE"_s); // twins whatever the method
    QTRY_VERIFY(m_desk->message("twinMessage").contains(u"wh_1 (put, created "));
    QTRY_VERIFY(m_desk->message("twinMessage").contains(u"31"));
    m_desk->type("version", u"v2"_s);
    QVERIFY(!m_desk->message("twinMessage").contains(u"wh_1"));
    QVERIFY(m_desk->message("twinMessage").contains(u"31"));
}

void tst_RegisterWebhook::asksOnceBeforeADuplicate()
{
    const WebhookDraft draft = RegistrationDesk::goodDraft();
    m_desk->open(RegistrationDesk::listing(RegistrationDesk::record(draft, "wh_1"), 1));
    m_desk->typeGoodDraft();
    auto *button = m_desk->part<QPushButton>("registerButton");
    QTRY_VERIFY(button->text().contains(u"Duplicate…"));
    const auto question = [this] { return m_desk->dialog->findChild<QMessageBox *>(u"duplicateQuestion"_s); };
    QTest::keyClick(m_desk->dialog, Qt::Key_Return);
    QTRY_VERIFY(question() && question()->isVisible());
    QVERIFY(question()->text().contains(u"wh_1"));
    QTest::keyClick(question(), Qt::Key_Return); // the careful choice is the default
    QTRY_VERIFY(!question());
    QVERIFY(m_desk->posts().isEmpty());
    m_desk->click("registerButton");
    QTRY_VERIFY(question());
    m_desk->server.enqueue(Script::answer(422, "{}"));
    for (QAbstractButton *each : question()->buttons()) {
        if (question()->buttonRole(each) == QMessageBox::AcceptRole)
            each->click();
    }
    QTRY_COMPARE(m_desk->posts().size(), 1);
    // Another webhook is not asked about.
    QTRY_VERIFY(button->isEnabled());
    m_desk->type("version", u"v2"_s);
    QTRY_VERIFY(!button->text().contains(u"Duplicate"));
}

void tst_RegisterWebhook::keepsTheFormWhenRefused()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    const QString hint = m_desk->message("webhookUrlMessage");
    m_desk->server.enqueue(Script::answer(422, R"({"message":"<b>webhookUrl</b> is not reachable"})",
                                          {{"Content-Type", "application/json"}}));
    m_desk->click("registerButton");
    QTRY_VERIFY(m_desk->notice("problemNotice").contains(u"<b>webhookUrl</b> is not reachable"));
    QCOMPARE(m_desk->typed(), RegistrationDesk::goodDraft());
    QVERIFY(m_desk->message("webhookUrlMessage") != hint);
    QVERIFY(!m_desk->message("versionMessage").contains(u"service"));
    QVERIFY(m_desk->part<QPushButton>("registerButton")->isEnabled());
    m_desk->type("webhookUrl", u"https://b.example/"_s);
    QCOMPARE(m_desk->message("webhookUrlMessage"), hint);
    m_desk->server.enqueue(Script().hang());
    m_desk->click("registerButton");
    QTRY_COMPARE(m_desk->posts().size(), 2);
    QVERIFY(m_desk->posts().back().body.contains("https://b.example/"));
    QVERIFY(m_desk->notice("problemNotice").isEmpty());
}

void tst_RegisterWebhook::goesOnWithAnotherToken()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    QSignalSpy wanted(m_desk->dialog, &RegisterWebhookDialog::tokenRequested);
    m_desk->server.enqueue(Script::answer(401, {}));
    m_desk->click("registerButton");
    QTRY_VERIFY(m_desk->isShown("updateTokenButton"));
    QCOMPARE(m_desk->session->state(), AccountSession::State::TokenRefused);
    m_desk->click("updateTokenButton");
    QCOMPARE(wanted.count(), 1);
    m_desk->session->setToken(testToken(u"newer"_s), AccountSession::KeepToken::ForThisSession, this,
                              [](const Outcome &) {});
    QTRY_VERIFY(!m_desk->isShown("updateTokenButton"));
    QCOMPARE(m_desk->typed(), RegistrationDesk::goodDraft());
    QCOMPARE(m_desk->posts().size(), 1); // only the user sends again
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(RegistrationDesk::goodDraft(), "wh_9")));
    m_desk->click("registerButton");
    QTRY_VERIFY(!m_desk->dialog);
    QCOMPARE(m_desk->posts().size(), 2);
    QCOMPARE(m_desk->posts().back().header("Authorization"), "Bearer newer"_ba);
}

/// Which takes as long as somebody needs to unlock the keychain. It is not said that there is none.
void tst_RegisterWebhook::waitsForTheTokenThatIsBeingRead()
{
    m_desk->tokens.mute = true;
    m_desk->restart(false);
    m_desk->openOnly();
    m_desk->typeGoodDraft();
    const auto &button = *m_desk->part<QPushButton>("registerButton");
    QTRY_VERIFY(m_desk->isShown("progressLabel"));
    QVERIFY(!button.isEnabled());
    m_desk->click("registerButton");
    QCOMPARE(m_desk->notice("problemNotice"), QString());
    QCOMPARE(m_desk->typed(), RegistrationDesk::goodDraft());

    m_desk->server.enqueue(RegistrationDesk::listing());
    m_desk->session->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, m_desk->session.get(),
                              [](const Outcome &) {});
    QTRY_VERIFY(button.isEnabled());
    QVERIFY(!m_desk->isShown("progressLabel"));
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(RegistrationDesk::goodDraft(), "wh_1")));
    m_desk->click("registerButton");
    QTRY_VERIFY(!m_desk->dialog);
    QCOMPARE(m_desk->posts().size(), 1);
    QCOMPARE(m_desk->posts().constFirst().body, RegistrationDesk::goodBody());
}

void tst_RegisterWebhook::saysWhyNothingWasSent()
{
    m_desk->restart(false);
    m_desk->openOnly();
    QTRY_VERIFY(!m_desk->notice("problemNotice").isEmpty());
    QVERIFY(m_desk->isShown("updateTokenButton"));
    m_desk->typeGoodDraft();
    m_desk->click("registerButton");
    QVERIFY(m_desk->notice("problemNotice").startsWith(RegistrationWords::nothingSent()));
    QCOMPARE(m_desk->typed(), RegistrationDesk::goodDraft());
    QVERIFY(m_desk->part<QPushButton>("registerButton")->isEnabled());
    QVERIFY(m_desk->posts().isEmpty());
}

void tst_RegisterWebhook::isReadOnlyWhileSending()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    m_desk->server.enqueue(Script().hang());
    m_desk->click("registerButton");
    QVERIFY(m_desk->isShown("progressLabel"));
    m_desk->type("resource", u"other"_s);
    QTest::keyClick(m_desk->part<ValueCombo>("webhookMethod"), Qt::Key_Down);
    QCOMPARE(m_desk->typed(), RegistrationDesk::goodDraft());
}

void tst_RegisterWebhook::goesOnWhenClosedWhileSending()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    m_desk->server.enqueue(Script::answer(400, R"({"message":"no"})", {{"Content-Type", "application/json"}}));
    m_desk->click("registerButton");
    m_desk->close();
    QTRY_COMPARE(m_desk->registration().state(), State::Refused);
    m_desk->open();
    QCOMPARE(m_desk->typed(), RegistrationDesk::goodDraft());
    QVERIFY(m_desk->notice("problemNotice").contains(u"no"));
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(RegistrationDesk::goodDraft(), "wh_9")));
    m_desk->click("registerButton");
    m_desk->close();
    QTRY_COMPARE(m_desk->registration().state(), State::Created);
    m_desk->open();
    QVERIFY(m_desk->notice("draftNotice").contains(u"wh_9"));
    QVERIFY(m_desk->typed().isEmpty());
    QCOMPARE(m_desk->registration().state(), State::Idle);
    QCOMPARE(m_desk->posts().size(), 2);
}

void tst_RegisterWebhook::keepsWhatWasTypedOverARestart()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    QTRY_COMPARE(m_desk->registration().keptDraft(), RegistrationDesk::goodDraft()); // before it is closed
    m_desk->type("version", u"v2"_s);
    QTest::keyClick(m_desk->dialog, Qt::Key_Escape);
    QTRY_VERIFY(!m_desk->dialog);
    m_desk->restart();
    m_desk->open();
    WebhookDraft expected = RegistrationDesk::goodDraft();
    expected.set(Webhook::Version, u"v2"_s);
    QCOMPARE(m_desk->typed(), expected);
    QVERIFY(!m_desk->notice("draftNotice").isEmpty());
    QVERIFY(m_desk->posts().isEmpty());
}

void tst_RegisterWebhook::startsFromASimilarOneWithoutLosingTheDraft()
{
    const WebhookDraft similar({u"order"_s, {}, {}, {}, {}, u"https://similar.example/"_s, {}});
    m_desk->registration().keepDraft(RegistrationDesk::goodDraft());
    m_desk->open();
    m_desk->dialog->startFrom(similar);
    QCOMPARE(m_desk->typed(), similar);
    QVERIFY(m_desk->isShown("goBackButton"));
    m_desk->close();
    QCOMPARE(m_desk->registration().keptDraft(), RegistrationDesk::goodDraft());

    m_desk->open();
    m_desk->dialog->startFrom(similar);
    m_desk->type("version", u"v3"_s);
    m_desk->click("goBackButton");
    QCOMPARE(m_desk->typed(), RegistrationDesk::goodDraft());

    m_desk->dialog->startFrom(similar);
    m_desk->server.enqueue(Script::json(RegistrationDesk::record(similar, "wh_9")));
    m_desk->click("registerButton");
    QTRY_VERIFY(!m_desk->dialog);
    QCOMPARE(m_desk->registration().keptDraft(), RegistrationDesk::goodDraft());
}

void tst_RegisterWebhook::clearsWhatWasKept()
{
    m_desk->registration().keepDraft(RegistrationDesk::goodDraft());
    m_desk->open();
    m_desk->click("clearButton");
    QVERIFY(m_desk->typed().isEmpty());
    QVERIFY(m_desk->notice("draftNotice").isEmpty());
    m_desk->close();
    QVERIFY(m_desk->registration().keptDraft().isEmpty());
}

void tst_RegisterWebhook::endsWithItsAccount()
{
    m_desk->open();
    m_desk->typeGoodDraft();
    m_desk->session.reset();
    QTRY_VERIFY(!m_desk->dialog);
}

void tst_RegisterWebhook::everyLabelIsPlainTextAndEveryFieldNamed()
{
    m_desk->open();
    for (const QLabel *label : m_desk->dialog->findChildren<QLabel *>())
        QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->objectName() + u": "_s + label->text()));
    QStringList order;
    for (const char *name :
         {"resource", "eventType", "eventSubType", "version", "webhookMethod", "webhookUrl", "externalChannelId"}) {
        auto *combo = m_desk->part<ValueCombo>(name);
        const auto *label = m_desk->part<QLabel>(QByteArray(name + "Label"_ba).constData());
        QCOMPARE(label->buddy(), combo);
        QVERIFY(!combo->accessibleDescription().isEmpty());
        if (!order.isEmpty())
            QTest::keyClick(m_desk->dialog->focusWidget(), Qt::Key_Tab);
        else
            combo->setFocus();
        QCOMPARE(m_desk->dialog->focusWidget(), combo);
        order += QString::fromLatin1(name);
    }
}

QTEST_MAIN(tst_RegisterWebhook)
#include "tst_registerwebhook.moc"
