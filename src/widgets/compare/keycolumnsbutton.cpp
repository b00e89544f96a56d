// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/compare/keycolumnsbutton.h"

#include "core/text/safetext.h"

#include <QAction>
#include <QMenu>

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
    menu()->clear();
    for (const QString &name : columns) {
        QString text = cellText(name, 60);
        QAction *action = menu()->addAction(text.replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(chosen.contains(name, Qt::CaseInsensitive));
        action->setData(name);
        connect(action, &QAction::triggered, this, &KeyColumnsButton::choose);
    }
    QString names = cellText(chosen.join(", "_L1), 60);
    //: On a button: %1 are the names of the columns by which rows are matched
    const QString text = chosen.isEmpty() ? tr("Choose Key Columns") : tr("Key: %1").arg(names.replace(u'&', u"&&"_s));
    setText(text);
    setAccessibleName(text);
    setEnabled(!columns.isEmpty());
}

void KeyColumnsButton::choose()
{
    QStringList keys;
    const QList<QAction *> columns = menu()->actions();
    for (const QAction *column : columns) {
        if (column->isChecked())
            keys.append(column->data().toString());
    }
    Q_EMIT keysChosen(keys);
}

} // namespace Balehook
