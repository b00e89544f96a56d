// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/fakepagesource.h"

#include <QTimer>

#include <algorithm>

namespace Balehook {

FakePageSource::FakePageSource(Script script, QObject *parent)
    : PageSource(parent)
    , m_script(std::move(script))
{ }

PageSource::Ticket FakePageSource::request(PageRequest request, PagePriority priority)
{
    m_asked.push_back({request, priority});
    m_open.push_back({++m_lastTicket, request});
    m_mostAtOnce = std::max(m_mostAtOnce, open());
    if (!m_held)
        answerSoon(m_lastTicket);
    return m_lastTicket;
}

void FakePageSource::cancel(Ticket ticket)
{
    m_cancelled +=
        static_cast<int>(std::erase_if(m_open, [ticket](const Open &open) { return open.ticket == ticket; }));
}

void FakePageSource::release(bool newestFirst)
{
    m_held = false;
    std::vector<Open> held = m_open;
    if (newestFirst)
        std::reverse(held.begin(), held.end());
    for (const Open &open : held)
        answerSoon(open.ticket);
}

void FakePageSource::releasePage(int page)
{
    for (const Open &open : m_open) {
        if (open.request.page == page)
            answerSoon(open.ticket);
    }
}

std::vector<int> FakePageSource::askedPages() const
{
    std::vector<int> pages;
    for (const Asked &asked : m_asked)
        pages.push_back(asked.request.page);
    return pages;
}

void FakePageSource::answerSoon(Ticket ticket)
{
    QTimer::singleShot(0, this, [this, ticket] { answer(ticket); });
}

void FakePageSource::answer(Ticket ticket)
{
    const auto it =
        std::find_if(m_open.begin(), m_open.end(), [ticket](const Open &open) { return open.ticket == ticket; });
    if (it == m_open.end())
        return; // cancelled
    const PageRequest request = it->request;
    m_open.erase(it);
    const Answer what = m_script(request, ++m_times[request.page]);
    if (const auto *page = std::get_if<PageAnswer>(&what))
        Q_EMIT arrived(ticket, *page);
    else
        Q_EMIT failed(ticket, std::get<Error>(what));
}

} // namespace Balehook
