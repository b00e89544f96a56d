// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhook.h"
#include "models/listingmodel.h"

#include <QPointer>

namespace Balehook {

class KnownWebhooks;

/// The webhooks table (interface 2.1): what each cell says. Twins (KnownWebhooks) are marked as far as they are
/// known.
class WebhooksModel final : public RecordTableModel<Webhook>
{
    Q_OBJECT

public:
    enum Column {
        ResourceColumn = Webhook::columnOf(Webhook::Resource),
        EventTypeColumn = Webhook::columnOf(Webhook::EventType),
        EventSubTypeColumn = Webhook::columnOf(Webhook::EventSubType),
        VersionColumn = Webhook::columnOf(Webhook::Version),
        MethodColumn = Webhook::columnOf(Webhook::WebhookMethod),
        UrlColumn = Webhook::columnOf(Webhook::WebhookUrl),
        TwinsColumn = Webhook::columnOf(Webhook::Duplicates), ///< how many say the same, where it is more than one
        ChannelColumn = Webhook::columnOf(Webhook::ExternalChannelId),
        CreatedColumn = Webhook::columnOf(Webhook::CreatedAt),
        UpdatedColumn = Webhook::columnOf(Webhook::UpdatedAt),
        IdColumn = Webhook::columnOf(Webhook::Id),
    };

    explicit WebhooksModel(QObject *parent = nullptr);

    /// Where twins are looked up; null: none are marked.
    void setKnown(KnownWebhooks *known);

    /// Spoken where there are none.
    static QString noTwinsText();

protected:
    QString display(const Webhook &webhook, int column) const override;
    QVariant toolTip(const Webhook &webhook, int column) const override;
    QString accessibleText(const Webhook &webhook, int column) const override;
    QString fullText(const Webhook &webhook, int column) const override;
    QVariant more(const Webhook &webhook, int column, int role) const override;
    QString unreadableToolTip() const override;
    QVariant headerRole(int column, int role) const override;

private:
    int twins(const Webhook &webhook) const;

    QPointer<KnownWebhooks> m_known;
};

} // namespace Balehook
