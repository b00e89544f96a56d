// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/comparisonsummary.h"

#include "core/secrets/knownsecrets.h"
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
    return cellText(withoutMailAddresses(withoutKnownSecrets(text)).simplified(), 300);
}

} // namespace

ComparisonSummary::ComparisonSummary(const FileComparison &comparison, QString older, QString newer)
    : m_comparison(comparison)
    , m_older(std::move(older))
    , m_newer(std::move(newer))
{ }

QString ComparisonSummary::plainText() const
{
    DocumentText text(DocumentText::Format::Plain);
    write(text);
    return text.text();
}

QString ComparisonSummary::markdown() const
{
    DocumentText text(DocumentText::Format::Markdown);
    write(text);
    return text.text();
}

void ComparisonSummary::write(DocumentText &text, const Mask &mask) const
{
    const QLocale locale;
    const TableComparison &result = m_comparison.result.value();
    text.heading(2, tr("Comparison of failed rows"));
    text.item(tr("Older file: %1").arg(oneLine(m_older)));
    text.item(tr("Newer file: %1").arg(oneLine(m_newer)));
    text.item(tr("Compared by: %1").arg(oneLine(m_comparison.keys.join(", "_L1))));
    text.endBlock();
    //: Both are numbers of rows
    text.item(
        tr("Failed rows: %1 before, %2 now").arg(locale.toString(result.olderRows), locale.toString(result.newerRows)));
    for (const FileComparison::Kind kind : FileComparison::kinds)
        text.item(ComparisonText::kind(kind) + ": "_L1 + locale.toString(m_comparison.count(kind)));
    if (const QString leftOut = ComparisonText::leftOut(result); !leftOut.isEmpty())
        text.item(leftOut);
    if (!result.notInNewer.empty())
        text.paragraph(tr("A row that is not in the newer failed file was either imported or not sent again."));
    const auto reasons = m_comparison.reasonChanges();
    if (!reasons.empty())
        text.paragraph(tr("Reasons, with their rows before and now:"));
    for (std::size_t place = 0; place < std::min(reasons.size(), mostReasons); ++place) {
        const FileComparison::ReasonChange &reason = reasons[place];
        const QString title = mask ? mask(withoutKnownSecrets(reason.title)) : reason.title;
        //: A reason with its numbers of rows before and now
        text.numbered(
            tr("%1: %2 → %3").arg(oneLine(title), locale.toString(reason.before), locale.toString(reason.after)));
    }
    if (reasons.size() > mostReasons)
        text.paragraph(tr("There are %Ln more reason(s).", nullptr, int(reasons.size() - mostReasons)));
}

} // namespace Balehook
