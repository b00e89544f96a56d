// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/handoffreport.h"

#include "core/secrets/knownsecrets.h"
#include "core/text/safetext.h"
#include "failedrows/compare/comparisonsummary.h"
#include "failedrows/rows/rowmask.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestCell = 300;

QString reportLine(const QString &text)
{
    return cellText(withoutKnownSecrets(text).simplified(), longestCell);
}

QStringList linesOf(const QStringList &texts)
{
    QStringList lines;
    for (const QString &text : texts)
        lines.append(reportLine(text));
    return lines;
}

} // namespace

QString HandoffReport::title() const
{
    return tr("Failed import rows");
}

QStringList HandoffReport::requestHeader()
{
    return {tr("Time (UTC)"), tr("Request"), tr("Response"), tr("Duration")};
}

QString HandoffReport::markdown() const
{
    DocumentText text(DocumentText::Format::Markdown);
    write(text);
    return withoutKnownSecrets(text.text());
}

QString HandoffReport::html() const
{
    DocumentText text(DocumentText::Format::Html);
    write(text);
    return withoutKnownSecrets(text.page(title()));
}

void HandoffReport::write(DocumentText &text) const
{
    text.heading(1, title());
    summary.write(text);
    if (!rows.rows.empty()) {
        text.heading(2, tr("Sample rows"));
        if (!maskedColumns.isEmpty())
            text.paragraph(tr("Hidden columns: %1").arg(linesOf(maskedColumns).join(", "_L1)));
        writeTable(text, rows);
        if (furtherColumns > 0)
            text.paragraph(tr("%Ln more column(s) are not shown.", nullptr, int(furtherColumns)));
    }
    if (!rowsFile.isEmpty())
        text.paragraph(tr("All rows: %1").arg(reportLine(rowsFile)));
    if (comparison) {
        const QStringList hidden = summary.hiddenValues() + comparedValues();
        ComparisonSummary(*comparison->compared, comparison->older, comparison->newer)
            .write(text, [&hidden](const QString &words) { return RowMask::hidden(words, hidden, false); });
    }
    if (!requests.rows.empty()) {
        text.heading(2, tr("Requests of this account"));
        text.paragraph(tr("Tokens and queries of file links are left out."));
        writeTable(text, requests);
    }
}

/// Of both files: what the hidden columns hold in the first row of each reason, as far as the beginnings show it.
QStringList HandoffReport::comparedValues() const
{
    const FileComparison &compared = *comparison->compared;
    const TableComparison &result = compared.result.value();
    QStringList values;
    for (std::size_t file = 0; file < compared.tables.size(); ++file) {
        const ComparedTable &table = compared.tables[file];
        for (const QString &name : maskedColumns) {
            const int column = table.columnNamed(name);
            if (column < 0)
                continue;
            for (const ReasonGroup &group : (file == 0 ? result.olderReasons : result.newerReasons).groups()) {
                if (group.firstRow >= 0 && group.firstRow < qint64(table.sample.size()))
                    values.append(QString::fromUtf8(table.sample[std::size_t(group.firstRow)].value(column)));
            }
        }
    }
    return values;
}

void HandoffReport::writeTable(DocumentText &text, const Table &table) const
{
    std::vector<QStringList> lines;
    for (const QStringList &row : table.rows)
        lines.push_back(linesOf(row));
    text.table(linesOf(table.header), lines);
}

} // namespace Balehook
