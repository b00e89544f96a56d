// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/apiclient.h"
#include "session/account/sessions.h"
#include "settings/registrationlock.h"
#include "tour/tour.h"
#include "widgets/lists/listingpage.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/window/mainwindow.h"

#include <QApplication>
#include <QDateTime>
#include <QLineEdit>

#include <memory>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

bool showWebhooks(Tour &tour, const QStringList &arguments = {})
{
    return tour.openLoaded(arguments) && tour.press(Qt::Key_2, Qt::AltModifier) && tour.wait([&] {
        const ListingView *view = tour.console().page().current();
        return view && view->model->rowCount() == 31 && view->model->rowState(0) == PagedTableModel::RowState::Loaded;
    });
}

bool openForm(Tour &tour, const QStringList &arguments = {})
{
    return showWebhooks(tour, arguments) && tour.press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier)
        && tour.waitFor("registerWebhookDialog");
}

bool fill(Tour &tour, const QString &url)
{
    return tour.type("resource", u"order"_s) && tour.type("eventType", u"PUT"_s) && tour.type("webhookUrl", url)
        && tour.type("version", u"v1"_s);
}

bool send(Tour &tour, const QString &create, const char *shown)
{
    return openForm(tour, {u"--create"_s, create}) && fill(tour, u"https://hooks.example.com/new"_s)
        && tour.click("registerButton") && tour.waitFor(shown);
}

/// Another program has its turn in the same account.
bool waitForAnother(Tour &tour)
{
    if (!openForm(tour) || !fill(tour, u"https://hooks.example.com/new"_s))
        return false;
    const Account &account = tour.console().sessions->accounts().front();
    const auto lock =
        std::make_shared<RegistrationLock>(RegistrationLock::standardFolder(), ApiClient::creationAddress(account));
    RegistrationOwner other = RegistrationOwner::current();
    other.program = u"balehookctl"_s;
    if (lock->tryLock() != FileLock::Attempt::Taken
        || !lock->setNote({other, QString(), account.id, QDateTime::currentMSecsSinceEpoch(), QString()}))
        return false;
    QObject::connect(tour.child<QWidget>("registerWebhookDialog"), &QObject::destroyed, qApp,
                     [lock] { lock->unlock(); });
    return tour.click("registerButton") && tour.waitFor("stopWaitingButton");
}

} // namespace

TourStates webhookStates()
{
    return {
        {"webhooks", [](Tour &tour) { return showWebhooks(tour); }},
        {"webhooks-record",
         [](Tour &tour) {
             if (!showWebhooks(tour))
                 return false;
             tour.console().table().setFocus();
             tour.console().page().table().goToRow(2);
             return tour.waitFor("summary");
         }},
        {"webhooks-search",
         [](Tour &tour) { return showWebhooks(tour) && tour.type("webhookSearchText", u"order"_s); }},
        {"register", [](Tour &tour) { return openForm(tour); }},
        {"register-filled", [](Tour &tour) { return openForm(tour) && fill(tour, u"http://192.168.0.7/hook"_s); }},
        {"register-errors",
         [](Tour &tour) {
             return openForm(tour) && fill(tour, u"not an address"_s) && tour.click("registerButton")
                 && tour.waitFor("webhookUrlMessage");
         }},
        {"register-refused", [](Tour &tour) { return send(tour, u"refuse"_s, "problemNotice"); }},
        {"register-waiting", [](Tour &tour) { return waitForAnother(tour); }, false},
        {"register-unknown", [](Tour &tour) { return send(tour, u"lost"_s, "recogniseButton"); }},
        {"register-odd", [](Tour &tour) { return send(tour, u"odd"_s, "outcomeStory"); }},
        {"properties",
         [](Tour &tour) {
             return tour.openLoaded() && tour.press(Qt::Key_3, Qt::AltModifier) && tour.waitFor("emptyAction");
         }},
        {"properties-search",
         [](Tour &tour) {
             if (!tour.openLoaded() || !tour.press(Qt::Key_3, Qt::AltModifier))
                 return false;
             tour.console().window().openLocalFiles({QStringLiteral(BALEHOOK_TOUR_PROPERTIES)});
             return tour.waitFor("propertiesTable") && tour.type("propertySearchText", u"red label:co"_s)
                 && tour.wait([&] { return tour.console().page().current()->model->rowCount() == 1; });
         }},
        {"properties-listing",
         [](Tour &tour) {
             if (!tour.openLoaded())
                 return false;
             tour.console().window().openLocalFiles({QStringLiteral(BALEHOOK_TOUR_PROPERTIES)});
             return tour.waitFor("propertiesTable");
         }},
    };
}

} // namespace Balehook::Testing
