// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/foldedneedle.h"

#include "failedrows/text/bytepairs.h"
#include "failedrows/text/foldedtext.h"

#include <QList>

#include <algorithm>
#include <cstring>
#include <limits>
#include <utility>

namespace Balehook {

namespace {

QByteArray toUtf8(char32_t letter)
{
    return QString::fromUcs4(&letter, 1).toUtf8();
}

/// All letters that fold to another one, with that.
const std::vector<std::pair<char32_t, char32_t>> &lettersWithCases()
{
    static const auto letters = [] {
        std::vector<std::pair<char32_t, char32_t>> pairs;
        constexpr char32_t behindAllCases = 0x20000;
        for (char32_t letter = 0; letter < behindAllCases; ++letter) {
            if (const char32_t folded = QChar::toCaseFolded(letter); folded != letter)
                pairs.emplace_back(letter, folded);
        }
        return pairs;
    }();
    return letters;
}

/// The more common a byte is in tables, the larger; of bytes that are met often.
int commonness(char byte)
{
    static constexpr char common[] = "zjqxkvbypgwfmculdhrsinoat-_/.9876543210,e ";
    if (quint8(byte) >= 0xc0)
        return 30; // leads of the letters of a whole script
    const void *found = std::memchr(common, byte >= 'A' && byte <= 'Z' ? byte | 0x20 : byte, sizeof common - 1);
    return found ? int(static_cast<const char *>(found) - common) + 1 : 0;
}

} // namespace

FoldedNeedle::FoldedNeedle(QStringView text)
{
    const QList<uint> letters = text.toUcs4();
    for (const uint letter : letters)
        m_letters.push_back(QChar::toCaseFolded(char32_t(letter)));
    findForms();
    chooseAnchors();
}

/// All letters that fold to those of the needle.
void FoldedNeedle::findForms()
{
    for (const char32_t letter : m_letters)
        m_forms.push_back({toUtf8(letter)});
    for (const auto &[letter, folded] : lettersWithCases()) {
        if (std::find(m_letters.begin(), m_letters.end(), folded) == m_letters.end())
            continue;
        const QByteArray form = toUtf8(letter);
        if (form.size() != toUtf8(folded).size())
            m_rareForms.push_back(form);
        for (size_t i = 0; i < m_letters.size(); ++i) {
            if (m_letters[i] == folded && m_forms[i].front().size() == form.size())
                m_forms[i].push_back(form);
        }
    }
}

/// Takes the two rarest bytes of those that have at most two forms.
void FoldedNeedle::chooseAnchors()
{
    std::vector<std::pair<int, Anchor>> ranked;
    constexpr qsizetype farthest = 64;
    qsizetype offset = 0;
    for (const std::vector<QByteArray> &forms : m_forms) {
        for (qsizetype i = 0; i < forms.front().size() && offset < farthest; ++i, ++offset) {
            QByteArray bytes;
            for (const QByteArray &form : forms) {
                if (!bytes.contains(form[i]))
                    bytes += form[i];
            }
            if (bytes.size() <= 2)
                ranked.push_back({commonness(bytes.front()), {offset, {bytes.front(), bytes.back()}}});
        }
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[rank, anchor] : ranked)
        m_rarest.push_back(anchor);
    if (!m_rarest.empty())
        anchorAt(m_rarest.front(), m_rarest[m_rarest.size() > 1 ? 1 : 0]);
}

void FoldedNeedle::anchorAt(const Anchor &one, const Anchor &other)
{
    const auto &[first, second] = std::minmax(one, other, [](auto &a, auto &b) { return a.offset < b.offset; });
    m_anchorOffset = first.offset;
    m_anchors = BytePair{first.bytes, second.bytes, second.offset - first.offset};
}

void FoldedNeedle::fitTo(QByteArrayView sample)
{
    constexpr std::size_t mostTried = 8;
    const std::size_t count = std::min(m_rarest.size(), mostTried);
    qsizetype fewest = std::numeric_limits<qsizetype>::max();
    std::pair<std::size_t, std::size_t> best;
    for (std::size_t one = 0; one < count; ++one) {
        for (std::size_t other = one + 1; other < count; ++other) {
            anchorAt(m_rarest[one], m_rarest[other]);
            qsizetype met = 0;
            m_anchors->forEachIn(sample, 0, [&](qsizetype) { return ++met >= fewest; });
            if (met < fewest) {
                fewest = met;
                best = {one, other};
            }
        }
    }
    if (count > 1)
        anchorAt(m_rarest[best.first], m_rarest[best.second]);
}

qsizetype FoldedNeedle::indexIn(QByteArrayView haystack, qsizetype from) const
{
    if (!m_anchors)
        return slowIndexIn(haystack, from);
    const qsizetype found = fastIndexIn(haystack, from);
    // A place with a letter of unusual length may come before it.
    const QByteArrayView before = haystack.sliced(from, (found < 0 ? haystack.size() : found) - from);
    if (m_rareForms.empty() || !holdsRareForm(before))
        return found;
    return slowIndexIn(haystack, from);
}

qsizetype FoldedNeedle::fastIndexIn(QByteArrayView haystack, qsizetype from) const
{
    qsizetype found = -1;
    m_anchors->forEachIn(haystack, from + m_anchorOffset, [&](qsizetype at) {
        const bool matches = matchesAt(haystack, at - m_anchorOffset);
        if (matches)
            found = at - m_anchorOffset;
        return matches;
    });
    return found;
}

bool FoldedNeedle::matchesAt(QByteArrayView haystack, qsizetype begin) const
{
    QByteArrayView text = haystack.sliced(begin);
    return std::all_of(m_letters.begin(), m_letters.end(),
                       [&text](char32_t letter) { return !text.isEmpty() && FoldedText::takeLetter(text) == letter; });
}

bool FoldedNeedle::holdsRareForm(QByteArrayView haystack) const
{
    return std::any_of(m_rareForms.begin(), m_rareForms.end(), [haystack](const QByteArray &form) {
        const BytePair ends{{form.front(), form.front()}, {form.back(), form.back()}, form.size() - 1};
        return ends.forEachIn(haystack, 0, [&](qsizetype at) { return haystack.sliced(at).startsWith(form); });
    });
}

qsizetype FoldedNeedle::slowIndexIn(QByteArrayView haystack, qsizetype from) const
{
    QByteArrayView text = haystack.sliced(from);
    while (!text.isEmpty()) {
        const qsizetype at = haystack.size() - text.size();
        if (matchesAt(haystack, at))
            return at;
        FoldedText::takeLetter(text);
    }
    return -1;
}

} // namespace Balehook
