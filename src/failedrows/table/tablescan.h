// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/opentable.h"
#include "failedrows/table/rowscan.h"

#include <vector>

namespace Balehook {

class RowVisitor;
class TableWorkers;

/// The pass of a TableDocument.
class TableScan final : public RowScan
{
    Q_OBJECT

public:
    using Rows = std::shared_ptr<const std::vector<quint32>>;

    TableScan(TableWorkers &workers, std::shared_ptr<OpenTable> table, std::shared_ptr<RowVisitor> visitor, Rows rows,
              QObject *parent);
    ~TableScan() override;

    void cancel() override;

private:
    const StopFlag m_stop = std::make_shared<std::atomic_bool>(false);
};

} // namespace Balehook
