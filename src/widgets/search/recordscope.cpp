// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/recordscope.h"

#include "widgets/search/searchscope.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

RecordScope::RecordScope(Words words, QWidget *parent)
    : QWidget(parent)
    , m_words(std::move(words))
{
    m_text = new QLabel(this);
    m_text->setObjectName(m_words.objectPrefix + u"ScopeText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_again = new QPushButton(QCoreApplication::translate("Balehook::WebhookScope", "Retry"), this);
    m_again->setObjectName(m_words.objectPrefix + u"ScopeAgain"_s);
    m_again->setAutoDefault(false);
    m_again->hide();
    connect(m_again, &QPushButton::clicked, this, &RecordScope::loadRequested);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_again);
}

void RecordScope::show(const IndexedListing::State &state, bool isAsked)
{
    m_text->setText(text(state, isAsked, QDateTime::currentMSecsSinceEpoch()));
    m_again->setVisible(state.error.has_value());
}

QString RecordScope::text(const IndexedListing::State &state, bool isAsked, qint64 now) const
{
    const QString trouble = state.error ? state.error->userMessage() : QString();
    if (!state.isKnown) {
        if (!trouble.isEmpty())
            return trouble;
        return state.isLoading ? m_words.loading : m_words.notLoaded;
    }
    const QString age = state.isComplete ? SearchScope::ageText(now - state.loadedAt) : SearchScope::incompleteText();
    const int all = int(state.count);
    const QString scope =
        isAsked ? m_words.foundText(all, QLocale().toString(state.found), age) : m_words.allText(all, age);
    return trouble.isEmpty() ? scope : QString(scope + u" \u00b7 "_s + trouble);
}

} // namespace Balehook
