// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/recordpage.h"

#include <utility>
#include <vector>

namespace Balehook {

/// One page of records of type T with the bytes it was decoded from. \a T has id() and byteCost().
template <typename T>
class Page final : public RecordPage
{
public:
    /// Finds element \a index of the listing in \a body again; handed in so that this room knows no JSON.
    using RawFinder = QByteArray (*)(const QByteArray &body, qsizetype index);

    /// All elements of the listing in \a body, in one pass; they point into it.
    using RawSplitter = std::vector<QByteArrayView> (*)(const QByteArray &body);

    Page(std::vector<T> records, QByteArray body, RawFinder rawFinder, RawSplitter rawSplitter = nullptr)
        : m_records(std::move(records))
        , m_body(std::move(body))
        , m_rawFinder(rawFinder)
        , m_rawSplitter(rawSplitter)
    {
        m_cost = qsizetype(sizeof *this) + m_body.capacity() + qsizetype(m_records.capacity() * sizeof(T));
        for (const T &record : m_records)
            m_cost += record.byteCost();
    }

    qsizetype count() const override { return qsizetype(m_records.size()); }
    const QString &idAt(qsizetype index) const override { return m_records[std::size_t(index)].id(); }
    QByteArray rawAt(qsizetype index) const override { return m_rawFinder ? m_rawFinder(m_body, index) : QByteArray(); }
    std::vector<QByteArray> allRaw() const override
    {
        if (!m_rawSplitter)
            return RecordPage::allRaw();
        std::vector<QByteArray> all;
        for (const QByteArrayView raw : m_rawSplitter(m_body))
            all.push_back(raw.toByteArray());
        all.resize(m_records.size());
        return all;
    }
    qsizetype byteCost() const override { return m_cost; }

    const T &at(qsizetype index) const { return m_records[std::size_t(index)]; }
    const std::vector<T> &records() const { return m_records; }

private:
    std::vector<T> m_records;
    QByteArray m_body;
    RawFinder m_rawFinder = nullptr;
    RawSplitter m_rawSplitter = nullptr;
    qsizetype m_cost = 0;
};

} // namespace Balehook
