// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/celldelegate.h"

namespace Balehook {

/// Paints a list of values as chips, as many as fit; the rest is counted ("+12").
class ChipsDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    explicit ChipsDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintChip(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect, const QString &text,
                   const QStringList &marked) const;
};

} // namespace Balehook
