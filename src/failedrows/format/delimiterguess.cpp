// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/format/delimiterguess.h"

#include "failedrows/text/rowtokenizer.h"

#include <QList>
#include <QString>

#include <algorithm>
#include <vector>

namespace Balehook {

namespace {

constexpr int sampledRows = 200;

struct Trial
{
    qsizetype cells = 0; ///< of the first row
    int rows = 0;
    int alike = 0; ///< rows with as many cells as the first one, and quotes only where they belong
    bool hasRest = false; ///< a cell without quotes holds a part of the delimiter

    double share() const { return rows == 0 || cells < 2 ? 0 : double(alike) / rows; }
};

/// A quote in a cell without quotes: where the delimiter is wrong, they get there.
bool hasStrayQuote(std::span<const QByteArrayView> cells, QByteArrayView text)
{
    return std::any_of(cells.begin(), cells.end(), [text](QByteArrayView cell) {
        const bool isOfText = cell.data() > text.begin() && cell.end() <= text.end();
        return isOfText && cell.contains('"') && cell.data()[-1] != '"';
    });
}

/// A cell without quotes that holds \a part.
bool holdsPart(std::span<const QByteArrayView> cells, QByteArrayView text, char part)
{
    return std::any_of(cells.begin(), cells.end(), [text, part](QByteArrayView cell) {
        const bool isQuoted = cell.data() > text.begin() && cell.data()[-1] == '"';
        return !isQuoted && cell.contains(part);
    });
}

Trial tryDelimiter(QByteArrayView paddedText, bool isWhole, const Delimiter &delimiter)
{
    RowTokenizer tokenizer(delimiter);
    tokenizer.setData(paddedText, isWhole, 0);
    Trial trial;
    auto step = tokenizer.next();
    // Where not even one row ended, the one that there is has to do.
    if (step == RowTokenizer::Step::NeedsMore) {
        tokenizer.setData(paddedText, true, 0);
        step = tokenizer.next();
    }
    for (; step == RowTokenizer::Step::Row && trial.rows < sampledRows; step = tokenizer.next()) {
        const auto cells = tokenizer.cells();
        if (trial.rows == 0)
            trial.cells = qsizetype(cells.size());
        ++trial.rows;
        trial.alike += qsizetype(cells.size()) == trial.cells && !hasStrayQuote(cells, paddedText);
        trial.hasRest = trial.hasRest || holdsPart(cells, paddedText, delimiter.bytes().front());
    }
    return trial;
}

/// Where cells begin in all lines, behind two blanks or more; nothing where there are too few lines to tell.
std::optional<Delimiter> guessPlaces(QByteArrayView text, bool isWhole)
{
    constexpr qsizetype fewestLines = 4;
    constexpr int widestLine = 4000;
    QList<QByteArrayView> lines;
    for (qsizetype at = 0; at < text.size() && lines.size() < sampledRows;) {
        const qsizetype end = text.indexOf('\n', at);
        if (end < 0 && !isWhole)
            break;
        const QByteArrayView line = text.sliced(at, (end < 0 ? text.size() : end) - at).trimmed();
        if (!line.isEmpty())
            lines.append(text.sliced(at, (end < 0 ? text.size() : end) - at));
        at = end < 0 ? text.size() : end + 1;
    }
    if (lines.size() < fewestLines)
        return std::nullopt;
    std::vector<bool> isFilled; // by character: some line has more than a blank there
    for (const QByteArrayView line : lines) {
        const QString characters = QString::fromUtf8(line);
        std::size_t place = 0;
        for (const char32_t character : characters.toUcs4()) {
            if (place >= std::size_t(widestLine) || character == U'\t')
                return std::nullopt;
            isFilled.resize(std::max(isFilled.size(), place + 1));
            isFilled[place] = isFilled[place] || (character != U' ' && character != U'\r');
            ++place;
        }
    }
    std::vector<int> places{0};
    for (std::size_t place = 2; place < isFilled.size(); ++place) {
        if (isFilled[place] && !isFilled[place - 1] && !isFilled[place - 2])
            places.push_back(int(place));
    }
    return isFilled.front() ? Delimiter::atPlaces(std::move(places)) : std::nullopt;
}

} // namespace

Delimiter guessDelimiter(QByteArrayView text, bool isWhole)
{
    QByteArray padded = text.toByteArray();
    padded.append(RowTokenizer::padding, '\0');
    const QByteArrayView trialText = QByteArrayView(padded).first(text.size());
    // What stands less often within texts and numbers comes first: with "1,5;2,5" both would do.
    Delimiter best = ',';
    double bestShare = 0;
    for (const char delimiter : {'\t', '|', ';', ','}) {
        const double share = tryDelimiter(trialText, isWhole, delimiter).share();
        if (share > bestShare + 0.1) {
            best = delimiter;
            bestShare = share;
        }
    }
    // "a||b" could be "a", nothing and "b", too; but nobody's rows have an empty cell behind every other one.
    for (const auto several : {u"||", u"~|~", u"^|^", u"|~|", u";;", u"::"}) {
        const Delimiter delimiter = *Delimiter::of(QString::fromUtf16(several));
        const Trial trial = tryDelimiter(trialText, isWhole, delimiter);
        constexpr double nearlyAll = 0.9;
        if (trial.share() >= std::max(nearlyAll, bestShare) && !trial.hasRest)
            return delimiter;
    }
    constexpr double rarely = 0.5;
    return bestShare >= rarely ? best : guessPlaces(text, isWhole).value_or(best);
}

} // namespace Balehook
