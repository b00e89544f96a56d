// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/reasons/rowgroups.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QListView;
class QSplitter;

namespace Balehook {

class FailedRows;
class ReasonsModel;

/// Why the rows of a failed file failed: the column that tells, and its reasons. Those selected are the rows to show.
class ReasonsPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ReasonsPane(FailedRows &rows, QWidget *parent = nullptr);

    /// It is the first part of \a splitter: as wide as its texts are read well, but not without leaving most of the
    /// room to the rows, until somebody moves the handle.
    void fitInto(QSplitter &splitter);
    void selectAllRows();
    /// Without conditions, too.
    void showAllRows();
    /// Their texts; empty: all rows.
    QStringList selectedReasons() const;
    /// As soon as all of them are found.
    void selectReasons(const QStringList &reasons);

Q_SIGNALS:
    /// Enter on a reason.
    void rowsRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void takeFile();
    void nameColumns();
    void takeReasons();
    void filter();
    void selectWanted();
    std::vector<GroupId> selectedGroups() const;

    FailedRows &m_rows;
    QSplitter *m_splitter = nullptr; ///< as long as nobody chose a width
    QStringList m_wanted; ///< to be selected
    ReasonsModel *m_model;
    QComboBox *m_column = nullptr;
    QCheckBox *m_split = nullptr;
    QLabel *m_hint = nullptr;
    QLabel *m_filtered = nullptr; ///< shown while the counts follow conditions
    QListView *m_list = nullptr;
};

} // namespace Balehook
