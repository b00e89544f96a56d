// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/tablecolumns.h"

#include "widgets/look/characterwidth.h"

#include <QHeaderView>
#include <QMenu>
#include <QTableView>

#include <algorithm>

namespace Balehook {

namespace {

/// With room for the mark of an order, whether it has one or not.
int widthOfTitle(const QHeaderView &header, int column)
{
    constexpr int margins = 8;
    const int hint = header.sectionSizeHint(column);
    return header.isSortIndicatorShown() ? hint : hint + header.fontMetrics().height() + margins;
}

} // namespace

std::vector<int> shownColumns(const QHeaderView &header)
{
    std::vector<int> columns;
    for (int visual = 0; visual < header.count(); ++visual) {
        const int column = header.logicalIndex(visual);
        if (!header.isSectionHidden(column))
            columns.push_back(column);
    }
    return columns;
}

TableColumns::TableColumns(QTableView &table, std::vector<Default> defaults, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_header(*table.horizontalHeader())
    , m_defaults(std::move(defaults))
{
    m_header.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&m_header, &QWidget::customContextMenuRequested, this, &TableColumns::openContextMenu);
}

void TableColumns::restore(const QByteArray &state)
{
    reset();
    if (state.isEmpty() || !m_header.restoreState(state))
        return;
    // A state of another version of the program may hide everything or lack a column.
    if (m_header.count() != int(m_defaults.size()) || shownCount() == 0)
        reset();
    m_header.setSectionResizeMode(QHeaderView::Interactive);
    m_header.setStretchLastSection(false);
    m_header.setSectionsClickable(false);
}

void TableColumns::reset()
{
    const int unit = characterWidth(m_table.fontMetrics());
    int visual = 0;
    for (const Default &column : m_defaults) {
        if (column.column >= m_header.count())
            continue;
        m_header.moveSection(m_header.visualIndex(column.column), visual++);
        m_header.setSectionHidden(column.column, !column.shown);
        m_header.resizeSection(column.column,
                               std::max(column.characters * unit + 12, widthOfTitle(m_header, column.column)));
    }
    Q_EMIT columnsReset();
}

QByteArray TableColumns::state() const
{
    return m_header.count() > 0 ? m_header.saveState() : QByteArray();
}

int TableColumns::shownCount() const
{
    return m_header.count() - m_header.hiddenSectionCount();
}

void TableColumns::fillMenu(QMenu &menu)
{
    menu.clear();
    for (int visual = 0; visual < m_header.count(); ++visual) {
        const int column = m_header.logicalIndex(visual);
        const QString name = m_table.model()->headerData(column, Qt::Horizontal).toString();
        QAction *action = menu.addAction(name);
        action->setCheckable(true);
        action->setChecked(!m_header.isSectionHidden(column));
        // The last column stays: an empty table could not be told from a broken one.
        action->setEnabled(m_header.isSectionHidden(column) || shownCount() > 1);
        connect(action, &QAction::toggled, this,
                [this, column](bool shown) { m_header.setSectionHidden(column, !shown); });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("&Reset Columns")), &QAction::triggered, this, &TableColumns::reset);
}

void TableColumns::openContextMenu(const QPoint &position)
{
    auto *menu = new QMenu(&m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu);
    menu->popup(m_header.viewport()->mapToGlobal(position));
}

} // namespace Balehook
