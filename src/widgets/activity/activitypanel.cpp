// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/activitypanel.h"

#include "charts/chart.h"
#include "domain/queries/querytimes.h"
#include "widgets/activity/activitychart.h"
#include "widgets/activity/activityquery.h"
#include "widgets/activity/activitytext.h"
#include "widgets/activity/sharelist.h"
#include "widgets/messages/emptystate.h"

#include <QDateTime>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QSplitter>
#include <QStackedLayout>
#include <QTabWidget>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

ActivityPanel::ActivityPanel(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"activityPanel"_s);
    setAccessibleName(tr("Activity"));
    build();
    using namespace std::chrono_literals;
    m_delay.setSingleShot(true);
    m_delay.setInterval(2s);
    connect(&m_delay, &QTimer::timeout, this, &ActivityPanel::update);
    update();
}

ActivityPanel::~ActivityPanel() = default;

void ActivityPanel::build()
{
    m_content = new QWidget(this);
    m_empty = new EmptyState(this);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_content);
    connect(m_empty, &EmptyState::actionRequested, this, &ActivityPanel::loadRequested);

    m_summary = new QLabel(m_content);
    m_summary->setObjectName(u"activitySummary"_s);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_splitter = new QSplitter(m_content);
    m_splitter->setChildrenCollapsible(false);
    buildCharts();
    buildLists();
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 1);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(4, 4, 4, 4);
    column->addWidget(m_summary);
    column->addWidget(m_splitter, 1);
}

void ActivityPanel::buildCharts()
{
    auto *place = new QWidget(m_splitter);
    m_charts = new QBoxLayout(QBoxLayout::LeftToRight, place);
    m_charts->setContentsMargins({});
    m_jobs = m_library.makeChart(place);
    m_failedRows = m_jobs ? m_library.makeChart(place) : nullptr;
    if (!m_jobs) {
        auto *missing =
            new QLabel(tr("The charts cannot be shown because a component of the program is missing. Reinstall "
                          "Balehook to get them."),
                       place);
        missing->setObjectName(u"activityMissing"_s);
        missing->setTextFormat(Qt::PlainText);
        missing->setWordWrap(true);
        missing->setAlignment(Qt::AlignCenter);
        m_charts->addWidget(missing);
        return;
    }
    m_jobs->widget()->setObjectName(u"activityJobs"_s);
    m_failedRows->widget()->setObjectName(u"activityFailedRows"_s);
    const auto choose = [this](int bar) {
        if (std::size_t(bar) < m_buckets.buckets.size())
            Q_EMIT queryRequested(ActivityQuery::withBucket(m_query, m_buckets.buckets[std::size_t(bar)], m_zone));
    };
    for (Chart *chart : {m_jobs, m_failedRows}) {
        m_charts->addWidget(chart->widget(), chart == m_jobs ? 4 : 3);
        chart->setChosen(choose);
    }
}

void ActivityPanel::buildLists()
{
    m_tabs = new QTabWidget(m_splitter);
    m_tabs->setObjectName(u"activityLists"_s);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(accessibleName());
    for (std::size_t i = 0; i < m_lists.size(); ++i) {
        const QString heading = ActivityText::heading(listFields[i]);
        m_lists[i] = new ShareList(heading, m_tabs);
        m_lists[i]->setObjectName(u"activityList%1"_s.arg(i));
        m_tabs->addTab(m_lists[i], heading);
        connect(m_lists[i], &ShareList::chosen, this, [this, i](const QString &value) {
            Q_EMIT queryRequested(ActivityQuery::withValue(m_query, listFields[i], value));
        });
    }
}

void ActivityPanel::setIndex(JobIndex *index)
{
    if (m_index == index)
        return;
    m_delay.stop();
    if (m_index) {
        m_index->disconnect(this);
        m_index->endFacets(true); // also an answer that is on its way: it would be shown as that of the other one
    }
    m_index = index;
    forget();
    if (index) {
        connect(index, &JobIndex::opened, this, &ActivityPanel::update);
        connect(index, &JobIndex::errorChanged, this, &ActivityPanel::update);
        connect(index, &QObject::destroyed, this, &ActivityPanel::update);
        connect(index, &JobIndex::statusChanged, this, [this] {
            if (m_stack->currentWidget() == m_empty)
                update();
            else if (!m_delay.isActive())
                m_delay.start();
        });
    }
    update();
}

void ActivityPanel::setQuery(const JobQuery &query)
{
    m_query = query;
    update();
}

void ActivityPanel::setStatusLabels(const QMap<QString, QString> &labels)
{
    if (m_statusLabels == labels)
        return;
    m_statusLabels = labels;
    fillCharts();
}

void ActivityPanel::setUtc(bool utc)
{
    if (m_isUtc == utc)
        return;
    m_isUtc = utc;
    update();
}

QString ActivityPanel::summary() const
{
    return m_summary->text();
}

void ActivityPanel::update()
{
    if (!presentProblem())
        ask();
}

bool ActivityPanel::presentProblem()
{
    if (m_index && m_index->error()) {
        m_empty->present(u"circle-alert"_s, m_index->error()->userMessage(), QString());
    } else if (!m_index || m_index->status().jobs == 0) {
        m_empty->present(u"list"_s,
                         tr("Activity is counted over all jobs of the account. Load them once to see it; you can "
                            "keep working while they load."),
                         m_index ? tr("Load All...") : QString());
    } else {
        return false;
    }
    m_stack->setCurrentWidget(m_empty);
    return true;
}

void ActivityPanel::ask()
{
    if (!m_index || !isVisible())
        return;
    const QTimeZone zone = QueryTimes::zone(m_isUtc);
    m_index->facets(m_query, true, zone, this, [this, zone](const Result<JobFacets> &result) {
        if (result) {
            m_zone = zone;
            showFacets(result.value());
        } else if (result.error().kind != ErrorKind::Cancelled) {
            m_empty->present(u"circle-alert"_s, result.error().userMessage(), QString());
            m_stack->setCurrentWidget(m_empty);
        }
    });
}

void ActivityPanel::showFacets(const JobFacets &facets)
{
    m_facets = facets;
    m_buckets = ActivityBuckets::of(facets.days, QLocale().firstDayOfWeek(), QueryTimes::now(m_isUtc).date());
    const bool isPartial = m_index && !m_index->status().isComplete();
    m_summary->setText(facets.jobs > 0 ? ActivityText::summary(facets, m_query, m_buckets.leftOut, isPartial)
                                       : ActivityText::noMatch());
    setAccessibleDescription(m_summary->text());
    fillCharts();
    fillLists();
    m_stack->setCurrentWidget(m_content);
}

/// Nothing of an account stays until another one has been counted: a bar would filter by a day of the wrong one.
void ActivityPanel::forget()
{
    m_facets = {};
    m_buckets = {};
    m_summary->clear();
    setAccessibleDescription(QString());
    fillCharts();
    fillLists();
}

void ActivityPanel::fillCharts()
{
    if (!m_jobs)
        return;
    m_jobs->setData(ActivityChart::jobs(m_buckets, m_statusLabels, palette()));
    m_failedRows->setData(ActivityChart::failedRows(m_buckets, palette()));
}

void ActivityPanel::fillLists()
{
    for (std::size_t i = 0; i < m_lists.size(); ++i) {
        const auto values = m_facets.values.find(listFields[i]);
        const auto chosen = m_query.values.find(listFields[i]);
        QSet<QString> marked;
        if (chosen != m_query.values.end() && !chosen->second.isNegated)
            marked = QSet<QString>(chosen->second.values.begin(), chosen->second.values.end());
        m_lists[i]->setValues(values == m_facets.values.end() ? std::vector<JobFacets::ValueCount>() : values->second,
                              marked);
        const auto distinct = m_facets.distinct.find(listFields[i]);
        const QString heading = ActivityText::heading(listFields[i]);
        m_tabs->setTabText(int(i),
                           distinct == m_facets.distinct.end()
                               ? heading
                               : tr("%1 (%2)", "Types (14)").arg(heading, QLocale().toString(distinct->second)));
    }
}

// In a high and narrow place one below the other, else side by side.
void ActivityPanel::arrange()
{
    const bool isHigh = height() > width();
    m_splitter->setOrientation(isHigh ? Qt::Vertical : Qt::Horizontal);
    m_charts->setDirection(isHigh ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ActivityPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ActivityPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        fillCharts();
}

void ActivityPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    update();
}

void ActivityPanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_delay.stop();
    if (m_index)
        m_index->endFacets(true);
}

} // namespace Balehook
