// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/celldelegate.h"

namespace Balehook {

/// A cell of a failed file: tinted where what is shown of it holds the text that is looked for.
class RowsDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    explicit RowsDelegate(QObject *parent = nullptr)
        : CellDelegate(Qt::ElideRight, parent)
    { }

    void setHighlight(const QString &text) { m_highlight = text; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QString m_highlight;
};

} // namespace Balehook
