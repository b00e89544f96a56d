// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/script.h"

namespace Balehook::Testing {

Script Script::answer(int status, const QByteArray &body, const Headers &headers)
{
    QByteArray bytes = "HTTP/1.1 " + QByteArray::number(status) + " Scripted\r\n";
    for (const auto &[name, value] : headers)
        bytes += name + ": " + value + "\r\n";
    bytes += "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    return Script().send(bytes);
}

Script &&Script::add(Step step)
{
    m_steps.push_back(std::move(step));
    return std::move(*this);
}

Script &&Script::send(const QByteArray &bytes) &&
{
    return add({Action::Send, bytes});
}

Script &&Script::trickle(const QByteArray &bytes, std::chrono::milliseconds pause) &&
{
    return add({Action::Trickle, bytes, pause});
}

Script &&Script::flood(const QByteArray &bytes) &&
{
    return add({Action::Flood, bytes});
}

Script &&Script::close() &&
{
    return add({Action::Close, {}});
}

Script &&Script::reset() &&
{
    return add({Action::Reset, {}});
}

Script &&Script::hang() &&
{
    return add({Action::Hang, {}});
}

Script Script::with(const QByteArray &place, const QByteArray &text) const
{
    Script other = *this;
    for (Step &step : other.m_steps)
        step.bytes.replace(place, text);
    return other;
}

Script &&Script::beforeBody() &&
{
    m_startsBeforeBody = true;
    return std::move(*this);
}

Script Script::filled(const QByteArray &what, const QByteArray &with) const
{
    Script script = *this;
    for (Step &step : script.m_steps)
        step.bytes.replace(what, with);
    return script;
}

} // namespace Balehook::Testing
