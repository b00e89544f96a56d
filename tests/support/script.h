// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QMetaType>
#include <QPair>

#include <chrono>
#include <vector>

namespace Balehook::Testing {

/// What a ScriptedServer does on one connection after a request came, step by step. Keeps the connection open at the
/// end unless it says otherwise.
class Script final
{
public:
    enum class Action {
        Send, ///< the bytes at once
        Trickle, ///< the bytes one by one, again and again until the other side goes
        Flood, ///< the bytes again and again, as fast as the other side takes them
        Close, ///< FIN
        Reset, ///< RST
        Hang ///< nothing more
    };
    struct Step
    {
        Action action;
        QByteArray bytes;
        std::chrono::milliseconds pause{};
    };
    using Headers = QList<QPair<QByteArray, QByteArray>>;

    /// A complete answer with a right Content-Length.
    static Script answer(int status, const QByteArray &body, const Headers &headers = {});
    static Script json(const QByteArray &body) { return answer(200, body, {{"Content-Type", "application/json"}}); }

    Script &&send(const QByteArray &bytes) &&;
    Script &&trickle(const QByteArray &bytes, std::chrono::milliseconds pause) &&;
    Script &&flood(const QByteArray &bytes) &&;
    Script &&close() &&;
    Script &&reset() &&;
    Script &&hang() &&;
    /// The same with \a text wherever it sends \a place; lengths stay as they are.
    Script with(const QByteArray &place, const QByteArray &text) const;
    /// Starts as soon as the headers are there, without waiting for the body.
    Script &&beforeBody() &&;

    /// This script with \a with in the place of each \a what, for what is known only when the servers run. Not for
    /// bodies whose length was counted.
    Script filled(const QByteArray &what, const QByteArray &with) const;

    const std::vector<Step> &steps() const { return m_steps; }
    bool startsBeforeBody() const { return m_startsBeforeBody; }

private:
    Script &&add(Step step);

    std::vector<Step> m_steps;
    bool m_startsBeforeBody = false;
};

} // namespace Balehook::Testing

Q_DECLARE_METATYPE(Balehook::Testing::Script)
