// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/webhooks/duplicatequestion.h"

#include "widgets/look/buttonicons.h"
#include "widgets/webhooks/twinfinder.h"

#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

DuplicateQuestion::DuplicateQuestion(QPushButton &button, const TwinFinder &twins, QObject *parent)
    : QObject(parent)
    , m_button(button)
    , m_twins(twins)
    , m_plainText(button.text())
{ }

void DuplicateQuestion::showFor(const WebhookDraft &draft)
{
    const QString text = m_twins.hasTwin(draft) ? tr("Re&gister Duplicate…") : m_plainText;
    if (m_button.text() != text)
        m_button.setText(text);
}

void DuplicateQuestion::ask(const WebhookDraft &draft, std::function<void()> send)
{
    if (!m_twins.hasTwin(draft)) {
        send();
        return;
    }
    if (m_question)
        return;
    m_question = new QMessageBox(QMessageBox::Warning, tr("Register a Duplicate"),
                                 tr("The same webhook is registered already. Register it once more?"),
                                 QMessageBox::Cancel, m_button.window());
    m_question->setObjectName(u"duplicateQuestion"_s);
    m_question->setAttribute(Qt::WA_DeleteOnClose);
    m_question->setTextFormat(Qt::PlainText);
    m_question->setInformativeText(m_twins.twinText(draft));
    QPushButton *again = m_question->addButton(tr("Register &Duplicate"), QMessageBox::AcceptRole);
    m_question->setDefaultButton(QMessageBox::Cancel);
    setButtonIcons(*m_question);
    connect(again, &QPushButton::clicked, this, std::move(send));
    m_question->open();
}

} // namespace Balehook
