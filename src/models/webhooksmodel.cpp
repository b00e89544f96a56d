// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/webhooksmodel.h"

#include "domain/records/knownwebhooks.h"
#include "models/linktext.h"
#include "models/timetext.h"
#include "models/twintext.h"

namespace Balehook {

using namespace Qt::StringLiterals;

WebhooksModel::WebhooksModel(QObject *parent)
    : RecordTableModel(parent)
{ }

void WebhooksModel::setKnown(KnownWebhooks *known)
{
    if (m_known == known)
        return;
    if (m_known)
        m_known->disconnect(this);
    m_known = known;
    if (known)
        connect(known, &KnownWebhooks::changed, this, &WebhooksModel::cellsChanged);
    cellsChanged();
}

int WebhooksModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Webhook::Field WebhooksModel::fieldOf(int column) const
{
    switch (column) {
    case ResourceColumn:
        return Webhook::Resource;
    case EventTypeColumn:
        return Webhook::EventType;
    case EventSubTypeColumn:
        return Webhook::EventSubType;
    case VersionColumn:
        return Webhook::Version;
    case MethodColumn:
        return Webhook::WebhookMethod;
    case UrlColumn:
    case TwinsColumn:
        return Webhook::WebhookUrl;
    case ChannelColumn:
        return Webhook::ExternalChannelId;
    case CreatedColumn:
        return Webhook::CreatedAt;
    case UpdatedColumn:
        return Webhook::UpdatedAt;
    default:
        return Webhook::Id;
    }
}

int WebhooksModel::twins(const Webhook &webhook) const
{
    const int count = m_known ? m_known->twinCount(webhook) : 0;
    return count > 1 ? count : 0;
}

QString WebhooksModel::display(const Webhook &webhook, int column) const
{
    if (column == TwinsColumn) {
        QStringList parts;
        if (const int count = twins(webhook); count > 0)
            parts += tr("%Ln duplicate(s)", nullptr, count - 1); // without the row itself
        if (const int count = m_known ? m_known->nearTwins(webhook).count : 0; count > 0)
            parts += tr("%Ln similar", nullptr, count);
        return parts.join(u" \u00b7 "_s);
    }
    if (isTime(fieldOf(column)) && webhook.has(fieldOf(column)))
        return TimeText::withOffset(timeOf(webhook, fieldOf(column)));
    return fieldText(webhook, column);
}

QVariant WebhooksModel::toolTip(const Webhook &webhook, int column) const
{
    if (column == TwinsColumn) {
        const QString words = m_known ? TwinText::about(*m_known, webhook) : QString();
        return words.isEmpty() ? QVariant() : QVariant(plainToolTip(words));
    }
    return fieldToolTip(webhook, column);
}

QString WebhooksModel::accessibleText(const Webhook &webhook, int column) const
{
    if (column == TwinsColumn) {
        const QString words = m_known ? TwinText::about(*m_known, webhook) : QString();
        return words.isEmpty() ? tr("no duplicates found") : words;
    }
    return RecordTableModel::accessibleText(webhook, column);
}

QString WebhooksModel::fullText(const Webhook &webhook, int column) const
{
    return column == TwinsColumn ? display(webhook, column) : RecordTableModel::fullText(webhook, column);
}

QVariant WebhooksModel::more(const Webhook &webhook, int column, int role) const
{
    const bool isLink = role == LinkRole && column == UrlColumn && isWebLink(webhook.text(Webhook::WebhookUrl));
    return isLink ? QVariant(webhook.text(Webhook::WebhookUrl)) : QVariant();
}

QString WebhooksModel::unreadableToolTip() const
{
    return tr("The service sent an element that is not a webhook. The Raw tab shows it as received.");
}

QString WebhooksModel::headerText(int column) const
{
    return title(column);
}

QString WebhooksModel::title(int column)
{
    switch (column) {
    case ResourceColumn:
        return tr("Resource");
    case EventTypeColumn:
        return tr("Event type");
    case EventSubTypeColumn:
        return tr("Event sub-type");
    case VersionColumn:
        return tr("Version");
    case MethodColumn:
        return tr("Method");
    case UrlColumn:
        return tr("URL");
    case TwinsColumn:
        return tr("Duplicates");
    case ChannelColumn:
        return tr("Channel");
    case CreatedColumn:
        return tr("Created");
    case UpdatedColumn:
        return tr("Updated");
    default:
        return tr("ID");
    }
}

QVariant WebhooksModel::headerRole(int column, int role) const
{
    switch (role) {
    case Qt::ToolTipRole:
        return column == TwinsColumn ? QVariant(plainToolTip(tr("Webhooks with the same event, channel and URL.")))
                                     : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    case ElideModeRole:
        return static_cast<int>(column == UrlColumn || column == IdColumn ? Qt::ElideMiddle : Qt::ElideRight);
    default:
        return {};
    }
}

} // namespace Balehook
