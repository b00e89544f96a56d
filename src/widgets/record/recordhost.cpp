// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/recordhost.h"

#include "session/account/sessions.h"
#include "widgets/record/recordpane.h"

#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

RecordHost::RecordHost(Sessions &sessions, QAction &jobAction, QWidget *parent)
    : QWidget(parent)
    , m_sessions(sessions)
    , m_jobAction(jobAction)
    , m_hint(new QLabel(tr("Select a row to see its record here."), this))
{
    setObjectName(u"recordHost"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setContentsMargins(16, 16, 16, 16);
    column->addWidget(m_hint);
}

RecordPane &RecordHost::pane()
{
    if (!m_pane) {
        delete std::exchange(m_hint, nullptr);
        m_pane = new RecordPane(this);
        m_pane->setObjectName(u"recordPane"_s);
        m_pane->setUtc(m_utc);
        m_pane->setFiles(m_sessions.transfers(), m_sessions.files());
        m_pane->setJobAction(m_jobAction);
        layout()->addWidget(m_pane);
        m_pane->show(); // now, so that it can take the focus
        connect(m_pane, &RecordPane::closeRequested, this, &RecordHost::closeRequested);
        connect(m_pane, &RecordPane::messageWanted, this, &RecordHost::messageWanted);
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
    if (m_pane)
        m_pane->setFocus();
}

bool RecordHost::hasFocusInside() const
{
    return isAncestorOf(window()->focusWidget());
}

} // namespace Balehook
