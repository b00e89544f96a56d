// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QMenu;
class QWidget;

namespace Balehook {

class MessageBar;
class UpdateNotice;

/// Settings > Program Updates, and the message that a newer version can be had. Only made where there is an
/// UpdateNotice, so that nothing is seen of it elsewhere. Owned by the window.
class UpdateCommands final : public QObject
{
    Q_OBJECT

public:
    UpdateCommands(UpdateNotice &notice, MessageBar &bar, QMenu &settingsMenu, QWidget &window);

    /// After the first paint.
    void start();

private:
    void open();
    void tell();

    UpdateNotice &m_notice;
    MessageBar &m_bar;
    QWidget &m_window;
};

} // namespace Balehook
