// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/fields/pageactions.h"

namespace Balehook {

/// What can be done with the search among import jobs by menu and keys. Owned by the list's page.
class SearchActions final : public PageActions
{
    Q_OBJECT

public:
    SearchActions(QWidget &page, QMenu &menu, QObject *parent = nullptr);

    /// All are loaded: they can be compared with what the service lists now.
    void showLoadsAgain(bool loadsAgain);

    QAction *search;
    QAction *next;
    QAction *previous;
    QMenu *conditions;
    QMenu *sorting;
    QMenu *views;
    QAction *clear;
    QAction *load;
    QAction *pause;
};

} // namespace Balehook
