// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/recordpage.h"
#include "models/pagecache.h"
#include "models/pagedtablemodel.h"

#include <QVariant>

#include <array>
#include <vector>

namespace Balehook {

/// What the rows on screen say, made once and kept until something changes: painting asks for every cell again and
/// again, and formatting numbers and times costs more than drawing them. A fixed ring, not a cache that grows.
class RowCells final
{
public:
    static constexpr int size = 256; ///< more rows than any screen shows

    struct Row
    {
        int row = -1;
        PagedTableModel::RowState state = PagedTableModel::RowState::Waiting;
        Novelty novelty = Novelty::None;
        const RecordPage *page = nullptr; ///< valid until forget()
        qsizetype index = 0;
        QVariant number; ///< text of the vertical header; null until asked for
        std::vector<QVariant> texts; ///< by column; null until asked for
    };

    /// The slot of \a row; taken over (row set to -1) if it held another one.
    Row &at(int row)
    {
        Row &slot = m_rows[static_cast<std::size_t>(row) % size];
        if (slot.row != row)
            slot.row = -1;
        return slot;
    }

    /// Everything is made anew when next asked for.
    void forget()
    {
        for (Row &slot : m_rows)
            slot.row = -1;
    }

private:
    std::array<Row, size> m_rows;
};

} // namespace Balehook
