// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/shortcutsdialog.h"

#include "widgets/characterwidth.h"
#include "widgets/closeicon.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QString withoutMnemonic(QString text)
{
    text = text.section(u'\t', 0, 0);
    // Japanese and Hindi put the key in brackets behind the text.
    static const QRegularExpression bracketed(u"\\s*\\(&\\w\\)"_s);
    text.remove(bracketed);
    text.replace(u"&&"_s, u"\1"_s);
    text.remove(u'&');
    return text.replace(u'\1', u'&');
}

void addKeys(const QMenu &menu, QTreeWidgetItem &section)
{
    for (const QAction *action : menu.actions()) {
        if (action->menu())
            addKeys(*action->menu(), section);
        if (action->shortcuts().isEmpty() || !action->isVisible())
            continue;
        const QString keys = QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        new QTreeWidgetItem(&section, {withoutMnemonic(action->text()), keys});
    }
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QMenuBar &menus, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"shortcutsDialog"_s);
    setWindowTitle(tr("Keyboard Shortcuts"));

    auto *tree = new QTreeWidget(this);
    tree->setAccessibleName(tr("Keyboard shortcuts"));
    tree->setHeaderLabels({tr("Action"), tr("Keys")});
    tree->setRootIsDecorated(false);
    tree->setUniformRowHeights(true);
    for (const QAction *top : menus.actions()) {
        if (!top->menu() || !top->isVisible())
            continue;
        auto *section = new QTreeWidgetItem(tree, {withoutMnemonic(top->text())});
        section->setFirstColumnSpanned(true);
        addKeys(*top->menu(), *section);
        if (section->childCount() == 0)
            delete section;
    }
    auto *list = new QTreeWidgetItem(tree, {tr("In the list")});
    new QTreeWidgetItem(list, {tr("Open the record"), QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText)});
    tree->expandAll();
    tree->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    setCloseIcon(*buttons->button(QDialogButtonBox::Close));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(tree, 1);
    column->addWidget(buttons);
    resize(characterWidth(fontMetrics()) * 72, fontMetrics().height() * 28);
}

} // namespace Balehook
