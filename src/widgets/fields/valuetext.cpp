// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/valuetext.h"

#include "core/text/safetext.h"
#include "widgets/look/characterwidth.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QWheelEvent>

namespace Balehook {

ValueText::ValueText(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setBackgroundVisible(false);
    document()->setDocumentMargin(1);
    viewport()->setAutoFillBackground(false);
    viewport()->setCursor(Qt::IBeamCursor);
}

void ValueText::setValue(const QString &text)
{
    setSafeText(detailText(text));
}

void ValueText::setSafeText(const QString &safe)
{
    if (safe == toPlainText())
        return; // keeps the user's selection over a refresh
    setWordWrapMode(wrapModeFor(safe));
    alignText();
    setPlainText(safe);
    fitHeight();
}

QTextOption::WrapMode ValueText::wrapModeFor(const QString &text)
{
    constexpr qsizetype longText = 20'000;
    constexpr int longWord = 200;
    if (text.size() > longText)
        return QTextOption::WrapAnywhere;
    int word = 0;
    for (const QChar c : text) {
        word = c.isSpace() ? 0 : word + 1;
        if (word > longWord)
            return QTextOption::WrapAnywhere;
    }
    return QTextOption::WrapAtWordBoundaryOrAnywhere;
}

void ValueText::setMaximumLines(int lines)
{
    m_maximumLines = lines;
    fitHeight();
}

QSize ValueText::sizeHint() const
{
    return {characterWidth(fontMetrics()) * 24, wantedHeight()};
}

QSize ValueText::minimumSizeHint() const
{
    return {characterWidth(fontMetrics()) * 10, wantedHeight()};
}

void ValueText::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void ValueText::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
    else if (event->type() == QEvent::LayoutDirectionChange)
        alignText();
}

void ValueText::wheelEvent(QWheelEvent *event)
{
    // A text that shows all its lines leaves the wheel to the pane around it.
    if (verticalScrollBar()->maximum() == 0)
        event->ignore();
    else
        QPlainTextEdit::wheelEvent(event);
}

int ValueText::countedLines() const
{
    // Not the height of the document: after a change of width that counts what was not drawn since as one line each.
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines <= m_maximumLines; block = block.next()) {
        document()->documentLayout()->blockBoundingRect(block); // lays it out
        lines += block.lineCount();
    }
    return lines;
}

int ValueText::wantedHeight() const
{
    const int lines = qBound(1, countedLines(), m_maximumLines);
    const QMargins margins = contentsMargins();
    return lines * fontMetrics().lineSpacing() + int(2 * document()->documentMargin()) + margins.top()
        + margins.bottom() + 2;
}

void ValueText::alignText()
{
    // Beside its label also where the text reads the other way (a URL in an Arabic window).
    QTextOption option = document()->defaultTextOption();
    option.setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
    document()->setDefaultTextOption(option);
}

void ValueText::fitHeight()
{
    if (m_isFitting)
        return; // a scroll bar that comes or goes resizes the text
    const QScopedValueRollback fitting(m_isFitting, true);
    setVerticalScrollBarPolicy(countedLines() > m_maximumLines ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    const int height = wantedHeight();
    if (height != maximumHeight() || height != minimumHeight())
        setFixedHeight(height);
}

} // namespace Balehook
