// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/tokeninput.h"

#include "core/secrets/secret.h"

#include <cerrno>
#include <termios.h>
#include <unistd.h>

namespace Balehook::Ctl {

namespace {

/// No token is so long, with all the space around it.
constexpr qsizetype mostBytes = 64 * 1024;

} // namespace

TokenInput::TokenInput(QObject *parent)
    : QObject(parent)
    , m_readable(STDIN_FILENO, QSocketNotifier::Read)
{
    m_readable.setEnabled(false);
    // At once: growing would leave pieces of the token behind.
    m_bytes.reserve(mostBytes + 1);
    connect(&m_readable, &QSocketNotifier::activated, this, &TokenInput::readSome);
}

TokenInput::~TokenInput()
{
    wipe(m_bytes.data(), std::size_t(m_bytes.capacity()));
    if (!m_before)
        return;
    tcsetattr(STDIN_FILENO, TCSAFLUSH, m_before.get());
    [[maybe_unused]] const ssize_t count = ::write(STDERR_FILENO, "\n", 1); // the one that was typed was not shown
}

bool TokenInput::hasTerminal()
{
    return isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0;
}

void TokenInput::readAll()
{
    start(false);
}

void TokenInput::ask(const QString &question)
{
    const QByteArray bytes = question.toUtf8();
    [[maybe_unused]] const ssize_t count = ::write(STDERR_FILENO, bytes.constData(), std::size_t(bytes.size()));
    auto before = std::make_unique<termios>();
    if (tcgetattr(STDIN_FILENO, before.get()) == 0) {
        termios hidden = *before;
        hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        m_before = std::move(before);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
    }
    start(true);
}

void TokenInput::start(bool untilLineEnd)
{
    m_untilLineEnd = untilLineEnd;
    m_readable.setEnabled(true);
}

void TokenInput::readSome()
{
    const qsizetype before = m_bytes.size();
    m_bytes.resize(mostBytes + 1);
    const ssize_t count = ::read(STDIN_FILENO, m_bytes.data() + before, std::size_t(m_bytes.size() - before));
    m_bytes.resize(before + std::max<qsizetype>(0, count));
    if (count < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (m_bytes.size() > mostBytes) {
        m_readable.setEnabled(false);
        Q_EMIT refused(Failure(ExitStatus::Usage, tr("The text on standard input is too long for a token.")));
        return;
    }
    if (count <= 0 || (m_untilLineEnd && m_bytes.endsWith('\n')))
        conclude();
}

void TokenInput::conclude()
{
    m_readable.setEnabled(false);
    QString text = QString::fromUtf8(m_bytes);
    const bool isEmpty = text.trimmed().isEmpty();
    const auto token = BearerToken::fromPasted(text);
    wipe(text.data(), std::size_t(text.size()) * sizeof(QChar));
    if (isEmpty)
        Q_EMIT finished(std::nullopt);
    else if (token)
        Q_EMIT finished(token.value());
    else
        Q_EMIT refused(Failure(token.error()));
}

} // namespace Balehook::Ctl
