// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/listingmodel.h"

#include "domain/records/timestamp.h"
#include "models/timetext.h"

#include <QDateTime>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shownChips = 40; ///< more than fit into any cell
constexpr qsizetype chipLength = 40;
constexpr qsizetype toolTipLines = 25;

QString joined(const QStringList &list, const QString &separator, qsizetype limit)
{
    return list.first(std::min(limit, list.size())).join(separator);
}

} // namespace

ListingModel::ListingModel(QObject *parent)
    : PagedTableModel(parent)
{ }

void ListingModel::setUtc(bool utc)
{
    if (m_utc == utc)
        return;
    m_utc = utc;
    cellsChanged();
}

void ListingModel::refreshTimes()
{
    cellsChanged();
}

QString ListingModel::absentText()
{
    return u"\u2014"_s;
}

QString ListingModel::absentForScreenReader()
{
    return tr("not given");
}

QString ListingModel::timeText(const Timestamp &time) const
{
    return time.isEmpty() ? absentText() : TimeText::relative(time, QDateTime::currentMSecsSinceEpoch(), m_utc);
}

QVariant ListingModel::timeToolTip(const Timestamp &time)
{
    return time.isEmpty() ? QVariant() : toolTipOfSafeText(TimeText::full(time));
}

QString ListingModel::listText(const QStringList &list)
{
    return list.isEmpty() ? tr("none") : cellText(joined(list, u", "_s, shownChips));
}

QVariant ListingModel::listToolTip(const QStringList &list)
{
    if (list.isEmpty())
        return {};
    QString text = joined(list, u"\n"_s, toolTipLines);
    if (list.size() > toolTipLines)
        text += u'\n' + tr("and %Ln more", nullptr, int(list.size() - toolTipLines));
    return plainToolTip(text);
}

QString ListingModel::listForScreenReader(const QStringList &list)
{
    return list.size() > 3 ? tr("%Ln values: %1", nullptr, int(list.size())).arg(listText(list)) : listText(list);
}

QStringList ListingModel::chipsOf(const QStringList &list)
{
    QStringList chips;
    for (const QString &text : list.first(std::min(shownChips, list.size())))
        chips.append(cellText(text, chipLength));
    return chips;
}

QString ListingModel::unreadableText()
{
    return tr("The service sent an element that is not a record. The Raw tab shows it as received.");
}

QVariant ListingModel::unreadableCell(int column, int role, const QString &explanation)
{
    if (role == Qt::DisplayRole)
        return column == 0 ? tr("unreadable") : QString();
    return role == Qt::ToolTipRole ? QVariant(plainToolTip(explanation)) : QVariant();
}

} // namespace Balehook
