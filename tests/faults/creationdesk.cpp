// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/creationdesk.h"

#include "faults/shownwords.h"
#include "gui/registrationdesk.h"
#include "models/webhooksmodel.h"
#include "support/wait.h"
#include "widgets/lists/listingpage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/webhooks/webhookform.h"
#include "widgets/window/mainwindow.h"

#include <QAction>
#include <QTest>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

CreationDesk::CreationDesk(bool tls)
    : CreationDesk(patient(tls))
{ }

CreationDesk::CreationDesk(const FaultDeskOptions &options)
    : desk(options)
{ }

FaultDeskOptions CreationDesk::patient(bool tls)
{
    FaultDeskOptions options;
    options.tls = tls;
    options.timeouts = {20s, 20s, 20s, 1ms};
    return options;
}

void CreationDesk::openForm()
{
    const int before = desk.asked("GET", GoodService::webhooksPath);
    const auto actions = desk.window().actions();
    for (QAction *action : actions) {
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N))
            action->trigger();
    }
    QVERIFY(form());
    QVERIFY(QTest::qWaitForWindowExposed(form()));
    if (desk.session().state() == AccountSession::State::Ready)
        QTRY_VERIFY(desk.asked("GET", GoodService::webhooksPath) > before);
}

void CreationDesk::fill() const
{
    part<WebhookForm>("form")->setDraft(RegistrationDesk::goodDraft());
}

void CreationDesk::answer(const Script &script, int times)
{
    desk.service.route("POST", GoodService::creationPath, script, times);
}

void CreationDesk::sendOne(const Script &script)
{
    using State = WebhookRegistration::State;
    openForm();
    fill();
    answer(script);
    send();
    QTRY_VERIFY(state() != State::Sending && state() != State::Checking);
}

void CreationDesk::close()
{
    form()->reject();
    QTRY_VERIFY(!form());
}

bool CreationDesk::startAnew()
{
    desk.service.clearRoutes();
    if (form()) {
        if (isShown("backToFormButton"))
            click("backToFormButton");
        close();
    }
    registration().keepDraft({});
    if (desk.good.webhooks.size() > desk.options.webhooks) {
        desk.good.webhooks.resize(desk.options.webhooks);
        desk.page().refresh();
    }
    return desk.settle() && Testing::waitFor([this] { return desk.rowCount() == desk.options.webhooks; })
        && registration().state() == WebhookRegistration::State::Idle && selectedUrl().isEmpty();
}

RegisterWebhookDialog *CreationDesk::form() const
{
    return desk.child<RegisterWebhookDialog>(u"registerWebhookDialog"_s);
}

bool CreationDesk::isShown(const char *name) const
{
    const auto *found = part<QWidget>(name);
    return found && found->isVisible();
}

void CreationDesk::click(const char *button) const
{
    QVERIFY2(isShown(button), button);
    QTest::mouseClick(part(button), Qt::LeftButton);
}

WebhookDraft CreationDesk::typed() const
{
    return part<WebhookForm>("form")->draft();
}

QString CreationDesk::words() const
{
    return shownWords(desk.window());
}

QString CreationDesk::selectedUrl() const
{
    const auto *model = qobject_cast<const WebhooksModel *>(&desk.model());
    const Webhook *webhook = model ? model->recordAt(desk.table().currentIndex().row()) : nullptr;
    return webhook ? webhook->text(Webhook::WebhookUrl) : QString();
}

int CreationDesk::posts() const
{
    return desk.service.requestHeads() - desk.asked("GET");
}

RecordedRequest CreationDesk::post() const
{
    for (const RecordedRequest &request : desk.service.requests()) {
        if (request.method == "POST")
            return request;
    }
    return {};
}

QStringList CreationDesk::audit(int posts)
{
    desk.wire.expectPosts(posts);
    return desk.audit();
}

} // namespace Balehook::Testing
