// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the cells of a paged table say: this is called for every cell of every paint.

#include "core/text/safetext.h"
#include "models/pagedtablemodel_p.h"

#include <QLocale>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// One value a column, asked of the leaf once.
QVariant columnValue(std::vector<QVariant> &values, const PagedTableModel &model, int column, int role)
{
    if (values.empty()) {
        for (int i = 0; i < model.columnCount(); ++i)
            values.push_back(model.headerData(i, Qt::Horizontal, role));
    }
    return values[static_cast<std::size_t>(column)];
}

QString marksText(const PagedTableModel &model, const QModelIndex &index)
{
    const auto marks = PagedTableModel::Marks(model.data(index, PagedTableModel::MarksRole).toInt());
    QStringList parts;
    if (marks.testFlag(PagedTableModel::NewMark))
        parts += PagedTableModel::tr("new since the last refresh");
    if (marks.testFlag(PagedTableModel::ChangedMark))
        parts += PagedTableModel::tr("changed by the last refresh");
    if (marks.testFlag(PagedTableModel::WatchedMark))
        parts += PagedTableModel::tr("watched");
    if (const QString note = model.data(index, PagedTableModel::NoteRole).toString(); !note.isEmpty())
        parts += note;
    return QLocale().createSeparatedList(parts);
}

/// Both, one below the other.
QVariant withNote(const QString &note, const QVariant &toolTip)
{
    if (note.isEmpty())
        return toolTip;
    return QString(plainToolTip(note) + toolTip.toString());
}

} // namespace

QVariant PagedTableModel::data(const QModelIndex &index, int role) const
{
    switch (role) { // painting asks for these all the time; there is nothing to say
    case Qt::DecorationRole:
    case Qt::FontRole:
    case Qt::BackgroundRole:
    case Qt::ForegroundRole:
    case Qt::CheckStateRole:
    case Qt::SizeHintRole:
    case Qt::EditRole:
        return {};
    default:
        break;
    }
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int column = index.column();
    if (role == Qt::TextAlignmentRole)
        return columnValue(d->alignments, *this, column, role);
    if (role == ElideModeRole)
        return columnValue(d->elisions, *this, column, role);

    RowCells::Row &row = d->cells(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return d->text(row, column);
    case RowStateRole:
        return static_cast<int>(row.state);
    case ChangedRole:
        return row.novelty != Novelty::None;
    case MarksRole: {
        Marks all = row.page ? marks(*row.page, row.index) : Marks();
        all.setFlag(NewMark, row.novelty == Novelty::New);
        all.setFlag(ChangedMark, row.novelty == Novelty::Changed);
        return all.toInt();
    }
    case NoteRole:
        return d->noteOf && row.state == RowState::Loaded ? d->noteOf(index) : QString();
    case Qt::AccessibleDescriptionRole:
        return marksText(*this, index);
    case Qt::ToolTipRole:
        return row.page ? withNote(data(index, NoteRole).toString(), cell(*row.page, row.index, column, role))
                        : d->absentText(row, column, role);
    default:
        return row.page ? cell(*row.page, row.index, column, role) : d->absentText(row, column, role);
    }
}

QVariant PagedTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal) {
        if (section < 0 || section >= columnCount())
            return {};
        return role == Qt::DisplayRole ? QVariant(headerText(section)) : headerRole(section, role);
    }
    if (role != Qt::DisplayRole || section < 0 || section >= d->rows)
        return {};
    QVariant &number = d->cells(section).number;
    if (!number.isValid())
        number = QLocale().toString(d->firstRecord + section + 1);
    return number;
}

QVariant PagedTableModel::Private::absentText(const RowCells::Row &row, int column, int role) const
{
    const bool first = column == 0;
    switch (role) {
    case Qt::DisplayRole:
        if (!first)
            return QString();
        if (row.state == RowState::Failed)
            return PagedTableModel::tr("not loaded");
        return row.state == RowState::Moved ? PagedTableModel::tr("moved") : u"\u2026"_s;
    case Qt::AccessibleTextRole:
        if (row.state == RowState::Failed)
            return PagedTableModel::tr("not loaded");
        return row.state == RowState::Moved ? PagedTableModel::tr("moved") : PagedTableModel::tr("Loading…");
    case Qt::ToolTipRole:
        if (row.state == RowState::Moved)
            return plainToolTip(PagedTableModel::tr("The list changed: this record has moved."));
        if (row.state == RowState::Failed) {
            const Error *failure = loader.failureOf(records.extent().pageOf(firstRecord + row.row));
            return failure ? QVariant(plainToolTip(failure->userMessage())) : QVariant();
        }
        return {};
    default:
        return {};
    }
}

} // namespace Balehook
