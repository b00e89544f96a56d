// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/origin.h"
#include "domain/records/webhookdraft.h"

#include <QStringList>
#include <QWidget>

#include <array>
#include <memory>
#include <vector>

class QLabel;

namespace Balehook {

class FieldMessage;
class KnownWebhooks;
class ValueCombo;

namespace Ui {
class WebhookForm;
}

/// The seven fields of a webhook to register (interface 4.2), each with a line of help that gives way to what is wrong
/// or worth a look. Only the URL can be wrong; all else is told and left as typed.
class WebhookForm final : public QWidget
{
    Q_OBJECT

public:
    explicit WebhookForm(QWidget *parent = nullptr);
    ~WebhookForm() override;

    /// Values of \a known are offered; \a own are the account's origins, where no webhook should lead.
    void setUp(KnownWebhooks &known, std::vector<Origin> own);

    /// Exactly as typed.
    WebhookDraft draft() const;
    /// Leaves out what is wrong with it until a field is left or the form is judged.
    void setDraft(const WebhookDraft &draft);

    /// Judges all fields and goes to the first that keeps the webhook from being sent. True if there is none.
    bool judge();
    /// Marks what an answer of the service names, until it is edited.
    static QString namedText() { return tr("The response names this field."); }
    void markNamed(const std::vector<Webhook::Field> &fields);
    void setReadOnly(bool readOnly);
    QWidget *firstField() const;

Q_SIGNALS:
    /// By the user.
    void edited();

private:
    struct Row
    {
        Webhook::Field field;
        QLabel *label;
        ValueCombo *combo;
        FieldMessage *message;
        bool isJudged = false; ///< it was left, or the whole form was judged
        bool isNamed = false; ///< by an answer of the service
    };

    std::unique_ptr<Ui::WebhookForm> m_ui;
    std::vector<Row> m_rows; ///< in the order of the interface
    std::vector<Origin> m_own;
    bool m_isFilling = false;
    QObject m_links; ///< to the fields: one that goes away loses the focus and wants to be judged

    void setUpTexts();
    void connectRow(Row &row);
    void rowEdited(Row &row);
    void refresh(Row &row);
    QStringList warningsOf(const Row &row) const;
};

} // namespace Balehook
