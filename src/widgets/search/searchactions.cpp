// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/searchactions.h"

#include <QAction>
#include <QMenu>

namespace Balehook {

SearchActions::SearchActions(QWidget &page, QMenu &menu, QObject *parent)
    : PageActions(page, menu, parent)
{
    using Key = QKeySequence;
    search = add(tr("&Search Jobs"), "searchJobs", searchKeys());
    next = add(tr("Next &Match"), "nextMatch", {Key(Qt::Key_F3)});
    previous = add(tr("Pre&vious Match"), "previousMatch", {Key(Qt::SHIFT | Qt::Key_F3)});
    conditions = addMenu(tr("Add &Filter"));
    sorting = addMenu(tr("Sor&t By"));
    views = addMenu(tr("Vi&ews"));
    clear = add(tr("&Clear Search and Filters"), "clearSearch");
    menu.addSeparator();
    load = add({}, "loadAllJobs");
    showLoadsAgain(false);
    pause = add(tr("Pa&use Loading"), "pauseLoading");
}

void SearchActions::showLoadsAgain(bool loadsAgain)
{
    load->setText(loadsAgain ? tr("&Load All Jobs Again") : tr("&Load All Jobs"));
}

} // namespace Balehook
