// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/accountspane.h"

#include "session/account/sessions.h"
#include "widgets/accounts/accountdelegate.h"
#include "widgets/accounts/accountsmodel.h"
#include "widgets/look/characterwidth.h"

#include <QAction>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

AccountsPane::AccountsPane(Sessions &sessions, QAction &addAction, const QList<QAction *> &contextActions,
                           QWidget *parent)
    : QWidget(parent)
    , m_model(new AccountsModel(sessions, this))
    , m_list(new QListView(this))
    , m_contextActions(contextActions)
{
    setObjectName(u"accountsPane"_s);
    m_list->setObjectName(u"accountsList"_s);
    m_list->setAccessibleName(tr("Accounts"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new AccountDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setTabKeyNavigation(false);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_list, &QWidget::customContextMenuRequested, this, &AccountsPane::openContextMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        if (!m_choosing && index.isValid())
            Q_EMIT accountChosen(index.data(AccountsModel::IdRole).toString());
    });
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_choosing = true; });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        m_choosing = false;
        keepCurrent();
    });

    auto *add = new QPushButton(tr("Add Account..."), this);
    add->setObjectName(u"addAccountButton"_s);
    add->setAutoDefault(false);
    connect(add, &QPushButton::clicked, &addAction, &QAction::trigger);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list, 1);
    column->addWidget(add);
    setMinimumWidth(characterWidth(fontMetrics()) * 20); // most names in full, also in a narrow window
}

void AccountsPane::setCurrent(const QString &accountId)
{
    m_current = accountId;
    keepCurrent();
}

void AccountsPane::keepCurrent()
{
    const QScopedValueRollback guard(m_choosing, true);
    const int row = m_model->rowOf(m_current);
    m_list->setCurrentIndex(row >= 0 ? m_model->index(row) : QModelIndex());
}

void AccountsPane::openContextMenu(const QPoint &position)
{
    if (!m_list->indexAt(position).isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_contextActions);
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

} // namespace Balehook
