// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pageloader.h"

#include <algorithm>
#include <utility>

namespace Balehook {

PageLoader::PageLoader(Needed isNeeded, QObject *parent)
    : QObject(parent)
    , m_isNeeded(std::move(isNeeded))
{
    m_dragTimer.setSingleShot(true);
    connect(&m_dragTimer, &QTimer::timeout, this, &PageLoader::pump);
    m_restTimer.setSingleShot(true);
    m_restTimer.setInterval(dragPause);
    connect(&m_restTimer, &QTimer::timeout, this, [this] {
        cancelFarAway();
        pump();
    });
}

void PageLoader::setSource(PageSource *source)
{
    cancelAll();
    m_failures.clear();
    m_shown = {};
    m_direction = 0;
    m_dragTimer.stop();
    m_restTimer.stop();
    m_sinceAsked.invalidate();
    if (m_source)
        m_source->disconnect(this);
    m_source = source;
    if (source) {
        connect(source, &PageSource::arrived, this, &PageLoader::onArrived);
        connect(source, &PageSource::failed, this, &PageLoader::onFailed);
        connect(source, &PageSource::invalidated, this, &PageLoader::invalidated);
        connect(source, &PageSource::waiting, this, [this](PageSource::Ticket ticket, std::chrono::seconds seconds) {
            if (m_tickets.count(ticket) > 0)
                Q_EMIT waiting(seconds);
        });
        connect(source, &QObject::destroyed, this, [this] {
            m_tickets.clear();
            reportBusy();
            Q_EMIT sourceGone();
        });
    }
    reportBusy();
}

void PageLoader::look(PageRange shown, int direction)
{
    if (shown == m_shown && direction == m_direction)
        return;
    m_shown = shown;
    m_direction = direction;
    m_restTimer.stop(); // it rests only when nothing moved for a while
}

void PageLoader::setDragging(bool dragging)
{
    if (m_dragging == dragging)
        return;
    m_dragging = dragging;
    if (dragging)
        return;
    m_dragTimer.stop();
    cancelFarAway();
    pump();
}

void PageLoader::pump()
{
    if (!m_source) {
        reportBusy();
        return;
    }
    if (m_dragging && m_sinceAsked.isValid()) {
        const auto left = dragPause - std::chrono::milliseconds(m_sinceAsked.elapsed());
        if (left.count() > 0) {
            if (!m_dragTimer.isActive())
                m_dragTimer.start(left);
            reportBusy();
            return;
        }
    }
    const RequestSituation now = situation();
    const RequestPlan plan = planRequests(now);
    for (const int page : plan.ask) {
        const PageRequest request{page, m_perPage};
        m_tickets.emplace(m_source->request(request), request);
        if (const auto failure = m_failures.find(page); failure != m_failures.end())
            failure->second.again = false;
    }
    if (!plan.ask.empty())
        m_sinceAsked.start();
    if (!plan.drop.empty() && !m_dragging && !m_restTimer.isActive())
        m_restTimer.start();
    reportBusy();
}

RequestSituation PageLoader::situation() const
{
    RequestSituation now;
    now.shown = m_shown;
    now.lastPage = m_lastPage;
    now.direction = m_direction;
    now.readAhead = !m_dragging && m_failures.empty();
    for (const auto &[ticket, request] : m_tickets)
        now.inFlight.push_back(request.page);
    now.isNeeded = [this](int page) {
        const auto failure = m_failures.find(page);
        return failure == m_failures.end() ? m_isNeeded(page) : failure->second.again;
    };
    return now;
}

void PageLoader::cancelFarAway()
{
    // Only what stands in the way of a page on screen: an answer that nobody waits for costs less than a lost
    // connection.
    RequestSituation now = situation();
    const RequestPlan plan = planRequests(now);
    now.inFlight.clear();
    now.readAhead = false;
    const bool wanted = !planRequests(now).ask.empty();
    if (!m_source || !wanted || plan.drop.empty())
        return;
    for (auto it = m_tickets.begin(); it != m_tickets.end();) {
        const bool far = std::find(plan.drop.begin(), plan.drop.end(), it->second.page) != plan.drop.end();
        if (far)
            m_source->cancel(it->first);
        it = far ? m_tickets.erase(it) : std::next(it);
    }
}

void PageLoader::cancelAll()
{
    const auto tickets = std::exchange(m_tickets, {});
    if (m_source) {
        for (const auto &[ticket, request] : tickets)
            m_source->cancel(ticket);
    }
}

std::vector<int> PageLoader::askAgain()
{
    std::vector<int> forgotten;
    for (auto it = m_failures.begin(); it != m_failures.end();) {
        it->second.again = true;
        const bool isShown = m_shown.contains(it->first);
        if (!isShown)
            forgotten.push_back(it->first);
        it = isShown ? std::next(it) : m_failures.erase(it);
    }
    return forgotten;
}

std::vector<int> PageLoader::forgetFailures()
{
    std::vector<int> pages;
    for (const auto &[page, failure] : m_failures)
        pages.push_back(page);
    m_failures.clear();
    return pages;
}

const Error *PageLoader::failureOf(int page) const
{
    const auto it = m_failures.find(page);
    return it == m_failures.end() ? nullptr : &it->second.error;
}

void PageLoader::reportBusy()
{
    if (std::exchange(m_reportedBusy, inFlight()) != inFlight())
        Q_EMIT busyChanged(inFlight());
}

void PageLoader::onArrived(PageSource::Ticket ticket, const PageAnswer &answer)
{
    const auto it = m_tickets.find(ticket);
    if (it == m_tickets.end())
        return;
    const PageRequest asked = it->second;
    m_tickets.erase(it);
    const bool hasRecovered = m_failures.erase(asked.page) > 0 && m_failures.empty();
    const QPointer<PageLoader> alive(this); // whoever listens may end it all
    Q_EMIT arrived(asked, answer);
    if (alive && hasRecovered)
        Q_EMIT recovered();
    if (alive)
        pump();
}

void PageLoader::onFailed(PageSource::Ticket ticket, const Error &error)
{
    const auto it = m_tickets.find(ticket);
    if (it == m_tickets.end())
        return;
    const int page = it->second.page;
    m_tickets.erase(it);
    m_failures[page] = {error, false};
    const QPointer<PageLoader> alive(this);
    Q_EMIT failed(page, error);
    if (alive)
        pump();
}

} // namespace Balehook
