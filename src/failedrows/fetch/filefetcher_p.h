// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/secrets/secretfilter.h"
#include "failedrows/fetch/filefetcher.h"
#include "net/addresslookup.h"
#include "net/countdown.h"
#include "net/httpclient.h"
#include "net/httpexchange.h"

#include <QElapsedTimer>
#include <QNetworkReply>
#include <QPointer>

namespace Balehook {

/// What a FileFetcher holds, and the ways of one fetch.
class FileFetcher::Private final : public QObject
{
public:
    Private(FileFetcher *owner, HttpClient &httpClient, Order order, std::unique_ptr<FetchTarget> fetchTarget)
        : q(owner)
        , http(&httpClient)
        , link(std::move(order.link))
        , target(std::move(fetchTarget))
        , token(std::move(order.token))
        , ownPolicy(std::move(order.policy))
    {
        connect(&lookup, &AddressLookup::finished, this, &Private::takeAddresses);
        connect(&wait, &Countdown::ticked, q, &FileFetcher::waiting);
        connect(&wait, &Countdown::ended, this, &Private::tryOnce);
    }
    ~Private() override { drop(); }

    void tryOnce();
    void askFromLink();
    void ask();
    void takeAddresses(const Result<QStringList> &found);
    void send();
    bool goOnAtNextAddress();
    void receive();
    bool judgeStart();
    bool judgeKind();
    bool write(const QByteArray &bytes);
    bool isLengthPossible() const;
    Error lengthError() const;
    void conclude();
    HttpExchangeOutcome outcome() const;
    void follow(const QByteArray &location);
    bool retry(ErrorKind verdict, const HttpExchangeOutcome &result);
    void refuse(ErrorKind verdict, const HttpExchangeOutcome &result);
    void complete();
    void fail(Error error);
    void drop();
    HttpRequest request() const
    {
        return {HttpKind::Download, url, redirects == 0 ? token : std::nullopt, {}, tries, addresses.value(0)};
    }
    int status() const { return reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(); }
    bool isFile() const { return status() == 200 || (status() == 206 && offset > 0); }

    FileFetcher *const q;
    const QPointer<HttpClient> http;
    const QUrl link;
    const std::unique_ptr<FetchTarget> target;
    const std::optional<Secret> token;
    const DestinationPolicy ownPolicy; ///< of the link
    AddressLookup lookup;
    Countdown wait;
    QElapsedTimer clock;
    int tries = 0;
    bool mayResume = true;
    bool acceptAnything = false;
    bool isOver = false;

    // Of the try that is under way:
    QUrl url;
    int redirects = 0;
    DestinationPolicy policy; ///< of the link and of each redirect since

    // Of the answer that is under way:
    QStringList addresses; ///< of the host, the one that is asked first; none where they are not ours to look up
    QPointer<QNetworkReply> reply;
    qint64 offset = 0; ///< where the range that was asked for begins; 0 for all
    qint64 received = 0; ///< bytes of its body
    bool isJudged = false;
    SecretFilter filter{SecretFilter::Hidden::CrossedOut}; ///< the file may be resumed, so each byte keeps its place
    QByteArray head; ///< the first bytes of the file, to see what kind it is
    QByteArray refusal; ///< body of an answer that is no file
    QStringList tlsErrors;
};

} // namespace Balehook
