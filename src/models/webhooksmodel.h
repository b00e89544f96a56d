// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhook.h"
#include "models/listingmodel.h"

#include <QPointer>

namespace Balehook {

class KnownWebhooks;

/// The webhooks table (interface 2.1): what each cell says. Twins, which have the same event, channel and URL, are
/// marked as far as they are known.
class WebhooksModel final : public RecordTableModel<Webhook>
{
    Q_OBJECT

public:
    enum Column {
        ResourceColumn,
        EventTypeColumn,
        EventSubTypeColumn,
        VersionColumn,
        MethodColumn,
        UrlColumn,
        TwinsColumn, ///< how many say the same, where it is more than one
        ChannelColumn,
        CreatedColumn,
        UpdatedColumn,
        IdColumn,
        ColumnCount
    };

    explicit WebhooksModel(QObject *parent = nullptr);

    /// Where twins are looked up; null: none are marked.
    void setKnown(KnownWebhooks *known);

    /// Of \a column, as its header says it.
    static QString title(int column);

    int columnCount(const QModelIndex &parent = {}) const override;

protected:
    Field fieldOf(int column) const override;
    QString display(const Webhook &webhook, int column) const override;
    QVariant toolTip(const Webhook &webhook, int column) const override;
    QString accessibleText(const Webhook &webhook, int column) const override;
    QString fullText(const Webhook &webhook, int column) const override;
    QVariant more(const Webhook &webhook, int column, int role) const override;
    QString unreadableToolTip() const override;
    QString headerText(int column) const override;
    QVariant headerRole(int column, int role) const override;

private:
    int twins(const Webhook &webhook) const;

    QPointer<KnownWebhooks> m_known;
};

} // namespace Balehook
