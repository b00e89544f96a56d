// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/rowsmodel.h"

#include "core/process/background.h"
#include "core/text/safetext.h"
#include "failedrows/rows/failedrows.h"
#include "failedrows/table/tablelayout.h"
#include "failedrows/text/utf8cut.h"
#include "widgets/look/icons.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// A list of millions takes some hundredths of a second.
constexpr qint64 mostSearchedAtOnce = 100'000;

/// In any thread. \a rows are not the whole file.
qint64 placeIn(const RowList &rows, qint64 fileRow)
{
    const std::vector<quint32> &all = *rows.rows();
    const auto found = std::find(all.begin(), all.end(), quint32(fileRow));
    return found != all.end() ? qint64(found - all.begin()) : -1;
}

} // namespace

RowsModel::RowsModel(FailedRows &rows, QObject *parent, int mostRows)
    : QAbstractTableModel(parent)
    , m_source(rows)
    , m_mostRows(mostRows)
    , m_mark(themedIcon(u"triangle-alert"_s))
{
    connect(&rows, &FailedRows::opened, this, &RowsModel::takeFile);
    connect(&rows, &FailedRows::rowsChanged, this, &RowsModel::takeRows);
    connect(&rows.document(), &TableDocument::columnsAdded, this, &RowsModel::takeColumns);
    connect(&rows.document(), &TableDocument::rowsFetched, this, [this] {
        const int last = std::min(m_lastVisible, rowCount() - 1);
        if (m_firstVisible > last || m_columns == 0)
            return;
        Q_EMIT dataChanged(index(m_firstVisible, 0), index(last, m_columns - 1));
        Q_EMIT headerDataChanged(Qt::Vertical, m_firstVisible, last);
    });
}

void RowsModel::takeFile()
{
    ++m_turn;
    m_found = nullptr;
    beginResetModel();
    m_columns = m_source.document().columnCount();
    m_rows = m_source.rows();
    m_first = 0;
    endResetModel();
}

void RowsModel::takeRows(bool grew)
{
    const RowList &rows = m_source.rows();
    if (!grew || rows.size() < m_rows.size()) {
        beginResetModel();
        m_rows = rows;
        m_first = 0;
        endResetModel();
        return;
    }
    const int before = rowCount();
    const int after = rowsFrom(m_first, rows);
    if (after > before)
        beginInsertRows({}, before, after - 1);
    m_rows = rows;
    if (after > before)
        endInsertRows();
}

void RowsModel::takeColumns()
{
    const int columns = m_source.document().columnCount();
    if (columns <= m_columns)
        return;
    beginInsertColumns({}, m_columns, columns - 1);
    m_columns = columns;
    endInsertColumns();
}

int RowsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : rowsFrom(m_first, m_rows);
}

int RowsModel::rowsFrom(qint64 first, const RowList &rows) const
{
    return int(std::clamp<qint64>(rows.size() - first, 0, m_mostRows));
}

int RowsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QString RowsModel::shownCell(QByteArrayView cell)
{
    // More bytes than a shown cell can have: what is behind them need not be decoded.
    constexpr qsizetype enough = cellTextLimit * 4 + 64;
    const bool isLong = cell.size() > enough;
    QString text = cellText(QString::fromUtf8(utf8Cut(cell, enough)));
    if (isLong && !text.endsWith(u'…'))
        text += u'…';
    return text;
}

QVariant RowsModel::data(const QModelIndex &index, int role) const
{
    Q_ASSERT(checkIndex(index, CheckIndexOption::IndexIsValid));
    using State = PagedTableModel::RowState;
    switch (role) {
    case Qt::DisplayRole:
        if (const auto row = tableRow(index.row()))
            return shownCell(row->cell(index.column()));
        return u"…"_s;
    case Qt::ToolTipRole:
        if (const auto row = tableRow(index.row()); row && !row->cell(index.column()).isEmpty())
            return plainToolTip(QString::fromUtf8(utf8Cut(row->cell(index.column()), 2048)));
        return {};
    case PagedTableModel::RowStateRole:
        return int(tableRow(index.row()) ? State::Loaded : State::Waiting);
    case PagedTableModel::FullTextRole:
        if (const auto row = tableRow(index.row()))
            return row->text(index.column());
        return {};
    default:
        return {};
    }
}

QVariant RowsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return rowHeader(section, role);
    if (role == Qt::DisplayRole && section < m_columns)
        return cellText(m_source.columnName(section), 80);
    return {};
}

QVariant RowsModel::rowHeader(int row, int role) const
{
    if (role == Qt::DisplayRole)
        return QLocale().toString(fileRow(row) + 1);
    if (role != Qt::DecorationRole && role != Qt::ToolTipRole)
        return {};
    const auto loaded = tableRow(row);
    const QString text = loaded ? flagText(*loaded) : QString();
    if (text.isEmpty())
        return {};
    return role == Qt::DecorationRole ? QVariant(m_mark) : QVariant(toolTipOfSafeText(text));
}

QString RowsModel::flagText(const TableRow &row) const
{
    const RowFlags flags = row.flags();
    if (flags.hasOpenQuote)
        return tr("A quotation mark in this row is never closed. It was treated as a plain character.");
    if (flags.isCut)
        return tr("This line is too long for one row and continues in the next one.");
    if (flags.hasFewerCells)
        return tr("This row has fewer cells than the first line.");
    const qsizetype mostColumns = std::min<qsizetype>(
        m_source.document().namedColumns() + TableLayout::mostExtraColumns, TableLayout::mostColumns);
    if (m_columns >= mostColumns && row.cellCount() > m_columns)
        return tr("This row has more cells than the table has columns. Row in Full shows all of them.");
    if (flags.hasMoreCells)
        return tr("This row has more cells than the first line. They are in the last columns.");
    return {};
}

void RowsModel::setVisibleRows(int first, int last)
{
    m_firstVisible = first;
    m_lastVisible = last;
    if (m_rows.size() == 0)
        return;
    // A screen ahead and behind, so that paging finds its rows.
    const int margin = last - first + 1;
    const qint64 from = std::clamp<qint64>(m_first + first - margin, 0, m_rows.size() - 1);
    const qint64 to = std::clamp<qint64>(m_first + last + margin, from, m_rows.size() - 1);
    if (m_rows.isWholeFile()) {
        m_source.document().fetch(from, to - from + 1);
        return;
    }
    std::vector<qint64> wanted;
    for (qint64 place = from; place <= to; ++place)
        wanted.push_back(m_rows.at(place));
    m_source.document().fetch(wanted);
}

qint64 RowsModel::fileRow(int row) const
{
    return row >= 0 && m_first + row < m_rows.size() ? m_rows.at(m_first + row) : -1;
}

void RowsModel::findPlace(qint64 fileRow, std::function<void(qint64)> found)
{
    ++m_turn;
    m_found = nullptr;
    if (fileRow < 0) {
        found(-1);
    } else if (m_rows.isWholeFile()) {
        found(fileRow < m_rows.size() ? fileRow : -1);
    } else if (m_rows.size() <= mostSearchedAtOnce) {
        found(placeIn(m_rows, fileRow));
    } else {
        m_found = std::move(found);
        findElsewhere(fileRow);
    }
}

void RowsModel::findElsewhere(qint64 fileRow)
{
    const std::function<qint64(QPromise<qint64> &)> work = [rows = m_rows, fileRow](QPromise<qint64> &) {
        return placeIn(rows, fileRow);
    };
    whenDone(inBackground(work), this, [this, fileRow, in = m_rows.rows(), asked = m_turn](qint64 place) {
        if (asked != m_turn)
            return;
        // Those that were added meanwhile come after the others.
        const bool isStill = place >= 0 && place < m_rows.size() && m_rows.at(place) == fileRow;
        const auto found = std::exchange(m_found, nullptr);
        if (in == m_rows.rows() || isStill)
            found(place);
        else
            findPlace(fileRow, found);
    });
}

int RowsModel::showPlace(qint64 place)
{
    if (place < m_first || place >= m_first + rowCount())
        moveWindow(place);
    return int(place - m_first);
}

int RowsModel::centre(int row)
{
    const qint64 place = m_first + row;
    const bool isAtEnd = row >= rowCount() - 1 && place < lastPlace();
    if (isAtEnd || (row <= 0 && m_first > 0))
        moveWindow(place);
    return int(place - m_first);
}

/// So that \a place is in its middle, or as near to it as the list goes.
void RowsModel::moveWindow(qint64 place)
{
    const qint64 first = std::clamp<qint64>(place - m_mostRows / 2, 0, std::max<qint64>(0, m_rows.size() - m_mostRows));
    if (first == m_first)
        return;
    Q_EMIT layoutAboutToBeChanged();
    const qint64 shift = first - m_first;
    const int rows = rowCount(); // as many as before: the window is full wherever it is
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    m_first = first;
    for (const QModelIndex &each : before) {
        const qint64 row = each.row() - shift;
        after.append(row >= 0 && row < rows ? index(int(row), each.column()) : QModelIndex());
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

std::optional<TableRow> RowsModel::tableRow(int row) const
{
    const qint64 number = fileRow(row);
    return number >= 0 ? m_source.document().row(number) : std::nullopt;
}

} // namespace Balehook
