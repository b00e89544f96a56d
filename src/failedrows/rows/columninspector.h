// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/columnstatistics.h"
#include "failedrows/table/rowscan.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <optional>

namespace Balehook {

class TableDocument;

/// Counts what the columns of a document hold, one column at a time and each only once.
class ColumnInspector final : public QObject
{
    Q_OBJECT

public:
    explicit ColumnInspector(TableDocument &document, QObject *parent = nullptr);

    std::optional<ColumnSummary> summary(int column) const;
    /// Answers by inspected() unless summary() has it. Replaces a wish that is under way. Does nothing before the
    /// document was read to its end.
    void inspect(int column);
    /// Another file is open now.
    void forgetAll();

Q_SIGNALS:
    void inspected(int column);

private:
    TableDocument &m_document;
    QHash<int, ColumnSummary> m_summaries;
    QPointer<RowScan> m_scan;
    int m_column = -1; ///< being inspected
};

} // namespace Balehook
