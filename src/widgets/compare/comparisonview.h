// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/compare/comparisonmodel.h"
#include "widgets/tables/celldelegate.h"
#include "widgets/tables/largetableview.h"

#include <QHeaderView>

namespace Balehook {

/// The rows of a comparison.
class ComparisonView final : public LargeTableView
{
    Q_OBJECT

public:
    explicit ComparisonView(ComparisonModel &model, QWidget *parent = nullptr)
        : LargeTableView(parent)
        , m_model(model)
    {
        setObjectName(QStringLiteral("compareRows"));
        setItemDelegate(new CellDelegate(Qt::ElideRight, this));
        auto *numbers = new CellDelegate(Qt::ElideRight, this);
        numbers->setTrailing(true);
        for (const int column : {ComparisonText::RowBefore, ComparisonText::RowAfter})
            setItemDelegateForColumn(column, numbers);
        horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
        setSelectionBehavior(SelectRows);
        setModel(&model);
        connect(&model, &ComparisonModel::modelReset, this, &ComparisonView::reportSoon);
    }

    /// Nothing: looking through millions of rows for typed letters is what the filter is for.
    void keyboardSearch(const QString & /*search*/) override { }

protected:
    void showsRows(int first, int last) override { m_model.setVisibleRows(first, last); }

private:
    ComparisonModel &m_model;
};

} // namespace Balehook
