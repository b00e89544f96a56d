// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/filedownload.h"

#include "failedrows/filefetcher.h"
#include "failedrows/filename.h"
#include "failedrows/linkcheck.h"
#include "session/accountsession.h"

#include <QPointer>

#include <utility>

namespace Balehook {

class FileDownload::Private final
{
public:
    /// Owned by the session, whose client it uses, and deleted with it.
    QPointer<FileFetcher> fetcher;
    bool running = false;
};

FileDownload::FileDownload(AccountSession &session, const QUrl &url, const QString &targetFile, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    d->fetcher = new FileFetcher(session.http(), url, targetFile, {}, session.transfers());
    connect(d->fetcher, &FileFetcher::progressed, this, &FileDownload::progressed);
    connect(d->fetcher, &FileFetcher::redirected, this, &FileDownload::redirected);
    connect(d->fetcher, &FileFetcher::finished, this, [this](const Result<FetchedFile> &result) {
        d->running = false;
        if (!result) {
            Q_EMIT finished(result.error());
            return;
        }
        const FetchedFile &file = result.value();
        Q_EMIT finished(Saved{file.fileName, file.finalHost, file.bytes, file.lengthVerified});
    });
    connect(d->fetcher, &QObject::destroyed, this, &FileDownload::endWithSession, Qt::QueuedConnection);
}

FileDownload::~FileDownload()
{
    if (!d->fetcher)
        return;
    // Not deleted at once: a signal of it may have led here.
    d->fetcher->disconnect(this);
    d->fetcher->cancel();
    d->fetcher->deleteLater();
}

void FileDownload::setAcceptAnything(bool accept)
{
    if (d->fetcher)
        d->fetcher->setAcceptAnything(accept);
}

void FileDownload::start()
{
    if (std::exchange(d->running, true))
        return;
    if (d->fetcher)
        d->fetcher->start();
    else
        QMetaObject::invokeMethod(this, &FileDownload::endWithSession, Qt::QueuedConnection);
}

void FileDownload::cancel()
{
    d->running = false;
    if (d->fetcher)
        d->fetcher->cancel();
}

void FileDownload::endWithSession()
{
    if (std::exchange(d->running, false))
        Q_EMIT finished(Error(ErrorKind::Cancelled));
}

QString FileDownload::refusal(const QString &text)
{
    return LinkCheck::refusal(text);
}

QString FileDownload::hostOf(const QUrl &url)
{
    return LinkCheck::hostOf(url);
}

QString FileDownload::suggestedName(const QUrl &url, const QString &jobId)
{
    return suggestedFileName(url, jobId);
}

} // namespace Balehook
