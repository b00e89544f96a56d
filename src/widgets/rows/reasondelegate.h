// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/celldelegate.h"

namespace Balehook {

/// One reason: its text on two lines, a bar for its share of the rows, and the count.
class ReasonDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    explicit ReasonDelegate(QObject *parent = nullptr)
        : CellDelegate(Qt::ElideRight, parent)
    { }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintTitle(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect,
                    const QString &title) const;
};

} // namespace Balehook
