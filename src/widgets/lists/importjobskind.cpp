// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/importjobskind.h"

#include "domain/account/account.h"
#include "models/importjobsmodel.h"
#include "session/account/accountsession.h"
#include "widgets/tables/countsdelegate.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/tables/pilldelegate.h"

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
    static_cast<ImportJobsModel &>(model).setStatusLabels(account.statusLabels, account.statusColors);
}

TableColumns::Legacy ImportJobsKind::legacyColumns() const
{
    using Model = ImportJobsModel;
    return {.order = {Model::CreatedColumn, Model::TypeColumn, Model::StatusColumn, Model::FailedColumn,
                      Model::FailedFileColumn, Model::FileColumn, Model::UserColumn, Model::ChannelColumn,
                      Model::DetailsColumn, Model::UpdatedColumn, Model::IdColumn},
            .redefined = {Model::FailedColumn}};
}

void ImportJobsKind::setDelegates(PagedTableView &table) const
{
    RecordListingKind::setDelegates(table);
    table.setItemDelegateForColumn(ImportJobsModel::StatusColumn, new PillDelegate(&table));
    table.setItemDelegateForColumn(ImportJobsModel::FailedColumn, new CountsDelegate(&table));
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
