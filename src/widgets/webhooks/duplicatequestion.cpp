// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/webhooks/duplicatequestion.h"

#include "widgets/messages/plainbox.h"
#include "widgets/webhooks/twinfinder.h"

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
    m_question = new PlainBox(MessageLevel::Warning, u"duplicateQuestion"_s,
                              tr("The same webhook is registered already. Register it once more?"), m_button.window());
    m_question->setWindowTitle(tr("Register a Duplicate"));
    m_question->addParagraph(m_twins.twinText(draft));
    m_question->offer(tr("Register &Duplicate"), QMessageBox::AcceptRole, *this, std::move(send));
    m_question->open();
}

} // namespace Balehook
