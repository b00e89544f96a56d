// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/celldelegate.h"

namespace Balehook {

/// The rows of a reason by day, as small bars over all days of the report; several days a bar where there are more days
/// than room. The model says the same in words.
class DayChartDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    explicit DayChartDelegate(QObject *parent = nullptr)
        : CellDelegate(Qt::ElideRight, parent)
    { }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace Balehook
