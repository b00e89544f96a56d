// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/viewsettings.h"

#include <QObject>

#include <functional>
#include <vector>

class QMenu;
class QWidget;

namespace Balehook {

/// The named views of an account as a menu: choose, save, rename, delete. Keeps them in the settings. Owned by what
/// searches.
class ViewsMenu final : public QObject
{
    Q_OBJECT

public:
    /// \a current: what is shown now, to be saved. Its dialogs belong to \a window.
    ViewsMenu(QSettings &settings, std::function<JobView()> current, QWidget &window, QObject *parent = nullptr);

    /// Object name of the actions that choose a view.
    static constexpr auto viewAction = "namedView";

    /// Fills \a menu each time it is about to show.
    void attachTo(QMenu &menu);
    void setAccount(const QString &accountId);
    /// Of the view that was chosen last; it stays while the query is changed.
    QString name() const { return m_name; }
    void setName(const QString &name) { m_name = name; }

    /// Of the account that is shown.
    std::vector<JobView> views() const { return m_settings.views(m_accountId); }
    void choose(const JobView &view);
    void save(const QString &name);
    void rename(const QString &name);
    void remove();

Q_SIGNALS:
    void chosen(const Balehook::JobView &view);
    /// name() is another one.
    void nameChanged();

private:
    void fill(QMenu &menu);
    void askName(const QString &title, const QString &button, void (ViewsMenu::*use)(const QString &));

    ViewSettings m_settings;
    std::function<JobView()> m_current;
    QWidget &m_window;
    QString m_accountId;
    QString m_name;
};

} // namespace Balehook
