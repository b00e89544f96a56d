// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/viewsettings.h"

#include <QObject>

#include <vector>

class QMenu;
class QWidget;

namespace Balehook {

class TableColumns;

/// The named views of an account's list as a menu: choose, save, rename, delete. Keeps them in the settings, and for
/// the next start what is asked for. A query is text here. Owned by what searches the list.
class ViewsMenu final : public QObject
{
    Q_OBJECT

public:
    /// \a columns: of the list. Its dialogs belong to \a window.
    ViewsMenu(const ViewSettings &settings, TableColumns &columns, QWidget &window, QObject *parent = nullptr);

    /// Object name of the actions that choose a view.
    static constexpr auto viewAction = "namedView";

    /// Fills \a menu each time it is about to show.
    void attachTo(QMenu &menu);
    /// Shows the views of \a accountId. The query that was asked for last there is what it returns.
    QString setAccount(const QString &accountId);
    /// \a query is asked for now.
    void setQuery(const QString &query);
    /// Of the view that was chosen last; it stays while the query is changed.
    QString name() const { return m_name; }

    /// Says of a query whether all of it can be asked for; others are of a newer version, and kept but not shown.
    void setUnderstanding(bool (*isUnderstood)(const QString &query)) { m_isUnderstood = isUnderstood; }
    bool isUnderstood(const NamedView &view) const { return !m_isUnderstood || m_isUnderstood(view.query); }
    static QString newerText(const QString &name);

    /// Views that every account has, listed before the saved ones.
    void setBuiltInViews(std::vector<NamedView> views) { m_builtIn = std::move(views); }
    const std::vector<NamedView> &builtInViews() const { return m_builtIn; }
    /// Of the account that is shown.
    std::vector<NamedView> views() const { return m_settings.views(m_accountId); }
    void choose(const NamedView &view);
    /// Where there is no room for one more, asks for the name of one to replace.
    void save(const QString &name);
    void rename(const QString &name);
    void remove();

Q_SIGNALS:
    /// \a query is to be asked for; its columns are there already.
    void chosen(const QString &query);
    /// views() are other ones, or those of another account.
    void changed();

private:
    void fill(QMenu &menu);
    void refuse(const NamedView &view);
    bool isFull() const;
    bool has(const QString &name) const;
    void askWhereToSave();
    void setName(const QString &name);
    void askName(const QString &title, const QString &button, void (ViewsMenu::*use)(const QString &));

    ViewSettings m_settings;
    bool (*m_isUnderstood)(const QString &query) = nullptr;
    std::vector<NamedView> m_builtIn;
    TableColumns &m_columns;
    QWidget &m_window;
    QString m_accountId;
    QString m_name;
    QString m_query;
};

} // namespace Balehook
