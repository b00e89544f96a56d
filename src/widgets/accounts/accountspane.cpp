// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/accountspane.h"

#include "session/account/sessions.h"
#include "widgets/accounts/accountdelegate.h"
#include "widgets/accounts/accountsmodel.h"
#include "widgets/fields/clearbutton.h"
#include "widgets/look/characterwidth.h"

#include <QAction>
#include <QLineEdit>
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
    // Not all of one size: where name and slug are the same, one line says both.
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
        adaptFilter();
        keepCurrent();
    });

    auto *add = new QPushButton(tr("Add Account..."), this);
    add->setObjectName(u"addAccountButton"_s);
    add->setAutoDefault(false);
    connect(add, &QPushButton::clicked, &addAction, &QAction::trigger);

    m_filter = new QLineEdit(this);
    m_filter->setObjectName(u"accountsFilter"_s);
    m_filter->setAccessibleName(tr("Filter accounts"));
    m_filter->setPlaceholderText(tr("Filter accounts"));
    addClearButton(*m_filter);
    connect(m_filter, &QLineEdit::textChanged, m_model, &AccountsModel::setFilter);
    connect(m_filter, &QLineEdit::returnPressed, this, [this] {
        if (const QModelIndex first = m_model->index(0); first.isValid())
            Q_EMIT accountChosen(first.data(AccountsModel::IdRole).toString());
    });

    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_filter);
    m_column->addWidget(m_list, 1);
    m_column->addWidget(add);
    adaptFilter();
    setMinimumWidth(characterWidth(fontMetrics()) * 20); // most names in full, also in a narrow window
}

void AccountsPane::addBelow(QWidget &part)
{
    m_column->insertWidget(m_column->count() - 1, &part);
}

/// A few accounts are seen at once.
void AccountsPane::adaptFilter()
{
    if (m_filter)
        m_filter->setVisible(m_model->isFiltered() || m_filter->hasFocus()
                             || m_model->rowCount() > AccountsModel::fewAccounts);
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
