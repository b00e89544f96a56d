// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "domain/records/webhookdraft.h"

#include <QObject>
#include <QPointer>

#include <optional>

namespace Balehook {

class AccountSession;
class KnownWebhooks;
class PageWalker;

/// Tells which webhooks a draft would be a twin of, and among how many it looked. What is not listed yet is read in the
/// background.
class TwinFinder final : public QObject
{
    Q_OBJECT

public:
    explicit TwinFinder(AccountSession &session, QObject *parent = nullptr);

    /// Whether one with the event, version, channel and URL of \a draft is known.
    bool hasTwin(const WebhookDraft &draft) const;
    /// The registered ones with the event, version, channel and URL of \a draft, or else those that are nearly the
    /// same, in a sentence; empty if none is known.
    QString twinText(const WebhookDraft &draft) const;
    /// How far was looked, in a sentence about there being no twin.
    QString noTwinText() const;
    /// The same after twinText().
    QString extentText() const;

Q_SIGNALS:
    /// More is known now.
    void changed();

private:
    enum class Reading { Going, Done, Failed };

    QPointer<KnownWebhooks> m_known;
    PageWalker *m_walker;
    Reading m_reading = Reading::Going;

    int count() const;
    QString nearTwinText(const WebhookDraft &draft) const;
    void end(Reading how);
};

} // namespace Balehook
