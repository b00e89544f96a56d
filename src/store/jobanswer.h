// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QStringList>
#include <QVariant>

#include <charconv>
#include <optional>
#include <span>
#include <vector>

namespace Balehook {

/// Many jobs out of one row of an answer: each column is one text with the values of all of them. Much cheaper than a
/// row of an answer for each job, and than putting the values of a job together in SQL.
class JobAnswer final
{
public:
    /// A job: its place and what is wanted of it. Holds as long as the answer.
    struct Job
    {
        qint64 place = 0;
        std::span<const QByteArrayView> shown;
    };

    /// What \a shown holds; nothing if it is no number.
    static std::optional<qint64> number(QByteArrayView shown)
    {
        qint64 value = 0;
        const auto parsed = std::from_chars(shown.data(), shown.data() + shown.size(), value);
        return parsed.ec == std::errc() ? std::optional(value) : std::nullopt;
    }

    /// The columns to select: the places of j, then \a shown, SQL expressions on j that are never null.
    static QString columns(const QStringList &shown);

    /// \a places as json_each() of SQLite reads them.
    static QString listOf(const std::vector<qint64> &places);

    /// Adds the jobs of a row that was selected so.
    void add(const QVariantList &row);
    std::size_t size() const { return m_places.size(); }
    Job at(std::size_t i) const { return {m_places[i], std::span(m_values).subspan(i * m_width, m_width)}; }
    /// All of them by their places. Where ids are asked for, SQLite finds jobs by these, and gives them in that order.
    std::vector<Job> byPlace() const;

private:
    std::vector<QByteArray> m_texts; ///< what m_values look into
    std::vector<qint64> m_places;
    std::vector<QByteArrayView> m_values; ///< m_width of each job
    std::size_t m_width = 0;
};

} // namespace Balehook
