// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/textsegment.h"

#include "core/text/packednumbers.h"
#include "store/searchtext.h"

#include <algorithm>

namespace Balehook {

namespace {

constexpr std::size_t mostJobs = 8'192;
constexpr std::size_t mostFound = 1'000'000; // texts may be long: what a segment takes in memory has a bound
constexpr int numberBits = 16;
constexpr qsizetype tripleSize = 3;

static_assert(mostJobs <= std::size_t(1) << numberBits);

/// Sorts \a found by its triples; of each, the numbers stay in the order in which they are.
void sortByTriples(std::vector<quint64> &found)
{
    constexpr int digitBits = 12;
    constexpr std::size_t digits = std::size_t(1) << digitBits;
    std::vector<quint64> other(found.size());
    for (int shift = numberBits; shift < numberBits + 24; shift += digitBits) {
        std::array<std::size_t, digits> at{};
        for (const quint64 value : found)
            ++at[(value >> shift) % digits];
        std::size_t sum = 0;
        for (std::size_t &count : at)
            sum += std::exchange(count, sum);
        for (const quint64 value : found)
            other[at[(value >> shift) % digits]++] = value;
        found.swap(other);
    }
}

void appendTriple(QByteArray &written, TextSegment::Triple triple)
{
    written.append(char(triple >> 16)).append(char(triple >> 8)).append(char(triple));
}

} // namespace

std::vector<TextSegment::Triple> TextSegment::triplesOf(QByteArrayView text)
{
    std::vector<Triple> triples;
    triples.reserve(std::size_t(std::max(text.size() - 2, qsizetype(0))));
    Triple triple = 0;
    qsizetype usable = 0; // bytes since the last divider
    for (const char ch : text) {
        usable = ch == char(SearchText::divider) ? 0 : usable + 1;
        triple = (triple << 8 | quint8(ch)) & 0xffffff;
        if (usable >= tripleSize)
            triples.push_back(triple);
    }
    return triples;
}

void TextSegment::add(qint64 place, QByteArrayView texts)
{
    Q_ASSERT(m_places.empty() || m_places.back() < place);
    const quint64 number = m_places.size();
    m_places.push_back(place);
    for (const Triple triple : triplesOf(texts))
        m_found.push_back(quint64(triple) << numberBits | number);
}

bool TextSegment::isFull() const
{
    return m_places.size() >= mostJobs || m_found.size() >= mostFound;
}

std::array<QByteArray, TextSegment::buckets> TextSegment::written()
{
    constexpr quint64 numberMask = (quint64(1) << numberBits) - 1;
    sortByTriples(m_found);
    // A text may have a triple more than once.
    m_found.erase(std::unique(m_found.begin(), m_found.end()), m_found.end());
    std::array<QByteArray, buckets> all;
    QByteArray deltas;
    for (auto at = m_found.begin(); at != m_found.end();) {
        const auto triple = Triple(*at >> numberBits);
        const auto end =
            std::find_if(at, m_found.end(), [triple](quint64 found) { return Triple(found >> numberBits) != triple; });
        deltas.clear();
        // Of what is in every second job it does not help to know in which.
        const bool isCommon = std::size_t(end - at) * 2 >= m_places.size();
        quint64 next = 0;
        for (; at != end; ++at) {
            const quint64 number = *at & numberMask;
            if (!isCommon)
                appendPacked(deltas, number - next);
            next = number + 1;
        }
        QByteArray &bucket = all[std::size_t(bucketOf(triple))];
        appendTriple(bucket, triple);
        appendPacked(bucket, quint64(deltas.size()));
        bucket.append(deltas);
    }
    return all;
}

QByteArray TextSegment::writtenPlaces(const std::vector<qint64> &sorted)
{
    // Places may be negative: jobs that came before the first one.
    QByteArray text;
    qint64 before = 0;
    for (const qint64 place : sorted) {
        const quint64 delta = quint64(place) - quint64(before);
        appendPacked(text, delta);
        before = place;
    }
    return text;
}

std::vector<qint64> TextSegment::readPlaces(QByteArrayView text)
{
    std::vector<qint64> read;
    quint64 place = 0;
    for (PackedNumbers numbers(text); !numbers.isAtEnd();)
        read.push_back(qint64(place += numbers.next()));
    return read;
}

std::optional<TextSegment::Jobs> TextSegment::find(QByteArrayView bucket, Triple triple)
{
    QByteArray wanted;
    appendTriple(wanted, triple);
    for (PackedNumbers numbers(bucket); !numbers.isAtEnd();) {
        const QByteArrayView found = numbers.nextBytes(tripleSize);
        const QByteArrayView deltas = numbers.nextBytes(numbers.next());
        if (found != wanted)
            continue;
        Jobs jobs;
        jobs.areAll = deltas.isEmpty();
        quint64 next = 0;
        for (PackedNumbers gaps(deltas); !gaps.isAtEnd(); ++next) {
            next += gaps.next();
            jobs.numbers.push_back(quint32(next));
        }
        return jobs;
    }
    return {};
}

} // namespace Balehook
