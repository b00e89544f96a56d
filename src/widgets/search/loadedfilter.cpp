// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/loadedfilter.h"

#include "models/importjobsmodel.h"
#include "widgets/lists/foundplace.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/loadedjobs.h"

namespace Balehook {

LoadedFilter::LoadedFilter(ListingPage &page, FoundPlace &place, QObject *parent)
    : QObject(parent)
    , m_page(page)
    , m_place(place)
{ }

LoadedFilter::~LoadedFilter() = default;

ImportJobsModel *LoadedFilter::model() const
{
    return m_page.current() ? static_cast<ImportJobsModel *>(m_page.current()->model.get()) : nullptr;
}

const LoadedJobs *LoadedFilter::rows() const
{
    const ListingView *view = m_page.current();
    const auto rows = view ? m_rows.find(view->accountId) : m_rows.end();
    return rows == m_rows.end() ? nullptr : rows->second.get();
}

bool LoadedFilter::isShown() const
{
    return rows() && m_page.current()->found == rows();
}

void LoadedFilter::show(const QString &text)
{
    const ListingView *view = m_page.current();
    if (!view)
        return;
    const bool isAll = text.trimmed().isEmpty();
    if (view->found && (isAll || !isShown()))
        m_page.showFound(nullptr); // also what was found in an index that is gone
    if (isAll) {
        end();
        return;
    }
    if (isShown() && rows()->text() == text)
        return; // who comes back from another account finds it as it was left
    if (!isShown()) {
        if (model()->state() != PagedTableModel::State::Listed || model()->loadedCount() == 0)
            return;
        m_place.leave();
        m_rows[view->accountId] = std::make_unique<LoadedJobs>(*model());
    }
    const QStringList ids = m_place.selectedIds();
    LoadedJobs &jobs = *m_rows[view->accountId];
    jobs.setText(text);
    m_page.showFound(&jobs);
    std::vector<qint64> selected;
    for (const QString &id : ids)
        selected.push_back(jobs.rowOf(id));
    m_place.selectRows(std::move(selected));
}

void LoadedFilter::reload()
{
    if (isShown())
        m_page.showFound(nullptr);
    end();
}

void LoadedFilter::end()
{
    if (m_page.current())
        m_rows.erase(m_page.current()->accountId);
}

void LoadedFilter::forget(const QString &accountId)
{
    m_rows.erase(accountId);
}

} // namespace Balehook
