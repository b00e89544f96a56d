// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobindex.h"
#include "widgets/activity/activitybuckets.h"
#include "widgets/look/chartlibrary.h"

#include <QMap>
#include <QPointer>
#include <QTimeZone>
#include <QTimer>
#include <QWidget>

#include <array>

class QBoxLayout;
class QLabel;
class QSplitter;
class QStackedLayout;
class QTabWidget;

namespace Balehook {

class EmptyState;
class ShareList;

/// What happened in the jobs that the list shows: when, and which types, users and channels. Asks the index while it is
/// visible, after the rows: a new query ends what is under way.
class ActivityPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ActivityPanel(QWidget *parent = nullptr);
    ~ActivityPanel() override;

    /// Null: the account has none.
    void setIndex(JobIndex *index);
    void setQuery(const JobQuery &query);
    void setStatusLabels(const QMap<QString, QString> &labels);
    void setUtc(bool utc);
    /// What the index answers; also for tests.
    void showFacets(const JobFacets &facets);

    QString summary() const;

Q_SIGNALS:
    /// A bar or a value was chosen: the list is to show this.
    void queryRequested(const Balehook::JobQuery &query);
    /// There is no index yet, and the user wants one.
    void loadRequested();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    static constexpr std::array listFields{ImportJob::JobType, ImportJob::UserName, ImportJob::ChannelId};

    void build();
    void buildCharts();
    void buildLists();
    void update();
    void ask();
    bool presentProblem();
    void forget();
    void fillCharts();
    void fillLists();
    void arrange();

    QPointer<JobIndex> m_index;
    JobQuery m_query;
    JobFacets m_facets;
    ActivityBuckets m_buckets;
    QMap<QString, QString> m_statusLabels;
    bool m_isUtc = false;
    QTimeZone m_zone = QTimeZone::utc(); ///< of the days shown

    ChartLibrary m_library;
    Chart *m_jobs = nullptr; ///< null where there are no charts
    Chart *m_failedRows = nullptr;
    std::array<ShareList *, listFields.size()> m_lists{};
    QLabel *m_summary = nullptr;
    QBoxLayout *m_charts = nullptr;
    QSplitter *m_splitter = nullptr;
    QTabWidget *m_tabs = nullptr;
    EmptyState *m_empty = nullptr;
    QWidget *m_content = nullptr;
    QStackedLayout *m_stack = nullptr;
    QTimer m_delay; ///< an index that is being filled says so again and again
};

} // namespace Balehook
