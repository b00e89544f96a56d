// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace Balehook {

class TrayMessages;

/// Shows notifications of the desktop: through its notification service, else from the system tray. Where there is no
/// tray, notShown() says so; also where there is one, but the desktop's trays show messages through the service that is
/// missing. Never waits for anybody. Texts are plain; what the service would take for markup is
/// escaped. Owned by the window.
class DesktopNotifier final : public QObject
{
    Q_OBJECT

public:
    explicit DesktopNotifier(QObject *parent = nullptr);
    /// With a tray of one's own, which is taken over; for tests.
    explicit DesktopNotifier(TrayMessages *tray, QObject *parent = nullptr);
    ~DesktopNotifier() override;

    /// Takes the place of what was shown for the same \a key before.
    void notify(const QString &key, const QString &title, const QString &body);
    /// Takes those off the screen whose key starts with \a prefix; a click on one leads nowhere any more.
    void withdrawAll(const QString &prefix);

    /// For the notifier that takes the place of this one: what it shows stays on the screen, and is clicked later.
    using Shown = QHash<uint, QString>;
    const Shown &shown() const { return m_keys; }
    void adopt(const Shown &shown);

Q_SIGNALS:
    /// The user clicked the notification of \a key.
    void activated(const QString &key);
    /// Tell it elsewhere: nobody may have seen it.
    void notShown(const QString &key, const QString &title, const QString &body);

private Q_SLOTS:
    // Called by the bus.
    void actionInvoked(uint id, const QString &action);
    void notificationClosed(uint id, uint reason);

private:
    struct Note
    {
        QString key;
        QString title;
        QString body;
    };

    void listen();
    void askForCapabilities();
    void send(const Note &note);
    void close(uint id);
    void showInTray(const Note &note);

    std::vector<Note> m_waiting; ///< until it is known whether markup is understood
    std::optional<bool> m_understandsMarkup;
    Shown m_keys; ///< of what is shown, by the number that the service gave it
    TrayMessages *m_tray;
    QString m_trayKey;
    bool m_isListening = false;
    bool m_isAsking = false;
};

} // namespace Balehook
