// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/shortcutsdialog.h"

#include "widgets/fields/clearbutton.h"
#include "widgets/fields/fieldhint.h"
#include "widgets/fields/helppage.h"
#include "widgets/help/shortcutlist.h"
#include "widgets/look/characterwidth.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

ShortcutsDialog::ShortcutsDialog(const QMenuBar &menus, QWidget *parent)
    : QDialog(parent)
    , m_filter(new QLineEdit(this))
    , m_tree(new QTreeWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"shortcutsDialog"_s);
    setWindowTitle(tr("Keyboard Shortcuts"));

    m_filter->setObjectName(u"shortcutsFilter"_s);
    addClearButton(*m_filter);
    showHint(*m_filter, tr("Find an action or a key"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsDialog::narrow);

    m_tree->setAccessibleName(tr("Keyboard shortcuts"));
    m_tree->setHeaderLabels({tr("Action"), tr("Keys")});
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    fill(menus);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    HelpPage::offer(*this, *buttons, u"keyboard"_s);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_tree, 1);
    column->addWidget(buttons);
    const int unit = characterWidth(fontMetrics());
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    resize(unit * 92, fontMetrics().height() * 32);
}

void ShortcutsDialog::fill(const QMenuBar &menus)
{
    const ShortcutList list = ShortcutList::of(menus);
    for (const ShortcutList::Group &group : list.groups()) {
        auto *section = new QTreeWidgetItem(m_tree, {group.title});
        QFont bold = m_tree->font();
        bold.setBold(true);
        section->setFont(0, bold);
        section->setFirstColumnSpanned(true);
        for (const ShortcutList::Line &line : group.lines)
            new QTreeWidgetItem(section, {line.text, line.keys});
    }
    m_tree->expandAll();
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
}

void ShortcutsDialog::narrow(const QString &typed)
{
    const QString wanted = typed.simplified();
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *section = m_tree->topLevelItem(i);
        // A section that is asked for by its name is shown whole.
        const bool isWhole = section->text(0).contains(wanted, Qt::CaseInsensitive);
        bool hasLines = false;
        for (int j = 0; j < section->childCount(); ++j) {
            QTreeWidgetItem *line = section->child(j);
            const bool fits = isWhole || line->text(0).contains(wanted, Qt::CaseInsensitive)
                || line->text(1).contains(wanted, Qt::CaseInsensitive);
            line->setHidden(!fits);
            hasLines = hasLines || fits;
        }
        section->setHidden(!hasLines);
    }
}

} // namespace Balehook
