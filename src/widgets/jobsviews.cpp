// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/jobsviews.h"

#include "session/sessions.h"

#include <algorithm>

namespace Balehook {

JobsViews::JobsViews(Sessions &sessions, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
{ }

JobsViews::~JobsViews() = default;

JobsView *JobsViews::view(const QString &accountId)
{
    auto found = std::find_if(m_views.begin(), m_views.end(),
                              [&accountId](const auto &view) { return view->accountId == accountId; });
    if (found == m_views.end()) {
        std::unique_ptr<JobsView> made = make(accountId);
        if (!made)
            return nullptr;
        if (m_views.size() >= maxViews)
            m_views.pop_back();
        found = m_views.insert(m_views.begin(), std::move(made));
    }
    std::rotate(m_views.begin(), found, found + 1);
    return m_views.front().get();
}

std::unique_ptr<JobsView> JobsViews::make(const QString &accountId)
{
    if (!m_sessions.account(accountId))
        return nullptr;
    auto view = std::make_unique<JobsView>();
    view->accountId = accountId;
    view->model = std::make_unique<ImportJobsModel>();
    view->selection = std::make_unique<QItemSelectionModel>(view->model.get());
    JobsView *raw = view.get();
    connect(view->model.get(), &PagedTableModel::listChanged, this, [raw] { raw->listChanged = true; });
    configure(*view);
    return view;
}

void JobsViews::configure(JobsView &view)
{
    const Account *account = m_sessions.account(view.accountId);
    if (!account)
        return;
    view.model->setUtc(m_utc);
    view.model->setStatusLabels(account->statusLabels);
    AccountSession *session = m_sessions.session(view.accountId);
    if (session != view.session) {
        view.session = session;
        view.requests = 0;
        view.model->setSource(session ? &session->importJobs() : nullptr, account->perPage);
        if (session) {
            JobsView *raw = &view;
            connect(session, &AccountSession::inFlightChanged, view.model.get(),
                    [raw](int count) { raw->requests = count; });
        }
    } else if (view.model->perPage() != account->perPage) {
        view.model->setPerPage(account->perPage);
    }
}

void JobsViews::update(const QString &accountId)
{
    for (const auto &view : m_views) {
        if (view->accountId == accountId)
            configure(*view);
    }
}

void JobsViews::remove(const QString &accountId)
{
    std::erase_if(m_views, [&accountId](const auto &view) { return view->accountId == accountId; });
}

void JobsViews::setUtc(bool utc)
{
    m_utc = utc;
    for (const auto &view : m_views)
        view->model->setUtc(utc);
}

} // namespace Balehook
