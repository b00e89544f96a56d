// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/webhooklikeness.h"

#include <QStringList>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// The parts of a web address that may differ between near twins, and the rest. As text: an address need not be a good
/// one to have a twin.
struct Address
{
    QString scheme;
    QString host; ///< with port
    QString path; ///< without a slash at its end
    bool hasSlash = false;
    QString rest; ///< query and fragment

    explicit Address(const QString &text)
    {
        const qsizetype end = text.indexOf("://"_L1);
        scheme = end < 0 ? QString() : text.first(end).toLower();
        if (scheme != "http"_L1 && scheme != "https"_L1) {
            rest = text; // not a web address: compared as it is
            scheme.clear();
            return;
        }
        const QString after = text.sliced(end + 3);
        const auto firstOf = [&after](QStringView wanted, qsizetype from) {
            const auto found =
                std::find_if(after.begin() + from, after.end(), [wanted](QChar c) { return wanted.contains(c); });
            return found - after.begin();
        };
        const qsizetype hostEnd = firstOf(u"/?#", 0);
        const qsizetype pathEnd = firstOf(u"?#", hostEnd);
        host = after.first(hostEnd);
        path = after.sliced(hostEnd, pathEnd - hostEnd);
        rest = after.sliced(pathEnd);
        hasSlash = path.endsWith(u'/');
        if (hasSlash)
            path.chop(1);
    }
};

} // namespace

QString WebhookLikeness::key(const Webhook &webhook)
{
    const Address address(webhook.text(Webhook::WebhookUrl));
    const QString scheme = address.scheme.isEmpty() ? QString() : u"http"_s;
    const QStringList parts{webhook.text(Webhook::Resource),
                            webhook.text(Webhook::EventType),
                            webhook.text(Webhook::EventSubType),
                            scheme,
                            address.host.toLower(),
                            address.path,
                            address.rest};
    return parts.join(QChar(0x1f));
}

WebhookLikeness::Differences WebhookLikeness::between(const Webhook &a, const Webhook &b)
{
    const Address first(a.text(Webhook::WebhookUrl));
    const Address second(b.text(Webhook::WebhookUrl));
    Differences differences;
    differences.setFlag(Version, a.text(Webhook::Version) != b.text(Webhook::Version));
    differences.setFlag(Channel, a.text(Webhook::ExternalChannelId) != b.text(Webhook::ExternalChannelId));
    differences.setFlag(Scheme, first.scheme != second.scheme);
    differences.setFlag(HostCase, first.host != second.host);
    differences.setFlag(Slash, first.hasSlash != second.hasSlash);
    return differences;
}

} // namespace Balehook
