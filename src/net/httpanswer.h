// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

#include <chrono>

namespace Balehook {

/// A complete, successful answer: nothing of it is decoded yet.
struct HttpAnswer
{
    int status = 0;
    QByteArray contentType;
    QByteArray body;
    QUrl url; ///< as asked; redirects are never followed here
    std::chrono::milliseconds elapsed{};
    int attempts = 1;
};

} // namespace Balehook
