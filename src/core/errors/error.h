// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/errorkind.h"

#include <QCoreApplication>
#include <QString>

#include <chrono>
#include <optional>
#include <utility>

namespace Balehook {

/// The one error type of the program, a value. userMessage() says in whole sentences what happened and what to do;
/// everything that came from outside (serviceText, detail) is plain text and is only ever shown as such.
class Error final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::Error)

public:
    Error() = default;
    explicit Error(ErrorKind errorKind, QString why = {})
        : kind(errorKind)
        , detail(std::move(why))
    { }

    /// What happened and what to do, translated, without markup. Safe to show: names hosts in ASCII form only.
    QString userMessage() const;

    /// "Message from the service: ...", with \a text as it is.
    static QString fromService(const QString &text);

    /// One short line for a status row or a log: kind, status and host, not translated.
    QString logLine() const;

    /// The host in a form that cannot be taken for another one; empty if there is none.
    QString shownHost() const;

    ErrorKind kind = ErrorKind::Cancelled;
    int httpStatus = 0; ///< 0 where no status line arrived
    int attempts = 1; ///< how often the request left
    QString host; ///< host (ACE, with port if not the default) that answered, or that a redirect pointed to
    QString serviceText; ///< words of the service out of its error body, at most 1,000 characters; may be empty
    /// The raw answer (at most 64 KiB) or the system's own words, for "Details"; of NotAllowed and FileNotUsable the
    /// sentence to show, if somebody knew better than the kind.
    QString detail;
    std::optional<std::chrono::seconds> retryAfter; ///< as the service asked, already made relative
};

} // namespace Balehook
