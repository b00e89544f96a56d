// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/safetext.h"
#include "domain/records/fieldrecord.h"
#include "domain/records/page.h"
#include "models/linktext.h"
#include "models/pagedtablemodel.h"

#include <QStringList>

namespace Balehook {

/// What the tables of the console have in common beyond paging: how times, absent fields and elements that are no
/// record are shown. Times are relative in the cell and refreshed by refreshTimes(), which the page calls once a minute
/// while it is visible.
class ListingModel : public PagedTableModel
{
    Q_OBJECT

public:
    enum ListingRole {
        ChipsRole = FirstLeafRole, ///< the first elements of a list, as a QStringList; invalid where there are none
        ChipCountRole, ///< how many the list has, as qsizetype
        UnlistedRole, ///< true: the service no longer lists the record
        LabeledRole, ///< true: the text is the user's own label of a code, shown as a pill
        ColorRole, ///< of the pill, 0xRRGGBB as quint32; invalid where none was chosen
    };

    void setUtc(bool utc);
    bool isUtc() const { return m_utc; }
    void refreshTimes();

protected:
    explicit ListingModel(QObject *parent);

    /// What the service did not send; never shown as 0 or as an empty cell.
    static QString absentText();
    static QString absentForScreenReader();
    QString timeText(const Timestamp &time) const;
    static QVariant timeToolTip(const Timestamp &time);
    static QString listText(const QStringList &list);
    static QVariant listToolTip(const QStringList &list);
    static QString listForScreenReader(const QStringList &list);
    static QStringList chipsOf(const QStringList &list);
    /// What can be told apart by its end is cut in the middle.
    static bool isCutInMiddle(FieldKind kind)
    {
        return kind == FieldKind::Id || kind == FieldKind::Link || kind == FieldKind::File;
    }
    static QString unreadableText();
    /// Cells of an element that is no record; \a explanation is their tooltip.
    static QVariant unreadableCell(int column, int role, const QString &explanation);

private:
    bool m_utc = false;
};

/// A table of one type of record, made from the table of its fields: a cell says one field unless the leaf says more.
template <typename Record>
class RecordTableModel : public ListingModel
{
public:
    using Field = typename Record::Field;

    static constexpr int ColumnCount = int(Record::columns.size());

    explicit RecordTableModel(QObject *parent = nullptr)
        : ListingModel(parent)
    { }

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : ColumnCount; }
    /// The field that \a column shows; for a column made of others, its line in the table of the record's fields.
    static Field fieldOf(int column) { return Record::columns[std::size_t(column)]; }

    /// Null unless \a row is loaded and readable.
    const Record *recordAt(int row) const
    {
        qsizetype index = 0;
        const auto page = recordPage(row, &index);
        const Record *record = page ? &recordOf(*page, index) : nullptr;
        return record && record->isReadable() ? record : nullptr;
    }

protected:
    virtual QString display(const Record &record, int column) const { return fieldText(record, column); }
    virtual QVariant toolTip(const Record &record, int column) const { return fieldToolTip(record, column); }
    virtual QString accessibleText(const Record &record, int column) const
    {
        const Field field = fieldOf(column);
        if (!record.has(field))
            return absentForScreenReader();
        const QStringList *list = record.list(field);
        return list ? listForScreenReader(*list) : display(record, column);
    }
    virtual QString fullText(const Record &record, int column) const
    {
        const QStringList *list = record.list(fieldOf(column));
        return list ? list->join(QLatin1StringView(", ")) : record.text(fieldOf(column));
    }
    /// Roles beyond text.
    virtual QVariant more(const Record &record, int column, int role) const;
    /// Why an element that is no record shows nothing.
    virtual QString unreadableToolTip() const { return unreadableText(); }

    QString fieldText(const Record &record, int column) const;
    QVariant fieldToolTip(const Record &record, int column) const;

    QString headerText(int column) const override { return Record::title(fieldOf(column)); }
    QVariant headerRole(int column, int role) const override
    {
        const FieldKind kind = Record::kindOf(fieldOf(column));
        if (role == Qt::TextAlignmentRole)
            return QVariant::fromValue((kind == FieldKind::Count ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        if (role == ElideModeRole)
            return static_cast<int>(isCutInMiddle(kind) ? Qt::ElideMiddle : Qt::ElideRight);
        return {};
    }

    QVariant cell(const RecordPage &page, qsizetype index, int column, int role) const final
    {
        const Record &record = recordOf(page, index);
        if (!record.isReadable())
            return unreadableCell(column, role, role == Qt::ToolTipRole ? unreadableToolTip() : QString());
        switch (role) {
        case Qt::DisplayRole:
            return display(record, column);
        case Qt::ToolTipRole:
            return toolTip(record, column);
        case Qt::AccessibleTextRole:
            return accessibleText(record, column);
        case FullTextRole:
            return fullText(record, column);
        default:
            return more(record, column, role);
        }
    }
    bool isReadable(const RecordPage &page, qsizetype index) const final { return recordOf(page, index).isReadable(); }
    bool isSameRecord(const RecordPage &a, qsizetype i, const RecordPage &b, qsizetype j) const final
    {
        return isSame(recordOf(a, i), recordOf(b, j));
    }
    virtual bool isSame(const Record &a, const Record &b) const { return a == b; }

private:
    static const Record &recordOf(const RecordPage &page, qsizetype index)
    {
        return static_cast<const Page<Record> &>(page).at(index);
    }
};

template <typename Record>
QString RecordTableModel<Record>::fieldText(const Record &record, int column) const
{
    const Field field = fieldOf(column);
    if (!record.has(field))
        return absentText();
    if (Record::isTime(field))
        return timeText(record.time(field));
    if (const QStringList *list = record.list(field))
        return listText(*list);
    const QString &text = record.text(field);
    return cellText(Record::kindOf(field) == FieldKind::File ? fileNameOf(text) : text);
}

template <typename Record>
QVariant RecordTableModel<Record>::fieldToolTip(const Record &record, int column) const
{
    const Field field = fieldOf(column);
    if (!record.has(field))
        return {};
    if (Record::isTime(field))
        return timeToolTip(record.time(field));
    const QStringList *list = record.list(field);
    return list ? listToolTip(*list) : QVariant(plainToolTip(record.text(field)));
}

template <typename Record>
QVariant RecordTableModel<Record>::more(const Record &record, int column, int role) const
{
    const Field field = fieldOf(column);
    const FieldKind kind = Record::kindOf(field);
    if (role == LinkRole && (kind == FieldKind::Link || kind == FieldKind::File) && isWebLink(record.text(field)))
        return record.text(field);
    const QStringList *list = kind == FieldKind::List ? record.list(field) : nullptr;
    if (!list || list->isEmpty())
        return {};
    if (role == ChipsRole)
        return chipsOf(*list);
    return role == ChipCountRole ? QVariant(list->size()) : QVariant();
}

} // namespace Balehook
