// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/windowframe.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

WindowFrame::WindowFrame(const Parts &parts, QWidget *parent)
    : QSplitter(Qt::Horizontal, parent)
{
    auto *middle = new QWidget(this);
    m_column = new QVBoxLayout(middle);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    m_column->addWidget(&parts.banner);
    m_column->addWidget(&parts.messages);
    m_place = new QStackedWidget(middle);
    m_place->addWidget(&parts.lists);
    m_column->addWidget(m_place, 1);

    m_recordSplitter = new QSplitter(Qt::Horizontal, this);
    m_recordSplitter->setObjectName(u"recordSplitter"_s);
    m_recordSplitter->addWidget(middle);
    m_recordSplitter->addWidget(&parts.record);
    m_recordSplitter->setStretchFactor(0, 1);
    setObjectName(u"accountsSplitter"_s);
    addWidget(&parts.accounts);
    addWidget(m_recordSplitter);
    setStretchFactor(1, 1);
}

QWidget *WindowFrame::withMargins(QWidget *parent)
{
    // Not margins of the splitter: from right to left Qt moves what is in it by them.
    auto *framed = new QWidget(parent);
    auto *room = new QVBoxLayout(framed);
    room->setContentsMargins(4, 4, 4, 0);
    room->addWidget(this);
    return framed;
}

void WindowFrame::addStrip(QWidget &strip)
{
    m_column->insertWidget(m_column->indexOf(m_place), &strip);
}

} // namespace Balehook
