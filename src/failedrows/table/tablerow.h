// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/table/rowview.h"

#include <QString>

#include <memory>

namespace Balehook {

class RowBlock;

/// One row of a TableDocument, a cheap value that stays valid as long as it is held.
class TableRow final
{
public:
    TableRow(std::shared_ptr<const RowBlock> block, qsizetype indexInBlock);

    qint64 number() const; ///< from 0; the header is no row
    qint64 offset() const; ///< of its first byte in the file
    RowFlags flags() const;
    int cellCount() const;
    /// UTF-8; empty where the row has no such cell.
    QByteArrayView cell(int column) const;
    /// The same as text, with U+FFFD for what is no UTF-8. Not made safe for showing.
    QString text(int column) const;

private:
    std::shared_ptr<const RowBlock> m_block;
    qsizetype m_index = 0;
};

} // namespace Balehook
