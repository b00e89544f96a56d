// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "settings/windowsettings.h"

#include <QLatin1StringView>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <array>
#include <chrono>
#include <functional>
#include <utility>

class QActionGroup;
class QMenu;

namespace Balehook {

class ListingTabs;
class MessageBar;
class PagedTableModel;
struct WindowContext;

/// Reads the shown list again by itself, as often as the user chose; off by default. It waits while nobody can see the
/// list, while the computer is offline and while the user is elsewhere, never begins before the reading before it has
/// ended, and switches itself off when one fails. Owned by the window.
class AutoRefresh final : public QObject
{
    Q_OBJECT

public:
    using Seconds = std::chrono::seconds;
    static constexpr QLatin1StringView messageId{"autorefresh"}; ///< of what it tells when it stops
    static constexpr std::array choices{Seconds(0), Seconds(30), Seconds(60), Seconds(300), Seconds(900)};

    /// Fills its menu with the choices. The window is looked at, to know whether anybody can see the list.
    explicit AutoRefresh(const WindowContext &window, QObject *parent = nullptr);

    /// From now on, and kept for the next start. Zero: off.
    void choose(Seconds interval);
    Seconds interval() const { return m_interval; }
    /// A reading failed: off until the user switches it on again.
    bool isStopped() const { return m_isStopped; }
    void setOffline(bool isOffline) { m_isOffline = isOffline; }
    /// Asked each time: the user is at something else, and the list is to stay as it is.
    void setPausedWhile(std::function<bool()> isElsewhere) { m_isElsewhere = std::move(isElsewhere); }
    /// In place of the chosen interval, for tests.
    void setPace(std::chrono::milliseconds pace);

    /// For the status line; empty while it is off.
    QString stateText() const;

    /// In the status bar.
    static QString everyText(Seconds interval);

Q_SIGNALS:
    /// stateText() says something else.
    void changed();

protected:
    /// The window was shown, minimised or brought back: it is said at once, not when the timer looks.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(QMenu &menu);
    static QString choiceText(Seconds interval);
    bool isPaused() const;
    void restart(std::chrono::milliseconds pause);
    void refreshIfPossible();
    void watch(PagedTableModel *model);
    void take(const Error &error);
    void switchOn();

    ListingTabs &m_tabs;
    MessageBar &m_bar;
    WindowSettings m_settings;
    QWidget &m_window;
    QActionGroup *m_group;
    QTimer m_timer; ///< to the next reading; then, while that must wait, to the next look whether it may begin
    QPointer<PagedTableModel> m_model; ///< that was read last
    Seconds m_interval{};
    std::chrono::milliseconds m_pace{};
    std::function<bool()> m_isElsewhere = [] { return false; };
    bool m_isOffline = false;
    bool m_isStopped = false;
    bool m_wasPaused = false;
};

} // namespace Balehook
