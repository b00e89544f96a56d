// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayList>
#include <QByteArrayView>
#include <QStringList>

#include <span>
#include <vector>

namespace Balehook {

/// What of a row may be passed on: the cells of some columns are replaced by dots, and so are their values where other
/// cells of the row repeat them. A value; may be used from any thread.
class RowMask final
{
public:
    RowMask() = default;
    RowMask(std::vector<int> columns, bool masksAddresses)
        : m_columns(std::move(columns))
        , m_masksAddresses(masksAddresses)
    { }

    const std::vector<int> &columns() const { return m_columns; }
    bool masksAddresses() const { return m_masksAddresses; }
    /// All \a cells of a row. Where there is nothing to hide they are as they were.
    QByteArrayList applied(std::span<const QByteArrayView> cells) const;

    /// \a text without \a values, in any case, but for very short ones, and without mail addresses.
    static QString hidden(QString text, QStringList values, bool hidesAddresses);

private:
    QByteArray hidden(QByteArrayView cell, const QStringList &values) const;

    std::vector<int> m_columns;
    bool m_masksAddresses = true;
};

} // namespace Balehook
