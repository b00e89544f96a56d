// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/celldelegate.h"

namespace Balehook {

/// The failed rows as text with a share bar: what succeeded is a thin line, what failed a thick one, so that the two
/// differ without their colors. No bar where a count is absent or no number. A single failed row is always visible. The
/// bar takes the room that the number leaves.
class CountsDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    explicit CountsDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

    /// Width of the failed part in a bar of \a width pixels: 0 only if nothing failed, all only if nothing succeeded.
    static int failedWidth(quint64 succeeded, quint64 failed, int width);

private:
    void paintBar(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect, quint64 succeeded,
                  quint64 failed) const;
};

} // namespace Balehook
