// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/jobchips.h"

#include "core/safetext.h"
#include "widgets/flowlayout.h"
#include "widgets/iconbutton.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QToolButton>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

JobChips::JobChips(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"jobChips"_s);
    setAccessibleName(tr("Conditions"));
    setLayout(new FlowLayout);
    hide();
}

QWidget *JobChips::makeChip(QueryPart part, const QString &text)
{
    auto *chip = new QFrame(this);
    chip->setObjectName(u"jobChip"_s);
    chip->setFrameShape(QFrame::StyledPanel);
    QString shown = text;
    auto *label = new QToolButton(chip);
    label->setObjectName(u"chipText"_s);
    label->setAutoRaise(true);
    label->setText(shown.replace(u'&', u"&&"_s));
    label->setAccessibleName(tr("Change: %1").arg(text));
    label->setToolTip(plainToolTip(text));
    QToolButton *away = iconButton(u"x"_s, tr("Take back: %1").arg(text), chip);
    away->setObjectName(u"chipRemove"_s);
    connect(label, &QToolButton::clicked, this, [this, part, label] { Q_EMIT editWanted(part, label); });
    connect(away, &QToolButton::clicked, this, [this, part] { Q_EMIT removed(part); });
    auto *row = new QHBoxLayout(chip);
    row->setContentsMargins(2, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(label);
    row->addWidget(away);
    return chip;
}

void JobChips::show(const JobQuery &query, const QMap<QString, QString> &labels)
{
    for (QWidget *chip : std::exchange(m_chips, {})) {
        layout()->removeWidget(chip);
        chip->hide();
        chip->deleteLater(); // may be the one that was clicked
    }
    for (const QueryPart part : QueryPart::of(query))
        m_chips.push_back(makeChip(part, part.text(query, labels)));
    if (!m_chips.empty()) {
        auto *clear = new QToolButton(this);
        clear->setObjectName(u"chipsClear"_s);
        clear->setText(tr("Clear"));
        clear->setAccessibleName(tr("Take back all conditions and the order"));
        connect(clear, &QToolButton::clicked, this, &JobChips::clearWanted);
        m_chips.push_back(clear);
    }
    for (QWidget *chip : m_chips) {
        layout()->addWidget(chip);
        chip->show();
    }
    setVisible(!m_chips.empty());
    updateGeometry();
}

} // namespace Balehook
