// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/tablechooser.h"

#include "core/text/datasize.h"
#include "core/text/safetext.h"
#include "failedrows/workbook/contentstext.h"
#include "widgets/fields/explain.h"
#include "widgets/look/icons.h"

#include <QMenu>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// A name of outside makes no key.
QString withoutMnemonic(QString text)
{
    return text.replace(u'&', "&&"_L1);
}

} // namespace

TableChooser::TableChooser(QWidget *parent)
    : QToolButton(parent)
    , m_menu(new QMenu(this))
{
    setObjectName(u"tableChooser"_s);
    m_menu->setObjectName(u"tableMenu"_s);
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(QToolButton::InstantPopup);
    connect(m_menu, &QMenu::aboutToShow, this, &TableChooser::fill);
}

void TableChooser::present(const TableContents &contents)
{
    m_contents = contents;
    const QString summary = ContentsText::summary(contents);
    const bool hasOthers = contents.sheets.size() > 1 || contents.members.size() > 1;
    setVisible(!contents.isPlain() && !contents.needsMember());
    setText(withoutMnemonic(summary));
    setAccessibleName(tr("Table in the file: %1").arg(summary));
    setIcon(hasOthers ? themedIcon(u"chevron-down"_s) : QIcon());
    setMenu(hasOthers ? m_menu : nullptr);
    explain(*this,
            hasOthers ? tr("Which table of the file is shown. Click to choose another one.")
                      : tr("Which table of the file is shown."));
}

void TableChooser::fill()
{
    m_menu->clear();
    if (m_contents.members.size() > 1) {
        m_menu->addSection(tr("Tables in the archive"));
        for (const TableContents::Member &member : m_contents.members)
            offer(tr("%1, %2").arg(cellText(member.name, 80), dataSize(member.size)), member.name == m_contents.member,
                  {member.name, {}});
    }
    if (m_contents.sheets.size() > 1) {
        m_menu->addSection(tr("Sheets"));
        for (const TableContents::Sheet &sheet : m_contents.sheets)
            offer(ContentsText::sheet(sheet), sheet.name == m_contents.sheet, {m_contents.member, sheet.name});
    }
}

void TableChooser::offer(const QString &text, bool isCurrent, const TableChoice &choice)
{
    QAction *const action = m_menu->addAction(withoutMnemonic(text));
    action->setCheckable(true);
    action->setChecked(isCurrent);
    connect(action, &QAction::triggered, this, [this, choice] { Q_EMIT chosen(choice); });
}

} // namespace Balehook
