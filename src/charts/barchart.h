// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "charts/chart.h"
#include "charts/chartdata.h"

#include <QChartView>

class QCategoryAxis;
class QStackedBarSeries;

namespace Balehook {

/// Draws ChartData by Qt Charts, in the colours and the font of its palette.
class BarChart final : public QChartView, public Chart
{
    Q_OBJECT

public:
    explicit BarChart(QWidget *parent = nullptr);

    QWidget *widget() override { return this; }
    void setData(const ChartData &data) override;
    void setChosen(std::function<void(int bar)> chosen) override { m_chosen = std::move(chosen); }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;

private:
    void fill();
    void adaptColours();
    void placeLabels();
    void placeValues(double highest);
    int barCount() const { return int(m_data.labels.size()); }
    /// -1: none.
    int barAt(const QPoint &position) const;
    QRectF placeOf(int bar) const;
    void setCurrent(int bar);
    void choose(int bar);

    ChartData m_data;
    std::function<void(int bar)> m_chosen;
    QStackedBarSeries *m_series = nullptr; ///< null without data
    QCategoryAxis *m_bars = nullptr;
    QCategoryAxis *m_values = nullptr;
    int m_current = -1;
};

} // namespace Balehook
