// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMetaType>

#include <memory>
#include <vector>

namespace Balehook {

/// The rows to show, in the order to show them: all rows of the file as they stand, or a vector of row numbers at four
/// bytes each. An immutable value that threads may share; copying it costs a pointer.
class RowList final
{
public:
    RowList() = default;
    static RowList allRows(qint64 count)
    {
        RowList list;
        list.m_count = count;
        return list;
    }
    explicit RowList(std::vector<quint32> rows)
        : m_count(qint64(rows.size()))
        , m_rows(std::make_shared<const std::vector<quint32>>(std::move(rows)))
    { }

    qint64 size() const { return m_count; }
    qint64 at(qint64 index) const { return m_rows ? (*m_rows)[std::size_t(index)] : index; }
    bool isWholeFile() const { return !m_rows; }
    /// Null for the whole file.
    std::shared_ptr<const std::vector<quint32>> rows() const { return m_rows; }

private:
    qint64 m_count = 0;
    std::shared_ptr<const std::vector<quint32>> m_rows;
};

} // namespace Balehook

Q_DECLARE_METATYPE(Balehook::RowList)
