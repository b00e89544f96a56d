// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"

#include <QRegularExpression>

#include <algorithm>

namespace Balehook::Testing {

inline constexpr const char *saidHost = "host.example";
inline constexpr int saidStatus = 599;

/// Of an error whose message is to be recognized, whatever host and status it names.
inline Error errorToSay(ErrorKind kind)
{
    Error error(kind);
    error.host = QString::fromLatin1(saidHost);
    error.httpStatus = saidStatus;
    return error;
}

/// What the first sentence of \a message, which is about errorToSay(), says of any host and status: the longest part
/// that names neither.
inline QString saidAlways(const QString &message)
{
    static const QRegularExpression named(QStringLiteral("host\\.example|599"));
    const QString sentence = message.section(QStringLiteral(". "), 0, 0);
    const QStringList parts = sentence.split(named);
    return std::max_element(parts.begin(), parts.end(),
                            [](const QString &a, const QString &b) { return a.size() < b.size(); })
        ->trimmed();
}

/// By which a message about \a kind can be told from others.
inline QString saidOf(ErrorKind kind)
{
    return saidAlways(errorToSay(kind).userMessage());
}

} // namespace Balehook::Testing
