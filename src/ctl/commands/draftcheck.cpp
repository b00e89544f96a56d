// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/draftcheck.h"

#include "core/text/safetext.h"
#include "domain/account/webhookurlcheck.h"

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

QString DraftCheck::optionOf(Webhook::Field field)
{
    switch (field) {
    case Webhook::Resource:
        return u"resource"_s;
    case Webhook::EventType:
        return u"event-type"_s;
    case Webhook::EventSubType:
        return u"event-sub-type"_s;
    case Webhook::Version:
        return u"version"_s;
    case Webhook::ExternalChannelId:
        return u"external-channel-id"_s;
    case Webhook::WebhookUrl:
        return u"webhook-url"_s;
    case Webhook::WebhookMethod:
        return u"webhook-method"_s;
    default:
        return {};
    }
}

DraftCheck::DraftCheck(const WebhookDraft &draft, const std::vector<Origin> &own)
{
    for (const Webhook::Field field : WebhookDraft::fields) {
        if (field != Webhook::WebhookUrl)
            look(field, draft.text(field));
    }
    const WebhookUrlCheck url(draft.text(Webhook::WebhookUrl), own);
    m_fault = url.faultText();
    if (!m_fault.isEmpty())
        m_fault = u"--webhook-url: "_s + m_fault;
    const QStringList warnings = url.warningTexts();
    for (const QString &warning : warnings)
        m_warnings += u"--webhook-url: "_s + warning;
}

void DraftCheck::look(Webhook::Field field, const QString &text)
{
    const auto warn = [&](const QString &sentence) { m_warnings += u"--%1: %2"_s.arg(optionOf(field), sentence); };
    if (text.isEmpty()) {
        warn(tr("The field is empty and is sent as an empty text."));
        return;
    }
    if (text.front().isSpace() || text.back().isSpace())
        warn(tr("The text has a space at its start or end. It is sent as entered."));
    if (cellText(text, text.size() + 1) != text)
        warn(tr("The text contains line breaks or invisible characters. They are sent as entered."));
}

} // namespace Balehook::Ctl
