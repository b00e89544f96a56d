// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/factvalue.h"

#include "widgets/fields/valuetext.h"
#include "widgets/look/quiettext.h"
#include "widgets/look/wrappedlabel.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

QString FactValue::presenceNote(Presence presence, bool isEmpty)
{
    switch (presence) {
    case Presence::Missing:
        return {};
    case Presence::Null:
        return tr("Sent as null.");
    case Presence::String:
        return isEmpty ? tr("Sent as an empty text.") : QString();
    case Presence::List:
        return isEmpty ? tr("Sent as an empty list.") : QString();
    case Presence::OtherType:
        return tr("Sent as another type than text.");
    }
    return {};
}

FactValue::FactValue(const QString &fieldName, QWidget *parent)
    : QWidget(parent)
    , m_fieldName(fieldName)
    , m_text(new ValueText(this))
    , m_note(new WrappedLabel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_text);
    layout->addWidget(m_note);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note->setFocusPolicy(Qt::ClickFocus);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    QuietText::keepReadable(*m_note);
    m_note->hide();
    setFocusProxy(m_text);
}

void FactValue::setValue(const QString &text, Presence presence, const QString &note)
{
    m_full = text;
    const bool isLong = text.size() > shownAtFirst;
    if (text.isEmpty())
        m_text->setValue(u"—"_s);
    else
        m_text->setValue(isLong ? QString(text.left(shownAtFirst) + u'…') : text);
    showAllOffered(isLong);

    showNotes({presenceNote(presence, text.isEmpty()), note}, text.isEmpty() && presence == Presence::Missing);
}

void FactValue::setSafeValue(const QString &text, Presence presence)
{
    m_full = text;
    m_text->setSafeText(text);
    showAllOffered(false);
    showNotes({presenceNote(presence, text.isEmpty())}, false);
}

void FactValue::showNotes(QStringList notes, bool isAbsent)
{
    notes.removeAll(QString());
    m_note->setText(notes.join(u'\n'));
    m_note->setVisible(!notes.isEmpty());
    m_text->setAccessibleName(isAbsent ? tr("%1: absent").arg(m_fieldName) : m_fieldName);
    m_text->setAccessibleDescription(m_note->text());
}

void FactValue::showAllOffered(bool offered)
{
    if (offered && !m_showAll) {
        m_showAll = new QPushButton(this);
        m_showAll->setAutoDefault(false);
        m_showAll->setObjectName(u"showAll"_s);
        connect(m_showAll, &QPushButton::clicked, this, [this] {
            m_text->setFocus();
            m_showAll->hide();
            m_text->setValue(m_full);
        });
        static_cast<QVBoxLayout *>(layout())->addWidget(m_showAll, 0, Qt::AlignLeft);
    }
    if (m_showAll) {
        m_showAll->setText(tr("Show all %1 characters").arg(QLocale().toString(m_full.size())));
        m_showAll->setVisible(offered);
    }
}

} // namespace Balehook
