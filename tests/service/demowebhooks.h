// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace Balehook::Demo {

/// The webhooks of one account, kept in memory: what is registered is listed until the service ends.
class DemoWebhooks final
{
public:
    DemoWebhooks(const QString &slug, int count, const QDateTime &start);

    const QJsonArray &all() const { return m_webhooks; }

    /// Registers the seven fields of \a draft; the webhook with its id and times. Nothing, with a sentence in
    /// \a problem, if a field is no string.
    std::optional<QJsonObject> create(const QJsonObject &draft, QString *problem);

private:
    QJsonObject append(QJsonObject fields, const QDateTime &created, const QDateTime &updated);

    QString m_slug;
    QJsonArray m_webhooks;
};

} // namespace Balehook::Demo
