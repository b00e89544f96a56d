// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace Balehook {

class AccountSession;

/// Saves the file behind a link of a job: without the token on foreign hosts, at most five https redirects followed by
/// hand, length checked, through QSaveFile. Owned by the widget that shows its progress; deleting it cancels and leaves
/// no file. The account's token is never sent, not even to its own origin, because nobody was asked. (faults rule 6)
class FileDownload final : public QObject
{
    Q_OBJECT

public:
    struct Saved
    {
        QString fileName;
        QString finalHost; ///< ACE; where the bytes came from
        qint64 bytes = 0;
        bool lengthVerified = false; ///< false: the server gave no length, completeness could not be checked
    };

    FileDownload(AccountSession &session, const QUrl &url, const QString &targetFile, QObject *parent = nullptr);
    ~FileDownload() override;

    /// A web page or a program is refused unless the user was warned and still wants it. Before start(). (faults case
    /// 88)
    void setAcceptAnything(bool accept);

    void start();
    /// Nothing is heard of it afterwards.
    void cancel();

    /// Why \a text is no link that may be opened or saved, in a sentence; empty if it may. (faults cases 80-84)
    static QString refusal(const QString &text);
    /// Host of a link for people: ACE, with the port if it is not the default.
    static QString hostOf(const QUrl &url);
    /// A safe file name for the link of job \a jobId (faults T37).
    static QString suggestedName(const QUrl &url, const QString &jobId);

Q_SIGNALS:
    /// \a total -1 while unknown.
    void progressed(qint64 received, qint64 total);
    void redirected(const QString &host);
    /// Once, from the event loop. ErrorKind::Cancelled if the session ended first.
    void finished(const Balehook::Result<Balehook::FileDownload::Saved> &result);

private:
    class Private;
    std::unique_ptr<Private> d;

    void endWithSession();
};

} // namespace Balehook
