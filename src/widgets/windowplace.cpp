// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/windowplace.h"

#include "widgets/listingkind.h"
#include "widgets/listingpage.h"
#include "widgets/listingtabs.h"
#include "widgets/searchdesk.h"
#include "widgets/webhooksearchdesk.h"

namespace Balehook {

WindowPlace::WindowPlace(const WindowParts::Context &window)
    : m_current(window.tabs.page().kind().listing())
    , m_livePlaces(window.search.livePlaces())
    , m_file(window.files.shown())
    , m_downloads(window.files.openPage())
{
    for (const Listing listing : listings) {
        ListingPage *page = window.tabs.page(listing);
        if (!page)
            continue;
        if (const auto *search = page->findChild<WebhookSearchDesk *>(QString(), Qt::FindDirectChildrenOnly))
            m_webhookQueries = search->queries();
        List &list = m_lists[std::size_t(listing)];
        list.wasShown = true;
        list.views = page->releaseViews();
    }
}

void WindowPlace::putInto(const WindowParts::Context &window)
{
    for (const Listing listing : listings) {
        List &list = m_lists[std::size_t(listing)];
        if (!list.wasShown)
            continue;
        window.tabs.showListing(listing); // makes its page
        ListingPage *page = window.tabs.page(listing);
        page->adoptViews(std::exchange(list.views, {}));
        if (auto *search = page->findChild<WebhookSearchDesk *>(QString(), Qt::FindDirectChildrenOnly))
            search->setQueries(m_webhookQueries);
    }
    window.tabs.showListing(m_current);
    window.search.setLivePlaces(m_livePlaces);
    if (m_file)
        window.files.show(*m_file);
}

void WindowPlace::openDialogs(const WindowParts::Context &window) const
{
    if (m_downloads)
        window.files.openDialog(*m_downloads);
}

} // namespace Balehook
