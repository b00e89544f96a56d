// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/fetch/filefetcher.h"
#include "support/wait.h"

#include <QTest>

#include <optional>

namespace Balehook::Testing {

/// Runs a fetcher and keeps what it tells. Without a policy, the host of the link served it itself.
struct FetchRun
{
    using FetchResult = Result<FetchedFile>;

    FetchRun(HttpClient &http, const QUrl &url, std::unique_ptr<FetchTarget> target, std::optional<Secret> token = {})
        : FetchRun(http, url, std::move(target), std::move(token), DestinationPolicy(*Origin::of(url)))
    { }
    FetchRun(HttpClient &http, const QUrl &url, std::unique_ptr<FetchTarget> target, std::optional<Secret> token,
             const DestinationPolicy &policy)
        : fetcher(http, {url, policy, std::move(token)}, std::move(target))
    {
        QObject::connect(&fetcher, &FileFetcher::finished, &fetcher, [this](const FetchResult &done) {
            ++count;
            result = done;
        });
        QObject::connect(&fetcher, &FileFetcher::redirected, &fetcher,
                         [this](const QString &host) { hosts.append(host); });
        QObject::connect(&fetcher, &FileFetcher::progressed, &fetcher, [this](qint64 received, qint64 total) {
            lastReceived = received;
            lastTotal = total;
        });
        QObject::connect(&fetcher, &FileFetcher::waiting, &fetcher,
                         [this](std::chrono::seconds left) { waits.append(int(left.count())); });
    }

    bool run()
    {
        fetcher.start();
        return Testing::waitFor([this] { return result.has_value(); }, 20'000);
    }

    FileFetcher fetcher;
    std::optional<FetchResult> result;
    QStringList hosts;
    QList<int> waits;
    qint64 lastReceived = -1;
    qint64 lastTotal = -2;
    int count = 0;
};

} // namespace Balehook::Testing
