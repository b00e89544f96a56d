// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/endpoint.h"
#include "core/errors/result.h"
#include "domain/account/account.h"
#include "domain/account/bearertoken.h"
#include "domain/account/proxysettings.h"
#include "domain/records/pagesource.h"

#include <QObject>
#include <QUrl>

#include <memory>
#include <optional>
#include <vector>

namespace Balehook {

class HttpClient;

/// "Check" in the account dialog: asks each listing for one record with a token that may not be stored yet, and tells
/// which answered. Owned by the dialog.
class AccountCheck final : public QObject
{
    Q_OBJECT

public:
    struct Line
    {
        Endpoint endpoint = Endpoint::ListImportJobs;
        QUrl url;
        bool done = false;
        std::optional<Error> error; ///< has the status, if one came
        PageAnswer answer; ///< if done without error (status 200): total, its field, echoes, records
    };

    AccountCheck(const Account &account, BearerToken token, const ProxySettings &proxy, QObject *parent = nullptr);
    ~AccountCheck() override;

    /// What it asks through.
    HttpClient &http();

    /// Asks all listings at once; only the first call counts.
    void start();
    /// One line a listing that the account has, with its URL from the beginning.
    const std::vector<Line> &lines() const;

Q_SIGNALS:
    /// A line is done.
    void changed();
    /// All lines are done.
    void finished();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace Balehook
