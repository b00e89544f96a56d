// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/searchfield.h"

#include "widgets/fields/clearbutton.h"
#include "widgets/look/icons.h"
#include "widgets/look/quiettext.h"

#include <QKeyEvent>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

using namespace std::chrono_literals;

/// A search is quick and is ended by the next one: no need to wait for a pause, only for keys that come together.
constexpr auto typingPause = 20ms;
constexpr int longestText = 1000;

} // namespace

SearchField::SearchField(QWidget *parent)
    : QLineEdit(parent)
{
    addClearButton(*this);
    setMaxLength(longestText);
    addAction(themedIcon(u"search"_s), QLineEdit::LeadingPosition);
    QuietText::keepReadable(*this);
    m_typed.setSingleShot(true);
    m_typed.setInterval(typingPause);
    connect(&m_typed, &QTimer::timeout, this, &SearchField::typed);
    // Not only what is edited: assistive programs, such as those for dictation, set the text.
    connect(this, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty())
            Q_EMIT typed(); // also by the button that clears
        else
            m_typed.start();
    });
}

void SearchField::begin()
{
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
}

bool SearchField::event(QEvent *event)
{
    // Before the window's own Esc.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

/// One of the suggestions is chosen with the arrow keys.
bool SearchField::hasChoice() const
{
    return m_suggestions && m_suggestions->isVisible() && m_suggestions->currentIndex().isValid();
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    const bool isEnd =
        event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnd && hasChoice()) {
        event->ignore(); // the popup does what is to be done
        return;
    }
    if (isEnd && m_suggestions)
        m_suggestions->hide();
    switch (event->key()) {
    case Qt::Key_Escape:
        if (text().isEmpty())
            Q_EMIT left();
        else
            clear();
        break;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_typed.stop(); // which would search once more, below what was found
        Q_EMIT typed();
        Q_EMIT resultsRequested();
        break;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

} // namespace Balehook
