// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

class QSystemTrayIcon;

namespace Balehook {

/// Messages in the system tray; the icon is there from the first of them on. Owned by DesktopNotifier; derived from in
/// tests, which have no tray.
class TrayMessages : public QObject
{
    Q_OBJECT

public:
    explicit TrayMessages(QObject *parent = nullptr);
    ~TrayMessages() override;

    virtual bool isThere() const;
    virtual void show(const QString &title, const QString &body);

Q_SIGNALS:
    /// The message or the icon.
    void clicked();

private:
    QSystemTrayIcon *m_icon = nullptr;
};

} // namespace Balehook
