// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <array>
#include <optional>
#include <vector>

namespace Balehook {

/// The part of the text index that was made of some thousand jobs at once and is never changed afterwards: in which of
/// them each three bytes in a row (a triple) may be. It may name a job that does not have the text any more, never the
/// other way round: who looks something up looks at the texts of what was named.
class TextSegment final
{
public:
    using Triple = quint32; ///< the first byte is the highest of three

    /// Triples are kept in so many texts, so that one is found without reading all.
    static constexpr int buckets = 256;
    /// Where the texts of a segment are in the table posting: behind its buckets are its places.
    static constexpr qint64 idOf(qint64 segment, int bucket) { return segment * 512 + bucket; }
    static constexpr int placesBucket = buckets;
    static int bucketOf(Triple triple) { return int(triple * 0x9e3779b1U >> 24); }
    /// The triples of \a text, in order; those across fields are left out, as nobody can ask for them.
    static std::vector<Triple> triplesOf(QByteArrayView text);

    /// Adds a job behind the places that were added so far.
    void add(qint64 place, QByteArrayView texts);
    /// It should not grow any more.
    bool isFull() const;
    const std::vector<qint64> &places() const { return m_places; }
    /// What is stored for each bucket; many are empty in a small segment.
    std::array<QByteArray, buckets> written();

    static QByteArray writtenPlaces(const std::vector<qint64> &sorted);
    static std::vector<qint64> readPlaces(QByteArrayView text);

    /// Which jobs of a segment may have a triple, by their number in it.
    struct Jobs
    {
        bool areAll = false;
        std::vector<quint32> numbers; ///< rising; where they are not all
    };
    /// No value: none has. \a bucket: what was written for the bucket of \a triple.
    static std::optional<Jobs> find(QByteArrayView bucket, Triple triple);

private:
    std::vector<qint64> m_places;
    std::vector<quint64> m_found; ///< the triple and behind it the number of the job that has it
};

} // namespace Balehook
