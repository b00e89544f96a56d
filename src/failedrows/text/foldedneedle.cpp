// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/text/foldedneedle.h"

#include "failedrows/text/bytemasks.h"
#include "failedrows/text/foldedtext.h"

#include <QList>

#include <algorithm>
#include <bit>
#include <cstring>
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

/// Calls \a accept with each place where \a first stands, and \a second so many bytes behind it, until it says true.
template <typename Accept>
bool forEachPair(QByteArrayView haystack, qsizetype from, const std::array<char, 2> &first,
                 const std::array<char, 2> &second, qsizetype distance, Accept accept)
{
    const char here[2] = {first[0], first[1]};
    const char there[2] = {second[0], second[1]};
    qsizetype at = from;
    for (; at + ByteMasks::blockBytes + distance <= haystack.size(); at += ByteMasks::blockBytes) {
        for (quint64 mask = ByteMasks::ofPair(haystack.data() + at, here, there, distance); mask; mask &= mask - 1) {
            if (accept(at + std::countr_zero(mask)))
                return true;
        }
    }
    for (; at + distance < haystack.size(); ++at) {
        const char a = haystack[at];
        const char b = haystack[at + distance];
        if ((a == here[0] || a == here[1]) && (b == there[0] || b == there[1]) && accept(at))
            return true;
    }
    return false;
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
    if (ranked.empty())
        return;
    m_anchors = {ranked.front().second, ranked[ranked.size() > 1 ? 1 : 0].second};
    if (m_anchors[1].offset < m_anchors[0].offset)
        std::swap(m_anchors[0], m_anchors[1]);
}

qsizetype FoldedNeedle::indexIn(QByteArrayView haystack, qsizetype from) const
{
    if (m_anchors.empty())
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
    const Anchor &first = m_anchors[0];
    const Anchor &second = m_anchors[1];
    qsizetype found = -1;
    forEachPair(haystack, from + first.offset, first.bytes, second.bytes, second.offset - first.offset,
                [&](qsizetype at) {
                    const bool matches = matchesAt(haystack, at - first.offset);
                    if (matches)
                        found = at - first.offset;
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
        return forEachPair(haystack, 0, {form.front(), form.front()}, {form.back(), form.back()}, form.size() - 1,
                           [&](qsizetype at) { return haystack.sliced(at).startsWith(form); });
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
