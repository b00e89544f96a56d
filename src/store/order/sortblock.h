// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <optional>
#include <vector>

namespace Balehook {

/// How SortColumns writes a column of some thousand jobs under an id: a few bytes a value, and a sum of them and the
/// id, so that damage is noticed. What reads gives no value where this is not what was written. Pure functions.
namespace SortBlock {

using Numbers = std::vector<std::optional<qint64>>;

/// Texts, one behind the other. A value.
class Texts final
{
public:
    /// Adds one that begins with the first \a shared bytes of the last.
    void append(qsizetype shared, QByteArrayView rest);
    std::size_t size() const { return m_ends.size(); }
    QByteArrayView at(std::size_t i) const
    {
        const qsizetype begin = i == 0 ? 0 : m_ends[i - 1];
        return {m_bytes.data() + begin, m_ends[i] - begin};
    }

private:
    std::vector<char> m_bytes;
    std::vector<qsizetype> m_ends;
};

/// What is stored under \a id is what was written.
bool isWhole(qint64 id, QByteArrayView data);
QByteArray written(qint64 id, const Numbers &numbers);
std::optional<Numbers> numbers(qint64 id, QByteArrayView data);
QByteArray written(qint64 id, const Texts &texts);
std::optional<Texts> texts(qint64 id, QByteArrayView data);

} // namespace SortBlock

} // namespace Balehook
