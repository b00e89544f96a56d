// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/order/sortblock.h"

#include "core/text/packednumbers.h"

#include <QtEndian>

#include <algorithm>

namespace Balehook {

namespace {

constexpr qsizetype wordSize = sizeof(quint64);

/// Whole words at a time: there are megabytes to be read for a sort.
quint64 sumOf(qint64 id, QByteArrayView data)
{
    constexpr quint64 factor = 0x9e3779b97f4a7c15U;
    quint64 sum = quint64(id) * factor + quint64(data.size());
    const auto add = [&sum](quint64 word) {
        sum = (sum ^ word) * factor;
        sum ^= sum >> 29;
    };
    for (; data.size() >= wordSize; data = data.sliced(wordSize))
        add(qFromLittleEndian<quint64>(data.data()));
    for (const char ch : data)
        add(quint8(ch));
    return sum;
}

QByteArray withSum(qint64 id, QByteArray data)
{
    char sum[wordSize];
    qToLittleEndian(sumOf(id, data), sum);
    return data.append(sum, wordSize);
}

std::optional<QByteArrayView> withoutSum(qint64 id, QByteArrayView data)
{
    if (data.size() < wordSize)
        return {};
    const auto sum = qFromLittleEndian<quint64>(data.last(wordSize).data());
    data.chop(wordSize);
    return sum == sumOf(id, data) ? std::optional(data) : std::nullopt;
}

/// Small ones of either sign become small ones without a sign.
quint64 folded(quint64 difference)
{
    return difference << 1 ^ (difference >> 63 ? ~quint64(0) : 0);
}

quint64 unfolded(quint64 number)
{
    return number >> 1 ^ (number & 1 ? ~quint64(0) : 0);
}

} // namespace

void SortBlock::Texts::append(qsizetype shared, QByteArrayView rest)
{
    const std::size_t end = m_bytes.size();
    const auto begin = m_ends.size() < 2 ? 0 : std::ptrdiff_t(m_ends[m_ends.size() - 2]);
    m_bytes.resize(end + std::size_t(shared + rest.size()));
    const auto to = m_bytes.begin() + std::ptrdiff_t(end);
    std::copy(rest.begin(), rest.end(), std::copy_n(m_bytes.begin() + begin, shared, to));
    m_ends.push_back(qsizetype(m_bytes.size()));
}

bool SortBlock::isWhole(qint64 id, QByteArrayView data)
{
    return withoutSum(id, data).has_value();
}

/// How many there are, how many of them are missing and where, then of each the difference to the one before.
QByteArray SortBlock::written(qint64 id, const Numbers &numbers)
{
    QByteArray data;
    QByteArray missing;
    quint64 missed = 0;
    std::size_t next = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i])
            continue;
        appendPacked(missing, i - next);
        next = i + 1;
        ++missed;
    }
    appendPacked(data, numbers.size());
    appendPacked(data, missed);
    data.append(missing);
    quint64 before = 0;
    for (const std::optional<qint64> number : numbers) {
        if (!number)
            continue;
        appendPacked(data, folded(quint64(*number) - before));
        before = quint64(*number);
    }
    return withSum(id, data);
}

std::optional<SortBlock::Numbers> SortBlock::numbers(qint64 id, QByteArrayView data)
{
    const auto whole = withoutSum(id, data);
    if (!whole)
        return {};
    PackedNumbers packed(*whole);
    const quint64 count = packed.next();
    const quint64 missed = packed.next();
    if (missed > count || missed > packed.left() || count - missed > packed.left())
        return {};
    std::vector<bool> isMissing(count, false);
    quint64 next = 0;
    for (quint64 i = 0; i < missed; ++i) {
        const quint64 gap = packed.next();
        if (gap >= count - next)
            return {};
        isMissing[next + gap] = true;
        next += gap + 1;
    }
    Numbers numbers(count);
    quint64 before = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (!isMissing[i])
            numbers[i] = qint64(before += unfolded(packed.next()));
    }
    return packed.isAtEnd() && !packed.wereTooFew() ? std::optional(std::move(numbers)) : std::nullopt;
}

/// How many there are, then of each how much of the one before it begins with, how much follows, and that.
QByteArray SortBlock::written(qint64 id, const Texts &texts)
{
    QByteArray data;
    appendPacked(data, texts.size());
    QByteArrayView before;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const QByteArrayView text = texts.at(i);
        const auto shared = std::mismatch(before.begin(), before.end(), text.begin(), text.end()).second - text.begin();
        const QByteArrayView rest = text.sliced(shared);
        appendPacked(data, quint64(shared));
        appendPacked(data, quint64(rest.size()));
        data.append(rest);
        before = text;
    }
    return withSum(id, data);
}

std::optional<SortBlock::Texts> SortBlock::texts(qint64 id, QByteArrayView data)
{
    const auto whole = withoutSum(id, data);
    if (!whole)
        return {};
    PackedNumbers packed(*whole);
    const quint64 count = packed.next();
    Texts texts;
    qsizetype before = 0;
    for (quint64 i = 0; i < count; ++i) {
        const quint64 shared = packed.next();
        const quint64 size = packed.next();
        if (packed.wereTooFew() || shared > quint64(before) || size > packed.left())
            return {};
        texts.append(qsizetype(shared), packed.nextBytes(size));
        before = qsizetype(shared + size);
    }
    return packed.isAtEnd() && !packed.wereTooFew() ? std::optional(std::move(texts)) : std::nullopt;
}

} // namespace Balehook
