// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/starttrouble.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace Balehook {

class Appearance;
class MainWindow;
class Sessions;
class SettingsFile;
class Translation;
class UpdateNotice;

/// The window in the language of the moment: with another one it is made anew, as its texts were made with it. The
/// sessions go on meanwhile, and the new window takes over the rows that are loaded and the place in them: nothing is
/// asked of the keychain or the service again. Owned by the composition root.
class WindowKeeper final : public QObject
{
    Q_OBJECT

public:
    /// All outlive it. Takes the language of \a appearance at once.
    WindowKeeper(Sessions &sessions, SettingsFile &settings, Appearance &appearance, Translation &translation,
                 QObject *parent = nullptr);
    ~WindowKeeper() override;

    /// \a trouble is told by the first window only.
    void make(StartTrouble trouble = {});
    /// Before the first paint; it outlives this.
    void setUpdateNotice(UpdateNotice &notice);
    /// Null before make().
    MainWindow *window() const { return m_window.get(); }

Q_SIGNALS:
    /// window() goes, and another one comes before control returns to the event loop.
    void aboutToReplace();
    /// window() is another one, and shown.
    void replaced();

private:
    void takeLanguage();
    void replaceWhenIdle();
    void replace();
    bool isBusy() const;
    void tellOfWaiting();
    void takeBackTold();

    Sessions &m_sessions;
    SettingsFile &m_settings;
    Appearance &m_appearance;
    Translation &m_translation;
    UpdateNotice *m_notice = nullptr;
    QString m_language; ///< that is shown
    QString m_told; ///< that it waits; empty: that was not said
    QTimer m_again;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace Balehook
