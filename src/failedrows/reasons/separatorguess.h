// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/reasonseparator.h"

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace Balehook {

/// Whether the cells of the reason column hold several reasons each. A separator is evident when the parts that it
/// makes turn up on their own or in other company too; a sentence that merely has a semicolon in it stays whole.
class SeparatorGuess final
{
public:
    /// Some hundred cells of the reason column, from several places of the file. Keeps at most 1,000 of them, 2 KiB
    /// each.
    void addCell(QByteArrayView cell);
    ReasonSeparator guess() const;

private:
    std::vector<QByteArray> m_cells;
};

} // namespace Balehook
