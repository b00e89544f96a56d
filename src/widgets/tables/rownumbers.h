// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHeaderView>
#include <QStyleOptionHeader>

namespace Balehook {

/// The numbers at the side of a table, apart from its cells: beside a value that is cut at its beginning, as it is
/// where the table is scrolled sideways, "14" and "6989" would be read as "146989".
class RowNumbers final : public QHeaderView
{
public:
    explicit RowNumbers(QWidget *parent)
        : QHeaderView(Qt::Vertical, parent)
    {
        setSectionsClickable(true);
    }

protected:
    void initStyleOptionForIndex(QStyleOptionHeader *option, int row) const override
    {
        QHeaderView::initStyleOptionForIndex(option, row);
        option->text += QChar(QChar::Nbsp); // styles have a margin of their own, and none can be set
    }
};

} // namespace Balehook
