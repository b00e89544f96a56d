// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>

class QAction;
class QKeySequence;
class QMenu;
class QWidget;

namespace Balehook {

/// Everything that can be done with the rows of a failed file, with its keys. The keys work while the focus is in the
/// page; menus of the window may show the same actions.
class RowsActions final : public QObject
{
    Q_OBJECT

public:
    explicit RowsActions(QWidget &page);

    /// What there is of the job of the file; nothing for a file without one. An imported file is not compared.
    void setJob(bool hasJob, bool isImportedFile, bool hasOtherFile);
    /// What is done with the cell, the row or the selection; for the context menu too.
    void fillCellMenu(QMenu &menu) const;
    /// All of it.
    void fillMenu(QMenu &menu) const;

    QAction *otherFile; ///< of the same job: imported or failed
    QAction *jobLink;
    QAction *compareWith;
    QAction *comparePrevious;
    QAction *handOff;
    QAction *rowAsSent;
    QAction *find;
    QAction *findNext;
    QAction *findPrevious;
    QAction *goTo;
    QAction *copy;
    QAction *copyWithHeader;
    QAction *copyAsCsv;
    QAction *copyAsMarkdown;
    QAction *copyAsJson;
    QAction *copyRows;
    QAction *copyColumn;
    QAction *copySummary;
    QAction *maskPersonal; ///< checkable
    QAction *exportRows;
    QAction *rowDetails; ///< checkable
    QAction *onlyValue;
    QAction *withoutValue;
    QAction *condition;
    QAction *removeConditions;
    QAction *sortAscending;
    QAction *sortDescending;
    QAction *fileOrder;
    QAction *columnMenu;
    QAction *columnProfile;
    QAction *hideColumn;
    QAction *back;

private:
    QAction *make(const QString &text, const char *name, const QList<QKeySequence> &keys = {});

    QWidget &m_page;
};

} // namespace Balehook
