// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"
#include "widgets/lists/listingkind.h"

#include <QCoreApplication>

namespace Balehook {

/// The list of import jobs (interface 4.3).
class ImportJobsKind final : public RecordListingKind<ImportJob>
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ImportJobsKind)

public:
    Listing listing() const override;
    QString title() const override;
    QString objectName() const override;
    std::unique_ptr<ListingModel> makeModel() const override;
    PageSource *source(AccountSession &session) const override;
    void configure(ListingModel &model, const Account &account, AccountSession *session) const override;
    TableColumns::Legacy legacyColumns() const override;
    void setDelegates(PagedTableView &table) const override;
    QString noneText() const override;
    QString failedText() const override;
};

} // namespace Balehook
