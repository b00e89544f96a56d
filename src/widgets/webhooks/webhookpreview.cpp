// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/webhooks/webhookpreview.h"

#include "api/apiclient.h"
#include "core/text/safetext.h"
#include "widgets/fields/explain.h"
#include "widgets/fields/indentedjson.h"
#include "widgets/fields/valuetext.h"
#include "widgets/links/linkactions.h"
#include "widgets/look/fixedfont.h"
#include "widgets/look/icons.h"
#include "widgets/messages/outcomelabel.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

WebhookPreview::WebhookPreview(QWidget *parent)
    : QWidget(parent)
    , m_text(new QPlainTextEdit(this))
    , m_copy(new QPushButton(themedIcon(u"copy"_s), tr("Cop&y Request"), this))
    , m_outcome(new OutcomeLabel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_text, 1);
    auto *below = new QHBoxLayout;
    below->addWidget(m_copy);
    below->addWidget(m_outcome, 1);
    below->addStretch();
    layout->addLayout(below);
    m_text->setObjectName(u"previewText"_s);
    m_text->setAccessibleName(tr("Request"));
    m_text->setReadOnly(true);
    m_text->setUndoRedoEnabled(false);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    new FixedFont(*m_text);
    m_text->setLayoutDirection(Qt::LeftToRight); // a request reads so everywhere
    m_copy->setObjectName(u"copyRequest"_s);
    explain(*m_copy,
            tr("Copy the request with its JSON byte for byte, without the indentation shown "
               "here and without the token"));
    m_outcome->setObjectName(u"previewOutcome"_s);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        copyToClipboard(request());
        m_outcome->tell(tr("The request was copied."));
    });
}

void WebhookPreview::showRequest(const Account &account, const WebhookDraft &draft)
{
    showRequest(ApiClient::urlOf(Endpoint::CreateWebhook, account), draft);
}

void WebhookPreview::showRequest(const QUrl &url, const WebhookDraft &draft)
{
    const QByteArray body = ApiClient::bodyOf(draft);
    if (url == m_url && body == m_body)
        return; // keeps the user's place and selection
    m_url = url;
    m_body = body;
    m_outcome->hide(); // what is shown now was not
    const QString shown = detailText(withBody(indentedJson(body)));
    const int place = m_text->verticalScrollBar()->value();
    m_text->setWordWrapMode(ValueText::wrapModeFor(shown));
    m_text->setPlainText(shown);
    m_text->verticalScrollBar()->setValue(place);
    const int lines = int(shown.count(u'\n')) + 3; // a long URL takes more than one
    m_text->setMinimumHeight(fontMetrics().lineSpacing() * lines + 2 * m_text->frameWidth());
}

QString WebhookPreview::request() const
{
    return withBody(m_body);
}

QString WebhookPreview::withBody(const QByteArray &body) const
{
    const QLatin1StringView method = endpointInfo(Endpoint::CreateWebhook).method;
    // As on the wire, in no person's language but for the part that is not on the wire.
    return QString(method + u' ' + m_url.toString(QUrl::FullyEncoded) + "\nContent-Type: application/json\n"_L1
                   + tr("Authorization: Bearer … (not shown)") + "\n\n"_L1 + QString::fromUtf8(body));
}

} // namespace Balehook
