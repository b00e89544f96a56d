// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/reasons/daychartdelegate.h"

#include "widgets/look/characterwidth.h"
#include "widgets/look/tones.h"
#include "widgets/reasons/jobreasonsmodel.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace Balehook {

namespace {

constexpr int margin = 4;
constexpr int narrowest = 3; // pixels of a bar and the gap behind it
constexpr int widest = 12;

} // namespace

QSize DayChartDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const
{
    return {characterWidth(option.fontMetrics) * 20, option.fontMetrics.lineSpacing() + margin};
}

void DayChartDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paintBackground(painter, option, index);
    const auto *model = qobject_cast<const JobReasonsModel *>(index.model());
    const QRect inner = option.rect.adjusted(margin, margin / 2, -margin, -margin / 2);
    if (!model || inner.width() < narrowest || !model->report().firstDay.isValid())
        return;
    const ReasonReport &report = model->report();
    const qint64 days = report.firstDay.daysTo(report.lastDay) + 1;
    const qint64 room = std::max(1, inner.width() / narrowest);
    const qint64 daysInBar = (days + room - 1) / room;
    const qint64 bars = (days + daysInBar - 1) / daysInBar;
    std::vector<qint64> rows(std::size_t(bars), 0);
    for (const ReasonReport::Day &day : model->line(index.row()).days)
        rows[std::size_t(report.firstDay.daysTo(day.date) / daysInBar)] += day.rows;
    const qint64 most = *std::max_element(rows.begin(), rows.end());
    const auto group = colourGroup(option);
    const bool selected = option.state & QStyle::State_Selected;
    const QColor before = Tones::succeeded(option.palette, group, selected);
    const QColor since = Tones::failed(option.palette, group, selected);
    const int step = std::clamp(int(inner.width() / bars), narrowest, widest);
    for (qint64 bar = 0; bar < bars; ++bar) {
        const qint64 count = rows[std::size_t(bar)];
        // A line where there is nothing, so that the days can be counted.
        const int height = count > 0 ? std::max(2, int(count * (inner.height() - 1) / most)) : 1;
        const QRect part(inner.left() + int(bar) * step, inner.bottom() - height + 1, step - 1, height);
        painter->fillRect(QStyle::visualRect(option.direction, inner, part), count > 0 ? since : before);
    }
    // Where the second period begins.
    if (!report.since || *report.since <= report.firstDay || *report.since > report.lastDay)
        return;
    const int place = inner.left() + int(report.firstDay.daysTo(*report.since) / daysInBar) * step - 1;
    painter->fillRect(QStyle::visualRect(option.direction, inner, QRect(place, inner.top(), 1, inner.height())),
                      option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text));
}

} // namespace Balehook
