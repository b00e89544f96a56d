// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/fetch/linktrouble.h"
#include "session/account/transfer.h"

#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace Balehook {

class JobFileOpener;
class JobRefresher;

/// Stands where the rows will be while their file comes: what comes from where, how far it is, and "Cancel"; or what is
/// wrong with the link, and what can be done. Follows a JobFileOpener, which outlives it.
class TransferView final : public QWidget
{
    Q_OBJECT

public:
    explicit TransferView(JobFileOpener &opener, QWidget *parent = nullptr);

    /// Says how \a refresher's reading of the job goes, and has the opener use the link that is found.
    void follow(JobRefresher &refresher);
    /// The place of the job in its list is known.
    void setRefreshable(bool isRefreshable) { m_isRefreshable = isRefreshable; }
    /// Moves the focus to the button that is most likely wanted.
    void focusAction();

    static QString canceledText();
    /// On the account's own host.
    static QString tokenMayHelpText();

Q_SIGNALS:
    /// The job should be read again: start a refresher that was handed to follow().
    void refreshRequested();
    /// The user allows the account's token for files at the account's own address: keep it, and have the opener fetch
    /// again.
    void tokenAllowed();
    /// A short line for the status bar.
    void messageRequested(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void connectButtons();
    void adapt();
    void showProgress(const Transfer &transfer);
    void showTrouble(const Transfer &transfer);
    void offer(const Transfer &transfer, const LinkTrouble &trouble);
    void say(const QString &text);
    void setTitle(const Transfer &transfer);
    void drawIcon();
    void showDetails();
    void openLink();

    JobFileOpener &m_opener;
    QString m_iconName;
    QString m_spoken; ///< told to screen readers last
    bool m_isRefreshable = true;
    QString m_refreshed; ///< what became of reading the job again; empty: was not done for this link
    std::optional<Transfer::State> m_state;
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_host;
    QLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QPushButton *m_refresh;
    QPushButton *m_browser;
    QPushButton *m_retry;
    QPushButton *m_anyway;
    QPushButton *m_token;
    QPushButton *m_older;
    QPushButton *m_copy;
    QPushButton *m_details;
    QPushButton *m_preferred = nullptr; ///< the most likely wanted of those on screen
};

} // namespace Balehook
