// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/safetext.h"
#include "domain/records/page.h"
#include "models/pagedtablemodel.h"

#include <QStringList>

namespace Balehook {

class Timestamp;

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
    /// Cells of an element that is no record; \a explanation is their tooltip.
    static QVariant unreadableCell(int column, int role, const QString &explanation);

private:
    bool m_utc = false;
};

/// A table of one kind of record: a cell says one field as text unless the leaf says more.
template <typename Record>
class RecordTableModel : public ListingModel
{
public:
    using Field = typename Record::Field;

    /// Null unless \a row is loaded and readable.
    const Record *recordAt(int row) const
    {
        qsizetype index = 0;
        const auto page = recordPage(row, &index);
        const Record *record = page ? &recordOf(*page, index) : nullptr;
        return record && record->isReadable() ? record : nullptr;
    }

protected:
    explicit RecordTableModel(QObject *parent)
        : ListingModel(parent)
    { }

    virtual Field fieldOf(int column) const = 0;
    virtual QString display(const Record &record, int column) const { return fieldText(record, column); }
    virtual QVariant toolTip(const Record &record, int column) const { return fieldToolTip(record, column); }
    virtual QString accessibleText(const Record &record, int column) const
    {
        return record.has(fieldOf(column)) ? display(record, column) : absentForScreenReader();
    }
    virtual QString fullText(const Record &record, int column) const { return record.text(fieldOf(column)); }
    /// Roles beyond text.
    virtual QVariant more(const Record &, int, int) const { return {}; }
    /// Why an element that is no record shows nothing.
    virtual QString unreadableToolTip() const = 0;

    QString fieldText(const Record &record, int column) const;
    QVariant fieldToolTip(const Record &record, int column) const;
    static const Timestamp &timeOf(const Record &record, Field field)
    {
        return field == Record::CreatedAt ? record.createdAt() : record.updatedAt();
    }
    static bool isTime(Field field) { return field == Record::CreatedAt || field == Record::UpdatedAt; }

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
    return isTime(field) ? timeText(timeOf(record, field)) : cellText(record.text(field));
}

template <typename Record>
QVariant RecordTableModel<Record>::fieldToolTip(const Record &record, int column) const
{
    const Field field = fieldOf(column);
    if (!record.has(field))
        return {};
    return isTime(field) ? timeToolTip(timeOf(record, field)) : QVariant(plainToolTip(record.text(field)));
}

} // namespace Balehook
