// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demofiles.h"

#include "service/demotexts.h"
#include "service/dice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

namespace {

enum FilePurpose : quint64 { Rows = 100 };

/// Imported files are as long as the job says, up to this many rows: they are there to be saved, not to fill a disk.
constexpr int mostImportedRows = 20'000;

QString quoted(const QString &cell)
{
    const bool needed = std::any_of(cell.cbegin(), cell.cend(), [](QChar letter) {
        return letter == u',' || letter == u'"' || letter == u'\n' || letter == u'\r' || letter == u';';
    });
    if (!needed)
        return cell;
    QString inner = cell;
    return u'"' + inner.replace(u'"', "\"\""_L1) + u'"';
}

QString productCode(Dice &dice)
{
    return u"%1"_s.arg(dice.below(10'000'000), 8, 10, QChar(u'0'));
}

QByteArray csv(quint64 seed, const DemoJob &job, int rows, bool withReasons)
{
    const DemoTexts &texts = demoTexts();
    Dice dice(seed, quint64(job.serial), Rows);
    const QString lineEnd = dice.oneIn(4) ? u"\r\n"_s : u"\n"_s;

    QString text;
    text.reserve(rows * 80);
    if (dice.oneIn(6))
        text += QChar(QChar::ByteOrderMark);
    text += withReasons ? u"row,sku,name,category,price,error"_s : u"sku,name,category,price"_s;
    text += lineEnd;

    int rowNumber = 1;
    for (int row = 0; row < rows; ++row) {
        rowNumber += dice.between(1, 7);
        const QString code = productCode(dice);
        const QString category = dice.pick(texts.categories);
        const QString price = dice.oneIn(3) ? QString() : QString::number(dice.between(99, 99'999) / 100.0, 'f', 2);
        if (withReasons)
            text += QString::number(rowNumber) + u',';
        text += code + u',' + quoted(dice.pick(texts.productNames)) + u',' + quoted(category) + u',' + price;
        if (withReasons) {
            QString reason = dice.pick(texts.reasons);
            text += u',' + quoted(reason.replace("%1"_L1, category).replace("%2"_L1, code));
        }
        text += lineEnd;
    }
    return text.toUtf8();
}

} // namespace

QByteArray failedRowsCsv(quint64 seed, const DemoJob &job)
{
    return csv(seed, job, job.failed, true);
}

QByteArray importedCsv(quint64 seed, const DemoJob &job)
{
    return csv(seed, job, std::min(job.succeeded + job.failed, mostImportedRows), false);
}

} // namespace Balehook::Demo
