// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTest>
#include <QTimer>

#include <chrono>

namespace Balehook::Testing {

/// Runs the event loop while something is waited for: `for (Wait wait(5000); !isThere() && wait.goOn();) {}`. It looks
/// again after each event. Qt Test sleeps 10 ms between two looks and QTRY_COMPARE() 50, which made up half of the time
/// that all tests took.
class Wait final
{
public:
    explicit Wait(int ms)
        : m_end(ms, Qt::PreciseTimer)
    {
        using namespace std::chrono_literals;
        m_tick.start(5ms);
    }

    /// Returns after the next events, or soon: what other threads and programs do need not come as an event. False when
    /// the time is over.
    bool goOn()
    {
        if (m_end.hasExpired() || (QTest::runningTest() && QTest::currentTestFailed()))
            return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return true;
    }

private:
    QDeadlineTimer m_end;
    QTimer m_tick;
};

/// True once \a predicate is, at most \a ms later. Events are handled meanwhile.
template <typename Predicate>
[[nodiscard]] bool waitFor(Predicate predicate, int ms = 5000)
{
    for (Wait wait(ms); !predicate();) {
        if (!wait.goOn())
            return predicate();
    }
    return true;
}

} // namespace Balehook::Testing

// What all of QTRY_VERIFY(), QTRY_COMPARE() and their kin wait with.
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeout)                                                                                       \
    for (Balehook::Testing::Wait qt_test_wait(timeout); !(expr) && qt_test_wait.goOn();) { }
