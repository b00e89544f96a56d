// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/listingmodel.h"

#include "domain/records/timestamp.h"
#include "models/timetext.h"

#include <QDateTime>

namespace Balehook {

using namespace Qt::StringLiterals;

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

QVariant ListingModel::unreadableCell(int column, int role, const QString &explanation)
{
    if (role == Qt::DisplayRole)
        return column == 0 ? tr("unreadable") : QString();
    return role == Qt::ToolTipRole ? QVariant(plainToolTip(explanation)) : QVariant();
}

} // namespace Balehook
