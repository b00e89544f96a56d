// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QStringList>

#include <span>
#include <vector>

namespace Balehook {

/// Which columns hold personal data: told by their names in several languages, and by mail addresses in their cells.
/// A guess, for the user to correct.
class PersonalColumns final
{
public:
    /// \a header empty: the file has none.
    explicit PersonalColumns(const QStringList &header);

    /// Some hundred rows.
    void addRow(std::span<const QByteArrayView> cells);
    /// Column numbers, ascending.
    std::vector<int> guess() const;

private:
    struct Column
    {
        bool named = false;
        int filled = 0;
        int mailAddresses = 0;
    };
    std::vector<Column> m_columns;
};

} // namespace Balehook
