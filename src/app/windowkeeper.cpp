// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/windowkeeper.h"

#include "core/text/translation.h"
#include "widgets/look/appearance.h"
#include "widgets/messages/announcer.h"
#include "widgets/window/mainwindow.h"
#include "widgets/window/windowparts.h"
#include "widgets/window/windowplace.h"

#include <QApplication>
#include <QLocale>
#include <QStatusBar>
#include <QThread>

#include <utility>

namespace Balehook {

using namespace std::chrono_literals;

WindowKeeper::WindowKeeper(Sessions &sessions, SettingsFile &settings, Appearance &appearance, Translation &translation,
                           QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_settings(settings)
    , m_appearance(appearance)
    , m_translation(translation)
{
    if (!m_appearance.language().isEmpty()) // that of the system is there already
        takeLanguage();
    m_again.setInterval(250ms);
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &WindowKeeper::replaceWhenIdle);
    // Queued: who tells of it is a dialog of the window that goes.
    connect(&appearance, &Appearance::languageChanged, this, &WindowKeeper::replaceWhenIdle, Qt::QueuedConnection);
}

WindowKeeper::~WindowKeeper() = default;

void WindowKeeper::make(StartTrouble trouble)
{
    m_window = std::make_unique<MainWindow>(m_sessions, m_settings, std::move(trouble));
    m_window->parts().setAppearance(m_appearance);
    if (m_notice)
        m_window->setUpdateNotice(*m_notice);
}

void WindowKeeper::setUpdateNotice(UpdateNotice &notice)
{
    m_notice = &notice;
    if (m_window)
        m_window->setUpdateNotice(notice);
}

void WindowKeeper::takeLanguage()
{
    m_language = m_appearance.language();
    // Not left to Qt, which only knows the direction if its own translations are installed.
    const QLocale shown = m_translation.install(m_language);
    QGuiApplication::setLayoutDirection(shown.textDirection());
    m_appearance.setShownLocale(shown);
}

/// Something in the window would be lost with it: a form, a menu, what is being written or read for the user.
bool WindowKeeper::isBusy() const
{
    if (QApplication::activePopupWidget() || QApplication::activeModalWidget())
        return true;
    // Something is being dragged: its loop runs in a function of the window.
    if (QThread::currentThread()->loopLevel() > 1)
        return true;
    return m_window->isBusy();
}

void WindowKeeper::replaceWhenIdle()
{
    if (!m_window)
        return;
    if (m_language == m_appearance.language()) {
        m_again.stop();
        takeBackTold();
        return;
    }
    if (m_again.isActive())
        return;
    if (!isBusy()) {
        replace();
        return;
    }
    tellOfWaiting();
    m_again.start();
}

/// Once, however long it takes.
void WindowKeeper::tellOfWaiting()
{
    if (!m_told.isEmpty())
        return;
    m_told = tr("The language changes when the window is idle.");
    m_window->statusBar()->showMessage(m_told);
    Announcer::say(*m_window, m_told);
}

void WindowKeeper::takeBackTold()
{
    if (!m_told.isEmpty() && m_window->statusBar()->currentMessage() == m_told)
        m_window->statusBar()->clearMessage();
    m_told.clear();
}

void WindowKeeper::replace()
{
    Q_EMIT aboutToReplace();
    m_told.clear();
    const bool wasVisible = m_window->isVisible();
    const bool wasActive = m_window->isActiveWindow();
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    m_window->keepLooks();
    WindowPlace place(m_window->parts());
    m_window.reset();
    takeLanguage();
    make();
    place.putInto(m_window->parts());
    if (wasVisible)
        m_window->show();
    if (wasActive)
        m_window->activateWindow();
    place.openDialogs(m_window->parts());
    QGuiApplication::setQuitOnLastWindowClosed(quits);
    Q_EMIT replaced();
}

} // namespace Balehook
