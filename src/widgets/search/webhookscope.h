// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/index/indexedrecords.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace Balehook {

/// Says how many of how many webhooks were found and how old that is, or why there is nothing to search in. Always on
/// screen. Owned by the search row.
class WebhookScope final : public QWidget
{
    Q_OBJECT

public:
    explicit WebhookScope(QWidget *parent = nullptr);

    /// \a isAsked: something is searched, filtered or sorted.
    void show(const IndexedWebhooks::State &state, bool isAsked);

    /// "4 of 31 webhooks, loaded 2 min ago".
    static QString text(const IndexedWebhooks::State &state, bool isAsked, qint64 now);

Q_SIGNALS:
    /// To try again.
    void loadWanted();

private:
    QLabel *m_text = nullptr;
    QPushButton *m_again = nullptr;
};

} // namespace Balehook
