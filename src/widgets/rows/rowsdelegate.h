// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/cellpattern.h"
#include "widgets/tables/celldelegate.h"

#include <memory>

namespace Balehook {

/// A cell of a failed file: tinted where what is shown of it holds the text that is looked for.
class RowsDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    explicit RowsDelegate(QObject *parent = nullptr)
        : CellDelegate(Qt::ElideRight, parent)
    { }

    void setHighlight(const QString &text, CellTextKind kind);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    bool isMatch(const QString &shown) const;

    QString m_highlight;
    std::unique_ptr<CellPattern> m_pattern; ///< instead of it
    mutable qint64 m_spent = 0; ///< nanoseconds with the pattern
    mutable qint64 m_cells = 0; ///< in which it was looked for
};

} // namespace Balehook
