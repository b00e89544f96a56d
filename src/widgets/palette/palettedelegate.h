// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/celldelegate.h"

namespace Balehook {

/// A row of the command palette: the text with the letters that were typed in bold, where it is, and its keys.
class PaletteDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    explicit PaletteDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintTyped(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect, const QString &text,
                    const QList<int> &match) const;

    QIcon m_on;
};

} // namespace Balehook
