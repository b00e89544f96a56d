// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/registrationdesk.h"

#include "api/apiclient.h"
#include "session/testdata.h"
#include "support/wait.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/fields/valuecombo.h"
#include "widgets/messages/dialognotice.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <utility>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

RegistrationDesk::RegistrationDesk()
{
    restart();
}

RegistrationDesk::~RegistrationDesk()
{
    delete dialog;
}

Script RegistrationDesk::listing(const QByteArray &records, int total)
{
    return Script::json(
        R"({"total":"%1","page":1,"perPage":25,"data":[%2]})"_ba.replace("%1", QByteArray::number(total))
            .replace("%2", records));
}

QByteArray RegistrationDesk::record(const WebhookDraft &draft, const QByteArray &id, const QByteArray &createdAt)
{
    const QByteArray own =
        R"({"id":")" + id + R"(","createdAt":")" + createdAt + R"(","updatedAt":")" + createdAt + "\",";
    return own + ApiClient::bodyOf(draft).sliced(1);
}

WebhookDraft RegistrationDesk::goodDraft()
{
    return WebhookDraft(
        {u"product"_s, u"POST"_s, QString(), u"v1"_s, u"put"_s, u"https://hooks.example.com/x?a=1"_s, u"shop 7 "_s});
}

QByteArray RegistrationDesk::goodBody()
{
    return R"({"resource":"product","eventType":"POST","eventSubType":"","version":"v1","webhookMethod":"put",)"
           R"("webhookUrl":"https://hooks.example.com/x?a=1","externalChannelID":"shop 7 "})";
}

void RegistrationDesk::restart(bool withToken)
{
    delete dialog;
    session.reset();
    store.reset(); // which waits until all is written
    store = std::make_unique<RegistrationStore>(folder.filePath(u"registrations.json"_s));
    session = std::make_unique<AccountSession>(testAccount(u"a"_s, server, path), u"profile"_s, tokens, store.get());
    if (withToken)
        session->setToken(testToken(u"secret"_s), AccountSession::KeepToken::ForThisSession, session.get(),
                          [](const Outcome &) {});
    else
        session->start();
}

void RegistrationDesk::open(const Script &answer)
{
    server.enqueue(answer);
    const auto before = server.requests().size();
    openOnly();
    QTRY_COMPARE(server.requests().size(), before + 1);
}

void RegistrationDesk::openOnly()
{
    dialog = new RegisterWebhookDialog(*session);
    dialog->open();
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
}

void RegistrationDesk::close()
{
    dialog->reject();
    QTRY_VERIFY(!dialog);
}

void RegistrationDesk::type(const char *field, const QString &text) const
{
    auto *combo = part<ValueCombo>(field);
    combo->setFocus();
    combo->lineEdit()->selectAll();
    QTest::keyClick(combo, Qt::Key_Delete);
    QTest::keyClicks(combo, text);
}

void RegistrationDesk::typeGoodDraft() const
{
    const WebhookDraft draft = goodDraft();
    type("resource", draft.text(Webhook::Resource));
    type("eventType", draft.text(Webhook::EventType));
    type("version", draft.text(Webhook::Version));
    type("webhookMethod", draft.text(Webhook::WebhookMethod));
    type("webhookUrl", draft.text(Webhook::WebhookUrl));
    type("externalChannelId", draft.text(Webhook::ExternalChannelId));
}

WebhookDraft RegistrationDesk::typed() const
{
    WebhookDraft draft;
    draft.set(Webhook::Resource, part<ValueCombo>("resource")->text());
    draft.set(Webhook::EventType, part<ValueCombo>("eventType")->text());
    draft.set(Webhook::EventSubType, part<ValueCombo>("eventSubType")->text());
    draft.set(Webhook::Version, part<ValueCombo>("version")->text());
    draft.set(Webhook::WebhookMethod, part<ValueCombo>("webhookMethod")->text());
    draft.set(Webhook::WebhookUrl, part<ValueCombo>("webhookUrl")->text());
    draft.set(Webhook::ExternalChannelId, part<ValueCombo>("externalChannelId")->text());
    return draft;
}

void RegistrationDesk::click(const char *button) const
{
    auto *const found = part<QPushButton>(button);
    // Where a notice has come or gone the layout follows later: between press and release the button must not move.
    QPoint before;
    const auto rests = [this, found, &before] {
        const QPoint now = found->mapTo(dialog, found->rect().center());
        return now == std::exchange(before, now) && dialog->childAt(now) == found;
    };
    QVERIFY2(Testing::waitFor(rests, 30'000), button);
    QTest::mouseClick(found, Qt::LeftButton);
}

bool RegistrationDesk::isShown(const char *name) const
{
    return dialog && part<QWidget>(name)->isVisible();
}

QString RegistrationDesk::notice(const char *name) const
{
    const auto *found = part<DialogNotice>(name);
    return found->isVisible() ? found->text() : QString();
}

QString RegistrationDesk::message(const char *name) const
{
    return part<FieldMessage>(name)->text();
}

QList<RecordedRequest> RegistrationDesk::posts() const
{
    QList<RecordedRequest> found;
    for (const RecordedRequest &request : server.requests()) {
        if (request.method == "POST")
            found.append(request);
    }
    return found;
}

} // namespace Balehook::Testing
