// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/fieldmessage.h"

#include "widgets/look/messagesign.h"
#include "widgets/look/quiettext.h"
#include "widgets/look/wrappedlabel.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>

namespace Balehook {

using namespace Qt::StringLiterals;

FieldMessage::FieldMessage(QWidget *parent)
    : QWidget(parent)
    , m_sign(new MessageSign(this))
    , m_text(new WrappedLabel(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(4);
    layout->addWidget(m_sign, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    m_sign->setGround(*this);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Explains a field; the field itself is the stop of the Tab key.
    m_text->setFocusPolicy(Qt::ClickFocus);
    QuietText::keepReadable(*m_text);
    refresh();
}

void FieldMessage::setField(QWidget *field)
{
    m_field = field;
    refresh();
}

void FieldMessage::setHint(const QString &hint)
{
    // A longer explanation stays.
    if (m_field && (m_field->whatsThis().isEmpty() || m_field->whatsThis() == m_hint))
        m_field->setWhatsThis(hint);
    m_hint = hint;
    refresh();
}

void FieldMessage::setError(const QString &error)
{
    tell(m_error, error);
}

void FieldMessage::setWarning(const QString &warning)
{
    tell(m_warning, warning);
}

void FieldMessage::tell(QString &place, const QString &text)
{
    if (text == place)
        return;
    place = text;
    refresh();
    if (!text.isEmpty() && m_field) {
        QAccessibleEvent event(m_field, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
}

QString FieldMessage::text() const
{
    if (!m_error.isEmpty())
        return m_error;
    return m_warning.isEmpty() ? m_hint : m_warning;
}

void FieldMessage::refresh()
{
    m_text->setText(text());
    if (m_field)
        m_field->setAccessibleDescription(text());
    const bool isQuiet = m_error.isEmpty() && m_warning.isEmpty();
    if (isQuiet)
        m_sign->setLevel({});
    else
        m_sign->setLevel(hasError() ? MessageLevel::Error : MessageLevel::Information);
    layout()->setContentsMargins(isQuiet ? QMargins() : QMargins(4, 2, 4, 2));
    m_text->setForegroundRole(isQuiet ? QPalette::PlaceholderText : QPalette::WindowText);
    setVisible(!text().isEmpty());
}

} // namespace Balehook
