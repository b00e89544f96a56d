// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/terminal.h"

#include "core/secrets/knownsecrets.h"
#include "core/secrets/redaction.h"
#include "core/text/safetext.h"

#include <QMetaObject>

#include <cerrno>
#include <cstring>
#include <poll.h>
#include <unistd.h>

namespace Balehook::Ctl {

namespace {

constexpr qsizetype busyFrom = 1024 * 1024;
/// A pipe that poll() calls writable takes so much without making anybody wait (PIPE_BUF).
constexpr qsizetype pieceSize = 4096;
/// What a service says may be long; a message is one line.
constexpr qsizetype longestMessage = 2000;

bool isWritable()
{
    pollfd wanted{STDOUT_FILENO, POLLOUT, 0};
    return poll(&wanted, 1, 0) > 0;
}

void writeError(const QByteArray &bytes)
{
    qsizetype at = 0;
    while (at < bytes.size()) {
        const ssize_t count = ::write(STDERR_FILENO, bytes.constData() + at, std::size_t(bytes.size() - at));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return; // nobody is left to be told
        at += count;
    }
}

} // namespace

Terminal::Terminal(QObject *parent)
    : QObject(parent)
    , m_writable(STDOUT_FILENO, QSocketNotifier::Write)
{
    m_writable.setEnabled(false);
    connect(&m_writable, &QSocketNotifier::activated, this, &Terminal::flush);
}

Terminal::~Terminal()
{
    showProgress({});
}

void Terminal::hide(const Secret &token)
{
    if (!token.isEmpty())
        m_tokens.push_back(token);
}

void Terminal::write(const QByteArray &data)
{
    if (m_isOver || data.isEmpty())
        return;
    m_waiting += withoutKnownSecrets(data);
    if (!m_writable.isEnabled())
        flush();
}

bool Terminal::isBusy() const
{
    return m_waiting.size() - m_written >= busyFrom;
}

void Terminal::flush()
{
    const bool wasWaiting = m_writable.isEnabled();
    while (m_written < m_waiting.size()) {
        if (!isWritable()) {
            m_writable.setEnabled(true);
            return;
        }
        const qsizetype size = std::min(pieceSize, m_waiting.size() - m_written);
        const ssize_t count = ::write(STDOUT_FILENO, m_waiting.constData() + m_written, std::size_t(size));
        if (count >= 0) {
            m_written += count;
        } else if (errno == EAGAIN) {
            m_writable.setEnabled(true);
            return;
        } else if (errno != EINTR) {
            const int reason = errno;
            end();
            // Through the event loop: whoever writes is not prepared to be ended now.
            m_isEnding = true;
            QMetaObject::invokeMethod(
                this, [this, reason] { tellEnd(reason); }, Qt::QueuedConnection);
            return;
        }
    }
    m_writable.setEnabled(false);
    m_waiting.clear();
    m_written = 0;
    if (wasWaiting)
        Q_EMIT drained();
}

void Terminal::tellEnd(int reason)
{
    m_isEnding = false;
    if (reason == EPIPE)
        Q_EMIT closed();
    else
        Q_EMIT failed(qt_error_string(reason));
}

void Terminal::end()
{
    m_isOver = true;
    m_writable.setEnabled(false);
    m_waiting.clear();
    m_written = 0;
}

/// Tokens go before anything else changes the characters that they are made of.
QByteArray Terminal::lineOf(const QString &text)
{
    return cellText(withoutKnownSecrets(text).simplified(), longestMessage).toUtf8() + '\n';
}

void Terminal::say(const QString &message)
{
    showProgress({});
    writeError("balehookctl: " + lineOf(redacted(message)));
}

void Terminal::trace(const QString &line)
{
    showProgress({});
    writeError(lineOf(line));
}

void Terminal::showProgress(const QString &line)
{
    if (isatty(STDERR_FILENO) == 0 || (line.isEmpty() && !m_hasProgress))
        return;
    m_hasProgress = !line.isEmpty();
    QByteArray bytes = "\r\033[K";
    if (m_hasProgress)
        bytes += lineOf(line).chopped(1);
    writeError(bytes);
}

} // namespace Balehook::Ctl
