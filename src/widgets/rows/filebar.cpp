// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/filebar.h"

#include "widgets/actions/rowsactions.h"
#include "widgets/fields/menutext.h"
#include "widgets/look/icons.h"

#include <QAction>
#include <QStyle>
#include <QToolButton>

namespace Balehook {

using namespace Qt::StringLiterals;

FileBar::FileBar(RowsActions &rows, const QList<QAction *> &neighbours, QWidget *parent)
    : QToolBar(parent)
    , m_rowsActions{rows.copySummary, rows.exportRows, rows.find, rows.columnProfile}
{
    setObjectName(u"fileBar"_s);
    setMovable(false);
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize, nullptr, this);
    setIconSize({side, side});
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    // Not the action behind Esc, which first closes what stands open in the page.
    const QString icon = isRightToLeft() ? u"chevron-right"_s : u"chevron-left"_s;
    QAction *back = addAction(themedIcon(icon), tr("Back to the List"), this, &FileBar::backRequested);
    back->setObjectName(u"leaveFile"_s);
    back->setShortcuts(QKeySequence::Back);
    addSeparator();
    addActions(neighbours);
    addSeparator();
    addActions(m_rowsActions);
    // Their words would push the imported file out of a narrow window.
    for (QAction *action : {rows.find, rows.columnProfile}) {
        if (auto *button = qobject_cast<QToolButton *>(widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    addSeparator();
    addActions({rows.otherFile, rows.jobLink});
    MenuText::nameButtons(actions());
}

void FileBar::setRowsShown(bool areShown)
{
    for (QAction *action : std::as_const(m_rowsActions))
        action->setEnabled(areShown);
}

} // namespace Balehook
