// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importjobsmodel.h"
#include "store/jobterms.h"

namespace Balehook {

/// Looks for a text in the rows of a list that are loaded, as the index does in all. Holds nothing.
class LoadedMatches final
{
public:
    LoadedMatches(const ImportJobsModel &model, const QString &text);

    /// Among at most as many rows as the model keeps.
    qint64 count() const;
    /// The next row after \a row (or before it) that matches, from the other end where there is none; -1 if none is.
    int step(int row, bool forward) const;

private:
    bool matches(int row) const;
    std::vector<int> rows() const;

    const ImportJobsModel &m_model;
    const JobTerms m_terms;
};

} // namespace Balehook
