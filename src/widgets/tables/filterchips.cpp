// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/filterchips.h"

#include "core/text/safetext.h"
#include "widgets/fields/explain.h"
#include "widgets/look/flowlayout.h"
#include "widgets/look/icons.h"
#include "widgets/tables/oldchips.h"

#include <QToolButton>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

FilterChips::FilterChips(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"filterChips"_s);
    setAccessibleName(tr("Filters"));
    setLayout(new FlowLayout);
    hide();
}

QString FilterChips::textOf(const CellCondition &condition, const QString &columnName)
{
    constexpr qsizetype shownText = 30;
    const QString name = cellText(columnName, shownText);
    const QString text = cellText(QString::fromUtf8(condition.text), shownText);
    switch (condition.kind) {
    case CellCondition::Kind::Equals:
        return text.isEmpty() ? tr("%1 is empty").arg(name) : tr("%1 is %2").arg(name, text);
    case CellCondition::Kind::Differs:
        return text.isEmpty() ? tr("%1 is not empty").arg(name) : tr("%1 is not %2").arg(name, text);
    case CellCondition::Kind::Matches:
        //: A column and a regular expression.
        return tr("%1 matches %2").arg(name, text);
    case CellCondition::Kind::Contains:
        break;
    }
    return tr("%1 contains %2").arg(name, text);
}

void FilterChips::show(const std::vector<CellCondition> &conditions, const std::function<QString(int)> &columnName)
{
    QStringList texts;
    for (const CellCondition &condition : conditions)
        texts.append(textOf(condition, columnName(condition.column)));
    if (texts == m_texts)
        return; // whoever has come to one by Tab stays there while rows come in
    m_texts = texts;
    const std::vector<QWidget *> old = std::exchange(m_chips, {});
    for (std::size_t i = 0; i < conditions.size(); ++i) {
        auto *chip = new QToolButton(this);
        const QString &text = texts[qsizetype(i)];
        QString shown = text;
        chip->setText(shown.replace(u'&', u"&&"_s));
        chip->setIcon(themedIcon(u"x"_s));
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setAccessibleName(tr("Remove filter: %1").arg(text));
        explain(*chip, tr("Remove this filter"));
        connect(chip, &QToolButton::clicked, this, [this, i] { Q_EMIT removed(int(i)); });
        layout()->addWidget(chip);
        chip->show();
        m_chips.push_back(chip);
    }
    // The next one takes the place of the one that was taken back.
    const std::optional<std::size_t> left = OldChips::placeOfFocus(old);
    if (left && !m_chips.empty())
        m_chips[std::min(*left, m_chips.size() - 1)]->setFocus(Qt::OtherFocusReason);
    OldChips::takeAway(old);
    setVisible(!conditions.empty());
    updateGeometry();
}

} // namespace Balehook
