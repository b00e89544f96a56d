// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/outcomelabel.h"

#include "widgets/announcer.h"

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
