// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QEvent>
#include <QEventLoop>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <utility>

namespace Balehook::Bench {

constexpr int longestWaitMs = 120'000;

/// Waits for a paint of a widget, and tells how long that took.
class PaintClock final : public QObject
{
public:
    /// Starts at once.
    PaintClock() { start(); }

    /// Whose paints count; before it is shown.
    void watch(QWidget &widget) { widget.installEventFilter(this); }
    void start()
    {
        m_timer.start();
        m_isSeen = false;
    }
    /// Milliseconds from start() to the end of the first paint at whose begin \a isWished holds; -1 if none came.
    double paintedMs(std::function<bool()> isWished = [] { return true; })
    {
        m_isWished = std::move(isWished);
        QEventLoop loop;
        m_loop = &loop;
        QTimer::singleShot(longestWaitMs, &loop, &QEventLoop::quit);
        loop.exec();
        m_loop = nullptr;
        m_isWished = nullptr;
        return m_isSeen ? elapsedMs() : -1;
    }
    double elapsedMs() const { return double(m_timer.nsecsElapsed()) / 1e6; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && m_isWished && m_isWished()) {
            m_isSeen = true;
            m_loop->quit(); // which comes to an end after this painting
        }
        return false;
    }

private:
    QElapsedTimer m_timer;
    std::function<bool()> m_isWished;
    QEventLoop *m_loop = nullptr;
    bool m_isSeen = false;
};

} // namespace Balehook::Bench
