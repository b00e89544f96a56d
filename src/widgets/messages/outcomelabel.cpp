// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/outcomelabel.h"

#include "widgets/messages/announcer.h"

namespace Balehook {

OutcomeLabel::OutcomeLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    hide();
}

void OutcomeLabel::tell(const QString &outcome)
{
    setText(outcome);
    show();
    Announcer::say(*this, outcome);
}

} // namespace Balehook
