// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/namedview.h"
#include "settings/watchsettings.h"
#include "widgets/search/viewcounts.h"

#include <QTimer>
#include <QWidget>

class QMenu;
class QTreeWidget;
class QTreeWidgetItem;

namespace Balehook {

class ListingTabs;
class SearchDesk;
class Sessions;
class SettingsFile;

/// The views of the account's import jobs at the left, with how many jobs each has: some that every account has, then
/// those that were saved. A click opens one. Counts are those of the index, and absent until it holds all jobs.
class ViewsPane final : public QWidget
{
    Q_OBJECT

public:
    struct Context
    {
        Sessions &sessions;
        SettingsFile &settings;
        ListingTabs &tabs;
        SearchDesk &search;
        QMenu &watched; ///< opened for the watched jobs
    };

    /// What \a context names outlives the pane.
    explicit ViewsPane(const Context &context, QWidget *parent = nullptr);

Q_SIGNALS:
    /// A view is about to be shown: what stands in the place of the list steps aside.
    void viewChosen();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void connectParts();
    void rebuild();
    void addView(const NamedView &view);
    void showCount(QTreeWidgetItem &item, qint64 jobs);
    void countSoon();
    void count();
    void open(QTreeWidgetItem *item);
    void markShown();
    void fitHeight();

    Context m_context;
    WatchSettings m_watch;
    ViewCounts *m_counts;
    QTreeWidget *m_list;
    QTreeWidgetItem *m_watched = nullptr;
    std::vector<NamedView> m_views; ///< in the order of the list, without the watched jobs
    QTimer m_soon;
    bool m_isMarking = false;
};

} // namespace Balehook
