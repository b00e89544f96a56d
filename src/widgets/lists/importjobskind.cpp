// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/importjobskind.h"

#include "domain/account/account.h"
#include "models/importjobsmodel.h"
#include "session/account/accountsession.h"
#include "widgets/tables/countsdelegate.h"
#include "widgets/tables/pagedtableview.h"

namespace Balehook {

using namespace Qt::StringLiterals;

Listing ImportJobsKind::listing() const
{
    return Listing::ImportJobs;
}

QString ImportJobsKind::title() const
{
    return tr("Import jobs");
}

QString ImportJobsKind::objectName() const
{
    return u"importJobsTable"_s;
}

std::unique_ptr<ListingModel> ImportJobsKind::makeModel() const
{
    return std::make_unique<ImportJobsModel>();
}

PageSource *ImportJobsKind::source(AccountSession &session) const
{
    return &session.importJobs();
}

void ImportJobsKind::configure(ListingModel &model, const Account &account, AccountSession *) const
{
    static_cast<ImportJobsModel &>(model).setStatusLabels(account.statusLabels);
}

std::vector<TableColumns::Default> ImportJobsKind::columns() const
{
    using Model = ImportJobsModel;
    return {{Model::CreatedColumn, 18}, {Model::TypeColumn, 20},       {Model::StatusColumn, 8},
            {Model::CountsColumn, 26},  {Model::FailedFileColumn, 24}, {Model::FileColumn, 24},
            {Model::UserColumn, 16},    {Model::ChannelColumn, 14},    {Model::DetailsColumn, 28},
            {Model::UpdatedColumn, 18}, {Model::IdColumn, 20}};
}

void ImportJobsKind::setDelegates(PagedTableView &table) const
{
    auto *middle = new CellDelegate(Qt::ElideMiddle, &table);
    for (const int column : {ImportJobsModel::FileColumn, ImportJobsModel::FailedFileColumn, ImportJobsModel::IdColumn})
        table.setItemDelegateForColumn(column, middle);
    table.setItemDelegateForColumn(ImportJobsModel::CountsColumn, new CountsDelegate(&table));
}

std::vector<int> ImportJobsKind::linkColumns() const
{
    return {ImportJobsModel::FailedFileColumn, ImportJobsModel::FileColumn};
}

QString ImportJobsKind::noneText() const
{
    return tr("This account has no import jobs.");
}

QString ImportJobsKind::failedText() const
{
    return tr("The import jobs could not be loaded.");
}

} // namespace Balehook
