// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "domain/account/destinationpolicy.h"

#include <QCoreApplication>
#include <QString>
#include <QUrl>

namespace Balehook {

/// Whether a text out of a record is a link that may be opened or saved.
class LinkCheck final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::LinkCheck)

public:
    /// The link in \a text, if \a policy, which knows who served it, allows it. The error is ErrorKind::NotAllowed, its
    /// detail the sentence to show. Nothing is guessed or repaired.
    static Result<QUrl> parse(const QString &text, const DestinationPolicy &policy = {});

    /// Why \a text is no link that may be opened or saved, in a sentence; empty if it may.
    static QString refusal(const QString &text, const DestinationPolicy &policy = {});

    /// Why nothing is fetched from \a host (ASCII): it is on this computer or in this network.
    static QString privateAddress(const QString &host);

    /// The host of \a url for people: ACE form, with the port if it is not the default.
    static QString hostOf(const QUrl &url);
};

} // namespace Balehook
