// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/fieldrecord.h"
#include "widgets/tables/liststatus.h"
#include "widgets/tables/tablecolumns.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace Balehook {

class AccountSession;
class ListingModel;
class PagedTableView;
class PageSource;
struct Account;

/// What makes one list of the window differ from another: its source, its model, its columns and its words. One object
/// a page, owned by it; the machinery around it is the same for all lists.
class ListingKind
{
public:
    virtual ~ListingKind() = default;

    virtual Listing listing() const = 0;
    /// Of the tab, and of the table for a screen reader.
    virtual QString title() const = 0;
    /// Of the table, for its layout in the settings and for tests.
    virtual QString objectName() const = 0;

    virtual std::unique_ptr<ListingModel> makeModel() const = 0;
    /// Null: there is nowhere to ask.
    virtual PageSource *source(AccountSession &session) const = 0;
    /// Tells \a model what the account says about its list.
    virtual void configure(ListingModel &model, const Account &account, AccountSession *session) const;

    /// In the order in which they stand on screen at first.
    virtual std::vector<TableColumns::Default> columns() const = 0;
    /// What layouts saved before this program's own format were made of.
    virtual TableColumns::Legacy legacyColumns() const { return {}; }
    /// Columns painted otherwise than as plain text; called once.
    virtual void setDelegates(PagedTableView &table) const = 0;
    /// Columns whose link is copied where the current cell has none.
    virtual std::vector<int> linkColumns() const = 0;

    virtual QString noneText() const = 0; ///< the list is empty
    virtual QString failedText() const = 0; ///< nothing could be loaded
    /// Nothing of it is found; by default in the words for jobs.
    virtual QString noMatchText() const;
    /// Where source() is null: why, and what the buttons in the empty place say: to open a file, and to go to the path
    /// in the account.
    virtual QString noSourceText() const;
    virtual QString noSourceAction() const;
    virtual QString noSourcePath() const;

protected:
    /// Has \a table paint \a column as what it holds, if that is not plain text. The delegate belongs to the table.
    static void setDelegate(PagedTableView &table, int column, FieldKind kind);
};

/// What follows from the table of the fields of a record type.
template <typename Record>
class RecordListingKind : public ListingKind
{
public:
    std::vector<TableColumns::Default> columns() const final
    {
        std::vector<TableColumns::Default> columns;
        columns.reserve(Record::layout.size());
        for (const typename Record::Field field : Record::layout)
            columns.push_back({Record::columnOf(field), Record::schemaOf(field).width});
        return columns;
    }

    void setDelegates(PagedTableView &table) const override
    {
        for (std::size_t column = 0; column < Record::columns.size(); ++column)
            setDelegate(table, int(column), Record::kindOf(Record::columns[column]));
    }

    std::vector<int> linkColumns() const final
    {
        std::vector<int> columns;
        for (const typename Record::Field field : Record::facts) {
            const FieldKind kind = Record::kindOf(field);
            if (kind == FieldKind::Link || kind == FieldKind::File)
                columns.push_back(Record::columnOf(field));
        }
        return columns;
    }
};

} // namespace Balehook
