// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/compare/keycolumnsbutton.h"

#include "core/text/safetext.h"
#include "widgets/compare/keycolumnsdialog.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <iterator>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

KeyColumnsButton::KeyColumnsButton(QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(u"compareKeys"_s);
    setPopupMode(InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    setMenu(new QMenu(this));
    setColumns({}, {});
}

void KeyColumnsButton::setColumns(const QStringList &columns, const QStringList &chosen)
{
    m_columns = columns;
    m_chosen.clear();
    std::copy_if(columns.begin(), columns.end(), std::back_inserter(m_chosen),
                 [&chosen](const QString &name) { return chosen.contains(name, Qt::CaseInsensitive); });
    fill();
    QString names = cellText(chosen.join(", "_L1), 60);
    //: On a button: %1 are the names of the columns by which rows are matched
    const QString text = chosen.isEmpty() ? tr("Choose Key Columns") : tr("Key: %1").arg(names.replace(u'&', u"&&"_s));
    setText(text);
    setAccessibleName(text);
    setEnabled(!columns.isEmpty());
}

void KeyColumnsButton::fill()
{
    menu()->clear();
    const auto add = [this](const QString &name) {
        QString text = cellText(name, 60);
        QAction *action = menu()->addAction(text.replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(m_chosen.contains(name));
        connect(action, &QAction::triggered, this, [this, name] { toggle(name); });
    };
    for (const QString &name : m_columns.first(std::min(mostInMenu, m_columns.size())))
        add(name);
    if (m_columns.size() <= mostInMenu)
        return;
    menu()->addSeparator();
    connect(menu()->addAction(tr("All Columns...")), &QAction::triggered, this, &KeyColumnsButton::chooseAmongAll);
}

void KeyColumnsButton::toggle(const QString &column)
{
    QStringList keys;
    for (const QString &name : std::as_const(m_columns)) {
        if (m_chosen.contains(name) != (name == column))
            keys.append(name);
    }
    Q_EMIT keysChosen(keys);
}

void KeyColumnsButton::chooseAmongAll()
{
    auto *dialog = new KeyColumnsDialog(m_columns, m_chosen, window());
    connect(dialog, &KeyColumnsDialog::keysChosen, this, &KeyColumnsButton::keysChosen);
    dialog->open();
}

} // namespace Balehook
