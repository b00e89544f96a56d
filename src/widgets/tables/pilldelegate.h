// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/celldelegate.h"

namespace Balehook {

/// Codes: the user's own label for one is a filled pill in the color chosen for it, a bare code an outline without
/// color (ListingModel::LabeledRole, ColorRole). Shape and text differ, too, so that the color is never the only sign.
class PillDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    explicit PillDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace Balehook
