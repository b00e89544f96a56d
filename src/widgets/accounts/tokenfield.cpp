// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/tokenfield.h"

#include "widgets/fields/fieldmessage.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace Balehook {

namespace {

QString noticeOf(const BearerToken::Pasted &pasted)
{
    if (pasted.prefixRemoved && pasted.trimmed)
        return TokenField::tr("The word “Bearer” and the white space around the token were removed.");
    if (pasted.prefixRemoved)
        return TokenField::tr("The word “Bearer” before the token was removed.");
    if (pasted.trimmed)
        return TokenField::tr("The white space around the token was removed.");
    return {};
}

} // namespace

TokenField::TokenField(QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_message(new FieldMessage(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addWidget(m_edit);
    layout->addWidget(m_message);
    setFocusProxy(m_edit);
    m_edit->setObjectName(QStringLiteral("tokenEdit"));
    m_edit->setEchoMode(QLineEdit::Password);
    m_edit->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText
                                | Qt::ImhNoAutoUppercase);
    m_edit->setDragEnabled(false);
    m_edit->setAccessibleName(tr("Access token"));
    m_message->setField(m_edit);
    connect(m_edit, &QLineEdit::textEdited, this, [this] {
        forgetMessage();
        Q_EMIT edited();
    });
    connect(m_edit, &QLineEdit::editingFinished, this, [this] {
        // Leaving an empty field is no mistake yet; submitting it is.
        if (!isEmpty())
            validated();
    });
}

void TokenField::setTexts(const QString &placeholder, const QString &hint)
{
    m_edit->setPlaceholderText(placeholder);
    m_hint = hint;
    m_message->setHint(hint);
}

bool TokenField::isEmpty() const
{
    return m_edit->text().trimmed().isEmpty();
}

void TokenField::clear()
{
    m_edit->clear();
    forgetMessage();
}

std::optional<BearerToken> TokenField::validated()
{
    forgetMessage();
    if (isEmpty()) {
        if (m_need == Need::Required)
            m_message->setError(tr("Paste the account's access token here."));
        return {};
    }
    const Result<BearerToken::Pasted> pasted = BearerToken::fromPasted(m_edit->text());
    if (!pasted) {
        m_message->setError(pasted.error().detail);
        return {};
    }
    if (const QString notice = noticeOf(pasted.value()); !notice.isEmpty())
        m_message->setHint(notice);
    return pasted.value().token;
}

bool TokenField::hasError() const
{
    return m_message->hasError();
}

void TokenField::forgetMessage()
{
    m_message->setError({});
    m_message->setHint(m_hint);
}

} // namespace Balehook
