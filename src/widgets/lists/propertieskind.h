// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/property.h"
#include "widgets/lists/listingkind.h"

#include <QCoreApplication>

namespace Balehook {

/// The list of properties, whose endpoint the interface does not show (2.3, 4).
class PropertiesKind final : public RecordListingKind<Property>
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::PropertiesKind)

public:
    Listing listing() const override;
    QString title() const override;
    QString objectName() const override;
    std::unique_ptr<ListingModel> makeModel() const override;
    PageSource *source(AccountSession &session) const override;
    QString noneText() const override;
    QString noMatchText() const override;
    QString failedText() const override;
    QString noSourceText() const override;
    QString noSourceAction() const override;
    QString noSourcePath() const override;
};

} // namespace Balehook
