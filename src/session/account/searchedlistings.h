// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/knownwebhooks.h"
#include "session/index/indexedrecords.h"
#include "session/listing/remotelisting.h"

namespace Balehook {

/// The listings of an account that are searched in memory, each with a source of its own that goes on when another
/// account is shown. Owned by the session.
class SearchedListings final
{
public:
    explicit SearchedListings(ListingQueue &queue)
        : webhooksSource(queue, &ApiClient::listWebhooks)
        , propertiesSource(queue, &ApiClient::listProperties)
        , webhooks(webhooksSource)
        , properties(propertiesSource)
    { }

    /// \a known, which outlives it, learns of all webhooks that are read or were kept.
    void teach(KnownWebhooks &known)
    {
        known.watch(webhooksSource);
        QObject::connect(&webhooks, &IndexedListing::remembered, &known,
                         [&known](const PageAnswer &all) { known.recall(all); });
        QObject::connect(&webhooks, &IndexedListing::listed, &known, &KnownWebhooks::forgetOthers);
    }
    /// Takes what the listings that the window shows bring all at once.
    void learnFrom(PageSource &shownWebhooks, PageSource &shownProperties)
    {
        webhooks.learnFrom(shownWebhooks);
        properties.learnFrom(shownProperties);
    }

    void setPageSize(int perPage)
    {
        webhooks.setPageSize(perPage);
        properties.setPageSize(perPage);
    }
    void outdate()
    {
        webhooks.outdate();
        properties.outdate();
    }
    void forget()
    {
        webhooks.forget();
        properties.forget();
    }

    RemoteListing webhooksSource;
    RemoteListing propertiesSource;
    IndexedWebhooks webhooks;
    IndexedProperties properties;
};

} // namespace Balehook
