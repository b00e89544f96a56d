// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/celldelegate.h"

namespace Balehook {

/// A row of a ShareListModel: the value, its count, and a bar below that compares it with the others. What is chosen
/// has a mark.
class ShareListDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    explicit ShareListDelegate(QObject *parent = nullptr);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace Balehook
