// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/filedownload.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QWidget>

#include <memory>

class QFileDialog;
class QLabel;
class QProgressBar;
class QPushButton;

namespace Balehook {

class AccountSession;

/// Saves the file behind one link: asks where, shows how far it is, says how it ended. Belongs to the record pane, but
/// goes on whatever record is shown there. Deleting it stops the download and leaves no file.
class SaveLink final : public QWidget
{
    Q_OBJECT

public:
    SaveLink(AccountSession &session, const QUrl &url, const QString &jobId, QWidget *parent = nullptr);
    ~SaveLink() override;

    /// Opens the file dialog (never blocks) and goes on from there.
    void ask();
    bool isRunning() const { return m_download != nullptr; }

Q_SIGNALS:
    /// The user picked no file, or has read how it ended: the row may go.
    void dismissed();
    /// How it ended, in a sentence.
    void messageWanted(const QString &text);

private:
    QPointer<AccountSession> m_session;
    QUrl m_url;
    QString m_jobId;
    QString m_host;
    QString m_fileName;
    std::unique_ptr<FileDownload> m_download;
    QElapsedTimer m_clock;
    QLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_again;
    QPushButton *m_anyway;
    QPushButton *m_stop;

    void begin(bool acceptAnything);
    void showProgress(qint64 received, qint64 total);
    void end(const Result<FileDownload::Saved> &result);
    void fail(const Error &error);
    void endWith(const QString &sentence);
};

} // namespace Balehook
