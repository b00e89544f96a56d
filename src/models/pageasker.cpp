// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pageasker.h"

#include <utility>

namespace Balehook {

PageAsker::PageAsker(PageSource &source, QObject *parent)
    : QObject(parent)
    , m_source(&source)
{
    connect(&source, &PageSource::arrived, this, [this](PageSource::Ticket ticket, const PageAnswer &answer) {
        if (const auto asked = m_open.extract(ticket))
            Q_EMIT arrived(asked.mapped(), answer);
    });
    connect(&source, &PageSource::failed, this, [this](PageSource::Ticket ticket, const Error &error) {
        if (const auto asked = m_open.extract(ticket))
            Q_EMIT failed(asked.mapped(), error);
    });
    connect(&source, &PageSource::waiting, this, [this](PageSource::Ticket ticket, std::chrono::seconds seconds) {
        if (m_open.count(ticket) > 0)
            Q_EMIT waiting(seconds);
    });
    connect(&source, &PageSource::blocked, this, [this](PageSource::Ticket ticket, const Error &error) {
        if (m_open.count(ticket) > 0)
            Q_EMIT blocked(error);
    });
    connect(&source, &QObject::destroyed, this, [this] {
        m_open.clear();
        Q_EMIT gone();
    });
}

PageAsker::~PageAsker()
{
    cancelAll();
}

void PageAsker::ask(const PageRequest &request, PagePriority priority)
{
    if (m_source)
        m_open.emplace(m_source->request(request, priority), request);
}

void PageAsker::cancelAll()
{
    const auto open = std::exchange(m_open, {});
    // Whoever hears of it may delete this, or the source.
    const QPointer<PageSource> source = m_source;
    // The last ones first: otherwise each place that becomes free would go to one that is cancelled next.
    for (auto each = open.rbegin(); each != open.rend(); ++each) {
        if (source)
            source->cancel(each->first);
    }
}

} // namespace Balehook
