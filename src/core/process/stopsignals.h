// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace Balehook::Ctl {

/// SIGINT and SIGTERM as a Qt signal, by a pipe that the handler writes into. A second one ends the process at once.
/// Made once, by the Program.
class StopSignals final : public QObject
{
    Q_OBJECT

public:
    explicit StopSignals(QObject *parent = nullptr);
    ~StopSignals() override;

Q_SIGNALS:
    void stopped();

private:
    std::unique_ptr<QSocketNotifier> m_arrived;
};

} // namespace Balehook::Ctl
