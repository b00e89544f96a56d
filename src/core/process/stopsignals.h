// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <memory>
#include <vector>

namespace Balehook {

/// The signals that ask a program to end, such as SIGTERM, as a Qt signal, by a pipe that the handler writes into. A
/// second one ends the process at once. Made once in a program; it does nothing where there are no such signals.
class StopSignals final : public QObject
{
    Q_OBJECT

public:
    /// That the terminal was closed ends a program in it. One with a window has something to keep first.
    enum class Hangup { Ends, IsTold };

    explicit StopSignals(Hangup hangup = Hangup::Ends, QObject *parent = nullptr);
    ~StopSignals() override;

Q_SIGNALS:
    void stopped();

private:
    std::vector<int> m_numbers;
    std::unique_ptr<QSocketNotifier> m_arrived;
};

} // namespace Balehook
