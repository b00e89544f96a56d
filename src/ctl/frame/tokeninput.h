// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/failure.h"
#include "domain/account/bearertoken.h"

#include <QObject>
#include <QSocketNotifier>

#include <memory>
#include <optional>

struct termios;

namespace Balehook::Ctl {

/// Reads a token from standard input: to its end, or a line from a terminal that does not show what is typed. The event
/// loop goes on meanwhile.
class TokenInput final : public QObject
{
    Q_OBJECT

public:
    explicit TokenInput(QObject *parent = nullptr);
    /// Lets the terminal show again what is typed.
    ~TokenInput() override;

    static bool hasTerminal();

    void readAll();
    /// Only with a terminal. \a question goes to it.
    void ask(const QString &question);

Q_SIGNALS:
    /// \a token is nothing if nothing was typed.
    void finished(const std::optional<Balehook::BearerToken::Pasted> &token);
    void refused(const Balehook::Ctl::Failure &failure);

private:
    void start(bool untilLineEnd);
    void readSome();
    void conclude();

    QSocketNotifier m_readable;
    QByteArray m_bytes;
    bool m_untilLineEnd = false;
    std::unique_ptr<termios> m_before; ///< how the terminal was
};

} // namespace Balehook::Ctl
