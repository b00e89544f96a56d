// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/webhookquery.h"
#include "widgets/filesdesk.h"
#include "widgets/foundplace.h"
#include "widgets/listingviews.h"
#include "widgets/liststatus.h"
#include "widgets/windowparts.h"

#include <array>

namespace Balehook {

/// Where the user is in a window, to go on there in another one on the same sessions: the lists with the rows they have
/// and the place in them, what is searched, the file that is shown. What the settings keep is not in it.
class WindowPlace final
{
public:
    /// Takes it out of the window, which shows nothing from then on.
    explicit WindowPlace(const WindowParts::Context &window);

    /// Before the other window is shown. Only once.
    void putInto(const WindowParts::Context &window);
    /// Once it is shown: what stood beside the window.
    void openDialogs(const WindowParts::Context &window) const;

private:
    struct List
    {
        bool wasShown = false;
        std::vector<std::unique_ptr<ListingView>> views;
    };

    static constexpr std::array listings{Listing::ImportJobs, Listing::Webhooks, Listing::Properties};

    std::array<List, listings.size()> m_lists;
    Listing m_current;
    QHash<QString, FoundPlace::Place> m_livePlaces;
    QHash<QString, WebhookQuery> m_webhookQueries;
    std::optional<ShownFile> m_file;
    std::optional<DownloadsDialog::Page> m_downloads;
};

} // namespace Balehook
