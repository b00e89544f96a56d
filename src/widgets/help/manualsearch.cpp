// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/manualsearch.h"

#include "widgets/help/manualpages.h"

#include <algorithm>

namespace Balehook::ManualSearch {

using namespace Qt::StringLiterals;

namespace {

/// An everyday word of a page counts as much.
constexpr qsizetype muchUsed = 100;

struct Score
{
    bool isInTitle = true; ///< or is one of the page's everyday words
    qsizetype count = 0;
};

/// Without a count if a word is missing.
Score scoreOf(const ManualPages::Page &page, const QStringList &words)
{
    Score score;
    for (const QString &word : words) {
        const bool isItsWord = std::any_of(page.words.begin(), page.words.end(), [&word](const QString &each) {
            return each.startsWith(word, Qt::CaseInsensitive);
        });
        const bool isInTitle = isItsWord || page.title.contains(word, Qt::CaseInsensitive);
        const qsizetype count = page.text.count(word, Qt::CaseInsensitive);
        if (!isInTitle && count == 0)
            return {};
        score.isInTitle = score.isInTitle && isInTitle;
        score.count += count + (isItsWord ? muchUsed : isInTitle ? 1 : 0);
    }
    return score;
}

QString excerptOf(const QString &text, const QStringList &words)
{
    constexpr qsizetype before = 40;
    constexpr qsizetype length = 120;
    qsizetype place = -1;
    for (const QString &word : words) {
        const qsizetype found = text.indexOf(word, 0, Qt::CaseInsensitive);
        if (found >= 0 && (place < 0 || found < place))
            place = found;
    }
    if (place < 0)
        return {};
    // Whole words, where the language has spaces.
    qsizetype from = std::max(qsizetype(0), place - before);
    if (const qsizetype space = text.indexOf(u' ', from); from > 0 && space >= 0 && space < place)
        from = space + 1;
    qsizetype until = std::min(text.size(), from + length);
    if (const qsizetype space = text.lastIndexOf(u' ', until); until < text.size() && space > place)
        until = space;
    QString excerpt = text.sliced(from, until - from);
    if (from > 0)
        excerpt.prepend(u'…');
    if (until < text.size())
        excerpt.append(u'…');
    return excerpt;
}

} // namespace

QStringList wordsOf(const QString &text)
{
    return text.simplified().split(u' ', Qt::SkipEmptyParts);
}

std::vector<Hit> find(const ManualPages &pages, const QStringList &words)
{
    std::vector<std::pair<Score, Hit>> found;
    if (words.isEmpty())
        return {};
    for (const ManualPages::Page &page : pages.pages()) {
        if (const Score score = scoreOf(page, words); score.count > 0)
            found.emplace_back(score, Hit{page.name, page.title, excerptOf(page.text, words)});
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) {
        if (a.first.isInTitle != b.first.isInTitle)
            return a.first.isInTitle;
        return a.first.count > b.first.count;
    });
    std::vector<Hit> hits;
    hits.reserve(found.size());
    for (auto &each : found)
        hits.push_back(std::move(each.second));
    return hits;
}

} // namespace Balehook::ManualSearch
