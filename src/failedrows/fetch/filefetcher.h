// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "core/secrets/secret.h"
#include "domain/account/destinationpolicy.h"
#include "failedrows/fetch/fetchtarget.h"

#include <QObject>
#include <QUrl>

#include <chrono>
#include <memory>
#include <optional>

namespace Balehook {

class HttpClient;

/// A file that was saved completely.
struct FetchedFile
{
    QString fileName; ///< where it is
    QString finalHost; ///< ACE, port if not the default; where the bytes came from
    QString offeredName; ///< the name the server suggests (Content-Disposition), made safe; empty if it gave none
    QString contentType; ///< as the server said, without parameters
    qint64 bytes = 0;
    bool lengthVerified = false; ///< false: the server gave no length, completeness could not be checked
};

/// Fetches what is behind a link into a FetchTarget: identity encoding, redirects followed by hand (five, https only;
/// plain http only from loopback to loopback), length checked, so that there is either the whole file or what was there
/// before.
///
/// What the target has already is not asked for again where the server can tell that it is still the same file (Range
/// and If-Range, RFC 9110 13.1.5 and 14). Lost connections, 429 and 5xx are tried again, three times in all, each time
/// from the link itself, as the address it led to may have been good only once.
///
/// The token never goes along a redirect.
/// finished() comes exactly once after start(), through the event loop; nothing comes after cancel(). Deleting it
/// cancels.
class FileFetcher final : public QObject
{
    Q_OBJECT

public:
    struct Order
    {
        QUrl link;
        DestinationPolicy policy; ///< of whoever served the link: where redirects and the names of hosts may lead
        std::optional<Secret> token = {}; ///< goes to the link's own origin only, if the client allows it there
    };
    FileFetcher(HttpClient &http, Order order, std::unique_ptr<FetchTarget> target, QObject *parent = nullptr);
    ~FileFetcher() override;

    /// A web page or a program is refused unless the user was warned and still wants it. Before start().
    void setAcceptAnything(bool accept);

    void start();
    void cancel();

Q_SIGNALS:
    /// \a total is -1 while unknown. \a received goes back where the server does not go on but begins again.
    void progressed(qint64 received, qint64 total);
    /// The file is asked for at another host from now on (ACE, with the port if it is not the default).
    void redirected(const QString &host);
    /// A try failed; the next one comes in so long. 0 comes right before it.
    void waiting(std::chrono::seconds left);
    void finished(const Balehook::Result<Balehook::FetchedFile> &result);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
