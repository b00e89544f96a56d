// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/querychips.h"

#include "widgets/fields/explain.h"
#include "widgets/fields/iconbutton.h"
#include "widgets/fields/popupfocus.h"
#include "widgets/look/flowlayout.h"
#include "widgets/tables/oldchips.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

QueryChips::QueryChips(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"queryChips"_s);
    setAccessibleName(tr("Filters"));
    setLayout(new FlowLayout);
    hide();
}

QWidget *QueryChips::makeChip(std::size_t number, const QString &text)
{
    auto *chip = new QFrame(this);
    chip->setObjectName(u"queryChip"_s);
    chip->setFrameShape(QFrame::StyledPanel);
    QString shown = text;
    auto *label = new QToolButton(chip);
    label->setObjectName(u"chipText"_s);
    label->setAutoRaise(true);
    label->setText(shown.replace(u'&', u"&&"_s));
    label->setAccessibleName(tr("Change: %1").arg(text));
    explain(*label, text);
    QToolButton *away = iconButton(u"x"_s, tr("Remove filter: %1").arg(text), chip);
    away->setObjectName(u"chipRemove"_s);
    connect(label, &QToolButton::clicked, this, [this, number, label] { Q_EMIT editRequested(number, label); });
    connect(away, &QToolButton::clicked, this, [this, number] { Q_EMIT removed(number); });
    auto *row = new QHBoxLayout(chip);
    row->setContentsMargins(2, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(label);
    row->addWidget(away);
    return chip;
}

/// The chip that takes the place of one of \a old gets the focus that this had, in the same part.
void QueryChips::keepFocus(const std::vector<QWidget *> &old)
{
    const std::optional<std::size_t> left = OldChips::placeOfFocus(old);
    if (!left || m_chips.empty())
        return;
    const std::size_t last = m_chips.size() - 2; // behind it is what clears them all
    const QWidget *chip = m_chips[std::min(*left, last)];
    const QLayout *parts = old[*left]->layout(); // null: it is what clears them all
    const int part = parts ? parts->indexOf(window()->focusWidget()) : -1;
    QWidget *next = part >= 0 ? chip->layout()->itemAt(part)->widget() : m_chips.back();
    next->setFocus(Qt::OtherFocusReason);
}

void QueryChips::replace(const std::vector<QWidget *> &old)
{
    const PopupFocus values; // a list of them may be open
    keepFocus(old);
    OldChips::takeAway(old);
    if (OldChips::placeOfFocus(old))
        focusNextPrevChild(true); // none takes its place
}

void QueryChips::show(const QStringList &texts)
{
    if (texts == m_texts)
        return; // who has come to one by Tab stays there
    m_texts = texts;
    const std::vector<QWidget *> old = std::exchange(m_chips, {});
    for (const QString &text : texts)
        m_chips.push_back(makeChip(m_chips.size(), text));
    if (!m_chips.empty()) {
        auto *clear = new QToolButton(this);
        clear->setObjectName(u"chipsClear"_s);
        clear->setText(tr("Clear"));
        clear->setAccessibleName(tr("Remove all filters and the sort order"));
        connect(clear, &QToolButton::clicked, this, &QueryChips::clearRequested);
        m_chips.push_back(clear);
    }
    for (QWidget *chip : m_chips) {
        layout()->addWidget(chip);
        chip->show();
    }
    replace(old);
    setVisible(!m_chips.empty());
    updateGeometry();
}

} // namespace Balehook
