// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/comparisonsummary.h"

#include "core/text/pastedtext.h"
#include "core/text/safetext.h"
#include "failedrows/compare/comparisontext.h"

#include <QLocale>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostReasons = 10;

QString oneLine(const QString &text)
{
    return cellText(withoutMailAddresses(text).simplified(), 300);
}

} // namespace

ComparisonSummary::ComparisonSummary(const FileComparison &comparison, QString older, QString newer)
    : m_comparison(comparison)
    , m_older(std::move(older))
    , m_newer(std::move(newer))
{ }

QString ComparisonSummary::plainText() const
{
    return text([](const QString &words) { return words; }, false);
}

QString ComparisonSummary::markdown() const
{
    return text(escapedMarkdown, true);
}

/// The same lines for both: \a escaped makes data fit for the syntax.
QString ComparisonSummary::text(QString (*escaped)(const QString &), bool isMarkdown) const
{
    const QLocale locale;
    const TableComparison &result = m_comparison.result.value();
    QString text;
    const auto line = [&](const QString &start, const QString &words) { text += start + escaped(words) + u'\n'; };
    const QString item = isMarkdown ? u"- "_s : QString();
    line(isMarkdown ? u"## "_s : QString(), tr("Comparison of failed rows"));
    text += u'\n';
    line(item, tr("Older file: %1").arg(oneLine(m_older)));
    line(item, tr("Newer file: %1").arg(oneLine(m_newer)));
    line(item, tr("Compared by: %1").arg(oneLine(m_comparison.keys.join(", "_L1))));
    text += u'\n';
    //: Both are numbers of rows
    line(
        item,
        tr("Failed rows: %1 before, %2 now").arg(locale.toString(result.olderRows), locale.toString(result.newerRows)));
    for (const FileComparison::Kind kind : FileComparison::kinds)
        line(item, ComparisonText::kind(kind) + ": "_L1 + locale.toString(m_comparison.count(kind)));
    if (const QString leftOut = ComparisonText::leftOut(result); !leftOut.isEmpty())
        line(item, leftOut);
    if (!result.notInNewer.empty()) {
        text += u'\n';
        line({}, tr("A row that is not in the newer failed file was either imported or not sent again."));
    }
    const auto reasons = m_comparison.reasonChanges();
    if (!reasons.empty()) {
        text += u'\n';
        line({}, tr("Reasons, with their rows before and now:"));
    }
    for (std::size_t place = 0; place < std::min(reasons.size(), mostReasons); ++place)
        line(QString::number(place + 1) + ". "_L1,
             //: A reason with its numbers of rows before and now
             tr("%1: %2 → %3")
                 .arg(oneLine(reasons[place].title), locale.toString(reasons[place].before),
                      locale.toString(reasons[place].after)));
    if (reasons.size() > mostReasons)
        line({}, tr("There are %Ln more reason(s).", nullptr, int(reasons.size() - mostReasons)));
    return text;
}

} // namespace Balehook
