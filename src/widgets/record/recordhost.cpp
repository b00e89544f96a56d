// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/recordhost.h"

#include "session/account/sessions.h"
#include "widgets/record/recordpane.h"

#include <QEvent>
#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

RecordHost::RecordHost(Sessions &sessions, const RecordActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_sessions(sessions)
    , m_actions(actions)
    , m_hint(std::make_unique<QLabel>(this))
{
    setObjectName(u"recordHost"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setContentsMargins(16, 16, 16, 16);
    column->addWidget(m_hint.get());
    connect(&sessions, &Sessions::accountsChanged, this, &RecordHost::showHint);
    showHint();
}

/// Without an account there are no rows.
void RecordHost::showHint()
{
    if (!m_hint)
        return;
    m_hint->setText(m_sessions.accounts().empty() ? QString() : tr("Select a row to see its record here."));
    adaptHeight();
}

void RecordHost::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &RecordHost::adaptHeight, Qt::QueuedConnection); // once its parts know
}

void RecordHost::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_pane && isFolded() && event->size().width() != event->oldSize().width())
        adaptHeight();
}

RecordHost::~RecordHost() = default;

RecordPane &RecordHost::pane()
{
    if (!m_pane) {
        m_hint.reset();
        m_pane = new RecordPane(this);
        m_pane->setObjectName(u"recordPane"_s);
        m_pane->setUtc(m_utc);
        m_pane->setFiles(m_sessions.transfers(), m_sessions.files());
        m_pane->setActions(m_actions);
        m_pane->setBelow(m_isBelow);
        m_pane->setFolded(m_isFolded);
        layout()->addWidget(m_pane);
        m_pane->show(); // now, so that it can take the focus
        connect(m_pane, &RecordPane::foldedChanged, this, [this] {
            adaptHeight();
            Q_EMIT foldedChanged();
        });
        connect(m_pane, &RecordPane::foldChosen, this, [this](bool isFolded) {
            m_isFolded = isFolded;
            Q_EMIT foldChosen(isFolded);
        });
        connect(m_pane, &RecordPane::closeRequested, this, &RecordHost::closeRequested);
        connect(m_pane, &RecordPane::messageRequested, this, &RecordHost::messageRequested);
    }
    return *m_pane;
}

void RecordHost::showRecord(AccountSession *session, const std::shared_ptr<const RecordPage> &page, qsizetype index)
{
    pane().showRecord(session, page, index);
}

void RecordHost::clear()
{
    if (m_pane)
        m_pane->clear();
}

void RecordHost::setUtc(bool utc)
{
    m_utc = utc;
    if (m_pane)
        m_pane->setUtc(utc);
}

void RecordHost::focusRecord()
{
    Q_EMIT openRequested();
    setFolded(false);
    if (m_pane)
        m_pane->setFocus();
}

void RecordHost::setBelow(bool isBelow)
{
    m_isBelow = isBelow;
    if (m_pane)
        m_pane->setBelow(isBelow);
    adaptHeight();
    Q_EMIT foldedChanged();
}

void RecordHost::setFolded(bool isFolded)
{
    m_isFolded = isFolded;
    if (m_pane)
        m_pane->setFolded(isFolded);
}

bool RecordHost::isFolded() const
{
    return m_pane ? m_pane->isFolded() : m_isBelow;
}

void RecordHost::saveFile(JobFile file)
{
    Q_EMIT openRequested();
    if (m_pane)
        m_pane->saveFile(file);
}

/// Folded, it is as high as its title row.
void RecordHost::adaptHeight()
{
    if (m_hint) {
        const int side = m_isBelow ? 4 : 16;
        m_hint->setContentsMargins(side, side, side, side);
        m_hint->setAlignment(m_isBelow ? Qt::AlignLeading | Qt::AlignVCenter : Qt::AlignCenter);
    }
    const int height = m_pane ? m_pane->foldedHeight(width()) : m_hint->sizeHint().height();
    setMaximumHeight(isFolded() ? height : QWIDGETSIZE_MAX);
}

bool RecordHost::isBusy() const
{
    return m_pane && m_pane->isBusy();
}

bool RecordHost::hasFocusInside() const
{
    return isAncestorOf(window()->focusWidget());
}

} // namespace Balehook
