// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/loadingnote.h"

#include "widgets/look/quiettext.h"
#include "widgets/messages/announcer.h"

#include <QAbstractScrollArea>
#include <QEvent>

namespace Balehook {

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

LoadingNote::LoadingNote(QAbstractScrollArea &table)
    : QLabel(&table) // not in the viewport, which moves what is in it when it scrolls
    , m_table(table)
{
    setObjectName(u"loadingNote"_s);
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignCenter);
    setForegroundRole(QPalette::PlaceholderText);
    QuietText::keepReadable(*this);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setText(tr("Loading..."));
    hide();
    table.viewport()->installEventFilter(this);
    m_delay.setSingleShot(true);
    m_delay.setInterval(400ms);
    connect(&m_delay, &QTimer::timeout, this, &LoadingNote::appear);
}

void LoadingNote::setLoading(bool isLoading)
{
    if (!isLoading) {
        m_delay.stop();
        hide();
    } else if (isHidden() && !m_delay.isActive()) {
        m_delay.start();
    }
}

void LoadingNote::appear()
{
    setGeometry(m_table.viewport()->geometry());
    show();
    if (isVisible())
        Announcer::say(*this, text());
}

bool LoadingNote::eventFilter(QObject *watched, QEvent *event)
{
    // The viewport tells so also while its table is going, which must not be asked any more.
    const bool isPlaced = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (const auto *viewport = isPlaced ? qobject_cast<const QWidget *>(watched) : nullptr)
        setGeometry(viewport->geometry());
    return QLabel::eventFilter(watched, event);
}

} // namespace Balehook
