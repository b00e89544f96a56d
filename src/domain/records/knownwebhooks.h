// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhook.h"
#include "domain/records/webhookdraft.h"
#include "domain/records/webhooklikeness.h"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <vector>

namespace Balehook {

class PageSource;
struct PageAnswer;

/// Every webhook of one account that was seen in its listing, whether or not its page is still in a cache: which values
/// each field had, and which webhooks are twins (see twinCount()). Webhooks are few; ten thousand take some
/// megabytes. Owned by the account's session; learns from the pages of a source and from creations.
class KnownWebhooks final : public QObject
{
    Q_OBJECT

public:
    explicit KnownWebhooks(QObject *parent = nullptr);
    ~KnownWebhooks() override;

    /// Learns all that \a source, a listing of webhooks, brings from now on.
    void watch(PageSource &source);
    /// Learns the records of \a answer (a Page<Webhook>). One without an id is left out: nothing tells whether it was
    /// seen before.
    void learn(const PageAnswer &answer);
    void learn(const Webhook &webhook);
    /// Learns the records of \a kept, which are from an earlier run: what is known by now is newer. Thousands take
    /// their time, so they are learned from the event loop, some at a time; changed() comes at the end.
    void recall(const PageAnswer &kept);
    /// The service lists those with \a ids and no others: what else is known was deleted there.
    void forgetOthers(const QSet<QString> &ids);
    /// The account's listing is another one now.
    void clear();

    qsizetype count() const;
    /// Values of \a field (one of WebhookDraft::fields) without the empty one, those used most first, then by name; at
    /// most \a limit (negative: all).
    QStringList values(Webhook::Field field, qsizetype limit = -1) const;
    /// How many webhooks have the same resource, event type, event sub-type, version, channel and URL as \a webhook,
    /// itself included; 0 for an unknown one.
    int twinCount(const Webhook &webhook) const;
    /// Those that \a draft would be a twin of; their method may be another one.
    std::vector<Webhook> twinsOf(const WebhookDraft &draft) const;

    struct NearTwins
    {
        int count = 0;
        WebhookLikeness::Differences differences; ///< of any of them
    };
    /// Those that are nearly the same as \a webhook, but no twins of it.
    NearTwins nearTwins(const Webhook &webhook) const;
    NearTwins nearTwins(const WebhookDraft &draft) const;

Q_SIGNALS:
    /// Something was learned or forgotten. Once a page, from its arrival; once for all that was kept.
    void changed();

private:
    class Private;
    std::unique_ptr<Private> d;
    QTimer m_recall; ///< runs while there is more to recall

    void recallSome();
};

} // namespace Balehook
