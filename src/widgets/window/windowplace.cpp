// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/windowplace.h"

#include "widgets/lists/listingkind.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/messagebar.h"
#include "widgets/updates/autorefresh.h"
#include "widgets/updates/updatesdesk.h"
#include "widgets/updates/watchdesk.h"

#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace Balehook {

WindowPlace::WindowPlace(const WindowParts &parts)
    : WindowPlace(parts.context(), parts.opened())
{ }

WindowPlace::WindowPlace(const WindowParts::Context &window, const WindowParts::Opened &opened)
    : m_current(window.tabs.page().kind().listing())
    , m_file(window.files.shown())
    , m_downloads(window.files.openPage())
    , m_opened(opened)
    , m_messages(window.messages.release())
    , m_watched(window.updates.watched().jobs().memory())
    , m_notifications(window.updates.watched().notifier().shown())
{
    for (const Listing listing : listings) {
        ListingPage *page = window.tabs.page(listing);
        if (!page)
            continue;
        List &list = m_lists[std::size_t(listing)];
        list.wasShown = true;
        list.views = page->releaseViews();
    }
}

void WindowPlace::putInto(const WindowParts &parts)
{
    const WindowParts::Context &window = parts.context();
    WatchDesk &watched = window.updates.watched();
    watched.jobs().remember(m_watched);
    watched.notifier().adopt(m_notifications);
    for (const Listing listing : listings) {
        List &list = m_lists[std::size_t(listing)];
        if (!list.wasShown)
            continue;
        window.tabs.showListing(listing); // makes its page
        window.tabs.page(listing)->adoptViews(std::exchange(list.views, {}));
    }
    window.tabs.showListing(m_current);
    if (m_file)
        window.files.show(*m_file);
    putMessages(window.messages);
}

/// In the words of the window that is gone. What they offered to do would have been done there, and nobody may ever
/// take them back. That the list is no longer refreshed is not true here: it begins again.
void WindowPlace::putMessages(MessageBar &bar)
{
    std::reverse(m_messages.begin(), m_messages.end()); // the newest goes before those that are as important
    std::erase_if(m_messages, [](const Message &message) { return message.id == AutoRefresh::messageId; });
    for (Message &message : m_messages) {
        message.action = {};
        message.actionText.clear();
        message.closable = true;
        bar.post(std::move(message));
    }
    m_messages.clear();
}

void WindowPlace::openDialogs(WindowParts &window) const
{
    window.open(m_opened);
    if (m_downloads)
        window.context().files.openDialog(*m_downloads);
}

} // namespace Balehook
