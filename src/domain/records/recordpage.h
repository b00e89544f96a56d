// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <vector>

namespace Balehook {

/// The records of one page, immutable and shared. Models know pages through this; what a cell says is answered by a
/// leaf model that knows the record type behind it (Page<T>).
class RecordPage
{
public:
    virtual ~RecordPage() = default;

    virtual qsizetype count() const = 0;
    /// FieldRecord::key() of record \a index: its id, mostly; empty where it has none (such records are never merged
    /// with others).
    virtual const QString &idAt(qsizetype index) const = 0;
    /// Record \a index as the service sent it: the exact bytes of the element, unknown fields and numbers included.
    virtual QByteArray rawAt(qsizetype index) const = 0;
    /// All of them at once, which takes one look at the page instead of one for each record.
    virtual std::vector<QByteArray> allRaw() const
    {
        std::vector<QByteArray> all;
        for (qsizetype i = 0; i < count(); ++i)
            all.push_back(rawAt(i));
        return all;
    }
    /// What keeping this page costs in bytes, raw bytes included.
    virtual qsizetype byteCost() const = 0;

    /// The same page for keeping while nobody looks at it: it has its ids and its packed bytes, and no records, which
    /// are decoded again by unfolded(). Null if this one is folded already, or cannot be.
    virtual std::shared_ptr<const RecordPage> folded() const { return nullptr; }
    /// The page with its records; null if they are there already.
    virtual std::shared_ptr<const RecordPage> unfolded() const { return nullptr; }

protected:
    RecordPage() = default;
    RecordPage(const RecordPage &) = default;
    RecordPage &operator=(const RecordPage &) = default;
};

} // namespace Balehook
