// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/jobs/jobwatch.h"
#include "widgets/lists/listingviews.h"
#include "widgets/messages/desktopnotifier.h"
#include "widgets/messages/message.h"
#include "widgets/rows/filesdesk.h"
#include "widgets/tables/liststatus.h"
#include "widgets/window/windowparts.h"

#include <array>

namespace Balehook {

/// Where the user is in a window, to go on there in another one on the same sessions: the lists with the rows they have
/// and the place in them, what is searched, the file that is shown, what was told and not closed yet. What the settings
/// keep is not in it.
class WindowPlace final
{
public:
    /// Takes it out of the window, which shows nothing from then on.
    explicit WindowPlace(const WindowParts &window);

    /// Before the other window is shown. Only once.
    void putInto(const WindowParts &window);
    /// Once it is shown: what stood beside the window.
    void openDialogs(WindowParts &window) const;

private:
    struct List
    {
        bool wasShown = false;
        std::vector<std::unique_ptr<ListingView>> views;
    };

    WindowPlace(const WindowParts::Context &window, const WindowParts::Opened &opened);
    void putMessages(MessageBar &bar);

    static constexpr std::array listings{Listing::ImportJobs, Listing::Webhooks, Listing::Properties};

    std::array<List, listings.size()> m_lists;
    Listing m_current;
    std::optional<ShownFile> m_file;
    std::optional<DownloadsDialog::Page> m_downloads;
    WindowParts::Opened m_opened;
    std::vector<Message> m_messages;
    JobWatch::Memory m_watched;
    DesktopNotifier::Shown m_notifications;
};

} // namespace Balehook
