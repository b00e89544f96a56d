// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gui/console.h"

#include <QSize>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

class QAction;

namespace Balehook {
class WindowActions;
}

namespace Balehook::Testing {

class Tour;

/// One picture of the tour: \a reach brings the window there, and is false if that did not succeed.
struct TourState
{
    const char *name;
    std::function<bool(Tour &)> reach;
    /// Some states last as long as something moves in them.
    bool isStill = true;
};
using TourStates = std::vector<TourState>;

/// Add a state to the table of its kind, or a table of your own to allStates().
TourStates listStates();
TourStates searchStates();
TourStates fileStates();
TourStates compareStates();
TourStates webhookStates();
TourStates dialogStates();
TourStates panelStates();
TourStates extremeStates();
TourStates allStates();

/// The real window, brought from state to state. Each state has a window and a service of its own.
class Tour final
{
public:
    Tour(const QString &folder, const QString &lookName);
    ~Tour();

    /// Of the windows to come.
    void setWindowSize(QSize size) { m_size = size; }

    /// Saves the picture of \a state as NAME-LOOK.png; false if it was not reached.
    bool take(const TourState &state);

    /// A window with the demo accounts \a slugs on a service with \a arguments; the first is shown.
    bool open(const QStringList &arguments = {}, const QList<const char *> &slugs = {"acme", "globex", "initech"});
    /// As open(), and the jobs are there.
    bool openLoaded(const QStringList &arguments = {});
    /// As openLoaded(), and what \a action opens is there under the name \a shown.
    bool openBy(QAction *WindowActions::*action, const char *shown);
    Console &console() const { return *m_console; }
    template <typename T>
    T *child(const char *name) const
    {
        return m_console->child<T>(QString::fromLatin1(name));
    }
    bool isShown(const char *name) const;
    /// Until \a condition holds, for at most half a minute.
    static bool wait(const std::function<bool()> &condition);
    bool waitFor(const char *name) const
    {
        return wait([&] { return isShown(name); });
    }
    /// A click on the button \a name, as soon as it is there and enabled.
    bool click(const char *name) const;
    /// Types into the field \a name, in the place of what is there.
    bool type(const char *name, const QString &text) const;
    bool press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;

    /// The window, and what lies over it: a dialog, a menu, a popup.
    QList<QWidget *> windows() const;
    /// Until it looks the same for a moment.
    void settle() const { picture(true); }

private:
    QPixmap look() const;
    QPixmap picture(bool isStill) const;

    QString m_folder;
    QString m_look;
    QSize m_size{1180, 740};
    std::unique_ptr<Console> m_console;
};

} // namespace Balehook::Testing
