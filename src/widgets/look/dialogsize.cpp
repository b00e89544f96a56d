// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/dialogsize.h"

#include "widgets/look/characterwidth.h"

#include <QDialog>
#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QScrollArea>

#include <utility>

namespace Balehook {

namespace {

constexpr int aroundForm = 50; // margins and a scroll bar

int heightOf(const QLayout &layout, int width)
{
    return layout.hasHeightForWidth() ? layout.totalHeightForWidth(width) : layout.totalSizeHint().height();
}

QSize roomFor(const QDialog &dialog)
{
    return dialog.screen()->availableSize() - QSize(40, 60); // the frame of the window
}

} // namespace

DialogSize::DialogSize(QDialog &dialog, int characters, QScrollArea *form)
    : QObject(&dialog)
    , m_dialog(dialog)
    , m_form(form)
    , m_characters(characters)
{
    dialog.installEventFilter(this);
    if (form)
        form->widget()->installEventFilter(this);
}

void DialogSize::widen()
{
    const int least = m_form ? m_form->widget()->minimumSizeHint().width() + aroundForm : 0;
    const int wanted = qMax(characterWidth(m_dialog.fontMetrics()) * m_characters, least);
    m_dialog.resize(qMin(qMax(m_dialog.width(), wanted), roomFor(m_dialog).width()), m_dialog.height());
}

int DialogSize::neededHeight() const
{
    const int height = heightOf(*m_dialog.layout(), m_dialog.width());
    if (!m_form)
        return height;
    // A scroll area asks for less than its contents.
    return height - m_form->sizeHint().height() + heightOf(*m_form->widget()->layout(), m_dialog.width() - aroundForm);
}

void DialogSize::fit()
{
    m_isDue = false;
    if (!m_dialog.isVisible())
        return;
    m_dialog.layout()->activate();
    const int needed = neededHeight();
    if (needed > std::exchange(m_needed, needed))
        m_dialog.resize(QSize(m_dialog.width(), qMax(m_dialog.height(), needed)).boundedTo(roomFor(m_dialog)));
}

bool DialogSize::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show && watched == &m_dialog && !event->spontaneous()) {
        // Only now the fonts are those of the screen, and wrapped texts tell their height.
        widen();
        fit();
    } else if (event->type() == QEvent::LayoutRequest && !std::exchange(m_isDue, true)) {
        QMetaObject::invokeMethod(this, &DialogSize::fit, Qt::QueuedConnection); // now the layouts are at work
    }
    return QObject::eventFilter(watched, event);
}

} // namespace Balehook
