// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace Balehook {

/// What can be done with the search by menu and keys. On only while its list is on screen. Owned by the list's page.
class SearchActions final : public QObject
{
    Q_OBJECT

public:
    /// \a page: the list; \a menu: of the menu bar, at whose end they go.
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

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction *make(const QString &text, const char *name, const QList<QKeySequence> &keys = {});
    void enable(bool isOn);

    QWidget &m_page;
    QMenu &m_menu;
    std::vector<QAction *> m_all;
};

} // namespace Balehook
