// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/fakepagesource.h"
#include "session/index/indexedrecords.h"
#include "store/jobindex.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <vector>

namespace Balehook::Testing {

/// A service that lists 31 webhooks, orders and products by turns, and all that is done with them over a real index in
/// a folder of its own. A test changes m_raws and what the service does.
class WebhooksFixture : public QObject
{
    Q_OBJECT

protected:
    /// What the service answers to \a request.
    FakePageSource::Answer listed(const PageRequest &request) const;
    /// As after a new start of the program.
    void reopen();
    static WebhookQuery text(const QString &words);
    /// Page \a number of what is searched; empty if it does not come.
    PageAnswer page(int number, int perPage = 25) const;
    static QStringList ids(const PageAnswer &answer);

    std::vector<QByteArray> m_raws;
    bool m_isWhole = false; ///< all at once, whatever is asked
    std::optional<Error> m_error;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<JobIndex> m_index;
    std::unique_ptr<IndexedWebhooks> m_webhooks;

private Q_SLOTS:
    void init();
    void cleanup();
};

} // namespace Balehook::Testing
