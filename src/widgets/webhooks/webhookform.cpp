// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/webhooks/webhookform.h"

#include "core/text/safetext.h"
#include "domain/account/webhookurlcheck.h"
#include "domain/records/knownwebhooks.h"
#include "ui_webhookform.h"

#include <QLabel>
#include <QLineEdit>
#include <QPointer>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// Offered, not enforced: the interface only says "CRUD-format method".
QStringList methods(const KnownWebhooks &known, qsizetype limit)
{
    QStringList all{u"POST"_s, u"PUT"_s, u"PATCH"_s, u"GET"_s, u"DELETE"_s};
    for (const QString &seen : known.values(Webhook::WebhookMethod, limit)) {
        if (!all.contains(seen))
            all.append(seen);
    }
    return limit < 0 ? all : all.first(qMin(limit, all.size()));
}

bool hasOuterSpace(const QString &text)
{
    return !text.isEmpty() && (text.front().isSpace() || text.back().isSpace());
}

bool hasOddCharacters(const QString &text)
{
    return cellText(text, text.size() + 1) != text;
}

} // namespace

WebhookForm::WebhookForm(QWidget *parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::WebhookForm>())
{
    m_ui->setupUi(this);
    m_rows = {
        {Webhook::Resource, m_ui->resourceLabel, m_ui->resource, m_ui->resourceMessage},
        {Webhook::EventType, m_ui->eventTypeLabel, m_ui->eventType, m_ui->eventTypeMessage},
        {Webhook::EventSubType, m_ui->eventSubTypeLabel, m_ui->eventSubType, m_ui->eventSubTypeMessage},
        {Webhook::Version, m_ui->versionLabel, m_ui->version, m_ui->versionMessage},
        {Webhook::WebhookMethod, m_ui->webhookMethodLabel, m_ui->webhookMethod, m_ui->webhookMethodMessage},
        {Webhook::WebhookUrl, m_ui->webhookUrlLabel, m_ui->webhookUrl, m_ui->webhookUrlMessage},
        {Webhook::ExternalChannelId, m_ui->externalChannelIdLabel, m_ui->externalChannelId,
         m_ui->externalChannelIdMessage},
    };
    for (Row &row : m_rows)
        connectRow(row);
    setUpTexts();
}

WebhookForm::~WebhookForm() = default;

void WebhookForm::setUpTexts()
{
    // The label is that of the box; where the focus is, is its editor.
    for (const Row &row : m_rows)
        row.combo->lineEdit()->setAccessibleName(row.label->text().remove(u'&'));
    m_ui->resourceMessage->setHint(tr("What the event is about."));
    m_ui->eventTypeMessage->setHint(tr("What happens to it, in a word like an HTTP method."));
    m_ui->eventSubTypeMessage->setHint(tr("A more specific event within the event type."));
    m_ui->versionMessage->setHint(tr("The version of the event."));
    m_ui->webhookMethodMessage->setHint(tr("The HTTP method used to call the URL."));
    m_ui->webhookUrlMessage->setHint(tr("The URL called when the event occurs, outside the service itself."));
    m_ui->externalChannelIdMessage->setHint(tr("The channel that registers the webhook."));
    for (const Row &row : m_rows)
        row.combo->setWhatsThis(tr("%1 It is sent as “%2”. The allowed values are not documented; those used in this "
                                   "account are offered.")
                                    .arg(row.message->text(), Webhook::fieldName(row.field)));
}

void WebhookForm::connectRow(Row &row)
{
    row.message->setField(row.combo);
    connect(row.combo, &QComboBox::editTextChanged, &m_links, [this, &row] { rowEdited(row); });
    connect(row.combo->lineEdit(), &QLineEdit::editingFinished, &m_links, [this, &row] {
        row.isJudged = true;
        refresh(row);
    });
}

void WebhookForm::setUp(KnownWebhooks &known, std::vector<Origin> own)
{
    m_own = std::move(own);
    for (Row &row : m_rows) {
        row.combo->setSource([seen = QPointer(&known), field = row.field](qsizetype limit) {
            if (!seen)
                return QStringList();
            return field == Webhook::WebhookMethod ? methods(*seen, limit) : seen->values(field, limit);
        });
        connect(&known, &KnownWebhooks::changed, row.combo, &ValueCombo::setOutdated);
        refresh(row);
    }
}

WebhookDraft WebhookForm::draft() const
{
    WebhookDraft draft;
    for (const Row &row : m_rows)
        draft.set(row.field, row.combo->text());
    return draft;
}

void WebhookForm::setDraft(const WebhookDraft &draft)
{
    m_isFilling = true;
    for (Row &row : m_rows) {
        row.combo->setText(draft.text(row.field));
        row.isJudged = false;
        row.isNamed = false;
        refresh(row);
    }
    m_isFilling = false;
}

bool WebhookForm::judge()
{
    const Row *wrong = nullptr;
    for (Row &row : m_rows) {
        row.isJudged = true;
        refresh(row);
        if (!wrong && row.message->hasError())
            wrong = &row;
    }
    if (wrong) {
        wrong->combo->setFocus();
        wrong->combo->lineEdit()->selectAll();
    }
    return !wrong;
}

void WebhookForm::markNamed(const std::vector<Webhook::Field> &fields)
{
    for (Row &row : m_rows) {
        row.isNamed = std::find(fields.begin(), fields.end(), row.field) != fields.end();
        refresh(row);
    }
}

void WebhookForm::setReadOnly(bool readOnly)
{
    for (const Row &row : m_rows)
        row.combo->setReadOnly(readOnly);
}

QWidget *WebhookForm::firstField() const
{
    return m_rows.front().combo;
}

void WebhookForm::rowEdited(Row &row)
{
    row.isNamed = false;
    refresh(row);
    if (!m_isFilling)
        Q_EMIT edited();
}

void WebhookForm::refresh(Row &row)
{
    QStringList warnings = warningsOf(row);
    if (row.field == Webhook::WebhookUrl) {
        const WebhookUrlCheck check(row.combo->text(), m_own);
        row.message->setError(row.isJudged ? check.faultText() : QString());
        warnings += check.warningTexts();
    }
    row.message->setWarning(warnings.join(u'\n'));
}

/// What is worth a look whatever the field; the URL is looked at more closely.
QStringList WebhookForm::warningsOf(const Row &row) const
{
    const QString text = row.combo->text();
    QStringList warnings;
    if (row.isNamed)
        warnings += namedText();
    if (row.field == Webhook::WebhookUrl)
        return warnings;
    if (text.isEmpty() && row.isJudged)
        warnings += tr("The field is empty and is sent as an empty text.");
    if (hasOuterSpace(text))
        warnings += tr("The text has a space at its start or end. It is sent as entered.");
    if (hasOddCharacters(text))
        warnings += tr("The text contains line breaks or invisible characters. They are sent as entered; the "
                       "request shows them.");
    return warnings;
}

} // namespace Balehook
