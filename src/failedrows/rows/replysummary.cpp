// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/replysummary.h"

#include "core/text/pastedtext.h"
#include "core/text/safetext.h"

#include <QLocale>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestText = 300;

QString oneLine(const QString &text)
{
    return cellText(text.simplified(), longestText);
}

} // namespace

QString ReplySummary::plainText() const
{
    return text([](const QString &words) { return words; }, false);
}

QString ReplySummary::markdown() const
{
    return text(escapedMarkdown, true);
}

/// The same lines for both: \a escaped makes data fit for the syntax.
QString ReplySummary::text(QString (*escaped)(const QString &), bool isMarkdown) const
{
    QString text;
    if (!title.isEmpty())
        text += (isMarkdown ? "## "_L1 : ""_L1) + escaped(oneLine(title)) + u"\n\n"_s;
    for (const Cell &fact : facts)
        text += (isMarkdown ? "- **"_L1 : ""_L1) + escaped(oneLine(fact.name)) + (isMarkdown ? ":** "_L1 : ": "_L1)
            + escaped(shown(fact)) + u'\n';
    if (!facts.empty())
        text += u'\n';
    text += escaped(countLine()) + u'\n';
    if (!reasons.empty())
        text += u'\n';
    int number = 0;
    for (const Reason &reason : reasons) {
        text += QString::number(++number) + ". "_L1 + escaped(reasonLine(reason)) + u'\n';
        for (const Example &example : reason.examples)
            text += "   - "_L1 + escaped(exampleText(example)) + u'\n';
    }
    for (const QString &line : {furtherLine(), withoutReasonLine()}) {
        if (!line.isEmpty())
            text += u'\n' + escaped(line) + u'\n';
    }
    return text;
}

QString ReplySummary::countLine() const
{
    return tr("%Ln row(s) failed.", nullptr, int(rows));
}

QString ReplySummary::furtherLine() const
{
    return furtherReasons > 0 ? tr("There are %Ln more reason(s).", nullptr, int(furtherReasons)) : QString();
}

QString ReplySummary::withoutReasonLine() const
{
    return rowsWithoutReason > 0 ? tr("%Ln row(s) have no reason.", nullptr, int(rowsWithoutReason)) : QString();
}

QString ReplySummary::reasonLine(const Reason &reason) const
{
    //: %1 is a reason why rows failed, %2 the share of the rows such as "12%"
    return tr("%1: %Ln row(s), %2", nullptr, int(reason.rows))
        .arg(oneLine(masked(reason.text, {})), shareOf(reason.rows));
}

QString ReplySummary::shareOf(qint64 count) const
{
    const double percent = rows > 0 ? 100.0 * double(count) / double(rows) : 0.0;
    //: %1 is a number; the sign stands as it is usual in the language
    return tr("%1%").arg(QLocale().toString(percent, 'f', percent < 9.95 ? 1 : 0));
}

QString ReplySummary::shown(const Cell &cell) const
{
    const bool isHidden = maskPersonal && cell.personal && !cell.value.isEmpty();
    return isHidden ? hiddenText() : oneLine(cell.value);
}

QString ReplySummary::exampleText(const Example &example) const
{
    //: An example of a failed row: %1 is its number in the file of failed rows, %2 its error message
    QString text = tr("Row %1 of the file: %2")
                       .arg(QLocale().toString(example.row), oneLine(masked(example.message, example.cells)));
    for (const Cell &cell : example.cells)
        text += "; "_L1 + oneLine(cell.name) + " = "_L1 + shown(cell);
    return text;
}

/// \a words without mail addresses and without the values of personal cells.
QString ReplySummary::masked(const QString &words, const std::vector<Cell> &cells) const
{
    QString message = words.left(4 * longestText);
    if (!maskPersonal)
        return message;
    constexpr qsizetype shortestName = 3; // shorter ones would be found within words
    for (const Cell &cell : cells) {
        if (cell.personal && cell.value.trimmed().size() >= shortestName)
            message.replace(cell.value.trimmed(), hiddenText(), Qt::CaseInsensitive);
    }
    return withoutMailAddresses(message);
}

} // namespace Balehook
