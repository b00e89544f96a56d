// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/find/foundrowsview.h"

#include "widgets/find/foundrowsmodel.h"
#include "widgets/look/characterwidth.h"

#include <QHeaderView>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// So many files are shown with their rows at once; the others can be expanded.
constexpr int mostExpanded = 50;

} // namespace

FoundRowsView::FoundRowsView(FoundRowsModel &model, QWidget *parent)
    : QTreeView(parent)
    , m_model(model)
    , m_showing([this] {
        showFresh();
        m_showing.isOver();
    })
{
    setObjectName(u"findRowsView"_s);
    setModel(&model);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setExpandsOnDoubleClick(false);
    const int character = characterWidth(fontMetrics());
    header()->resizeSection(FoundRowsModel::RowColumn, character * 20);
    header()->resizeSection(FoundRowsModel::ColumnColumn, character * 16);
    header()->resizeSection(FoundRowsModel::ValueColumn, character * 22);
}

void FoundRowsView::clear()
{
    m_fresh.clear();
    m_model.clear();
}

void FoundRowsView::add(qint64 place, const CachedFile &file, const FoundRows &rows)
{
    m_fresh.push_back({place, file, rows});
    m_showing.want();
}

void FoundRowsView::showFresh()
{
    if (m_fresh.empty())
        return;
    for (const Fresh &fresh : std::exchange(m_fresh, {}))
        m_model.add(fresh.place, fresh.file, fresh.rows);
    for (int row = 0; row < m_model.rowCount(); ++row) {
        setFirstColumnSpanned(row, {}, true);
        if (m_model.rowCount() <= mostExpanded)
            expand(m_model.index(row, 0));
    }
    // The newest job's first row, unless the user went elsewhere.
    if (!hasFocus())
        setCurrentIndex(m_model.index(0, 0, m_model.index(0, 0)));
}

} // namespace Balehook
