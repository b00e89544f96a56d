// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/documenttext.h"
#include "failedrows/compare/filecomparison.h"

#include <QCoreApplication>

#include <functional>

namespace Balehook {

/// What support answers a merchant who asks whether the second upload helped. Claims nothing of rows that are no longer
/// among the failed ones. Mail addresses are replaced by dots, and secrets of this program taken out. A value.
class ComparisonSummary final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ComparisonSummary)

public:
    /// \a comparison has a result. \a older and \a newer: what the files are, for people.
    ComparisonSummary(const FileComparison &comparison, QString older, QString newer);

    QString plainText() const;
    QString markdown() const;
    /// What a reason's title may be passed on as, where values of some columns are hidden.
    using Mask = std::function<QString(const QString &title)>;
    void write(DocumentText &text, const Mask &mask = {}) const;

private:
    const FileComparison &m_comparison;
    const QString m_older;
    const QString m_newer;
};

} // namespace Balehook
