// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/jobs/fetchahead.h"
#include "session/jobs/jobfiles.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace Balehook {

class DialogNotice;
class Sessions;

/// "Download Failed Files" of many jobs: says how many there are and how large before anything is asked for, then how
/// far it is. Not modal. Closed while files are fetched, it goes on out of sight. Owned by the window, deletes itself
/// when it is closed and nothing is left to do; Sessions outlives it.
class FetchDialog final : public QDialog
{
    Q_OBJECT

public:
    /// \a gap says in sentences why files may be missing from \a wish; empty: it holds all of them.
    FetchDialog(Sessions &sessions, const FailedFilesWish &wish, const QString &gap, QWidget *parent);

    bool isUnderWay() const;
    void bring();

    void reject() override;

Q_SIGNALS:
    /// It ended, and some of the files are there.
    void fetched();
    /// It ended while the dialog was closed; \a text says how, in sentences.
    void endedUnseen(const QString &text);

private:
    void build(const QStringList &notFetched, const QString &gap);
    void begin();
    void raiseLimit();
    void showState(FetchAhead::State state);
    void showProgress();
    void end();
    qint64 nextLimit() const;

    Sessions &m_sessions;
    FetchAhead m_fetch;
    QLabel *m_plan;
    QLabel *m_gap;
    QProgressBar *m_bar;
    QLabel *m_progress;
    DialogNotice *m_full;
    QPushButton *m_raise = nullptr;
    QDialogButtonBox *m_buttons;
    QPushButton *m_go = nullptr; ///< Download, Pause or Resume
    QPushButton *m_stop = nullptr;
};

} // namespace Balehook
