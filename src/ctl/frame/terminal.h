// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/secrets/secret.h"

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>
#include <QString>

#include <vector>

namespace Balehook::Ctl {

/// Standard output and standard error. Data goes to the first and nothing else does; messages go to the second, each in
/// one line. A token that was told to hide() stands in neither, even where a service echoes it.
///
/// Writing never blocks the event loop: what a slow reader does not take waits here. Who has much to write stops while
/// isBusy() and goes on at drained().
class Terminal final : public QObject
{
    Q_OBJECT

public:
    explicit Terminal(QObject *parent = nullptr);
    ~Terminal() override;

    /// Keeps \a token alive, so that withoutKnownSecrets() finds it in what is written from now on.
    void hide(const Secret &token);

    /// Writes \a data: whole records or rows, so that a token in it is found.
    void write(const QByteArray &data);
    /// So much waits that the writer should wait, too.
    bool isBusy() const;
    /// Nothing waits, nor is there news of the reader that was not told.
    bool isDrained() const { return m_waiting.isEmpty() && !m_isEnding; }

    /// "balehookctl: " and \a message in one line: control and bidi characters are made visible, whatever may be a
    /// credential is taken out.
    void say(const QString &message);
    /// \a line without a prefix, for --verbose. It holds no secret: URLs in it are kept whole.
    void trace(const QString &line);
    /// A line that the next one replaces; only if standard error is a terminal. Empty: it goes.
    void showProgress(const QString &line);

Q_SIGNALS:
    /// Everything was written after isBusy() or isDrained() was not the case.
    void drained();
    /// The reader has gone: nothing more is written, and nothing waits.
    void closed();
    /// Standard output cannot be written for another reason; \a reason is the system's words.
    void failed(const QString &reason);

private:
    static QByteArray lineOf(const QString &text);
    void flush();
    void end();
    void tellEnd(int reason);

    QSocketNotifier m_writable;
    QByteArray m_waiting;
    qsizetype m_written = 0; ///< bytes of m_waiting that are out
    bool m_isOver = false; ///< closed or failed
    bool m_isEnding = false; ///< and nobody was told yet
    bool m_hasProgress = false;
    std::vector<Secret> m_tokens; ///< kept alive only
};

} // namespace Balehook::Ctl
