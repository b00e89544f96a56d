// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/foldedbytes.h"
#include "domain/records/recordpage.h"

#include <memory>
#include <utility>
#include <vector>

namespace Balehook {

template <typename T>
class FoldedPage;

/// One page of records of type T with the bytes it was decoded from. \a T has id() and byteCost().
template <typename T>
class Page final : public RecordPage
{
public:
    /// Finds element \a index of the listing in \a body again; handed in so that this room knows no JSON.
    using RawFinder = QByteArray (*)(const QByteArray &body, qsizetype index);

    /// All elements of the listing in \a body, in one pass; they point into it.
    using RawSplitter = std::vector<QByteArrayView> (*)(const QByteArray &body);

    /// The records of the listing in \a body, each time the same.
    using Decoder = std::vector<T> (*)(const QByteArray &body);

    /// What finds its way in the body. A page without a decoder cannot be folded.
    struct Reader
    {
        RawFinder finder = nullptr;
        RawSplitter splitter = nullptr;
        Decoder decoder = nullptr;
    };

    Page(std::vector<T> records, QByteArray body, RawFinder rawFinder, RawSplitter rawSplitter = nullptr)
        : Page(std::move(records), std::move(body), Reader{rawFinder, rawSplitter, nullptr})
    { }

    Page(std::vector<T> records, QByteArray body, const Reader &reader)
        : m_records(std::move(records))
        , m_body(std::move(body))
        , m_reader(reader)
    {
        m_cost = qsizetype(sizeof *this) + m_body.capacity() + qsizetype(m_records.capacity() * sizeof(T));
        for (const T &record : m_records)
            m_cost += record.byteCost();
        if constexpr (hasOwnKeys()) {
            m_keys.reserve(m_records.size());
            for (const T &record : m_records)
                m_cost += costOf(m_keys.emplace_back(record.key()));
        }
    }

    qsizetype count() const override { return qsizetype(m_records.size()); }
    const QString &idAt(qsizetype index) const override
    {
        return hasOwnKeys() ? m_keys[std::size_t(index)] : m_records[std::size_t(index)].id();
    }
    QByteArray rawAt(qsizetype index) const override
    {
        return m_reader.finder ? m_reader.finder(m_body, index) : QByteArray();
    }
    std::vector<QByteArray> allRaw() const override
    {
        if (!m_reader.splitter)
            return RecordPage::allRaw();
        std::vector<QByteArray> all;
        for (const QByteArrayView raw : m_reader.splitter(m_body))
            all.push_back(raw.toByteArray());
        all.resize(m_records.size());
        return all;
    }
    qsizetype byteCost() const override { return m_cost; }
    std::shared_ptr<const RecordPage> folded() const override
    {
        return m_reader.decoder ? std::make_shared<FoldedPage<T>>(*this) : nullptr;
    }

    const T &at(qsizetype index) const { return m_records[std::size_t(index)]; }
    const std::vector<T> &records() const { return m_records; }

private:
    friend class FoldedPage<T>;

    static constexpr bool hasOwnKeys()
    {
        if constexpr (requires { T::hasOwnKey; })
            return T::hasOwnKey;
        return false;
    }
    static qsizetype costOf(const QString &key)
    {
        return qsizetype(sizeof(QString)) + key.capacity() * qsizetype(sizeof(QChar));
    }

    std::vector<T> m_records;
    std::vector<QString> m_keys; ///< empty where ids are enough
    QByteArray m_body;
    Reader m_reader;
    qsizetype m_cost = 0;
};

/// A Page while nobody looks at it: see RecordPage::folded().
template <typename T>
class FoldedPage final : public RecordPage
{
public:
    explicit FoldedPage(const Page<T> &page)
        : m_body(page.m_body)
        , m_reader(page.m_reader)
    {
        m_ids.reserve(page.m_records.size());
        m_cost = qsizetype(sizeof *this) + m_body.heldBytes();
        for (qsizetype i = 0; i < page.count(); ++i)
            m_cost += Page<T>::costOf(m_ids.emplace_back(page.idAt(i)));
    }

    qsizetype count() const override { return qsizetype(m_ids.size()); }
    const QString &idAt(qsizetype index) const override { return m_ids[std::size_t(index)]; }
    QByteArray rawAt(qsizetype index) const override
    {
        return m_reader.finder ? m_reader.finder(m_body.unfolded(), index) : QByteArray();
    }
    qsizetype byteCost() const override { return m_cost; }
    std::shared_ptr<const RecordPage> unfolded() const override
    {
        const QByteArray body = m_body.unfolded();
        return std::make_shared<Page<T>>(m_reader.decoder(body), body, m_reader);
    }

private:
    std::vector<QString> m_ids;
    FoldedBytes m_body;
    typename Page<T>::Reader m_reader;
    qsizetype m_cost = 0;
};

} // namespace Balehook
