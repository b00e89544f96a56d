// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/downloads/filespanel.h"

#include "session/account/sessions.h"
#include "widgets/links/cachedfilesaver.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"

#include <QAction>
#include <QHeaderView>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

FilesPanel::FilesPanel(Sessions &sessions, const QString &prefix, QWidget *parent)
    : QWidget(parent)
    , m_sessions(sessions)
    , m_view(new QTreeView(this))
    , m_saver(new CachedFileSaver(sessions.files(), *this))
{
    m_open = makeAction(prefix + u"Open"_s, u"rows-3"_s, tr("&Open"), &FilesPanel::open);
    m_saveAs = makeAction(prefix + u"Save"_s, u"save"_s, tr("&Save As..."), &FilesPanel::saveAs);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_saver, &CachedFileSaver::messageRequested, this, &FilesPanel::messageRequested);
    connect(m_saver, &CachedFileSaver::saved, this, &FilesPanel::saved);
    connect(m_view, &QTreeView::activated, this, &FilesPanel::open);
}

std::function<QString(const QString &accountId)> FilesPanel::accountNames(const Sessions &sessions)
{
    return [&sessions](const QString &accountId) {
        const Account *account = sessions.account(accountId);
        return account ? account->displayName() : QString();
    };
}

void FilesPanel::setModel(QAbstractItemModel &model)
{
    m_view->setModel(&model);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &FilesPanel::adapt);
}

void FilesPanel::takeFocus()
{
    m_view->setFocus();
    QItemSelectionModel &selection = *m_view->selectionModel();
    if (!selection.hasSelection())
        selection.setCurrentIndex(m_view->model()->index(0, 0),
                                  QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void FilesPanel::setColumnWidths(std::initializer_list<std::pair<int, int>> widths)
{
    const int character = characterWidth(fontMetrics());
    for (const auto &[column, characters] : widths)
        m_view->setColumnWidth(column, character * characters);
}

QAction *FilesPanel::makeAction(const QString &name, const QString &icon, const QString &text,
                                std::function<void()> run)
{
    auto *action = new QAction(themedIcon(icon), text, this);
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, std::move(run));
    m_view->addAction(action);
    return action;
}

void FilesPanel::setDeleteKey(QAction &action)
{
    action.setShortcut(QKeySequence::Delete);
    action.setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

void FilesPanel::open()
{
    if (const auto file = chosenFile())
        Q_EMIT openRequested(*file);
}

void FilesPanel::saveAs()
{
    if (const auto file = chosenFile())
        m_saver->ask(*file);
}

} // namespace Balehook
