// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/webhooksearch.h"
#include "domain/records/page.h"
#include "domain/records/webhook.h"

#include <QSet>

#include <memory>
#include <vector>

namespace Balehook {

/// Puts pages together; what comes twice, because the listing moved, is taken once.
class GatheredWebhooks final
{
public:
    /// All webhooks, and each as it was sent. Does not change once it is shown.
    struct Content
    {
        WebhookSearch search;
        std::vector<QByteArray> raws;
    };

    /// False if \a records are no webhooks.
    bool add(const RecordPage &records)
    {
        const auto *page = dynamic_cast<const Page<Webhook> *>(&records);
        if (!page)
            return false;
        std::vector<QByteArray> all = page->allRaw();
        for (std::size_t i = 0; i < page->records().size(); ++i) {
            const Webhook &webhook = page->records()[i];
            if (!webhook.id().isEmpty() && m_ids.contains(webhook.id()))
                continue;
            m_ids.insert(webhook.id());
            m_webhooks.push_back(webhook);
            m_raws.push_back(std::move(all[i]));
        }
        return true;
    }

    /// What was known before and did not come.
    void addMissing(const Content &older, std::size_t most)
    {
        const std::vector<Webhook> &webhooks = older.search.webhooks();
        for (std::size_t i = 0; i < webhooks.size() && count() < most; ++i) {
            const QString &id = webhooks[i].id();
            if (id.isEmpty() || m_ids.contains(id))
                continue;
            m_ids.insert(id);
            m_webhooks.push_back(webhooks[i]);
            m_raws.push_back(older.raws[i]);
        }
    }

    std::size_t count() const { return m_raws.size(); }
    const QSet<QString> &ids() const { return m_ids; }
    std::shared_ptr<const Content> take()
    {
        return std::make_shared<const Content>(Content{WebhookSearch(std::move(m_webhooks)), std::move(m_raws)});
    }

private:
    QSet<QString> m_ids;
    std::vector<Webhook> m_webhooks;
    std::vector<QByteArray> m_raws;
};

} // namespace Balehook
