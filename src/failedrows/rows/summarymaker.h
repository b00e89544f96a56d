// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/replysummary.h"
#include "failedrows/table/rowscan.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace Balehook {

class FailedRows;

/// Puts together what "Copy summary" tells of a file that was read to its end: reads the rows that serve as examples.
/// One object a summary.
class SummaryMaker final : public QObject
{
    Q_OBJECT

public:
    /// \a summary has its title and facts already.
    SummaryMaker(FailedRows &rows, ReplySummary summary, QObject *parent = nullptr);
    ~SummaryMaker() override;

    /// In the place of those that the user chose for files of this kind. Before start().
    void setPersonalColumns(const std::vector<int> &columns) { m_personalColumns = columns; }
    void setMostReasons(std::size_t most) { m_mostReasons = most; }
    void start();
    /// Complete after made().
    const ReplySummary &summary() const { return m_summary; }

Q_SIGNALS:
    void made();
    void failed(const Balehook::Error &error);

private:
    FailedRows &m_rows;
    ReplySummary m_summary;
    std::optional<std::vector<int>> m_personalColumns;
    std::size_t m_mostReasons = 10;
    QPointer<RowScan> m_scan;
};

} // namespace Balehook
