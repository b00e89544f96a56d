// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/listingviews.h"

#include "domain/records/pagesource.h"
#include "session/account/sessions.h"
#include "store/jobindex.h"
#include "widgets/lists/listingkind.h"

#include <algorithm>
#include <utility>

namespace Balehook {

std::optional<qint64> ListingView::searchedCount() const
{
    const auto search = found ? found->searched() : std::nullopt;
    return search && search->isPartial ? std::optional(search->all) : std::nullopt;
}

bool ListingView::foundNothing() const
{
    return found && model->state() == PagedTableModel::State::Listed && model->rowCount() == 0;
}

qint64 ListingView::indexedAt() const
{
    const JobIndex *index = session ? session->jobIndex() : nullptr;
    return index ? std::max(index->status().readSince, index->status().lookedAt) : 0;
}

qint64 ListingView::indexedCount(const ListStatus &shown) const
{
    const JobIndex *index = session ? session->jobIndex() : nullptr;
    if (!index || shown.listing != Listing::ImportJobs || !index->status().isComplete())
        return 0;
    return std::min(index->status().listed(), shown.total.value_or(0));
}

ListingViews::ListingViews(Sessions &sessions, const ListingKind &kind, QObject *parent)
    : QObject(parent)
    , m_sessions(sessions)
    , m_kind(kind)
{ }

ListingViews::~ListingViews() = default;

ListingView *ListingViews::view(const QString &accountId)
{
    auto found = std::find_if(m_views.begin(), m_views.end(),
                              [&accountId](const auto &view) { return view->accountId == accountId; });
    if (found == m_views.end()) {
        std::unique_ptr<ListingView> made = make(accountId);
        if (!made)
            return nullptr;
        if (m_views.size() >= maxViews)
            m_views.pop_back();
        found = m_views.insert(m_views.begin(), std::move(made));
    }
    std::rotate(m_views.begin(), found, found + 1);
    return m_views.front().get();
}

std::unique_ptr<ListingView> ListingViews::make(const QString &accountId)
{
    if (!m_sessions.account(accountId))
        return nullptr;
    auto view = std::make_unique<ListingView>();
    view->accountId = accountId;
    view->model = m_kind.makeModel();
    view->selection = std::make_unique<QItemSelectionModel>(view->model.get());
    ListingView *raw = view.get();
    connect(view->model.get(), &PagedTableModel::listChanged, view->model.get(), [raw] { raw->listChanged = true; });
    configure(*view);
    return view;
}

void ListingViews::configure(ListingView &view)
{
    const Account *account = m_sessions.account(view.accountId);
    if (!account)
        return;
    view.model->setUtc(m_utc);
    AccountSession *session = m_sessions.session(view.accountId);
    m_kind.configure(*view.model, *account, session);
    if (session != view.session) {
        view.found = nullptr;
        view.session = session;
        view.requests = 0;
        if (session) {
            ListingView *raw = &view;
            connect(session, &AccountSession::inFlightChanged, view.model.get(),
                    [raw](int count) { raw->requests = count; });
        }
    }
    adoptSource(view, *account);
}

void ListingViews::adoptSource(ListingView &view, const Account &account)
{
    PageSource *listed = view.session ? m_kind.source(*view.session) : nullptr;
    PageSource *source = view.found ? view.found.get() : view.file ? view.file.get() : listed;
    if (view.model->source() != source)
        view.model->setSource(source, account.perPage);
    else if (view.model->perPage() != account.perPage)
        view.model->setPerPage(account.perPage);
}

void ListingViews::showFile(ListingView &view, std::unique_ptr<PageSource> file, const QString &name)
{
    const std::unique_ptr<PageSource> before = std::exchange(view.file, std::move(file));
    view.fileName = view.file ? name : QString();
    view.found = nullptr; // in what was shown before
    view.listChanged = false;
    if (const Account *account = m_sessions.account(view.accountId))
        adoptSource(view, *account);
}

void ListingViews::showFound(ListingView &view, PageSource *found)
{
    const Account *account = m_sessions.account(view.accountId);
    const bool isAgain = found && view.model->source() == found;
    view.found = found;
    if (!account)
        return;
    if (isAgain)
        view.model->setSource(found, account->perPage); // another search: nothing of the last one stays
    else
        adoptSource(view, *account);
}

void ListingViews::update(const QString &accountId)
{
    for (const auto &view : m_views) {
        if (view->accountId == accountId)
            configure(*view);
    }
}

void ListingViews::remove(const QString &accountId)
{
    std::erase_if(m_views, [&accountId](const auto &view) { return view->accountId == accountId; });
}

void ListingViews::adopt(std::vector<std::unique_ptr<ListingView>> views)
{
    m_views = std::move(views);
    setUtc(m_utc);
    for (const auto &view : m_views)
        view->model->refreshTimes(); // what cells said was kept in the language of before
}

void ListingViews::setUtc(bool utc)
{
    m_utc = utc;
    for (const auto &view : m_views)
        view->model->setUtc(utc);
}

} // namespace Balehook
