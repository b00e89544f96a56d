// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

namespace Balehook::Bench {

/// The longest time for which the GUI's event loop did not come round, seen by a timer of 1 ms.
class LoopGaps final : public QObject
{
    Q_OBJECT

public:
    explicit LoopGaps(QObject *parent = nullptr);

    double longestMs() const { return double(m_longest) / 1e6; }
    /// What was going on then.
    QString longestDuring() const { return m_longestDuring; }
    void setActivity(const QString &activity) { m_activity = activity; }

private:
    void tick();

    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    qint64 m_longest = 0;
    QString m_activity;
    QString m_longestDuring;
};

/// One thing a person does, and how to see that the window is done with it.
struct ScriptStep
{
    QString name;
    std::function<void()> act;
    std::function<bool()> isDone; ///< empty: at once
};

/// Does one step after the other from the event loop, as a person would: never inside another event, never waiting in
/// one. False if a step was not done within 20 seconds.
bool runScript(std::vector<ScriptStep> steps, LoopGaps &gaps);

} // namespace Balehook::Bench
