// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/comparisontext.h"

#include "core/text/pluralcount.h"
#include "core/text/safetext.h"

namespace Balehook {

using namespace Qt::StringLiterals;

QString ComparisonText::kind(FileComparison::Kind kind)
{
    switch (kind) {
    case FileComparison::Kind::SameReason:
        return tr("Still failing, same reason");
    case FileComparison::Kind::OtherReason:
        return tr("Still failing, another reason");
    case FileComparison::Kind::NewlyFailing:
        return tr("Newly failing");
    case FileComparison::Kind::NotInNewer:
        break;
    }
    return tr("Not in the newer failed file");
}

QString ComparisonText::column(int column)
{
    switch (column) {
    case What:
        return tr("Result");
    case Key:
        return tr("Key");
    case RowBefore:
        return tr("Row before");
    case RowAfter:
        return tr("Row now");
    case ReasonBefore:
        return tr("Reason before");
    case ReasonAfter:
        return tr("Reason now");
    case ChangedCells:
        return tr("Changed cells");
    default:
        return {};
    }
}

QString ComparisonText::changes(const std::vector<FileComparison::Change> &changes)
{
    QStringList texts;
    for (const FileComparison::Change &change : changes) {
        //: A cell of a table that changed: %1 is the name of its column, %2 its value before, %3 its value now
        texts.append(tr("%1: %2 → %3")
                         .arg(visibleText(change.column), visibleText(QString::fromUtf8(change.before)),
                              visibleText(QString::fromUtf8(change.after))));
    }
    return texts.join(u"; "_s);
}

QString ComparisonText::leftOut(const TableComparison &result)
{
    QStringList sentences;
    if (result.olderWithoutKey > 0)
        sentences.append(tr("%Ln row(s) of the older file have no key.", nullptr, pluralCount(result.olderWithoutKey)));
    if (result.newerWithoutKey > 0)
        sentences.append(tr("%Ln row(s) of the newer file have no key.", nullptr, pluralCount(result.newerWithoutKey)));
    if (result.olderDuplicates > 0)
        sentences.append(tr("%Ln row(s) of the older file have a key that is not unique.", nullptr,
                            pluralCount(result.olderDuplicates)));
    if (result.newerDuplicates > 0)
        sentences.append(tr("%Ln row(s) of the newer file have a key that is not unique.", nullptr,
                            pluralCount(result.newerDuplicates)));
    if (sentences.isEmpty())
        return {};
    sentences.prepend(tr("Not compared:"));
    return sentences.join(u' ');
}

} // namespace Balehook
