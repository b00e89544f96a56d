// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include <vector>

class QItemSelectionRange;

namespace Balehook {

class PagedTableModel;
class PagedTableView;

/// Keeps the user's place while a list is read again: the same records stay current and selected, and at their height
/// on screen, though they may have moved to other rows. What the user changes meanwhile is the user's. Owned by the
/// page.
class PlaceKeeper final : public QObject
{
    Q_OBJECT

public:
    explicit PlaceKeeper(PagedTableView &table);

    /// More rows than these keep their rows, not their records.
    static constexpr int mostRows = 2000;

    /// While \a model is read again: before anything came. \a keepsHeight: the rows on screen stay where they are; else
    /// the scroll bar does.
    void keep(PagedTableModel &model, bool keepsHeight);
    /// A page came. Nothing happens before keep().
    void restore();
    /// All pages came.
    void forget();

private:
    struct Selected
    {
        QString id;
        int row = 0;
        int firstColumn = 0;
        int lastColumn = 0;
    };

    void noteSelection();
    void noteRange(const QItemSelectionRange &range);
    void restoreCurrent();
    void restoreSelection();

    PagedTableView &m_table;
    QPointer<PagedTableModel> m_model;
    QString m_currentId;
    QString m_topId;
    std::vector<Selected> m_selected;
    bool m_isRestoring = false;
};

} // namespace Balehook
