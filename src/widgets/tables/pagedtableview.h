// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/largetableview.h"

#include <QElapsedTimer>
#include <QPointer>

namespace Balehook {

class PagedTableModel;

/// The table of a paged list: tells its model which rows are on screen and whether the scroll bar is being dragged.
class PagedTableView final : public LargeTableView
{
    Q_OBJECT

public:
    explicit PagedTableView(QWidget *parent = nullptr);
    ~PagedTableView() override;

    /// Shows \a model with a selection of its own, which is kept for as long as the model lives. Null: nothing.
    void showModel(PagedTableModel *model, QItemSelectionModel *selection);
    PagedTableModel *pagedModel() const;

    /// Puts the scroll bars where they were for this model before.
    void scrollToPlace(int vertical, int horizontal);

    /// Typed letters look in the current column of the loaded rows near the current one, never in all rows.
    void keyboardSearch(const QString &search) override;

protected:
    void showsRows(int first, int last) override;

private:
    int foundNear(int start, int column, const QString &typed, bool includeStart) const;

    QPointer<PagedTableModel> m_model;
    QString m_typed;
    QElapsedTimer m_typedAt;
};

} // namespace Balehook
