// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/rowcolumns.h"

#include "core/text/safetext.h"
#include "failedrows/rows/failedrows.h"
#include "widgets/fields/helppage.h"
#include "widgets/messages/detailsdialog.h"
#include "widgets/rows/rowsheader.h"
#include "widgets/rows/rowsview.h"

#include <QCursor>
#include <QLocale>
#include <QMenu>
#include <QToolTip>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t valuesInTip = 5;

} // namespace

RowColumns::RowColumns(FailedRows &rows, RowsView &view, QObject *parent)
    : QObject(parent)
    , m_rows(rows)
    , m_view(view)
    , m_inspector(rows.document())
{
    RowsHeader &header = view.header();
    connect(&rows, &FailedRows::opened, this, &RowColumns::takeFile);
    connect(view.model(), &QAbstractItemModel::columnsInserted, this, [this](const QModelIndex &, int first) {
        applyHidden();
        m_view.fitColumns(first);
    });
    connect(&rows, &FailedRows::completed, this, [this] {
        if (m_asked >= 0)
            m_inspector.inspect(m_asked);
    });
    connect(&rows, &FailedRows::closed, &m_inspector, &ColumnInspector::forgetAll);
    const auto showOrder = [this] {
        const RowOrder &order = m_rows.order();
        m_view.header().setSortIndicatorShown(order.column >= 0);
        m_view.header().setSortIndicator(order.column, order.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    };
    connect(&rows, &FailedRows::rowsChanged, this, showOrder);
    connect(&rows, &FailedRows::arrangingChanged, this, showOrder);
    connect(&header, &RowsHeader::columnChosen, this, &RowColumns::sortNext);
    connect(&header, &QWidget::customContextMenuRequested, this, &RowColumns::openMenu);
    connect(&view.frozen(), &FrozenColumns::titleClicked, this, &RowColumns::sortNext);
    connect(&view.frozen(), &FrozenColumns::titleMenuRequested, this, &RowColumns::openMenuOf);
    connect(&header, &RowsHeader::columnHovered, this, [this](int column, const QPoint &place) {
        m_hovered = column;
        m_hoverPlace = place;
        m_inspector.inspect(column);
        showSummary(column);
    });
    connect(&m_inspector, &ColumnInspector::inspected, this, [this](int column) {
        const QPoint mouse = m_view.header().viewport()->mapFromGlobal(QCursor::pos());
        if (column == m_asked)
            openSummary(column);
        else if (column == m_hovered && m_view.header().viewport()->rect().contains(mouse)
                 && m_view.header().logicalIndexAt(mouse) == column)
            showSummary(column);
    });
}

void RowColumns::takeFile()
{
    m_kinds.clear();
    m_hovered = m_asked = -1;
    applyHidden();
    m_view.fitColumns();
    keepReasonInView();
}

/// Why rows failed is what people read, however wide the file is.
void RowColumns::keepReasonInView()
{
    const int reason = m_rows.reasonColumn();
    m_view.frozen().setColumns(reason >= 0 ? std::vector<int>{reason} : std::vector<int>());
}

void RowColumns::applyHidden()
{
    const std::vector<int> hidden = m_rows.hiddenColumns();
    for (int column = 0; column < m_view.header().count(); ++column)
        m_view.header().setSectionHidden(column, std::find(hidden.begin(), hidden.end(), column) != hidden.end());
}

SortKind RowColumns::kindOf(int column) const
{
    const auto chosen = m_kinds.constFind(column);
    return chosen != m_kinds.constEnd() ? *chosen : guessedSortKind(m_rows.document(), column);
}

void RowColumns::sortNext(int column)
{
    const RowOrder &order = m_rows.order();
    if (order.column != column)
        sort(column, false);
    else if (!order.descending)
        sort(column, true);
    else
        m_rows.setOrder({});
}

void RowColumns::sort(int column, bool descending)
{
    m_rows.setOrder({.column = column, .kind = kindOf(column), .descending = descending});
}

void RowColumns::openMenu(const QPoint &place)
{
    openMenuOf(m_view.header().logicalIndexAt(place), m_view.header().viewport()->mapToGlobal(place));
}

void RowColumns::openMenuOf(int column, const QPoint &place)
{
    if (column < 0)
        return;
    auto *menu = new QMenu(&m_view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu, column);
    menu->popup(place);
}

void RowColumns::fillMenu(QMenu &menu, int column)
{
    addSortActions(menu, column);
    menu.addSeparator();
    QAction *reasons = menu.addAction(tr("&Reasons Are in This Column"));
    reasons->setCheckable(true);
    reasons->setChecked(m_rows.reasonColumn() == column);
    connect(reasons, &QAction::triggered, this, [this, column] { m_rows.setReasonColumn(column); });
    addPersonal(menu, column);
    QAction *freezing = menu.addAction(tr("Free&ze Column"));
    freezing->setCheckable(true);
    freezing->setChecked(m_view.frozen().isFrozen(column));
    connect(freezing, &QAction::triggered, this,
            [this, column](bool isFrozen) { m_view.frozen().setFrozen(column, isFrozen); });
    QAction *about = menu.addAction(tr("Column Prof&ile..."));
    connect(about, &QAction::triggered, this, [this, column] { openProfile(column); });
    menu.addSeparator();
    QAction *hiding = menu.addAction(tr("&Hide Column"));
    hiding->setEnabled(m_view.shownColumns().size() > 1);
    connect(hiding, &QAction::triggered, this, [this, column] { hide(column); });
    addShownColumns(menu);
}

void RowColumns::openProfile(int column)
{
    m_asked = column;
    if (m_inspector.summary(column))
        openSummary(column);
    else
        m_inspector.inspect(column);
}

void RowColumns::addSortActions(QMenu &menu, int column)
{
    const RowOrder order = m_rows.order();
    const auto add = [&](const QString &text, bool checked, auto run) {
        QAction *action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(checked);
        connect(action, &QAction::triggered, this, run);
    };
    const bool isSorted = order.column == column;
    add(tr("Sort &Ascending"), isSorted && !order.descending, [this, column] { sort(column, false); });
    add(tr("Sort &Descending"), isSorted && order.descending, [this, column] { sort(column, true); });
    add(tr("File &Order"), order.column < 0, [this] { m_rows.setOrder({}); });
    menu.addSeparator();
    const SortKind kind = kindOf(column);
    const auto addKind = [&](const QString &text, SortKind each) {
        add(text, kind == each, [this, column, each] {
            m_kinds.insert(column, each);
            sort(column, m_rows.order().column == column && m_rows.order().descending);
        });
    };
    addKind(tr("Sort as &Text"), SortKind::Text);
    addKind(tr("Sort as &Numbers"), SortKind::Number);
    addKind(tr("Sort as Te&xt with Numbers"), SortKind::Natural);
}

void RowColumns::addPersonal(QMenu &menu, int column)
{
    std::vector<int> personal = m_rows.personalColumns();
    const auto found = std::find(personal.begin(), personal.end(), column);
    QAction *action = menu.addAction(tr("Contains &Personal Data"));
    action->setCheckable(true);
    action->setChecked(found != personal.end());
    if (found != personal.end())
        personal.erase(found);
    else
        personal.push_back(column);
    connect(action, &QAction::triggered, this, [this, personal] { m_rows.setPersonalColumns(personal); });
}

void RowColumns::addShownColumns(QMenu &menu)
{
    constexpr int most = 40; // a longer menu is of no use
    QMenu *columns = menu.addMenu(tr("Shown &Columns"));
    QAction *all = columns->addAction(tr("&All Columns"));
    connect(all, &QAction::triggered, this, &RowColumns::showAll);
    columns->addSeparator();
    const bool isLast = m_view.shownColumns().size() == 1;
    for (int column = 0; column < std::min(m_view.header().count(), most); ++column) {
        QString name = cellText(m_rows.columnName(column), 40);
        QAction *action = columns->addAction(name.replace(u'&', u"&&"_s));
        const bool isShown = !m_view.header().isSectionHidden(column);
        action->setCheckable(true);
        action->setChecked(isShown);
        action->setEnabled(!isShown || !isLast);
        connect(action, &QAction::toggled, this, [this, column](bool shown) { setHidden(column, !shown); });
    }
}

void RowColumns::hide(int column)
{
    if (m_view.shownColumns().size() > 1)
        setHidden(column, true);
}

void RowColumns::showAll()
{
    m_rows.setHiddenColumns({});
    applyHidden();
}

void RowColumns::setHidden(int column, bool hidden)
{
    std::vector<int> columns = m_rows.hiddenColumns();
    std::erase(columns, column);
    if (hidden)
        columns.push_back(column);
    m_rows.setHiddenColumns(columns);
    applyHidden();
}

void RowColumns::showSummary(int column)
{
    const QString name = cellText(m_rows.columnName(column));
    const auto summary = m_inspector.summary(column);
    QString text = name;
    if (summary)
        text = summaryText(name, *summary, valuesInTip);
    else if (m_rows.document().isComplete())
        text += u'\n' + tr("Counting…");
    QToolTip::showText(m_hoverPlace, plainToolTip(text), &m_view.header());
}

void RowColumns::openSummary(int column)
{
    m_asked = -1;
    const QString name = cellText(m_rows.columnName(column));
    const ColumnSummary summary = *m_inspector.summary(column);
    auto *dialog = new DetailsDialog(tr("Profile of the column %1").arg(name),
                                     summaryText(name, summary, summary.mostFrequent.size()), &m_view);
    dialog->setWindowTitle(tr("Column Profile"));
    HelpPage::set(*dialog, u"failed-rows"_s);
    dialog->open();
}

QString RowColumns::summaryText(const QString &name, const ColumnSummary &summary, std::size_t values)
{
    const QLocale locale;
    const auto number = [&locale](qint64 count) { return locale.toString(count); };
    QStringList lines{name, tr("%1 of %2 rows are empty").arg(number(summary.empty), number(summary.rows))};
    lines.append((summary.moreDistinct ? tr("More than %1 distinct values") : tr("Distinct values: %1"))
                     .arg(number(summary.distinct)));
    if (summary.longest > 0)
        lines.append(
            tr("Shortest: %1, longest: %2 (characters)").arg(number(summary.shortest), number(summary.longest)));
    const auto shown = [](const QByteArray &text) { return cellText(QString::fromUtf8(text), 60); };
    if (summary.numbers > 0) {
        lines.append(tr("Numbers: %1").arg(number(summary.numbers)));
        //: Numbers, as they stand in their cells.
        lines.append(tr("Smallest: %1, largest: %2").arg(shown(summary.smallest), shown(summary.largest)));
    }
    const bool repeats = !summary.mostFrequent.empty() && summary.mostFrequent.front().count > 1;
    if (repeats) {
        lines.append(tr("Most frequent:"));
        for (std::size_t i = 0; i < std::min(values, summary.mostFrequent.size()); ++i) {
            const ColumnSummary::Value &value = summary.mostFrequent[i];
            //: A number of rows and the value that they have.
            lines.append((summary.countsAreExact ? tr("%1 × %2") : tr("at least %1 × %2"))
                             .arg(number(value.count), shown(value.text)));
        }
    }
    return lines.join(u'\n');
}

} // namespace Balehook
