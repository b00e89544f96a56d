// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/largetableview.h"

#include "widgets/tables/frozenstrip.h"

#include <QAccessible>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyleOptionHeader>

namespace Balehook {

namespace {

/// The numbers at the side of a table, apart from its cells: beside a value that is cut at its beginning, as it is
/// where the table is scrolled sideways, "14" and "6989" would be read as "146989".
class RowNumbers final : public QHeaderView
{
public:
    explicit RowNumbers(QWidget *parent)
        : QHeaderView(Qt::Vertical, parent)
    {
        setSectionsClickable(true);
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader *option, int row) const override
    {
        QHeaderView::initStyleOptionForIndex(option, row);
        option->text += QChar(QChar::Nbsp); // styles have a margin of their own, and none can be set
    }
};

} // namespace

LargeTableView::LargeTableView(QWidget *parent)
    : QTableView(parent)
{
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectItems);
    setHorizontalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);

    setVerticalHeader(new RowNumbers(this));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setHighlightSections(false);
    verticalHeader()->setResizeContentsPrecision(0);
    verticalHeader()->setMinimumSectionSize(1); // changing it later looks at each row
    adaptRowHeight();

    m_report.setSingleShot(true);
    m_report.setInterval(0);
    connect(&m_report, &QTimer::timeout, this, &LargeTableView::reportVisibleRows);
}

LargeTableView::~LargeTableView() = default;

void LargeTableView::setSelectionModel(QItemSelectionModel *selection)
{
    QTableView::setSelectionModel(selection);
    if (!model() || horizontalHeader()->model() != model()) {
        m_headerSelection.reset(); // there is no model, or it is going
        return;
    }
    auto empty = std::make_unique<QItemSelectionModel>(model(), nullptr);
    horizontalHeader()->setSelectionModel(empty.get());
    m_headerSelection = std::move(empty);
}

void LargeTableView::setCompact(bool compact)
{
    m_compact = compact;
    adaptRowHeight();
}

void LargeTableView::adaptRowHeight()
{
    const int height = fontMetrics().height() + (m_compact ? 4 : 10);
    if (verticalHeader()->defaultSectionSize() == height)
        return;
    {
        // The header would tell the table of each row, one after the other: minutes for a million.
        const QSignalBlocker quiet(verticalHeader());
        verticalHeader()->setDefaultSectionSize(height);
    }
    updateGeometries();
    viewport()->update();
    m_report.start();
}

int LargeTableView::firstColumnOnScreen() const
{
    return qMax(0, horizontalHeader()->logicalIndexAt(isRightToLeft() ? viewport()->width() - 2 : 1));
}

void LargeTableView::goToRow(int row)
{
    if (!model() || row < 0 || row >= model()->rowCount())
        return;
    int column = currentIndex().column();
    if (column < 0 || isColumnHidden(column))
        column = firstColumnOnScreen();
    const QModelIndex index = model()->index(row, column);
    const bool onScreen = viewport()->rect().contains(QRect(0, rowViewportPosition(row), 1, rowHeight(row)));
    setCurrentIndex(index); // the view's own: a selection with Shift begins here from now on
    selectionModel()->select(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index, onScreen ? EnsureVisible : PositionAtCenter);
}

void LargeTableView::reportVisibleRows()
{
    if (!model() || !isVisible())
        return;
    const int rows = model()->rowCount();
    const int first = rowAt(0);
    if (rows == 0 || first < 0) {
        showsRows(0, qMax(0, viewport()->height() / qMax(1, verticalHeader()->defaultSectionSize())));
        return;
    }
    const int last = rowAt(viewport()->height() - 1);
    showsRows(first, last < 0 ? rows - 1 : last);
}

QModelIndex LargeTableView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const bool toEnd = action == MoveEnd;
    if (model() && model()->rowCount() > 0 && currentIndex().isValid() && (modifiers & Qt::ControlModifier)
        && (toEnd || action == MoveHome))
        return currentIndex().sibling(toEnd ? model()->rowCount() - 1 : 0, currentIndex().column());
    return QTableView::moveCursor(action, modifiers);
}

QItemSelectionModel::SelectionFlags LargeTableView::selectionCommand(const QModelIndex &index,
                                                                     const QEvent *event) const
{
    if (event && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<const QKeyEvent *>(event);
        const bool isJump = key->key() == Qt::Key_Home || key->key() == Qt::Key_End;
        if (isJump && key->modifiers() == Qt::ControlModifier) {
            const QKeyEvent plain(QEvent::KeyPress, key->key(), Qt::NoModifier);
            return QTableView::selectionCommand(index, &plain);
        }
    }
    return QTableView::selectionCommand(index, event);
}

FrozenColumns &LargeTableView::frozen()
{
    if (!m_frozen) {
        m_frozen =
            new FrozenColumns(*this,
                              {[this] { return itemOption(); },
                               [this](const QModelIndex &cell, const QMouseEvent *event) { pickCell(cell, event); }});
        const QHeaderView *titles = horizontalHeader();
        connect(titles, &QHeaderView::sectionResized, m_frozen, [this] { updateGeometries(); });
        connect(titles, &QHeaderView::sectionMoved, m_frozen, [this] { updateGeometries(); });
        connect(titles, &QHeaderView::sortIndicatorChanged, m_frozen, &FrozenColumns::update);
    }
    return *m_frozen;
}

void LargeTableView::pickCell(const QModelIndex &cell, const QMouseEvent *event)
{
    if (!cell.isValid())
        return;
    // A press of the other button within the selection leaves it, as anywhere in the table.
    const bool keeps = event->button() != Qt::LeftButton && selectionModel()->isSelected(cell);
    const bool scrollsToCurrent = hasAutoScroll();
    setAutoScroll(false); // it is in view
    const auto command = keeps ? QItemSelectionModel::NoUpdate : selectionCommand(cell, event);
    if (event->modifiers() & Qt::ShiftModifier && currentIndex().isValid() && !keeps)
        selectionModel()->select(QItemSelection(currentIndex(), cell), QItemSelectionModel::ClearAndSelect);
    else
        selectionModel()->setCurrentIndex(cell, command);
    setAutoScroll(scrollsToCurrent);
}

QStyleOptionViewItem LargeTableView::itemOption() const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    if (window()->isActiveWindow())
        option.state |= QStyle::State_Active;
    if (isEnabled())
        option.state |= QStyle::State_Enabled;
    return option;
}

void LargeTableView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    QTableView::scrollTo(index, hint);
    if (!hasFrozen() || !index.isValid() || m_frozen->isFrozen(index.column()))
        return;
    const int position = columnViewportPosition(index.column());
    const int left = isRightToLeft() ? viewport()->width() - position - columnWidth(index.column()) : position;
    const int hidden = m_frozen->leadingWidth() - left;
    const int beyond = left + columnWidth(index.column()) - (viewport()->width() - m_frozen->trailingWidth());
    if (hidden > 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - hidden);
    else if (beyond > 0 && left - beyond >= m_frozen->leadingWidth())
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + beyond);
}

void LargeTableView::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles)
{
    QTableView::dataChanged(topLeft, bottomRight, roles);
    if (hasFrozen())
        m_frozen->update();
}

void LargeTableView::updateGeometries()
{
    QTableView::updateGeometries();
    if (hasFrozen())
        m_frozen->setColumns(m_frozen->columns());
}

void LargeTableView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (hasFrozen())
        m_frozen->update();
    if (dy != 0)
        m_report.start();
}

void LargeTableView::resizeEvent(QResizeEvent *event)
{
    // Less room, as where the record unfolds below: the current row stays on screen if it was.
    const QModelIndex current = currentIndex();
    const int top = current.isValid() ? rowViewportPosition(current.row()) : -1;
    QTableView::resizeEvent(event);
    const bool wasSeen = top >= 0 && top + rowHeight(current.row()) <= event->oldSize().height();
    if (wasSeen && event->size().height() < event->oldSize().height()) {
        const int left = horizontalScrollBar()->value();
        scrollTo(current);
        horizontalScrollBar()->setValue(left);
    }
    m_report.start();
}

void LargeTableView::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    m_report.start();
}

void LargeTableView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        adaptRowHeight();
}

void LargeTableView::rowsInserted(const QModelIndex &parent, int start, int end)
{
    QTableView::rowsInserted(parent, start, end);
    m_report.start();
}

void LargeTableView::updateRow(int row)
{
    if (row >= 0)
        viewport()->update(0, rowViewportPosition(row), viewport()->width(), rowHeight(row));
}

void LargeTableView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (hasFrozen())
        m_frozen->update();
    if (current.row() == previous.row())
        return;
    // The whole row carries the mark of the current one.
    updateRow(previous.row());
    updateRow(current.row());
    Q_EMIT currentRowChanged(current.row());
}

/// An assistive program can select a row, but has no way to make it the current one, which is what people mean by it.
void LargeTableView::followSelection()
{
    const QItemSelectionModel *chosen = selectionModel();
    if (chosen && chosen->hasSelection() && !chosen->isSelected(currentIndex()))
        selectionModel()->setCurrentIndex(chosen->selection().constFirst().topLeft(), QItemSelectionModel::NoUpdate);
}

void LargeTableView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (hasFrozen())
        m_frozen->update();
    // Later: whoever selects by key or pointer sets the current cell a moment after.
    if (QAccessible::isActive() && !selected.isEmpty())
        QMetaObject::invokeMethod(this, &LargeTableView::followSelection, Qt::QueuedConnection);
    Q_EMIT selectionRowsChanged();
}

} // namespace Balehook
