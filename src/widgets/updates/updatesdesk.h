// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

#include <memory>

namespace Balehook {

class AfterDialogs;
class AutoRefresh;
class JobLinks;
class NetworkWatch;
class NewsButton;
class SearchDesk;
class WatchDesk;
struct WindowContext;

/// What keeps the window up to date, and what leads back to a job: puts the parts together. Owned by the window.
class UpdatesDesk final : public QObject
{
    Q_OBJECT

public:
    UpdatesDesk(const WindowContext &window, NetworkWatch &network);
    ~UpdatesDesk() override;

    /// The window has been painted and shows its account.
    void start();
    /// A search without a job that is to be shown gives way to the list.
    void follow(SearchDesk &search);
    /// Opens the links among \a opened, and returns the rest, which are paths of files.
    QStringList openLinks(const QStringList &opened);
    /// For the status line.
    QString refreshText() const;
    AutoRefresh &autoRefresh() { return *m_autoRefresh; }
    WatchDesk &watched() { return *m_watched; }
    /// For what is opened from outside.
    AfterDialogs &afterDialogs() { return *m_afterDialogs; }
    /// "12 new", for the status bar.
    NewsButton &newsButton() { return *m_news; }

Q_SIGNALS:
    /// This account is to be shown, and its lists rather than a file.
    void accountChosen(const QString &accountId);
    /// A short line for the status bar.
    void done(const QString &text);

private:
    AfterDialogs *m_afterDialogs;
    AutoRefresh *m_autoRefresh;
    JobLinks *m_links;
    WatchDesk *m_watched;
    std::unique_ptr<NewsButton> m_news; ///< stands in the status bar
};

} // namespace Balehook
