// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhookdraft.h"
#include "session/account/accountsession.h"
#include "session/account/webhookregistration.h"
#include "session/faketokenstore.h"
#include "session/testdata.h"
#include "settings/registrationstore.h"

#include <QTemporaryDir>

#include <memory>

namespace Balehook::Testing {

/// A session at a scripted server, with a file of registrations in a folder of its own.
class RegistrationFixture final
{
public:
    /// Without \a folder there is none, and the file cannot be written.
    explicit RegistrationFixture(bool folder = true);
    ~RegistrationFixture();

    /// The program starts: a session without a token, on what the file says. \a path begins all paths of the account.
    void startSession(const QString &path = {});
    /// The program ends, however.
    void endSession();
    void useToken(const QString &token = QStringLiteral("secret"));

    WebhookRegistration &registration() { return m_session->registration(); }
    AccountSession &session() { return *m_session; }
    ScriptedServer &server() { return m_server; }

    /// What the file says now.
    RegistrationStore stored() const { return RegistrationStore(m_file); }
    bool isPendingStored() const { return stored().pending(QStringLiteral("a")).has_value(); }

    /// Requests that arrived, by method.
    qsizetype count(const QByteArray &method) const;
    /// Path and query of the listing requests that arrived.
    QList<QByteArray> listingTargets() const;

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    ScriptedServer m_server;
    FakeTokenStore m_tokens;
    std::unique_ptr<RegistrationStore> m_registrations;
    std::unique_ptr<AccountSession> m_session;
};

/// All seven fields filled.
WebhookDraft testDraft();
/// A webhook like \a draft as the service writes it; \a createdAt in milliseconds since 1970 UTC.
QByteArray webhookJson(const QByteArray &id, const WebhookDraft &draft, qint64 createdAt);
/// A page of webhooks; nothing is said of the total if it is negative.
Script webhooksListed(const QList<QByteArray> &webhooks, int total, int page = 1, int perPage = 25);
/// All of them on one page.
Script webhooksListed(const QList<QByteArray> &webhooks);

} // namespace Balehook::Testing
