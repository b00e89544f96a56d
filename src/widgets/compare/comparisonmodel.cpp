// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/compare/comparisonmodel.h"

#include "core/text/safetext.h"
#include "models/pagedtablemodel.h"
#include "widgets/rows/rowsmodel.h"

#include <QLocale>

#include <algorithm>
#include <limits>

namespace Balehook {

using namespace Qt::StringLiterals;

using Kind = FileComparison::Kind;

ComparisonModel::ComparisonModel(QObject *parent)
    : QAbstractTableModel(parent)
{ }

ComparisonModel::~ComparisonModel() = default;

void ComparisonModel::setRows(std::unique_ptr<ComparisonRows> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_first = 0;
    m_last = -1;
    endResetModel();
    if (m_rows) {
        connect(m_rows.get(), &ComparisonRows::changed, this, [this] {
            beginResetModel();
            endResetModel();
            Q_EMIT rowsChanged();
        });
        const auto refresh = [this] {
            const int last = std::min(m_last, rowCount() - 1);
            if (m_first <= last)
                Q_EMIT dataChanged(index(m_first, 0), index(last, columnCount() - 1));
        };
        connect(m_rows.get(), &ComparisonRows::fetched, this, refresh);
        // What was asked for before there were rows comes now.
        connect(m_rows.get(), &ComparisonRows::ready, this, [this] { setVisibleRows(m_first, m_last); });
    }
    Q_EMIT rowsChanged();
}

void ComparisonModel::setVisibleRows(int first, int last)
{
    m_first = first;
    m_last = last;
    if (!m_rows || !m_rows->isReady() || last < first)
        return;
    // A screen ahead and behind, so that paging finds its rows.
    const int margin = last - first + 1;
    m_rows->fetch(first - margin, last + margin);
}

bool ComparisonModel::hasColumn(int column) const
{
    if (!m_rows)
        return false;
    const FileComparison &comparison = m_rows->comparison();
    const std::optional<Kind> kind = m_rows->kind();
    switch (column) {
    case ComparisonText::What:
        return !kind;
    case ComparisonText::RowBefore:
        return kind != Kind::NewlyFailing;
    case ComparisonText::RowAfter:
        return kind != Kind::NotInNewer;
    case ComparisonText::ReasonBefore:
        return kind != Kind::NewlyFailing && kind != Kind::SameReason && comparison.olderSide.reason >= 0;
    case ComparisonText::ReasonAfter:
        return kind != Kind::NotInNewer && comparison.newerSide.reason >= 0;
    case ComparisonText::ChangedCells:
        return kind != Kind::NewlyFailing && kind != Kind::NotInNewer;
    default:
        return true;
    }
}

int ComparisonModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_rows ? 0 : int(std::min<qint64>(m_rows->count(), std::numeric_limits<int>::max()));
}

int ComparisonModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ComparisonText::ColumnCount);
}

std::optional<QString> ComparisonModel::changesOf(const FileComparison::Row &row) const
{
    if (!row.hasChangedCells)
        return QString();
    const auto older = m_rows->olderRow(row);
    const auto newer = m_rows->newerRow(row);
    if (!older || !newer)
        return {};
    return ComparisonText::changes(m_rows->comparison().changes([&older](int column) { return older->cell(column); },
                                                                [&newer](int column) { return newer->cell(column); }));
}

std::optional<QString> ComparisonModel::text(int place, int column, bool isWhole) const
{
    const FileComparison::Row row = m_rows->at(place);
    const FileComparison &comparison = m_rows->comparison();
    const auto cell = [isWhole](const std::optional<TableRow> &loaded, int number) -> std::optional<QString> {
        if (!loaded)
            return {};
        return isWhole ? loaded->text(number) : RowsModel::shownCell(loaded->cell(number));
    };
    const auto number = [](qint64 value) { return value < 0 ? QString() : QLocale().toString(value + 1); };
    switch (column) {
    case ComparisonText::What:
        return ComparisonText::kind(m_rows->kindAt(place));
    case ComparisonText::Key: {
        const bool isNew = row.newer >= 0;
        const auto loaded = isNew ? m_rows->newerRow(row) : m_rows->olderRow(row);
        if (!loaded)
            return {};
        QStringList values;
        for (const int key : isNew ? comparison.newerSide.keys : comparison.olderSide.keys)
            values.append(*cell(loaded, key));
        return values.join(", "_L1);
    }
    case ComparisonText::RowBefore:
        return number(row.older);
    case ComparisonText::RowAfter:
        return number(row.newer);
    case ComparisonText::ReasonBefore:
        return row.older < 0 ? QString() : cell(m_rows->olderRow(row), comparison.olderSide.reason);
    case ComparisonText::ReasonAfter:
        return row.newer < 0 ? QString() : cell(m_rows->newerRow(row), comparison.newerSide.reason);
    case ComparisonText::ChangedCells: {
        const auto changes = changesOf(row);
        return changes && !isWhole ? cellText(*changes) : changes;
    }
    default:
        return QString();
    }
}

QVariant ComparisonModel::data(const QModelIndex &index, int role) const
{
    if (!m_rows || !index.isValid())
        return {};
    using State = PagedTableModel::RowState;
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column(), false).value_or(u"…"_s);
    case Qt::ToolTipRole:
        if (const QString whole = text(index.row(), index.column(), true).value_or(QString()); !whole.isEmpty())
            return plainToolTip(whole.left(4096));
        return {};
    case PagedTableModel::RowStateRole:
        return int(text(index.row(), ComparisonText::Key, false) ? State::Loaded : State::Waiting);
    case PagedTableModel::FullTextRole:
        return text(index.row(), index.column(), true).value_or(QString());
    default:
        return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isNumber = section == ComparisonText::RowBefore || section == ComparisonText::RowAfter;
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && isNumber)
        return int(Qt::AlignTrailing | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == ComparisonText::Key && m_rows)
        return cellText(m_rows->comparison().keys.join(", "_L1), 80);
    return ComparisonText::column(section);
}

} // namespace Balehook
