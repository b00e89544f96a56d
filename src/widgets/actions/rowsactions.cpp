// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/actions/rowsactions.h"

#include "widgets/look/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QWidget>

namespace Balehook {

using namespace Qt::StringLiterals;

RowsActions::RowsActions(QWidget &page)
    : QObject(&page)
    , m_page(page)
{
    using Key = QKeySequence;
    otherFile = make({}, "otherFile");
    otherFile->setIcon(themedIcon(u"file-text"_s));
    jobLink = make(tr("Copy Lin&k to Job"), "copyLinkToJob");
    jobLink->setIcon(themedIcon(u"link"_s));
    compareWith = make(tr("Compare With..."), "compareWith");
    comparePrevious = make(tr("Compare With Previous Upload"), "comparePrevious");
    handOff = make(tr("Hand Off..."), "handOff");
    rowAsSent = make(tr("Row as It Was Sent"), "rowAsSent");
    setJob(false, false, false);
    find = make(tr("&Find..."), "findRows", Key::keyBindings(Key::Find) + QList{Key(Qt::Key_Slash)});
    findNext = make(tr("Find &Next"), "findNext", {Key(Qt::Key_F3)});
    findPrevious = make(tr("Find &Previous"), "findPrevious", {Key(Qt::SHIFT | Qt::Key_F3)});
    goTo = make(tr("&Go to Row..."), "goToRow", {Key(Qt::CTRL | Qt::Key_G)});
    copy = make(tr("&Copy"), "copyCells", Key::keyBindings(Key::Copy));
    copyWithHeader = make(tr("Copy with &Headers"), "copyWithHeader", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
    copyAsCsv = make(tr("As &CSV"), "copyAsCsv");
    copyAsMarkdown = make(tr("As &Markdown"), "copyAsMarkdown");
    copyAsJson = make(tr("As &JSON"), "copyAsJson");
    copyRows = make(tr("Copy Whole &Rows"), "copyRows");
    copyColumn = make(tr("Copy Whole C&olumn"), "copyColumn");
    copySummary = make(tr("Copy &Summary"), "copySummary", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    maskPersonal = make(tr("&Mask Personal Data in the Summary"), "maskPersonal");
    maskPersonal->setCheckable(true);
    maskPersonal->setChecked(true);
    exportRows = make(tr("&Export Rows..."), "exportRows", {Key(Qt::CTRL | Qt::Key_E)});
    rowDetails = make(tr("Ro&w in Full"), "rowDetails", {Key(Qt::Key_F8)});
    rowDetails->setCheckable(true);
    onlyValue = make(tr("Only Rows with This &Value"), "onlyValue", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_V)});
    withoutValue = make(tr("Rows Without This Va&lue"), "withoutValue", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_X)});
    condition = make(tr("F&ilter Rows..."), "condition", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_F)});
    removeConditions = make(tr("Clear Fil&ters"), "removeConditions");
    sortAscending = make(tr("Sort &Ascending"), "sortAscending");
    sortDescending = make(tr("Sort &Descending"), "sortDescending");
    fileOrder = make(tr("File &Order"), "fileOrder");
    columnMenu = make(tr("This &Column..."), "columnMenu", {Key(Qt::ALT | Qt::Key_C)});
    columnProfile = make(tr("Column Prof&ile..."), "columnProfile");
    columnProfile->setIcon(themedIcon(u"chart-column"_s));
    hideColumn = make(tr("&Hide Column"), "hideColumn");
    find->setIcon(themedIcon(u"search"_s));
    copySummary->setIcon(themedIcon(u"copy"_s));
    exportRows->setIcon(themedIcon(u"save"_s));
    back = make(tr("&Back to the List"), "backToList", {Key(Qt::Key_Escape)});
}

QAction *RowsActions::make(const QString &text, const char *name, const QList<QKeySequence> &keys)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1StringView(name));
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_page.addAction(action);
    return action;
}

void RowsActions::setJob(bool hasJob, bool isImportedFile, bool hasOtherFile)
{
    otherFile->setText(isImportedFile ? tr("Show Faile&d Rows") : tr("Show Importe&d File"));
    otherFile->setIconText(isImportedFile ? tr("Failed Rows") : tr("Imported File"));
    otherFile->setVisible(hasJob);
    otherFile->setEnabled(hasOtherFile);
    jobLink->setVisible(hasJob);
    jobLink->setEnabled(hasJob);
    compareWith->setEnabled(!isImportedFile);
    comparePrevious->setVisible(hasJob);
    comparePrevious->setEnabled(hasJob && !isImportedFile);
    handOff->setEnabled(!isImportedFile);
    rowAsSent->setEnabled(!isImportedFile);
}

void RowsActions::fillCellMenu(QMenu &menu) const
{
    menu.addActions({copy, copyWithHeader});
    QMenu *as = menu.addMenu(tr("Copy &As"));
    as->addActions({copyAsCsv, copyAsMarkdown, copyAsJson});
    menu.addActions({copyRows, copyColumn});
    menu.addSeparator();
    menu.addActions({onlyValue, withoutValue, condition, removeConditions});
    menu.addSeparator();
    QMenu *column = menu.addMenu(tr("Col&umn"));
    column->addActions({sortAscending, sortDescending, fileOrder, columnProfile, hideColumn, columnMenu});
    menu.addActions({rowDetails, rowAsSent});
}

void RowsActions::fillMenu(QMenu &menu) const
{
    menu.addActions({otherFile, jobLink});
    menu.addSeparator();
    menu.addActions({comparePrevious, compareWith});
    menu.addSeparator();
    menu.addActions({copySummary, maskPersonal, handOff, exportRows});
    menu.addSeparator();
    menu.addActions({find, findNext, findPrevious, goTo});
    menu.addSeparator();
    fillCellMenu(menu);
    menu.addSeparator();
    menu.addAction(back);
}

} // namespace Balehook
