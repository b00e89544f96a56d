// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/filecache.h"
#include "session/account/transfer.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace Balehook {

class FileCopier;
class FileTransfers;

/// Saves the file behind one link: asks where, has it downloaded into the cache if it is not there, copies it, and says
/// how that ended. Belongs to the record pane, but goes on whatever record is shown there. Deleting it leaves the
/// download to itself and no file where it was to be saved.
class SaveLink final : public QWidget
{
    Q_OBJECT

public:
    SaveLink(FileTransfers &transfers, FileCache &cache, TransferOrder order, QWidget *parent = nullptr);
    ~SaveLink() override;

    /// Opens the file dialog (never blocks) and goes on from there.
    void ask();
    bool isRunning() const { return m_transferId != 0 || m_copier != nullptr; }

Q_SIGNALS:
    /// The user picked no file, or has read how it ended: the row may go.
    void dismissed();
    /// How it ended, in a sentence.
    void messageRequested(const QString &text);

private:
    QPointer<FileTransfers> m_transfers;
    QPointer<FileCache> m_cache;
    TransferOrder m_order;
    QString m_target;
    int m_transferId = 0; ///< of the download that is waited for; 0: none
    bool m_isOwnTransfer = false; ///< nobody else had begun it
    FileCopier *m_copier = nullptr;
    QLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_again;
    QPushButton *m_anyway;
    QPushButton *m_reveal;
    QPushButton *m_stop;

    void build();
    void begin();
    void fetch();
    void follow(int id);
    void showProgress(const Transfer &transfer);
    void endTransfer(int id);
    void copy(const CachedFile &file);
    void endCopy(const CachedFile &file, const Result<qint64> &result);
    void fail(const Error &error);
    void stop();
    void endWith(const QString &sentence);
};

} // namespace Balehook
