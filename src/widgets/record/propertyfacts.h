// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/property.h"
#include "widgets/record/fact.h"

#include <QCoreApplication>

namespace Balehook {

/// The facts of a property: what it is called, what it may hold, what it belongs to.
class PropertyFacts final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::PropertyFacts)

public:
    static FactSheet of(const Property &record, const FactStyle &style);
    static QString namelessTitle();
};

} // namespace Balehook
