// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/compare/keyguess.h"

#include "failedrows/find/wantedvalue.h"

#include <QRegularExpression>
#include <QSet>

#include <array>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// How often the values of a column are there and new: 0 to 1.
double distinctness(const ComparedTable &table, int column)
{
    QSet<quint64> values;
    for (const QByteArrayList &row : table.sample) {
        if (const QByteArrayView cell = withoutBlanks(row.value(column)); !cell.isEmpty())
            values.insert(valueHash(cell));
    }
    return table.sample.empty() ? 0 : double(values.size()) / double(table.sample.size());
}

/// Words of names as they are written in the header of a key.
double nameBonus(const QString &name)
{
    static const QRegularExpression between(u"[^a-z0-9]+"_s);
    static const std::array<QSet<QString>, 3> words{
        QSet<QString>{u"sku"_s, u"skus"_s}, QSet<QString>{u"ean"_s, u"gtin"_s, u"id"_s, u"key"_s, u"identifier"_s},
        QSet<QString>{u"number"_s, u"no"_s, u"nr"_s, u"code"_s, u"email"_s, u"handle"_s}};
    const QStringList parts = name.toLower().split(between, Qt::SkipEmptyParts);
    double bonus = 0.6;
    for (const QSet<QString> &equal : words) {
        for (const QString &part : parts) {
            if (equal.contains(part))
                return bonus;
        }
        bonus -= 0.15;
    }
    return 0;
}

} // namespace

QString guessedKey(const ComparedTable &older, const ComparedTable &newer)
{
    constexpr double leastDistinct = 0.5;
    QString best;
    double most = 0;
    const QHash<QString, int> inNewer = newer.columnsByName();
    for (int column = 0; column < int(older.columns); ++column) {
        const QString name = older.columnName(column);
        const int other = inNewer.value(ComparedTable::foldedName(name), -1);
        if (other < 0 || column == older.reason.column || other == newer.reason.column)
            continue;
        const double distinct = std::min(distinctness(older, column), distinctness(newer, other));
        const double score = distinct + nameBonus(name);
        if (distinct >= leastDistinct && score > most) {
            most = score;
            best = name;
        }
    }
    return best;
}

} // namespace Balehook
