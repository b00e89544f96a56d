// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/fuzzymatch.h"

#include <QStringList>

#include <algorithm>

namespace Balehook {

namespace {

enum Tier { Scattered = 100, Inside = 200, Starts = 300, WordStart = 400, TextStart = 500 };
constexpr int wholeTextBonus = 60;
constexpr qsizetype longestTyped = 64;
constexpr qsizetype longestText = 512;
/// Fewer letters than these, or wider apart, are in nearly every text.
constexpr qsizetype leastScattered = 3;
constexpr int widestScattered = 3;

bool hasAccentsToDrop(QChar letter)
{
    const QChar::Script script = letter.script();
    return letter.decompositionTag() == QChar::Canonical
        && (script == QChar::Script_Latin || script == QChar::Script_Greek || script == QChar::Script_Cyrillic);
}

/// Letter by letter, so that places stay what they are.
QString folded(const QString &text)
{
    QString out = text;
    for (QChar &letter : out) {
        while (hasAccentsToDrop(letter))
            letter = letter.decomposition().at(0);
        letter = letter.toCaseFolded();
    }
    return out;
}

class Text final
{
public:
    explicit Text(const QString &text)
        : m_text(folded(text.left(longestText)))
    {
        bool wasLetter = false;
        for (const QChar letter : m_text) {
            const bool isLetter = letter.isLetterOrNumber() || letter.isMark();
            m_isStart.push_back(isLetter && !wasLetter);
            wasLetter = isLetter;
        }
    }

    std::optional<FuzzyMatch> match(const QString &word) const
    {
        if (const auto found = together(word))
            return found;
        if (const auto found = atStarts(word))
            return found;
        return scattered(word);
    }

    qsizetype size() const { return m_text.size(); }

private:
    bool isStart(qsizetype place) const { return m_isStart[std::size_t(place)]; }

    static FuzzyMatch matchAt(int tier, std::vector<int> places)
    {
        const int first = places.front();
        return {tier - std::min(first, 50), std::move(places)};
    }

    std::optional<FuzzyMatch> together(const QString &word) const
    {
        qsizetype found = -1;
        for (qsizetype at = m_text.indexOf(word); at >= 0; at = m_text.indexOf(word, at + 1)) {
            if (found < 0)
                found = at;
            if (isStart(at)) {
                found = at;
                break;
            }
        }
        if (found < 0 || (!isStart(found) && atStarts(word)))
            return std::nullopt;
        std::vector<int> places;
        for (qsizetype i = 0; i < word.size(); ++i)
            places.push_back(int(found + i));
        return matchAt(found == 0 ? TextStart : isStart(found) ? WordStart : Inside, std::move(places));
    }

    /// Each letter begins a word or follows the one before it.
    std::optional<FuzzyMatch> atStarts(const QString &word) const
    {
        const std::size_t letters = std::size_t(word.size());
        // For each letter and place: the place of the letter before it; -1: none, -2: it does not stand there.
        constexpr int no = -2;
        std::vector<std::vector<int>> before(letters, std::vector<int>(m_isStart.size(), no));
        for (std::size_t i = 0; i < letters; ++i) {
            int last = i == 0 ? -1 : no; // the nearest place of the letter before
            for (int place = 0; place < int(m_text.size()); ++place) {
                const bool follows = i > 0 && place > 0 && before[i - 1][std::size_t(place - 1)] != no;
                if (follows)
                    last = place - 1;
                if (last != no && m_text[place] == word[qsizetype(i)] && (follows || isStart(place)))
                    before[i][std::size_t(place)] = last;
            }
        }
        const std::vector<int> &ends = before.back();
        const auto end = std::find_if(ends.begin(), ends.end(), [](int place) { return place != no; });
        if (end == ends.end())
            return std::nullopt;
        std::vector<int> places;
        int place = int(end - ends.begin());
        for (std::size_t i = letters; i-- > 0; place = before[i][std::size_t(place)])
            places.push_back(place);
        std::reverse(places.begin(), places.end());
        return matchAt(Starts, std::move(places));
    }

    std::optional<FuzzyMatch> scattered(const QString &word) const
    {
        if (word.size() < leastScattered)
            return std::nullopt;
        qsizetype end = -1;
        for (const QChar letter : word) {
            end = m_text.indexOf(letter, end + 1);
            if (end < 0)
                return std::nullopt;
        }
        // From its end back: as near as they can be.
        std::vector<int> places;
        for (qsizetype i = word.size(), at = end; i-- > 0; --at) {
            at = m_text.lastIndexOf(word[i], at);
            places.push_back(int(at));
        }
        std::reverse(places.begin(), places.end());
        const int span = places.back() - places.front() + 1;
        if (span > widestScattered * int(word.size()))
            return std::nullopt;
        return matchAt(Scattered - std::min(span - int(word.size()), 40), std::move(places));
    }

    QString m_text;
    std::vector<bool> m_isStart;
};

} // namespace

std::optional<FuzzyMatch> FuzzyMatch::of(const QString &typed, const QString &text)
{
    const QStringList words = folded(typed.left(longestTyped).simplified()).split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return FuzzyMatch();
    const Text searched(text);
    FuzzyMatch all;
    qsizetype letters = 0;
    for (const QString &word : words) {
        const std::optional<FuzzyMatch> match = searched.match(word);
        if (!match)
            return std::nullopt;
        all.score += match->score;
        all.places.insert(all.places.end(), match->places.begin(), match->places.end());
        letters += word.size();
    }
    all.score /= int(words.size());
    std::sort(all.places.begin(), all.places.end());
    all.places.erase(std::unique(all.places.begin(), all.places.end()), all.places.end());
    if (qsizetype(all.places.size()) + words.size() - 1 >= searched.size() && letters > 0)
        all.score += wholeTextBonus;
    return all;
}

} // namespace Balehook
