// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gui/memorytokenstore.h"
#include "session/account/accountsession.h"
#include "session/account/webhookregistration.h"
#include "settings/registrationstore.h"
#include "support/scriptedserver.h"
#include "widgets/webhooks/registerwebhookdialog.h"

#include <QPointer>
#include <QTemporaryDir>

#include <memory>

namespace Balehook::Testing {

/// The real dialog on the real session and a scripted server; the file of registrations outlives a restart().
class RegistrationDesk final
{
public:
    RegistrationDesk();
    ~RegistrationDesk();

    /// What the webhooks that the service lists are; \a records is JSON.
    static Script listing(const QByteArray &records = {}, int total = 0);
    /// A webhook like \a draft as the service would answer or list it.
    static QByteArray record(const WebhookDraft &draft, const QByteArray &id,
                             const QByteArray &createdAt = "2099-01-02T03:04:05.678+01:00");
    static WebhookDraft goodDraft();
    static QByteArray goodBody();

    /// A new session, as after a start of the program, with a token or without.
    void restart(bool withToken = true);
    /// Opens the dialog; the listing that it reads in the background is answered by \a answer.
    void open(const Script &answer = listing());
    /// Opens it without anything being read: something of before is under way.
    void openOnly();
    void close();

    template <typename T>
    T *part(const char *name) const
    {
        T *found = dialog->findChild<T *>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s in the dialog", name);
        return found;
    }
    /// As with a keyboard.
    void type(const char *field, const QString &text) const;
    void typeGoodDraft() const;
    WebhookDraft typed() const;
    void click(const char *button) const;
    bool isShown(const char *name) const;
    QString notice(const char *name) const; ///< its text; empty while it is hidden
    QString message(const char *name) const; ///< of a FieldMessage
    QList<RecordedRequest> posts() const;
    WebhookRegistration &registration() const { return session->registration(); }

    ScriptedServer server;
    MemoryTokenStore tokens;
    QTemporaryDir folder;
    QString path; ///< begins all paths of the account, from the next restart() on
    std::unique_ptr<RegistrationStore> store;
    std::unique_ptr<AccountSession> session;
    QPointer<RegisterWebhookDialog> dialog;
};

} // namespace Balehook::Testing
