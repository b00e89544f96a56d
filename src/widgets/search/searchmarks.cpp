// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/searchmarks.h"

#include "models/pagedtablemodel.h"
#include "store/searchtext.h"
#include "widgets/tables/celldelegate.h"
#include "widgets/tables/largetableview.h"

#include <QHeaderView>
#include <QLocale>
#include <QPointer>
#include <QScrollBar>

#include <algorithm>

namespace Balehook {

SearchMarks::SearchMarks(LargeTableView &table, QObject *parent)
    : QObject(parent)
    , m_table(table)
{
    const auto repaint = [this] {
        if (!m_marks.empty())
            m_table.viewport()->update(); // another column may be the first on screen
    };
    connect(table.horizontalScrollBar(), &QScrollBar::valueChanged, this, repaint);
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, this, repaint);
    connect(table.horizontalHeader(), &QHeaderView::sectionMoved, this, repaint);
}

void SearchMarks::show(const std::vector<QStringList> &marks, PagedTableModel *model)
{
    for (CellDelegate *delegate : CellDelegate::of(m_table))
        delegate->setHighlights(marks);
    m_marks = marks;
    for (QStringList &texts : m_marks) {
        for (QString &text : texts)
            text = SearchText::folded(text);
    }
    if (model && m_marks.empty())
        model->setNotes(nullptr);
    else if (model)
        model->setNotes([self = QPointer<SearchMarks>(this)](const QModelIndex &index) {
            return self ? self->noteOf(index) : QString();
        });
    m_table.viewport()->update();
}

bool SearchMarks::isOutOfView(int column) const
{
    const QHeaderView &header = *m_table.horizontalHeader();
    if (header.isSectionHidden(column))
        return true;
    const int from = header.sectionViewportPosition(column);
    return from + header.sectionSize(column) <= 0 || from >= header.viewport()->width();
}

/// In what the cell says, or where that is cut in all of its text; of a link only the name of the file is searched.
bool SearchMarks::isMatch(const QModelIndex &cell) const
{
    const bool isLink = cell.data(PagedTableModel::LinkRole).isValid();
    const QString shown = cell.data(Qt::DisplayRole).toString();
    const QString whole = isLink ? QString() : cell.data(PagedTableModel::FullTextRole).toString();
    const QStringList &texts = m_marks[std::size_t(cell.column())];
    return std::any_of(texts.begin(), texts.end(), [&](const QString &text) {
        return SearchText::find(shown, text) >= 0 || SearchText::find(whole, text) >= 0;
    });
}

QString SearchMarks::noteOf(const QModelIndex &index) const
{
    if (index.column() != m_table.firstColumnOnScreen())
        return {};
    QStringList names;
    for (int column = 0; column < int(m_marks.size()); ++column) {
        if (!m_marks[std::size_t(column)].isEmpty() && isOutOfView(column) && isMatch(index.siblingAtColumn(column)))
            names.append(index.model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    }
    return names.isEmpty() ? QString()
                           : tr("Match in: %1", "columns out of view").arg(names.join(QLatin1StringView(", ")));
}

} // namespace Balehook
