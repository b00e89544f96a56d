// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/tablecolumns.h"

#include "widgets/look/characterwidth.h"
#include "widgets/tables/largetableview.h"

#include <QEvent>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QStyle>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto columnsKey = "columns"_L1;
constexpr auto frozenKey = "frozen"_L1;
constexpr auto numberKey = "column"_L1;
constexpr auto widthKey = "characters"_L1;
constexpr auto hiddenKey = "isHidden"_L1;
constexpr double mostCharacters = 2000;

/// With room for the mark of an order, whether it has one or not.
int widthOfTitle(const QHeaderView &header, int column)
{
    const int hint = header.sectionSizeHint(column);
    if (header.isSortIndicatorShown())
        return hint;
    // As QCommonStyle counts it: the mark is as high as the title with its margins, and has a margin itself.
    const QString title = header.model()->headerData(column, header.orientation()).toString();
    const int margin = header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
    return hint + header.fontMetrics().size(0, title).height() + 3 * margin;
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

TableColumns::TableColumns(QTableView &table, std::vector<Default> defaults, QObject *parent, Legacy legacy)
    : QObject(parent)
    , m_table(table)
    , m_header(*table.horizontalHeader())
    , m_defaults(std::move(defaults))
    , m_legacy(std::move(legacy))
    , m_unit(characterWidth(table.fontMetrics()))
{
    m_header.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&m_header, &QWidget::customContextMenuRequested, this, [this](const QPoint &place) {
        openContextMenu(m_header.logicalIndexAt(place), m_header.viewport()->mapToGlobal(place));
    });
    if (auto *large = qobject_cast<LargeTableView *>(&table)) {
        m_frozen = &large->frozen();
        connect(m_frozen, &FrozenColumns::titleMenuRequested, this, &TableColumns::openContextMenu);
    }
    table.installEventFilter(this);
}

bool TableColumns::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_table && event->type() == QEvent::FontChange)
        scaleToText();
    return QObject::eventFilter(watched, event);
}

void TableColumns::scaleToText()
{
    const int unit = characterWidth(m_table.fontMetrics());
    const int before = std::exchange(m_unit, unit);
    if (unit == before)
        return;
    for (int column = 0; column < m_header.count(); ++column) {
        if (!m_header.isSectionHidden(column))
            m_header.resizeSection(column, m_header.sectionSize(column) * unit / before);
    }
}

void TableColumns::restore(const QByteArray &state)
{
    reset();
    if (state.isEmpty())
        return;
    const bool isRestored = state.startsWith('{') ? restoreOwn(state) : restoreLegacy(state);
    // A state of another version of the program may hide everything.
    if (!isRestored || shownCount() == 0)
        reset();
}

bool TableColumns::restoreOwn(const QByteArray &state)
{
    const QJsonObject object = QJsonDocument::fromJson(state).object();
    const QJsonArray columns = object.value(columnsKey).toArray();
    std::vector<bool> known(std::size_t(std::max(0, m_header.count())));
    int visual = 0;
    for (const QJsonValue &each : columns) {
        const int column = each[numberKey].toInt(-1);
        const double characters = each[widthKey].toDouble();
        if (column < 0 || column >= m_header.count() || known[std::size_t(column)] || !(characters > 0)
            || characters > mostCharacters)
            continue;
        known[std::size_t(column)] = true;
        m_header.moveSection(m_header.visualIndex(column), visual++);
        m_header.setSectionHidden(column, false); // a hidden one has no width to set
        m_header.resizeSection(column, std::max(1, qRound(characters * m_unit)));
        m_header.setSectionHidden(column, each[hiddenKey].toBool());
    }
    std::vector<int> frozen;
    const QJsonArray frozenNow = object.value(frozenKey).toArray();
    for (const QJsonValue &each : frozenNow) {
        if (const int column = each.toInt(-1); column >= 0 && column < m_header.count())
            frozen.push_back(column);
    }
    if (m_frozen)
        m_frozen->setColumns(std::move(frozen));
    for (const Default &column : m_defaults) {
        if (visual > 0 && column.column < m_header.count() && !known[std::size_t(column.column)])
            moveBesideDefault(column.column);
    }
    return visual > 0;
}

bool TableColumns::restoreLegacy(const QByteArray &state)
{
    if (!m_header.restoreState(state))
        return false;
    m_header.setSectionResizeMode(QHeaderView::Interactive);
    m_header.setStretchLastSection(false);
    m_header.setSectionsClickable(false);
    if (m_header.count() != int(m_defaults.size()))
        return false;
    if (m_legacy.order.empty())
        return true;
    std::vector<int> order;
    for (int visual = 0; visual < m_header.count(); ++visual) {
        const int column = m_header.logicalIndex(visual);
        if (std::find(m_legacy.order.begin(), m_legacy.order.end(), column) != m_legacy.order.end())
            order.push_back(column);
    }
    const bool isMoved = order != m_legacy.order;
    int visual = 0;
    for (const Default &column : m_defaults) {
        const bool isNew =
            std::find(m_legacy.order.begin(), m_legacy.order.end(), column.column) == m_legacy.order.end();
        const auto &redefined = m_legacy.redefined;
        if (!isMoved)
            m_header.moveSection(m_header.visualIndex(column.column), visual++);
        else if (isNew)
            moveBesideDefault(column.column);
        if (isNew || std::find(redefined.begin(), redefined.end(), column.column) != redefined.end()) {
            if (!m_header.isSectionHidden(column.column))
                m_header.resizeSection(column.column, defaultWidth(column));
        }
    }
    return true;
}

void TableColumns::moveBesideDefault(int column)
{
    int before = -1;
    for (const Default &each : m_defaults) {
        if (each.column == column)
            break;
        before = each.column;
    }
    const int from = m_header.visualIndex(column);
    const int beside = before < 0 ? -1 : m_header.visualIndex(before);
    m_header.moveSection(from, from < beside ? beside : beside + 1);
}

int TableColumns::defaultWidth(const Default &column) const
{
    return std::max(column.characters * m_unit + 12, widthOfTitle(m_header, column.column));
}

void TableColumns::reset()
{
    m_unit = characterWidth(m_table.fontMetrics());
    if (m_frozen)
        m_frozen->setColumns({});
    int visual = 0;
    for (const Default &column : m_defaults) {
        if (column.column >= m_header.count())
            continue;
        m_header.moveSection(m_header.visualIndex(column.column), visual++);
        m_header.setSectionHidden(column.column, false);
        m_header.resizeSection(column.column, defaultWidth(column));
        m_header.setSectionHidden(column.column, !column.shown);
    }
    Q_EMIT columnsReset();
}

QByteArray TableColumns::state() const
{
    if (m_header.count() == 0)
        return {};
    // A hidden section has no size; it comes back with the one it had, and that Qt keeps to itself.
    QJsonArray columns;
    for (int visual = 0; visual < m_header.count(); ++visual) {
        const int column = m_header.logicalIndex(visual);
        const bool isHidden = m_header.isSectionHidden(column);
        const auto byDefault = std::find_if(m_defaults.begin(), m_defaults.end(),
                                            [column](const Default &each) { return each.column == column; });
        const int hiddenWidth =
            byDefault != m_defaults.end() ? defaultWidth(*byDefault) : m_header.defaultSectionSize();
        const int width = isHidden ? hiddenWidth : m_header.sectionSize(column);
        columns.append(QJsonObject{
            {numberKey, column}, {widthKey, qRound(width * 100.0 / m_unit) / 100.0}, {hiddenKey, isHidden}});
    }
    QJsonArray frozen;
    if (m_frozen) {
        for (const int column : m_frozen->columns())
            frozen.append(column);
    }
    return QJsonDocument(QJsonObject{{columnsKey, columns}, {frozenKey, frozen}}).toJson(QJsonDocument::Compact);
}

int TableColumns::shownCount() const
{
    return m_header.count() - m_header.hiddenSectionCount();
}

void TableColumns::addFreezing(QMenu &menu, int column)
{
    if (!m_frozen || column < 0)
        return;
    QAction *freezing = menu.addAction(tr("&Freeze Column"));
    freezing->setCheckable(true);
    freezing->setChecked(m_frozen->isFrozen(column));
    connect(freezing, &QAction::triggered, this,
            [this, column](bool isFrozen) { m_frozen->setFrozen(column, isFrozen); });
}

void TableColumns::fillMenu(QMenu &menu)
{
    menu.clear();
    const std::vector<int> shown = shownColumns(m_header);
    const int current = m_table.currentIndex().column();
    fillMenu(menu, current < 0 && !shown.empty() ? shown.front() : current);
}

void TableColumns::fillMenu(QMenu &menu, int current)
{
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
    addFreezing(menu, current);
    connect(menu.addAction(tr("&Reset Columns")), &QAction::triggered, this, &TableColumns::reset);
}

void TableColumns::openContextMenu(int column, const QPoint &place)
{
    auto *menu = new QMenu(&m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu, column);
    menu->popup(place);
}

} // namespace Balehook
