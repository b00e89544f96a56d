// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/sharedstrings.h"

#include <algorithm>
#include <limits>

namespace Balehook {

SharedStrings::SharedStrings(std::shared_ptr<std::atomic_bool> stop, const Bounds &bounds)
    : m_stop(stop)
    , m_most(bounds.strings)
    , m_texts(std::move(stop), bounds.spooledBytes)
    , m_blocks(std::size_t(bounds.strings / blockEntries + 1))
{ }

SharedStrings::~SharedStrings() = default;

bool SharedStrings::add(QByteArrayView spooledCell)
{
    if (m_added >= m_most) {
        finish(Obstacle{Obstacle::Kind::TooManyStrings, {}, m_most});
        return false;
    }
    auto &block = m_blocks[std::size_t(m_added / blockEntries)];
    if (!block)
        block = std::make_unique<Block>();
    m_pending.append(spooledCell);
    m_pendingEnd += spooledCell.size();
    (*block)[std::size_t(m_added % blockEntries)] = m_pendingEnd;
    ++m_added;
    constexpr qsizetype flushBytes = 64 * 1024;
    return m_pending.size() < flushBytes || flush();
}

bool SharedStrings::flush()
{
    const bool works = m_pending.isEmpty() || m_texts.append(m_pending);
    m_pending.resize(0);
    // Texts that are not in the file must not seem to be there once it is finished: who looks them up would look for
    // ever.
    if (!works)
        m_added = m_ready;
    m_ready = m_added;
    return works;
}

void SharedStrings::finish(const std::optional<ReadingFailure> &failure)
{
    flush();
    m_texts.finish(failure);
}

std::optional<ReadingFailure> SharedStrings::damage()
{
    if (!m_isNeeded)
        return std::nullopt;
    m_texts.waitFor(std::numeric_limits<qint64>::max());
    const std::optional<ReadingFailure> found = failure();
    // A bound that was met later says nothing against the texts before it.
    const auto *const obstacle = found ? std::get_if<Obstacle>(&*found) : nullptr;
    return obstacle && obstacle->kind != Obstacle::Kind::Damaged ? std::nullopt : found;
}

bool SharedStrings::waitFor(qint64 index)
{
    while (index >= m_ready && m_texts.size() == Spool::unknownSize && !*m_stop) {
        // Many may be empty, so that the file does not grow.
        const qint64 known = m_ready;
        m_texts.waitFor(known > 0 ? endOf(known - 1) + 1 : 1);
    }
    return index < m_ready;
}

bool SharedStrings::appendTo(QByteArray &out, qint64 index)
{
    m_isNeeded = true;
    if (index < 0 || (index >= m_ready && !waitFor(index)))
        return false;
    const qint64 end = endOf(index);
    for (qint64 at = index > 0 ? endOf(index - 1) : 0; at < end;) {
        const qint64 number = at / pageBytes;
        const QByteArray *const bytes = page(number);
        if (!bytes)
            return false;
        const qint64 within = at - number * pageBytes;
        const qint64 count = std::min(end - at, bytes->size() - within);
        out.append(bytes->constData() + within, count);
        at += count;
    }
    return true;
}

const QByteArray *SharedStrings::page(qint64 number)
{
    Page &page = m_pages[std::size_t(number) % pages];
    const qint64 begin = number * pageBytes;
    // The last one grows.
    const bool isWhole = page.number == number && page.bytes.size() == pageBytes;
    if (!isWhole) {
        const qint64 size = std::min(pageBytes, m_texts.waitFor(0) - begin);
        if (page.number == number && page.bytes.size() == size)
            return &page.bytes;
        page.bytes.resize(size);
        page.number = m_texts.read(page.bytes.data(), begin, size) ? number : -1;
        if (page.number < 0)
            return nullptr;
    }
    return &page.bytes;
}

} // namespace Balehook
