// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>
#include <QObject>

#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace Balehook {

/// What can be done with a list by menu and keys. On only while the list is on screen: another list, or a file that
/// stands in its place, has the same keys. Owned by the list's page.
class PageActions : public QObject
{
    Q_OBJECT

public:
    /// \a page: the list; \a menu: of the menu bar, at whose end they go, behind a separator.
    PageActions(QWidget &page, QMenu &menu, QObject *parent = nullptr);

    QAction *add(const QString &text, const char *name, const QList<QKeySequence> &keys = {});
    QMenu *addMenu(const QString &text);
    static QList<QKeySequence> searchKeys();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(QAction &action);

    QWidget &m_page;
    QMenu &m_menu;
    std::vector<QAction *> m_all;
};

} // namespace Balehook
