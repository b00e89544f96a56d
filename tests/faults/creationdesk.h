// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "faults/faultdesk.h"
#include "session/account/webhookregistration.h"
#include "widgets/webhooks/registerwebhookdialog.h"

#include <QPushButton>

namespace Balehook::Testing {

/// Registering a webhook in the window of a FaultDesk.
class CreationDesk final
{
public:
    explicit CreationDesk(bool tls = false);
    explicit CreationDesk(const FaultDeskOptions &options);

    /// Time enough for everything that answers at all.
    static FaultDeskOptions patient(bool tls);

    /// Opens the form and waits for what it reads.
    void openForm();
    /// What RegistrationDesk::goodDraft() holds.
    void fill() const;
    void send() const { click("registerButton"); }
    /// The answer to creations.
    void answer(const Script &script, int times = ScriptedServer::always);
    /// As when the form is filled and sent, up to its end.
    void sendOne(const Script &script);
    void close();
    /// Leaves everything as it was before a form was filled; false if that cannot be.
    bool startAnew();

    /// Null while it is not open.
    RegisterWebhookDialog *form() const;
    template <typename T = QPushButton>
    T *part(const char *name) const
    {
        return form() ? form()->findChild<T *>(QString::fromLatin1(name)) : nullptr;
    }
    bool isShown(const char *name) const;
    void click(const char *button) const;
    WebhookDraft typed() const;
    QString words() const; ///< all that can be read
    /// Of the row that is selected in the list of webhooks; empty if there is none.
    QString selectedUrl() const;

    WebhookRegistration &registration() const { return desk.session().registration(); }
    WebhookRegistration::State state() const { return registration().state(); }
    /// Creations that began to arrive anywhere in the account, whole or not.
    int posts() const;
    RecordedRequest post() const;
    /// Breaches of the rule; there may be \a posts creations, all of which arrived whole.
    QStringList audit(int posts);

    FaultDesk desk;
};

} // namespace Balehook::Testing
