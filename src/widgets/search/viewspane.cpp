// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/viewspane.h"

#include "core/text/pluralcount.h"
#include "core/text/safetext.h"
#include "domain/queries/querytext.h"
#include "session/account/sessions.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/search/searchdesk.h"
#include "widgets/search/viewsmenu.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

enum Column { NameColumn, CountColumn, ColumnCount };
constexpr int mostShown = 9; ///< rows on screen; the rest is scrolled to

} // namespace

ViewsPane::ViewsPane(const Context &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_watch(context.settings)
    , m_counts(new ViewCounts(this))
    , m_list(new QTreeWidget(this))
{
    setObjectName(u"viewsPane"_s);
    auto *title = new QLabel(tr("Views"), this);
    title->setTextFormat(Qt::PlainText);
    m_list->setObjectName(u"viewsList"_s);
    m_list->setAccessibleName(title->text());
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTabKeyNavigation(false);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setMinimumSectionSize(1);
    m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(CountColumn, QHeaderView::ResizeToContents);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    column->addWidget(title);
    column->addWidget(m_list);
    m_soon.setSingleShot(true);
    m_soon.setInterval(500ms);
    connectParts();
    rebuild();
}

void ViewsPane::connectParts()
{
    connect(m_list, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item) { open(item); });
    connect(m_list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *item) { open(item); });
    connect(&m_soon, &QTimer::timeout, this, &ViewsPane::count);
    connect(m_counts, &ViewCounts::counted, this, [this](int view, qint64 jobs) {
        for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
            QTreeWidgetItem *item = m_list->topLevelItem(row);
            if (item->data(NameColumn, Qt::UserRole) == view)
                showCount(*item, m_context.search.views().isUnderstood(m_views[std::size_t(view)]) ? jobs : -1);
        }
    });
    connect(&m_context.search, &SearchDesk::queryChanged, this, &ViewsPane::markShown);
    connect(&m_context.search.views(), &ViewsMenu::changed, this, &ViewsPane::rebuild);
    connect(&m_context.search, &SearchDesk::indexChanged, this, &ViewsPane::countSoon);
    connect(&m_context.search, &SearchDesk::dayChanged, this, &ViewsPane::countSoon);
    connect(&m_context.watched, &QMenu::aboutToHide, this, &ViewsPane::countSoon);
    connect(&m_context.tabs, &ListingTabs::statusChanged, this, [this] {
        const QString watched = QLocale().toString(m_watch.jobs(m_context.tabs.accountId()).size());
        if (m_watched && m_watched->text(CountColumn) != watched)
            m_watched->setText(CountColumn, watched);
    });
}

void ViewsPane::rebuild()
{
    const QScopedValueRollback guard(m_isMarking, true);
    m_list->clear();
    m_watched = nullptr;
    m_views.clear();
    for (const NamedView &view : m_context.search.views().builtInViews())
        addView(view);
    m_watched = new QTreeWidgetItem(m_list, {tr("Watched")});
    m_watched->setData(NameColumn, Qt::UserRole, -1);
    m_watched->setTextAlignment(CountColumn, Qt::AlignTrailing | Qt::AlignVCenter);
    showCount(*m_watched, m_watch.jobs(m_context.tabs.accountId()).size());
    for (const NamedView &view : m_context.search.views().views())
        addView(view);
    fitHeight();
    markShown();
    countSoon();
}

void ViewsPane::addView(const NamedView &view)
{
    auto *item = new QTreeWidgetItem(m_list, {cellText(view.name, 80)});
    item->setData(NameColumn, Qt::UserRole, int(m_views.size()));
    item->setToolTip(NameColumn, plainToolTip(view.name));
    item->setTextAlignment(CountColumn, Qt::AlignTrailing | Qt::AlignVCenter);
    m_views.push_back(view);
}

void ViewsPane::showCount(QTreeWidgetItem &item, qint64 jobs)
{
    const QString count = jobs < 0 ? QString() : QLocale().toString(jobs);
    item.setText(CountColumn, count);
    item.setData(NameColumn, Qt::AccessibleTextRole,
                 jobs < 0 ? item.text(NameColumn)
                          : tr("%1, %Ln job(s)", "name of a view", pluralCount(jobs)).arg(item.text(NameColumn)));
}

void ViewsPane::countSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

void ViewsPane::count()
{
    AccountSession *session = m_context.sessions.knownSession(m_context.tabs.accountId());
    JobIndex *index = session ? session->jobIndex() : nullptr;
    const bool isComplete = index && index->isOpen() && !index->error() && index->status().isComplete();
    if (m_watched)
        showCount(*m_watched, m_watch.jobs(m_context.tabs.accountId()).size());
    if (!isComplete) {
        m_counts->count(nullptr, {});
        for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
            if (QTreeWidgetItem *item = m_list->topLevelItem(row); item != m_watched)
                showCount(*item, -1);
        }
        return;
    }
    if (!isVisible())
        return;
    std::vector<JobQuery> queries;
    for (const NamedView &view : m_views) {
        queries.push_back(QueryText::parsed<ImportJob>(view.query));
        queries.back().sortField.reset(); // which needs more work and counts the same
    }
    m_counts->count(index, std::move(queries));
}

void ViewsPane::open(QTreeWidgetItem *item)
{
    if (m_isMarking || !item || m_context.tabs.accountId().isEmpty())
        return;
    if (item == m_watched) {
        const QRect row = m_list->visualItemRect(item);
        m_context.watched.popup(m_list->viewport()->mapToGlobal(row.bottomLeft()));
        return;
    }
    const int view = item->data(NameColumn, Qt::UserRole).toInt();
    if (view < 0 || view >= int(m_views.size()))
        return;
    const NamedView chosen = m_views[std::size_t(view)]; // what is chosen may build the list anew
    Q_EMIT viewChosen();
    m_context.tabs.showListing(Listing::ImportJobs);
    m_context.search.views().choose(chosen);
}

/// The view that is shown is the current one.
void ViewsPane::markShown()
{
    const QScopedValueRollback guard(m_isMarking, true);
    const JobQuery &query = m_context.search.query();
    QTreeWidgetItem *shown = nullptr;
    for (int row = 0; row < m_list->topLevelItemCount() && !shown; ++row) {
        QTreeWidgetItem *item = m_list->topLevelItem(row);
        const int view = item->data(NameColumn, Qt::UserRole).toInt();
        if (view >= 0 && !query.asksNothing() && m_context.search.views().isUnderstood(m_views[std::size_t(view)])
            && QueryText::parsed<ImportJob>(m_views[std::size_t(view)].query) == query)
            shown = item;
    }
    m_list->setCurrentItem(shown);
    if (!shown)
        m_list->clearSelection();
}

void ViewsPane::fitHeight()
{
    const int row = m_list->topLevelItemCount() > 0 ? m_list->visualItemRect(m_list->topLevelItem(0)).height() : 0;
    const int height = std::max(row, m_list->fontMetrics().height() + 4);
    m_list->setFixedHeight(height * std::min(m_list->topLevelItemCount(), mostShown) + 2 * m_list->frameWidth());
}

void ViewsPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fitHeight();
    countSoon();
}

} // namespace Balehook
