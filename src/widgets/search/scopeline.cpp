// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/scopeline.h"

#include "widgets/fields/explain.h"
#include "widgets/fields/iconbutton.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

ScopeLine::ScopeLine(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"scopeLine"_s);
    build();
}

QPushButton *ScopeLine::makeButton(const QString &name, const QString &text, void (ScopeLine::*wanted)())
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    button->hide();
    connect(button, &QPushButton::clicked, this, wanted);
    return button;
}

void ScopeLine::build()
{
    m_scope = new QLabel(this);
    m_scope->setObjectName(u"scopeText"_s);
    m_progressText = new QLabel(this);
    m_progressText->setObjectName(u"scopeProgress"_s);
    for (QLabel *label : {m_scope, m_progressText}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_bar = new QProgressBar(this);
    m_bar->setTextVisible(false);
    m_bar->setMaximumHeight(4);
    m_bar->setAccessibleName(tr("Jobs loaded"));
    m_previous = iconButton(u"chevron-up"_s, tr("Previous match (Shift+F3)"), this);
    m_next = iconButton(u"chevron-down"_s, tr("Next match (F3)"), this);
    connect(m_previous, &QToolButton::clicked, this, [this] { Q_EMIT stepRequested(false); });
    connect(m_next, &QToolButton::clicked, this, [this] { Q_EMIT stepRequested(true); });
    m_load = makeButton(u"scopeLoad"_s, {}, &ScopeLine::loadRequested);
    m_pause = makeButton(u"scopePause"_s, tr("Pause"), &ScopeLine::pauseRequested);
    m_resume = makeButton(u"scopeResume"_s, tr("Resume"), &ScopeLine::loadRequested);
    m_again = makeButton(u"scopeAgain"_s, tr("Retry"), &ScopeLine::loadRequested);
    m_cancel = makeButton(u"scopeCancel"_s, tr("Cancel"), &ScopeLine::cancelRequested);

    m_load->setMinimumWidth(1); // it gets a line of its own before the window would have to be wider

    auto *found = new QHBoxLayout;
    found->addWidget(m_scope, 1);
    found->addWidget(m_previous);
    found->addWidget(m_next);
    m_line = new QBoxLayout(QBoxLayout::LeftToRight);
    m_line->addLayout(found, 1);
    m_line->addWidget(m_load);
    auto *second = new QHBoxLayout;
    second->addWidget(m_progressText, 1);
    for (QPushButton *button : {m_pause, m_resume, m_again, m_cancel})
        second->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(m_line);
    column->addWidget(m_bar);
    column->addLayout(second);
}

/// Beside the button the text may take two lines, not more.
void ScopeLine::breakLine()
{
    constexpr int lines = 2;
    if (!isVisible())
        return; // its width is still to come
    int room = width() - m_load->sizeHint().width() - m_line->spacing();
    for (const QToolButton *button : {m_previous, m_next})
        room -= button->isHidden() ? 0 : button->sizeHint().width() + m_line->spacing();
    const bool fits = m_load->isHidden() || m_scope->fontMetrics().horizontalAdvance(m_scope->text()) <= lines * room;
    m_line->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_line->setAlignment(m_load, fits ? Qt::Alignment() : Qt::AlignTrailing);
}

void ScopeLine::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    breakLine();
}

void ScopeLine::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    breakLine();
}

void ScopeLine::show(const SearchScope &scope)
{
    using State = AccountSync::State;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    m_scope->setText(scope.text(now));
    const bool isStepping = !scope.hasIndex && scope.isAsked && !scope.needsIndex;
    for (QToolButton *button : {m_previous, m_next}) {
        button->setVisible(isStepping);
        button->setEnabled(scope.found.value_or(0) > 0);
    }
    const bool offersAgain = scope.offersAgain(now);
    m_load->setText(offersAgain ? SearchScope::againText() : scope.loadText());
    m_load->setVisible(offersAgain || scope.canLoad());
    explain(*m_load,
            offersAgain ? tr("Compares all jobs with the service and finds those that changed or are no longer "
                             "listed.")
                        : QString());
    breakLine();

    const QString progress = scope.progressText();
    m_progressText->setText(progress);
    m_progressText->setVisible(!progress.isEmpty());
    m_bar->setVisible(scope.isFilling() || scope.state == State::Paused);
    if (scope.progress.total > 0) {
        m_bar->setRange(0, 1000);
        m_bar->setValue(int(qMin<qint64>(1000, scope.progress.done * 1000 / scope.progress.total)));
    } else {
        m_bar->setRange(0, scope.isFilling() ? 0 : 1);
    }
    m_pause->setVisible(scope.isFilling());
    m_resume->setVisible(scope.state == State::Paused);
    m_again->setVisible(scope.canTryAgain());
    m_cancel->setVisible(scope.isFilling() || scope.state == State::Paused || scope.state == State::Failed);
}

} // namespace Balehook
