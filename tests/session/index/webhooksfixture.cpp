// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/index/webhooksfixture.h"

#include "domain/records/page.h"
#include "domain/records/webhook.h"
#include "session/listing/rawpage.h"
#include "support/wait.h"

#include <QTest>

#include <algorithm>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

void WebhooksFixture::init()
{
    m_raws.clear();
    for (int i = 0; i < 31; ++i)
        m_raws.push_back(
            QByteArray(R"({"id":"w%1", "resource":"%2","webhookUrl":"https://example.com/%1","more":1.50})")
                .replace("%1", QByteArray::number(i))
                .replace("%2", i % 2 == 0 ? "order" : "product"));
    m_isWhole = false;
    m_error.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_source = std::make_unique<FakePageSource>([this](const PageRequest &request, int) { return listed(request); });
    reopen();
}

void WebhooksFixture::cleanup()
{
    m_webhooks.reset();
    m_index.reset();
    m_source.reset();
}

void WebhooksFixture::reopen()
{
    m_webhooks.reset();
    m_index = std::make_unique<JobIndex>(m_folder->filePath(u"index/a.sqlite"_s));
    m_webhooks = std::make_unique<IndexedWebhooks>(*m_source);
    m_webhooks->setIndex(m_index.get());
}

FakePageSource::Answer WebhooksFixture::listed(const PageRequest &request) const
{
    if (m_error)
        return *m_error;
    const std::size_t first =
        m_isWhole ? 0 : std::min(m_raws.size(), std::size_t(request.page - 1) * std::size_t(request.perPage));
    const std::size_t count = m_isWhole ? m_raws.size() : std::min(m_raws.size() - first, std::size_t(request.perPage));
    PageAnswer answer;
    answer.records = pageOfRaw<Webhook>(count, [this, first](std::size_t i) { return m_raws[first + i]; });
    answer.total = qint64(m_raws.size());
    return answer;
}

WebhookQuery WebhooksFixture::text(const QString &words)
{
    WebhookQuery query;
    query.text = words;
    return query;
}

PageAnswer WebhooksFixture::page(int number, int perPage) const
{
    PageAnswer found;
    PageSource::Ticket asked = 0;
    bool isThere = false;
    const QObject context;
    connect(m_webhooks.get(), &PageSource::arrived, &context, [&](PageSource::Ticket ticket, const PageAnswer &answer) {
        if (ticket != asked)
            return;
        found = answer;
        isThere = true;
    });
    asked = m_webhooks->request({number, perPage}, PagePriority::Browsing);
    return Testing::waitFor([&] { return isThere; }, 30'000) ? found : PageAnswer();
}

QStringList WebhooksFixture::ids(const PageAnswer &answer)
{
    QStringList all;
    for (qsizetype i = 0; answer.records && i < answer.records->count(); ++i)
        all.append(answer.records->idAt(i));
    return all;
}

} // namespace Balehook::Testing
