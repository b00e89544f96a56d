// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/webhookscope.h"

#include "widgets/search/searchscope.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace Balehook {

using namespace Qt::StringLiterals;

WebhookScope::WebhookScope(QWidget *parent)
    : QWidget(parent)
{
    m_text = new QLabel(this);
    m_text->setObjectName(u"webhookScopeText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_again = new QPushButton(tr("Retry"), this);
    m_again->setObjectName(u"webhookScopeAgain"_s);
    m_again->setAutoDefault(false);
    m_again->hide();
    connect(m_again, &QPushButton::clicked, this, &WebhookScope::loadWanted);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_again);
}

void WebhookScope::show(const IndexedWebhooks::State &state, bool isAsked)
{
    m_text->setText(text(state, isAsked, QDateTime::currentMSecsSinceEpoch()));
    m_again->setVisible(state.error.has_value());
}

QString WebhookScope::text(const IndexedWebhooks::State &state, bool isAsked, qint64 now)
{
    const QString trouble = state.error ? state.error->userMessage() : QString();
    if (!state.isKnown) {
        if (!trouble.isEmpty())
            return trouble;
        return state.isLoading ? tr("Loading all webhooks to search them…")
                               : tr("Not loaded yet: a search loads all webhooks.");
    }
    const QString age =
        state.isComplete ? SearchScope::ageText(qMax<qint64>(0, now - state.loadedAt)) : SearchScope::incompleteText();
    const int all = int(state.count);
    const QString scope = isAsked ? tr("%1 of %Ln webhooks, %2", nullptr, all).arg(QLocale().toString(state.found), age)
                                  : tr("%Ln webhooks, %1", "how many can be searched, and their age", all).arg(age);
    return trouble.isEmpty() ? scope : QString(scope + u" \u00b7 "_s + trouble);
}

} // namespace Balehook
