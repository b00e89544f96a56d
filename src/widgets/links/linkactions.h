// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/destinationpolicy.h"

#include <QString>
#include <QStringList>
#include <QUrl>

namespace Balehook {

/// A link as the service sent it, judged. Only what has no refusal is ever opened or saved.
struct Link
{
    QString text; ///< as sent; what "Copy" copies
    QUrl url; ///< valid only without a refusal
    QString host; ///< for people: ASCII form, with a port that is not the default
    QString refusal; ///< a sentence; empty if the link may be used

    /// \a policy knows who served it.
    static Link of(const QString &text, const DestinationPolicy &policy = {});
    bool isUsable() const { return refusal.isEmpty() && !text.isEmpty(); }
};

/// The http and https URLs inside free text, at most five, without the punctuation that follows them.
QStringList linksIn(const QString &text);

void copyToClipboard(const QString &text);

/// Hands a usable link to the browser; false for any other, or if the desktop has none.
bool openInBrowser(const Link &link);

} // namespace Balehook
