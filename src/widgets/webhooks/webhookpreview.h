// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhookdraft.h"

#include <QByteArray>
#include <QUrl>
#include <QWidget>

class QPlainTextEdit;
class QPushButton;

namespace Balehook {

class OutcomeLabel;
struct Account;

/// The request that registers a webhook, as it goes out: method, URL, headers and JSON; of the token it says only that
/// there is one. Indented to be read, copied byte for byte.
class WebhookPreview final : public QWidget
{
    Q_OBJECT

public:
    explicit WebhookPreview(QWidget *parent = nullptr);

    void showRequest(const Account &account, const WebhookDraft &draft);
    /// The same, to an address that no account has any more.
    void showRequest(const QUrl &url, const WebhookDraft &draft);

    /// What "Copy" copies.
    QString request() const;

private:
    QUrl m_url;
    QByteArray m_body;
    QPlainTextEdit *m_text;
    QPushButton *m_copy;
    OutcomeLabel *m_outcome;

    QString withBody(const QByteArray &body) const;
};

} // namespace Balehook
