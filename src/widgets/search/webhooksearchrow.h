// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"
#include "domain/queries/webhookquery.h"
#include "widgets/search/queryrow.h"
#include "widgets/search/webhookpart.h"

class QMenu;

namespace Balehook {

class WebhookScope;

/// Above the list of webhooks: the text that is searched, the conditions and the order as chips, and the scope. Edits a
/// WebhookQuery and knows nothing of where it is answered. Owned by the list's page.
class WebhookSearchRow final : public QueryRow<WebhookQuery, WebhookPart>
{
    Q_OBJECT

public:
    explicit WebhookSearchRow(QWidget *parent = nullptr);

    WebhookScope &scope() { return *m_scope; }

    /// The values of the field whose popup is open, or nothing.
    std::optional<Webhook::Field> chosenField() const;
    void setValues(const std::vector<JobFacets::ValueCount> &values);
    void setValuesTrouble(const QString &text);

Q_SIGNALS:
    /// The user changed it, and paused typing.
    void queryChanged(const Balehook::WebhookQuery &query);
    /// A popup is open and wants setValues().
    void valuesWanted();

private:
    void fill(QMenu &menu);
    void tell() override;
    QString textOf(const WebhookPart &part) const override;
    QString nameOf(Webhook::Field field) const override;
    void chooseValues(Webhook::Field field, const QWidget *anchor) override;

    WebhookScope *m_scope;
};

} // namespace Balehook
