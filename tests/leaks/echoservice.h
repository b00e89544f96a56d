// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/scriptedserver.h"

namespace Balehook::Testing {

/// A service that repeats the token of whoever asks in everything it sends: reason phrases, headers, cookies,
/// redirects, bodies of errors, every field of every record but those registered, names and addresses of files. What
/// else it does is said by the first part of the path, the slug of an account; what becomes of a webhook by its event
/// sub-type.
class EchoService final
{
public:
    EchoService();

    QString origin() const { return m_api.url(QString()).toString(QUrl::RemovePath); }
    const QList<RecordedRequest> &requests() const { return m_api.requests(); }
    const QList<RecordedRequest> &fileRequests() const { return m_files.requests(); }

    /// The accounts that there are.
    static const QStringList &slugs();

private:
    Script answer(const RecordedRequest &request);
    Script answerListing(const QByteArray &path) const;
    Script answerCreation(const RecordedRequest &request);
    Script answerFile(const RecordedRequest &request) const;
    /// A whole answer with the token in all that a client might read.
    Script echo(int status, const QByteArray &contentType, const QByteArray &body,
                const QByteArray &moreHeaders = {}) const;
    QByteArray jobs() const;
    QByteArray webhooks() const;

    ScriptedServer m_api;
    ScriptedServer m_files;
    QByteArray m_token; ///< of the last request
    QByteArray m_created; ///< webhooks registered meanwhile, each with a comma in front
};

} // namespace Balehook::Testing
