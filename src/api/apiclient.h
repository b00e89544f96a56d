// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/endpoint.h"
#include "api/webhookcreation.h"
#include "core/errors/result.h"
#include "domain/account/account.h"
#include "domain/account/bearertoken.h"
#include "domain/records/pagesource.h"
#include "domain/records/webhook.h"
#include "domain/records/webhookdraft.h"
#include "net/apireply.h"

#include <QPointer>

#include <functional>

namespace Balehook {

class HttpClient;

/// The interface as functions, for one account and one token. Owned by the AccountSession; knows neither keychain nor
/// models. A callback runs once, from the event loop, and only while \a context lives and the reply was not cancelled.
class ApiClient final
{
public:
    /// Hears of each listing that was understood, before the one who asked for it.
    using Listener = std::function<void(Endpoint endpoint, const PageRequest &asked, const PageAnswer &answer)>;

    ApiClient(const Account &account, BearerToken token, HttpClient &http, Listener listener = {});

    template <typename T>
    using Callback = std::function<void(const Result<T> &)>;

    /// GET import-job (interface 4.3). The answer's records are a Page<ImportJob>.
    ApiReply *listImportJobs(PageRequest request, QObject *context, Callback<PageAnswer> done);

    /// GET client-webhook (interface 4.1). The answer's records are a Page<Webhook>.
    ApiReply *listWebhooks(PageRequest request, QObject *context, Callback<PageAnswer> done);

    /// GET of the path that the account gives, below its listing base (interface 2.3; the endpoint is not shown there).
    /// The answer's records are a Page<Property>. Without a path nothing is sent: ErrorKind::NotAllowed.
    ApiReply *listProperties(PageRequest request, QObject *context, Callback<PageAnswer> done);

    using Creation = WebhookCreation;

    /// POST webhook (interface 4.2): sent exactly once.
    ApiReply *createWebhook(const WebhookDraft &draft, QObject *context, std::function<void(const Creation &)> done);

    /// The URL a call goes to, query included as the account wants pages asked for; for previews while typing as well.
    /// Empty where the account gives no path.
    static QUrl urlOf(Endpoint endpoint, const Account &account, std::optional<PageRequest> request = {});

    /// Where webhooks of \a account are sent to, in one spelling whatever the user's.
    static QString creationAddress(const Account &account);

    /// The JSON body of createWebhook(), keys in the order of the interface.
    static QByteArray bodyOf(const WebhookDraft &draft);

private:
    ApiReply *list(Endpoint endpoint, PageRequest request, QObject *context, Callback<PageAnswer> done);

    Account m_account;
    BearerToken m_token;
    HttpClient &m_http;
    Listener m_listener;
};

} // namespace Balehook
