// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/frozencolumns.h"

#include "widgets/tables/frozenstrip.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace Balehook {

namespace {

/// A narrower column would show nothing that helps.
constexpr int leastCharacters = 12;

} // namespace

FrozenColumns::FrozenColumns(QTableView &table, const FrozenHooks &hooks)
    : QObject(&table)
    , m_table(table)
    , m_leading(new FrozenStrip(table, FrozenStrip::Part::Cells, hooks))
    , m_trailing(new FrozenStrip(table, FrozenStrip::Part::Cells, hooks))
    , m_leadingTitles(new FrozenStrip(table, FrozenStrip::Part::Titles, hooks))
    , m_trailingTitles(new FrozenStrip(table, FrozenStrip::Part::Titles, hooks))
{
    for (FrozenStrip *titles : {m_leadingTitles, m_trailingTitles}) {
        connect(titles, &FrozenStrip::titleClicked, this, &FrozenColumns::titleClicked);
        connect(titles, &FrozenStrip::titleMenuRequested, this, &FrozenColumns::titleMenuRequested);
    }
    table.viewport()->installEventFilter(this);
    connect(table.horizontalScrollBar(), &QScrollBar::valueChanged, this, &FrozenColumns::place);
    connect(table.horizontalScrollBar(), &QScrollBar::rangeChanged, this, &FrozenColumns::place);
}

FrozenColumns::~FrozenColumns() = default;

void FrozenColumns::setFrozen(int column, bool isFrozen)
{
    std::erase(m_columns, column);
    if (isFrozen)
        m_columns.push_back(column);
    place();
}

bool FrozenColumns::isFrozen(int column) const
{
    return std::find(m_columns.begin(), m_columns.end(), column) != m_columns.end();
}

void FrozenColumns::setColumns(std::vector<int> columns)
{
    m_columns = std::move(columns);
    place();
}

int FrozenColumns::leadingWidth() const
{
    return m_leading->isHidden() ? 0 : m_leading->width();
}

int FrozenColumns::trailingWidth() const
{
    return m_trailing->isHidden() ? 0 : m_trailing->width();
}

std::vector<int> FrozenColumns::shownInOrder() const
{
    const QHeaderView &header = *m_table.horizontalHeader();
    std::vector<int> shown;
    for (const int column : m_columns) {
        if (column >= 0 && column < header.count() && !header.isSectionHidden(column))
            shown.push_back(column);
    }
    std::sort(shown.begin(), shown.end(),
              [&header](int a, int b) { return header.visualIndex(a) < header.visualIndex(b); });
    return shown;
}

int FrozenColumns::naturalLeft(int column) const
{
    const int position = m_table.columnViewportPosition(column);
    return m_table.isRightToLeft() ? m_table.viewport()->width() - position - m_table.columnWidth(column) : position;
}

void FrozenColumns::place()
{
    const QRect room = m_table.viewport()->geometry();
    const std::vector<int> shown = m_table.model() ? shownInOrder() : std::vector<int>();
    std::vector<int> leading;
    std::vector<int> trailing;
    int left = 0;
    for (const int column : shown) {
        if (naturalLeft(column) >= left)
            break;
        leading.push_back(column);
        left += m_table.columnWidth(column);
    }
    int right = 0;
    for (auto column = shown.rbegin(); column != shown.rend(); ++column) {
        const int end = naturalLeft(*column) + m_table.columnWidth(*column);
        if (end <= room.width() - right || std::find(leading.begin(), leading.end(), *column) != leading.end())
            break;
        trailing.insert(trailing.begin(), *column);
        right += m_table.columnWidth(*column);
    }
    // In a narrow table there would be nothing else to see: they share half of it, if that shows something of them.
    int widest = QWIDGETSIZE_MAX;
    if (left + right > room.width() * 2 / 3) {
        widest = room.width() / 2 / int(leading.size() + trailing.size());
        if (widest < leastCharacters * m_table.fontMetrics().averageCharWidth()) {
            leading.clear();
            trailing.clear();
        }
    }
    const QRect titles(room.left(), m_table.horizontalHeader()->geometry().top(), room.width(),
                       m_table.horizontalHeader()->height());
    const auto show = [&](FrozenStrip &strip, const std::vector<int> &columns, bool isLeading, const QRect &within) {
        strip.setColumns(columns, widest);
        const int width = strip.contentWidth();
        const QRect rect(isLeading ? within.left() : within.right() + 1 - width, within.top(), width, within.height());
        strip.setGeometry(QStyle::visualRect(m_table.layoutDirection(), within, rect));
        strip.setVisible(width > 0);
        strip.raise();
    };
    show(*m_leading, leading, true, room);
    show(*m_trailing, trailing, false, room);
    show(*m_leadingTitles, leading, true, titles);
    show(*m_trailingTitles, trailing, false, titles);
}

void FrozenColumns::update()
{
    for (FrozenStrip *strip : {m_leading, m_trailing, m_leadingTitles, m_trailingTitles}) {
        if (strip->isVisible())
            strip->update();
    }
}

bool FrozenColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (!m_columns.empty() && event->type() == QEvent::Resize)
        place();
    return QObject::eventFilter(watched, event);
}

} // namespace Balehook
