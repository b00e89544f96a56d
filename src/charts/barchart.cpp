// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "charts/barchart.h"

#include "core/text/safetext.h"

#include <QAccessible>
#include <QBarSet>
#include <QCategoryAxis>
#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QLegend>
#include <QLocale>
#include <QPainter>
#include <QStackedBarSeries>
#include <QStyle>
#include <QStyleOption>
#include <QToolTip>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace Balehook {

BarChart::BarChart(QWidget *parent)
    : QChartView(parent)
    , m_bars(new QCategoryAxis(this))
    , m_values(new QCategoryAxis(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    // Time goes one way.
    setLayoutDirection(Qt::LeftToRight);
    QChart *all = chart();
    all->setAnimationOptions(QChart::NoAnimation);
    all->setMargins({4, 0, 4, 0});
    all->setBackgroundRoundness(0);
    all->layout()->setContentsMargins(0, 0, 0, 0);
    m_bars->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_bars->setGridLineVisible(false);
    m_bars->setTruncateLabels(false);
    m_values->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    all->addAxis(m_bars, Qt::AlignBottom);
    all->addAxis(m_values, Qt::AlignLeft);
    adaptColours();
}

void BarChart::setData(const ChartData &shown)
{
    const bool hasOtherBars = shown.labels != m_data.labels;
    m_data = shown;
    if (hasOtherBars)
        m_current = -1;
    fill();
}

void BarChart::fill()
{
    QChart *all = chart();
    all->removeAllSeries(); // and deletes them
    m_series = nullptr;
    all->setTitle(m_data.title.toHtmlEscaped());
    setAccessibleName(m_data.title);
    viewport()->setAccessibleName(m_data.title); // it can have the focus, too
    all->legend()->setVisible(m_data.hasLegend);
    // Names in one line are cut where there are many.
    constexpr std::size_t fewSeries = 4;
    all->legend()->setAlignment(m_data.series.size() > fewSeries ? Qt::AlignRight : Qt::AlignBottom);
    if (barCount() == 0)
        return;

    m_series = new QStackedBarSeries(this);
    m_series->setBarWidth(0.86);
    std::vector<double> sums(std::size_t(barCount()), 0.0);
    for (const ChartData::Series &series : m_data.series) {
        auto *set = new QBarSet(series.name, m_series);
        set->setBrush(series.brush);
        set->setPen(QPen(palette().color(QPalette::Base), 0.5));
        for (std::size_t i = 0; i < sums.size(); ++i) {
            const double value = i < series.values.size() ? series.values[i] : 0.0;
            set->append(value);
            sums[i] += value;
        }
        m_series->append(set);
    }
    all->addSeries(m_series);
    m_series->attachAxis(m_bars);
    m_series->attachAxis(m_values);
    m_bars->setRange(-0.5, barCount() - 0.5);
    placeValues(*std::max_element(sums.begin(), sums.end()));
    placeLabels();
}

// Not by QValueAxis, which has no whole numbers in the user's digits.
void BarChart::placeValues(double highest)
{
    for (const QString &label : m_values->categoriesLabels())
        m_values->remove(label);
    constexpr double mostSteps = 4;
    double step = std::max(1.0, std::pow(10.0, std::floor(std::log10(std::max(1.0, highest)))));
    for (const double factor : {0.1, 0.2, 0.25, 0.5, 1.0, 2.0, 5.0}) {
        const double finer = step * factor;
        if (finer >= 1 && finer == std::floor(finer) && highest <= finer * mostSteps) {
            step = finer;
            break;
        }
    }
    const int steps = std::max(1, qCeil(highest / step));
    m_values->setRange(0, steps * step);
    for (int i = 0; i <= steps; ++i)
        m_values->append(QLocale().toString(i * step, 'f', 0), i * step);
}

// As many labels as find room: the axis itself would cut all of them to dots.
void BarChart::placeLabels()
{
    for (const QString &label : m_bars->categoriesLabels())
        m_bars->remove(label);
    if (barCount() == 0)
        return;
    int widest = 1;
    for (const QString &label : m_data.labels)
        widest = std::max(widest, fontMetrics().horizontalAdvance(label));
    const double room = std::max(1.0, width() - 6.0 * fontMetrics().averageCharWidth());
    const int most = std::max(1, int(room / (widest + 2 * fontMetrics().averageCharWidth())));
    const int step = (barCount() + most - 1) / most;
    for (int bar = 0; bar < barCount(); bar += step)
        m_bars->append(m_data.labels.at(bar), bar);
}

void BarChart::adaptColours()
{
    QChart *all = chart();
    const QColor text = palette().color(QPalette::Text);
    QColor grid = text;
    grid.setAlphaF(0.18F);
    QFont small = font();
    if (small.pointSizeF() > 0)
        small.setPointSizeF(small.pointSizeF() * 0.9);
    QFont bold = font();
    bold.setBold(true);
    setBackgroundBrush(palette().brush(QPalette::Base));
    all->setBackgroundBrush(palette().brush(QPalette::Base));
    all->setTitleBrush(text);
    all->setTitleFont(bold);
    all->legend()->setLabelColor(text);
    all->legend()->setFont(small);
    for (QAbstractAxis *axis : std::initializer_list<QAbstractAxis *>{m_bars, m_values}) {
        axis->setLabelsColor(text);
        axis->setLabelsFont(small);
        axis->setLinePenColor(grid);
        axis->setGridLineColor(grid);
    }
}

void BarChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange) {
        adaptColours();
        placeLabels();
    }
}

void BarChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    placeLabels();
}

int BarChart::barAt(const QPoint &position) const
{
    if (!m_series || !chart()->plotArea().contains(mapToScene(position)))
        return -1;
    const auto bar = int(std::lround(chart()->mapToValue(mapToScene(position), m_series).x()));
    return bar >= 0 && bar < barCount() ? bar : -1;
}

QRectF BarChart::placeOf(int bar) const
{
    const QRectF plot = chart()->plotArea();
    const double left = chart()->mapToPosition({bar - 0.5, 0}, m_series).x();
    const double right = chart()->mapToPosition({bar + 0.5, 0}, m_series).x();
    return {left, plot.top(), right - left, plot.height()};
}

void BarChart::setCurrent(int bar)
{
    m_current = std::clamp(bar, -1, barCount() - 1);
    viewport()->update();
    if (m_current < 0)
        return;
    setAccessibleDescription(m_data.texts.value(m_current).replace(u'\n', QStringLiteral(", ")));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void BarChart::choose(int bar)
{
    // It may change the data, or end this.
    const auto chosen = m_chosen;
    if (bar >= 0 && chosen)
        chosen(bar);
}

void BarChart::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    if (m_current < 0 && event->reason() != Qt::MouseFocusReason)
        setCurrent(barCount() - 1);
    viewport()->update();
}

void BarChart::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        setCurrent(std::max(0, m_current - 1));
        break;
    case Qt::Key_Right:
        setCurrent(m_current + 1);
        break;
    case Qt::Key_Home:
        setCurrent(0);
        break;
    case Qt::Key_End:
        setCurrent(barCount() - 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        choose(m_current);
        return;
    default:
        QChartView::keyPressEvent(event);
        return;
    }
    if (m_current >= 0)
        QToolTip::showText(viewport()->mapToGlobal(mapFromScene(placeOf(m_current).topLeft())),
                           plainToolTip(m_data.texts.value(m_current)), viewport());
}

void BarChart::mouseMoveEvent(QMouseEvent *event)
{
    const int bar = barAt(event->pos());
    viewport()->setCursor(bar >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (bar >= 0)
        QToolTip::showText(event->globalPosition().toPoint(), plainToolTip(m_data.texts.value(bar)), viewport());
    else
        QToolTip::hideText();
}

void BarChart::mousePressEvent(QMouseEvent *event)
{
    const int bar = event->button() == Qt::LeftButton ? barAt(event->pos()) : -1;
    if (bar < 0)
        return;
    setCurrent(bar);
    choose(bar);
}

void BarChart::drawForeground(QPainter *painter, const QRectF & /*rect*/)
{
    if (!hasFocus() || m_current < 0 || !m_series)
        return;
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(placeOf(m_current).adjusted(1, 1, -1, -1));
}

} // namespace Balehook
