// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/filefetcher.h"

#include "core/logging.h"
#include "failedrows/fetchtarget.h"
#include "failedrows/filekind.h"
#include "failedrows/filename.h"
#include "failedrows/redirecttarget.h"
#include "net/answererror.h"
#include "net/errorbody.h"
#include "net/httpclient.h"

#include <QElapsedTimer>
#include <QNetworkReply>
#include <QPointer>
#include <QSslError>
#include <QTimer>

#include <algorithm>

namespace Balehook {

namespace {

constexpr qint64 readBuffer = 1024 * 1024;

Error failure(ErrorKind kind, const QString &detail)
{
    Error error(kind);
    error.detail = detail;
    return error;
}

/// Content-Length if there is exactly one clean one; -1 if there is none; nothing if it makes no sense.
std::optional<qint64> announcedLength(const QNetworkReply &reply)
{
    if (!reply.hasRawHeader("Content-Length"))
        return -1;
    const QByteArray text = reply.rawHeader("Content-Length").trimmed();
    bool isNumber = false;
    const qint64 length = text.toLongLong(&isNumber);
    const bool isClean = std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    return isNumber && isClean ? std::optional(length) : std::nullopt;
}

bool isStorageXml(const QByteArray &body, const QByteArray &contentType)
{
    return contentType.toLower().contains("xml") || body.trimmed().startsWith("<?xml") || body.contains("<Error>");
}

} // namespace

class FileFetcher::Private final : public QObject
{
public:
    Private(FileFetcher *owner, HttpClient &httpClient, QUrl link, const QString &targetFile,
            std::optional<Secret> linkToken)
        : q(owner)
        , http(&httpClient)
        , url(std::move(link))
        , target(targetFile)
        , token(std::move(linkToken))
    { }
    ~Private() override { drop(); }

    void ask();
    void receive();
    void conclude();
    void follow(const QByteArray &location);
    void judgeStart();
    bool judgeKind();
    void complete();
    void refuse(const HttpExchangeOutcome &outcome);
    void fail(Error error);
    void drop();
    HttpRequest request() const { return {HttpKind::Download, url, redirects == 0 ? token : std::nullopt, {}}; }
    int status() const { return reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(); }

    FileFetcher *q;
    QPointer<HttpClient> http;
    QUrl url;
    FetchTarget target;
    std::optional<Secret> token;
    QPointer<QNetworkReply> reply;
    QByteArray head; ///< the first bytes, to see what kind of file it is
    QByteArray refusal; ///< body of an answer that is no file
    QStringList tlsErrors;
    QElapsedTimer clock;
    qint64 total = -1;
    int redirects = 0;
    bool acceptAnything = false;
    bool isJudged = false;
    bool isStarted = false;
    bool isOver = false;
};

void FileFetcher::Private::ask()
{
    Error refused;
    clock.start();
    reply = http ? http->get(request(), {}, &refused) : nullptr;
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
    if (status() != 200) {
        refusal += reply->read(errorByteCap - refusal.size());
        if (refusal.size() >= errorByteCap)
            reply->abort(); // enough was read to tell why; emits finished()
        return;
    }
    const QPointer<Private> self = this; // a receiver may delete the fetcher
    judgeStart();
    while (self && !isOver && reply->bytesAvailable() > 0) {
        const QByteArray bytes = reply->read(readBuffer);
        head += bytes.left(fileKindBytes - head.size());
        if (head.size() == fileKindBytes && !judgeKind())
            return;
        if (!target.write(bytes))
            return fail(failure(ErrorKind::DiskFailed, target.errorString()));
        Q_EMIT q->progressed(target.size(), total);
    }
}

/// Everything that the headers alone can decide, once for each answer that may be the file.
void FileFetcher::Private::judgeStart()
{
    if (std::exchange(isJudged, true))
        return;
    const QByteArray encoding = reply->rawHeader("Content-Encoding").trimmed().toLower();
    if (!encoding.isEmpty() && encoding != "identity")
        return fail(failure(ErrorKind::NotUnderstood,
                            FileFetcher::tr("The server sent the file with an encoding that was not asked for, so its "
                                            "completeness cannot be checked.")));
    const std::optional<qint64> length = announcedLength(*reply);
    if (!length)
        return fail(
            failure(ErrorKind::NotUnderstood, FileFetcher::tr("The server gave an impossible length of the file.")));
    total = *length;
    if (!target.open(total))
        fail(failure(ErrorKind::DiskFailed, target.errorString()));
}

void FileFetcher::Private::conclude()
{
    if (isOver || !reply)
        return;
    if (status() == 200 && reply->error() == QNetworkReply::NoError) {
        const QPointer<Private> self = this;
        receive();
        if (self && !isOver)
            complete();
        return;
    }
    const QPointer<Private> self = this;
    receive();
    if (!self || isOver)
        return;
    HttpExchangeOutcome outcome;
    outcome.facts = {HttpKind::Download, status(), reply->error(), StopReason::None};
    if (outcome.facts.status != 0 && outcome.facts.status != 200)
        outcome.facts.error = QNetworkReply::NoError; // perhaps our own abort(); the status says it all
    outcome.contentType = reply->rawHeader("Content-Type");
    outcome.location = reply->rawHeader("Location");
    outcome.tlsErrors = tlsErrors;
    outcome.body = refusal;
    if (httpVerdict(outcome.facts) == ErrorKind::Redirected)
        follow(outcome.location);
    else
        refuse(outcome);
}

void FileFetcher::Private::follow(const QByteArray &location)
{
    const std::optional<QUrl> next = redirectTarget(url, location);
    Error error(ErrorKind::Redirected);
    error.httpStatus = status();
    if (!next) {
        const QUrl pointed = url.resolved(QUrl::fromEncoded(location.left(8192)));
        error.host = location.isEmpty() ? QString() : hostForPeople(pointed);
        error.detail = FileFetcher::tr("The server pointed to another address that may not be asked.");
        return fail(error);
    }
    if (redirects == maxRedirects) {
        error.host = hostForPeople(*next);
        error.detail = FileFetcher::tr("The server pointed from one address to the next too often.");
        return fail(error);
    }
    ++redirects;
    drop();
    refusal.clear();
    tlsErrors.clear();
    url = *next;
    const QPointer<Private> self = this; // a receiver may delete the fetcher
    Q_EMIT q->redirected(hostForPeople(url));
    if (self && !isOver)
        ask();
}

/// False if it is something else than rows and the user was not warned.
bool FileFetcher::Private::judgeKind()
{
    if (acceptAnything)
        return true;
    const FileKind kind = fileKind(head, reply->rawHeader("Content-Type"));
    if (kind == FileKind::WebPage)
        fail(failure(ErrorKind::WebPage, bodyText(head)));
    else if (kind == FileKind::Program)
        fail(failure(ErrorKind::NotAllowed, FileFetcher::tr("What the server sent is a program, not a file of rows.")));
    return kind == FileKind::Ordinary;
}

void FileFetcher::Private::complete()
{
    if (!judgeKind())
        return;
    if (total >= 0 && target.size() != total) {
        return fail(failure(ErrorKind::Truncated,
                            FileFetcher::tr("Announced: %1 bytes. Received: %2 bytes.")
                                .arg(QString::number(total), QString::number(target.size()))));
    }
    FetchedFile file;
    file.fileName = target.fileName();
    file.finalHost = hostForPeople(url);
    file.offeredName = dispositionFileName(reply->rawHeader("Content-Disposition"));
    file.contentType = QString::fromLatin1(reply->rawHeader("Content-Type").split(';').first().trimmed());
    file.bytes = target.size();
    file.lengthVerified = total >= 0;
    if (!target.commit())
        return fail(failure(ErrorKind::DiskFailed, target.errorString()));
    drop();
    isOver = true;
    Q_EMIT q->finished(file);
}

void FileFetcher::Private::refuse(const HttpExchangeOutcome &outcome)
{
    const ErrorKind kind = httpVerdict(outcome.facts).value_or(ErrorKind::ConnectionLost);
    Error error = errorOf(kind, outcome, request());
    if (kind == ErrorKind::Forbidden && isStorageXml(outcome.body, outcome.contentType)) {
        // Its words are for programmers and repeat the signature of the link.
        error.serviceText =
            FileFetcher::tr("The link has probably expired. Refresh the job to get a new one, then try again.");
        error.detail.clear();
    }
    fail(error);
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
    target.discard();
    Q_EMIT q->finished(error);
}

void FileFetcher::Private::drop()
{
    if (!reply)
        return;
    qCDebug(logNet).noquote() << "GET" << url.path() << status() << clock.elapsed() << "ms";
    reply->disconnect(this);
    reply->abort();
    reply->deleteLater();
    reply = nullptr;
}

FileFetcher::FileFetcher(HttpClient &http, const QUrl &url, const QString &targetFile, std::optional<Secret> token,
                         QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, http, url, targetFile, std::move(token)))
{ }

FileFetcher::~FileFetcher() = default;

void FileFetcher::setAcceptAnything(bool accept)
{
    d->acceptAnything = accept;
}

void FileFetcher::start()
{
    if (!std::exchange(d->isStarted, true))
        d->ask();
}

void FileFetcher::cancel()
{
    d->isOver = true;
    d->drop();
    d->target.discard();
}

} // namespace Balehook
