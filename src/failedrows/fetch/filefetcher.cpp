// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/filefetcher_p.h"

#include "core/errors/logging.h"
#include "core/secrets/knownsecrets.h"
#include "failedrows/fetch/fetchanswer.h"
#include "failedrows/fetch/fetcherrors.h"
#include "failedrows/fetch/filekind.h"
#include "failedrows/fetch/redirecttarget.h"
#include "failedrows/fetch/storageerror.h"
#include "failedrows/fetch/tokenlink.h"
#include "failedrows/text/filename.h"
#include "net/answererror.h"
#include "net/errorbody.h"
#include "net/requestwatch.h"
#include "net/retrypolicy.h"

#include <QSslError>
#include <QTimer>

namespace Balehook {

namespace {

constexpr qint64 readBuffer = 1024 * 1024;

Error failure(ErrorKind kind, const QString &detail)
{
    Error error(kind);
    error.detail = detail;
    return error;
}

} // namespace

void FileFetcher::Private::tryOnce()
{
    ++tries;
    askFromLink();
}

void FileFetcher::Private::askFromLink()
{
    url = link;
    redirects = 0;
    policy = ownPolicy;
    ask();
}

void FileFetcher::Private::ask()
{
    addresses.clear();
    if (!http || !AddressLookup::isNeeded(url.host(QUrl::FullyEncoded)) || !http->isDirect(url))
        return send();
    lookup.start(url.host(QUrl::FullyEncoded), policy, http->timeouts().stall);
}

void FileFetcher::Private::takeAddresses(const Result<QStringList> &found)
{
    if (found) {
        addresses = found.value();
        return send();
    }
    Error error = addressError(found.error(), url, redirects > 0);
    error.attempts = tries;
    fail(error);
}

/// Where nothing answered at one address, the host may do so at another.
bool FileFetcher::Private::goOnAtNextAddress()
{
    if (addresses.size() < 2 || status() != 0 || !isUnreached(reply->error()))
        return false;
    addresses.removeFirst();
    drop();
    send();
    return true;
}

void FileFetcher::Private::send()
{
    isJudged = false;
    received = 0;
    refusal.clear();
    tlsErrors.clear();
    // The first bytes are always seen in one piece, as they tell what kind of file it is.
    const bool resumes = mayResume && target->version().isResumable() && target->size() >= fileKindBytes;
    offset = resumes ? target->size() : 0;
    QList<QPair<QByteArray, QByteArray>> headers;
    if (resumes)
        headers = {{"Range", "bytes=" + QByteArray::number(offset) + '-'}, {"If-Range", target->version().validator}};
    Error refused;
    clock.start();
    reply = http ? http->get(request(), headers, &refused) : nullptr;
    if (!reply) {
        QTimer::singleShot(0, this, [this, refused] { fail(refused); });
        return;
    }
    reply->setReadBufferSize(readBuffer);
    connect(reply, &QNetworkReply::readyRead, this, &Private::receive);
    connect(reply, &QNetworkReply::finished, this, &Private::conclude);
    connect(reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError> &errors) {
        for (const QSslError &error : errors)
            tlsErrors.append(error.errorString());
    });
}

void FileFetcher::Private::receive()
{
    if (isOver || !reply || !reply->isOpen()) // closed by abort() and time-outs
        return;
    if (!isFile()) {
        refusal += reply->read(errorByteCap - refusal.size());
        if (refusal.size() >= errorByteCap)
            reply->abort(); // enough was read to tell why; emits finished()
        return;
    }
    if (!judgeStart())
        return;
    const QPointer<Private> self = this; // a receiver may delete the fetcher
    while (self && !isOver && reply->bytesAvailable() > 0) {
        const QByteArray bytes = reply->read(readBuffer);
        received += bytes.size();
        if (offset == 0 && head.size() < fileKindBytes) {
            head += bytes.left(fileKindBytes - head.size());
            if (head.size() == fileKindBytes && !judgeKind())
                return;
        }
        if (!write(filter.feed(bytes)))
            return;
        Q_EMIT q->progressed(target->size(), target->version().total);
    }
}

/// Everything that the headers alone can decide, once for each answer that may be the file. False if its bytes are not
/// to be read.
bool FileFetcher::Private::judgeStart()
{
    if (std::exchange(isJudged, true))
        return true;
    const FetchAnswer answer = FetchAnswer::of(FetchAnswer::headersOf(*reply), url, target->version(), offset);
    bool isReady = false;
    filter.reset();
    switch (answer.use) {
    case FetchAnswer::Use::None:
        fail(failure(ErrorKind::NotUnderstood, answer.problem));
        return false;
    case FetchAnswer::Use::AskForAll:
        mayResume = false;
        drop();
        askFromLink();
        return false;
    case FetchAnswer::Use::Append:
        isReady = target->proceed(answer.version.total);
        break;
    case FetchAnswer::Use::FromStart:
        offset = 0;
        head.clear();
        isReady = target->begin(answer.version);
        break;
    }
    if (!isReady)
        fail(target->error());
    return isReady;
}

/// False if it is something else than rows and the user was not warned.
bool FileFetcher::Private::judgeKind()
{
    const FileKind kind = acceptAnything ? FileKind::Ordinary : fileKind(head, reply->rawHeader("Content-Type"));
    if (kind == FileKind::WebPage)
        fail(failure(ErrorKind::WebPage, bodyText(withoutPartsOfKnownSecrets(head))));
    else if (kind == FileKind::Program)
        fail(Error(ErrorKind::NotATable));
    return kind == FileKind::Ordinary;
}

/// False if that failed.
bool FileFetcher::Private::write(const QByteArray &bytes)
{
    if (!bytes.isEmpty() && !target->write(bytes))
        fail(target->error());
    else if (!isLengthPossible())
        fail(lengthError());
    return !isOver;
}

bool FileFetcher::Private::isLengthPossible() const
{
    const qint64 total = target->version().total;
    return total < 0 || target->size() <= total;
}

Error FileFetcher::Private::lengthError() const
{
    return failure(ErrorKind::Truncated,
                   FileFetcher::tr("Expected: %1 bytes. Received: %2 bytes.")
                       .arg(QString::number(target->version().total), QString::number(target->size())));
}

void FileFetcher::Private::conclude()
{
    if (isOver || !reply)
        return;
    const QPointer<Private> self = this;
    const QNetworkReply *const ended = reply;
    receive();
    if (!self || isOver || reply != ended)
        return;
    if (isFile() && networkErrorOf(*reply, received) == QNetworkReply::NoError)
        return complete();
    if (status() == 416 && offset > 0) {
        mayResume = false;
        drop();
        return askFromLink();
    }
    if (goOnAtNextAddress())
        return;
    const HttpExchangeOutcome result = outcome();
    const ErrorKind verdict = httpVerdict(result.facts).value_or(ErrorKind::ConnectionLost);
    if (verdict == ErrorKind::Redirected)
        follow(result.location);
    else if (!retry(verdict, result))
        refuse(verdict, result);
}

HttpExchangeOutcome FileFetcher::Private::outcome() const
{
    HttpExchangeOutcome result;
    result.facts = {HttpKind::Download, status(), networkErrorOf(*reply, received), StopReason::None};
    if (result.facts.status != 0 && !isFile())
        result.facts.error = QNetworkReply::NoError; // perhaps our own abort(); the status says it all
    result.contentType = reply->rawHeader("Content-Type");
    result.location = reply->rawHeader("Location");
    result.retryAfter = reply->rawHeader("Retry-After");
    result.date = reply->rawHeader("Date");
    result.tlsErrors = tlsErrors;
    result.body = refusal;
    return result;
}

void FileFetcher::Private::follow(const QByteArray &location)
{
    if (const QString why = TokenLink::refusalOfRedirect(url, location); !why.isEmpty())
        return fail(failure(ErrorKind::NotAllowed, why));
    const std::optional<QUrl> next = redirectTarget(url, location, policy);
    Error error(next ? ErrorKind::TooManyRedirects : ErrorKind::Redirected);
    error.httpStatus = status();
    error.host = next ? hostForPeople(*next) : QString();
    if (!next && !location.isEmpty())
        error.host = hostForPeople(url.resolved(QUrl::fromEncoded(location.left(8192))));
    if (!next || redirects == maxRedirects)
        return fail(error);
    ++redirects;
    drop();
    policy = policy.redirectedBy(*Origin::of(url)); // of which redirectTarget() made sure
    url = *next;
    const QPointer<Private> self = this; // a receiver may delete the fetcher
    Q_EMIT q->redirected(hostForPeople(url));
    if (self && !isOver)
        ask();
}

/// False if it was tried often enough, or would be no use.
bool FileFetcher::Private::retry(ErrorKind verdict, const HttpExchangeOutcome &result)
{
    const auto asked = parsedRetryAfter(result.retryAfter, result.date, QDateTime::currentDateTimeUtc());
    const bool again = http && tries < maxTries && mayRetry(HttpKind::Download, verdict, result.facts.status);
    const auto pause = again ? retryWait(http->timeouts().retryBase, tries, asked) : std::nullopt;
    if (!pause)
        return false;
    drop();
    wait.start(*pause);
    return true;
}

void FileFetcher::Private::refuse(ErrorKind verdict, const HttpExchangeOutcome &result)
{
    if (saysLinkExpired(result.facts.status, result.body)) {
        // Its words are for programmers and repeat the signature of the link.
        Error error(ErrorKind::LinkExpired);
        error.httpStatus = result.facts.status;
        return fail(error);
    }
    Error error = errorOf(verdict, result, request());
    error.attempts = tries;
    if (result.facts.status == 429 || result.facts.status == 503)
        error.retryAfter = parsedRetryAfter(result.retryAfter, result.date, QDateTime::currentDateTimeUtc());
    fail(error);
}

void FileFetcher::Private::complete()
{
    if (offset == 0 && !judgeKind())
        return;
    if (!write(filter.finish()))
        return;
    const qint64 total = target->version().total;
    if (total >= 0 && target->size() != total)
        return fail(lengthError());
    FetchedFile file;
    file.fileName = target->fileName();
    file.finalHost = hostForPeople(url);
    // A name loses characters, which may bring the parts of a token together.
    file.offeredName =
        withoutKnownSecrets(dispositionFileName(withoutKnownSecrets(reply->rawHeader("Content-Disposition"))));
    file.contentType =
        QString::fromLatin1(withoutKnownSecrets(reply->rawHeader("Content-Type")).split(';').first().trimmed());
    file.bytes = target->size();
    file.lengthVerified = total >= 0;
    drop();
    target->commit(this, [this, file](bool isInPlace) {
        if (!isInPlace)
            return fail(target->error());
        isOver = true;
        Q_EMIT q->finished(file);
    });
}

void FileFetcher::Private::fail(Error error)
{
    if (isOver)
        return;
    isOver = true;
    if (error.host.isEmpty() && error.kind != ErrorKind::Redirected)
        error.host = hostForPeople(url);
    if (error.httpStatus == 0 && reply)
        error.httpStatus = status();
    drop();
    if (keepsItsPart(error.kind))
        target->release();
    else
        target->discard();
    Q_EMIT q->finished(error);
}

void FileFetcher::Private::drop()
{
    lookup.cancel();
    if (!reply)
        return;
    qCDebug(logNet).noquote() << "GET" << url.path() << status() << clock.elapsed() << "ms";
    reply->disconnect(this);
    if (reply->isRunning())
        RequestWatch::stop(*reply);
    reply->abort();
    reply->deleteLater();
    reply = nullptr;
}

FileFetcher::FileFetcher(HttpClient &http, Order order, std::unique_ptr<FetchTarget> target, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, http, std::move(order), std::move(target)))
{ }

FileFetcher::~FileFetcher()
{
    cancel();
}

void FileFetcher::setAcceptAnything(bool accept)
{
    d->acceptAnything = accept;
}

void FileFetcher::start()
{
    if (d->tries == 0 && !d->isOver)
        d->tryOnce();
}

void FileFetcher::cancel()
{
    if (std::exchange(d->isOver, true))
        return;
    d->wait.stop();
    d->drop();
    d->target->release();
}

} // namespace Balehook
