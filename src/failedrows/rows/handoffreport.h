// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/documenttext.h"
#include "failedrows/compare/filecomparison.h"
#include "failedrows/rows/replysummary.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace Balehook {

/// What support hands on to whoever looks into failed rows: the summary of the job, rows with their cells, a
/// comparison, and the requests that were made. A value, filled by Handoff and then asked for its text. Everything in
/// it may come from outside; secrets of this program are taken out.
class HandoffReport final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::HandoffReport)

public:
    struct Table
    {
        QStringList header = {};
        std::vector<QStringList> rows = {};
    };
    /// Of files of failed rows.
    struct Comparison
    {
        std::shared_ptr<const FileComparison> compared; ///< with a result
        QString older; ///< what the file is, for people
        QString newer;
    };

    ReplySummary summary;
    Table rows; ///< some of them, masked
    qint64 furtherColumns = 0; ///< that these leave out
    QStringList maskedColumns; ///< names
    std::optional<Comparison> comparison;
    Table requests; ///< none: the section is left out
    QString rowsFile; ///< name of the file with all rows beside the text; may be empty

    QString markdown() const;
    /// A whole page.
    QString html() const;
    /// The requests in words: what is in each of their rows.
    static QStringList requestHeader();

private:
    void write(DocumentText &text) const;
    void writeTable(DocumentText &text, const Table &table) const;
    QString title() const;
    QStringList comparedValues() const;
};

} // namespace Balehook
