// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/windowsettings.h"

#include <QObject>
#include <QWidget>

#include <functional>
#include <memory>

class QAction;

namespace Balehook {

class ManualWindow;

/// Brings the manual: by the action at the page that fits what has the focus, and for the dialogs of the window. Makes
/// it when it is first wanted. Owned by the parts of the window.
class ManualDesk final : public QObject
{
    Q_OBJECT

public:
    /// \a shown: what fills the middle of \a window at the moment.
    using Shown = std::function<const QWidget &()>;
    ManualDesk(const WindowSettings &settings, QAction &open, QWidget &window, Shown shown);
    ~ManualDesk() override;

    /// Empty: the page that was shown last.
    void show(const QString &page);
    bool isOpen() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    WindowSettings m_settings;
    QWidget &m_window;
    std::unique_ptr<ManualWindow> m_manual;
};

} // namespace Balehook
