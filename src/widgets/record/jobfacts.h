// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"
#include "widgets/record/fact.h"

#include <QCoreApplication>

namespace Balehook {

/// The facts of an import job: what, how far, who, which files.
class JobFacts final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::JobFacts)

public:
    static FactSheet of(const ImportJob &record, const FactStyle &style);

    /// "52 of 266 rows failed"; empty unless both counts are numbers.
    static QString countsText(const ImportJob &record);
};

} // namespace Balehook
