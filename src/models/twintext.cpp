// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/twintext.h"

#include "domain/records/knownwebhooks.h"

#include <QLocale>
#include <QStringList>

namespace Balehook {

QString TwinText::about(const KnownWebhooks &known, const Webhook &webhook)
{
    QStringList sentences;
    if (const int count = known.twinCount(webhook); count > 1)
        sentences += tr("%Ln other webhooks have the same event, version, channel and URL.", nullptr, count - 1);
    if (const KnownWebhooks::NearTwins nearly = known.nearTwins(webhook); nearly.count > 0)
        sentences +=
            tr("%Ln other webhooks differ only in %1.", nullptr, nearly.count).arg(namesOf(nearly.differences));
    return sentences.join(QChar::Space);
}

QString TwinText::namesOf(WebhookLikeness::Differences differences)
{
    QStringList names;
    if (differences.testFlag(WebhookLikeness::Version))
        names += tr("the version");
    if (differences.testFlag(WebhookLikeness::Channel))
        names += tr("the channel");
    if (differences.testFlag(WebhookLikeness::Scheme))
        names += tr("http or https");
    if (differences.testFlag(WebhookLikeness::HostCase))
        names += tr("the case of the host");
    if (differences.testFlag(WebhookLikeness::Slash))
        names += tr("a slash at the end of the URL");
    return QLocale().createSeparatedList(names);
}

} // namespace Balehook
