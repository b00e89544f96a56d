// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/replysummary.h"

#include "core/secrets/knownsecrets.h"
#include "core/text/pastedtext.h"
#include "core/text/safetext.h"
#include "failedrows/rows/rowmask.h"

#include <QLocale>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestText = 300;

QString oneLine(const QString &text)
{
    return cellText(withoutKnownSecrets(text).simplified(), longestText);
}

QStringList personalValues(const ReplySummary::Example &example)
{
    QStringList values = example.personal;
    for (const ReplySummary::Cell &cell : example.cells) {
        if (cell.personal)
            values.append(cell.value);
    }
    return values;
}

QStringList personalValues(const ReplySummary::Reason &reason)
{
    QStringList values;
    for (const ReplySummary::Example &example : reason.examples)
        values += personalValues(example);
    return values;
}

} // namespace

QString ReplySummary::plainText() const
{
    DocumentText text(DocumentText::Format::Plain);
    write(text);
    return text.text();
}

QString ReplySummary::markdown() const
{
    DocumentText text(DocumentText::Format::Markdown);
    write(text);
    return text.text();
}

void ReplySummary::write(DocumentText &text) const
{
    if (!title.isEmpty())
        text.heading(2, oneLine(title));
    for (const Cell &fact : facts)
        text.fact(oneLine(fact.name), shown(fact, {}));
    text.paragraph(countLine());
    for (const Reason &reason : reasons) {
        text.numbered(reasonLine(reason));
        for (const Example &example : reason.examples)
            text.detail(exampleText(example));
    }
    for (const QString &line : {furtherLine(), withoutReasonLine()}) {
        if (!line.isEmpty())
            text.paragraph(line);
    }
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
        .arg(oneLine(masked(reason.text, personalValues(reason))), shareOf(reason.rows));
}

QString ReplySummary::shareOf(qint64 count) const
{
    constexpr double least = 0.1;
    constexpr double mostOfSome = 99.9;
    double percent = rows > 0 ? 100.0 * double(count) / double(rows) : 0.0;
    if (count > 0 && percent < least)
        //: %1 is a number, 0.1; less than that many percent
        return tr("<%1%").arg(QLocale().toString(least, 'f', 1));
    if (count < rows) // which 100% would hide
        percent = std::min(percent, mostOfSome);
    const bool isWhole = percent >= 9.95 && (percent < 99.5 || count >= rows);
    //: %1 is a number; the sign stands as it is usual in the language
    return tr("%1%").arg(QLocale().toString(percent, 'f', isWhole ? 0 : 1));
}

QStringList ReplySummary::hiddenValues() const
{
    QStringList values;
    if (maskPersonal) {
        for (const Reason &reason : reasons)
            values += personalValues(reason);
    }
    return values;
}

QString ReplySummary::shown(const Cell &cell, const QStringList &hidden) const
{
    const bool isHidden = maskPersonal && cell.personal && !cell.value.isEmpty();
    return isHidden ? hiddenText() : oneLine(masked(cell.value, hidden));
}

QString ReplySummary::exampleText(const Example &example) const
{
    const QStringList hidden = personalValues(example);
    //: An example of a failed row: %1 is its number in the file of failed rows, %2 its error message
    QString text =
        tr("Row %1 of the file: %2").arg(QLocale().toString(example.row), oneLine(masked(example.message, hidden)));
    for (const Cell &cell : example.cells)
        text += "; "_L1 + oneLine(cell.name) + " = "_L1 + shown(cell, hidden);
    return text;
}

/// \a words without mail addresses and without what is \a hidden.
QString ReplySummary::masked(const QString &words, const QStringList &hidden) const
{
    if (!maskPersonal)
        return words.left(4 * longestText);
    return RowMask::hidden(withoutKnownSecrets(words).left(4 * longestText), hidden, maskAddresses);
}

} // namespace Balehook
