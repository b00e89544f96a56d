// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhook.h"

#include <array>

namespace Balehook {

/// The seven fields of a webhook to register (interface 4.2), exactly as typed. A value.
class WebhookDraft final
{
public:
    /// Which fields these are, in the order of the interface.
    static constexpr std::array<Webhook::Field, 7> fields{
        Webhook::Resource,      Webhook::EventType,  Webhook::EventSubType,      Webhook::Version,
        Webhook::WebhookMethod, Webhook::WebhookUrl, Webhook::ExternalChannelId,
    };

    WebhookDraft() = default;
    /// In the order of fields.
    explicit WebhookDraft(std::array<QString, fields.size()> texts)
    {
        for (std::size_t i = 0; i < fields.size(); ++i)
            set(fields[i], std::move(texts[i]));
    }
    /// What a webhook like \a webhook would be registered with ("Register similar...").
    static WebhookDraft like(const Webhook &webhook)
    {
        WebhookDraft draft;
        for (const Webhook::Field field : fields)
            draft.set(field, webhook.text(field));
        return draft;
    }

    const QString &text(Webhook::Field field) const { return m_texts[field]; }
    void set(Webhook::Field field, QString text) { m_texts[field] = std::move(text); }

    bool isEmpty() const { return *this == WebhookDraft(); }
    /// True if \a webhook says the same in all seven fields.
    bool isLike(const Webhook &webhook) const { return *this == like(webhook); }

    friend bool operator==(const WebhookDraft &a, const WebhookDraft &b) = default;

private:
    std::array<QString, Webhook::FieldCount> m_texts; ///< by Webhook::Field; those not in fields stay empty
};

} // namespace Balehook
