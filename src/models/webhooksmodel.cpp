// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/webhooksmodel.h"

#include "domain/records/knownwebhooks.h"
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
    if (Webhook::isTime(fieldOf(column)) && webhook.has(fieldOf(column)))
        return TimeText::withOffset(webhook.time(fieldOf(column)));
    return fieldText(webhook, column);
}

QString WebhooksModel::noTwinsText()
{
    return tr("no duplicates found");
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
        return words.isEmpty() ? noTwinsText() : words;
    }
    return RecordTableModel::accessibleText(webhook, column);
}

QString WebhooksModel::fullText(const Webhook &webhook, int column) const
{
    return column == TwinsColumn ? display(webhook, column) : RecordTableModel::fullText(webhook, column);
}

QVariant WebhooksModel::more(const Webhook &webhook, int column, int role) const
{
    return column == TwinsColumn ? QVariant() : RecordTableModel::more(webhook, column, role);
}

QString WebhooksModel::unreadableToolTip() const
{
    return tr("The service sent an element that is not a webhook. The Raw tab shows it as received.");
}

QVariant WebhooksModel::headerRole(int column, int role) const
{
    if (column == TwinsColumn && role == Qt::ToolTipRole)
        return plainToolTip(tr("Webhooks with the same event, version, channel and URL."));
    return RecordTableModel::headerRole(column, role);
}

} // namespace Balehook
