// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/requesttrace.h"

#include "ctl/frame/terminal.h"
#include "net/httpclient.h"

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

void traceRequests(HttpClient &http, Terminal &terminal)
{
    QObject::connect(&http, &HttpClient::tried, &terminal, [&terminal](const HttpTry &attempt) {
        const QString status = attempt.status == 0 ? u"-"_s : QString::number(attempt.status);
        terminal.trace(u"%1 %2 %3 %4 ms try %5"_s.arg(
            QString::fromLatin1(attempt.method), attempt.url.toString(QUrl::FullyEncoded), status,
            QString::number(attempt.elapsed.count()), QString::number(attempt.number)));
    });
}

} // namespace Balehook::Ctl
