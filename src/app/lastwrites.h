// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDeadlineTimer>
#include <QEventLoopLocker>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace Balehook {

/// Keeps the program running after its last window was closed while something is still being written, such as a token
/// that leaves the keychain with its account. Not for long: a keychain may never answer. A window that is shown again
/// meanwhile is used as ever. Owned by Application.
class LastWrites final : public QObject
{
    Q_OBJECT

public:
    explicit LastWrites(std::function<bool()> isWriting, std::chrono::milliseconds patience = std::chrono::seconds(4));

    /// The program goes on, and ends by itself.
    bool isHolding() const { return m_lock.has_value(); }

private:
    void hold();
    void look();

    std::function<bool()> m_isWriting;
    std::chrono::milliseconds m_patience;
    std::optional<QEventLoopLocker> m_lock;
    QDeadlineTimer m_limit;
    QTimer m_timer;
};

} // namespace Balehook
