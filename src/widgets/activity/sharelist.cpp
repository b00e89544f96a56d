// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/sharelist.h"

#include "widgets/activity/sharelistdelegate.h"
#include "widgets/activity/sharelistmodel.h"

#include <QKeyEvent>

namespace Balehook {

ShareList::ShareList(const QString &name, QWidget *parent)
    : QListView(parent)
    , m_model(new ShareListModel(this))
{
    setAccessibleName(name);
    setModel(m_model);
    setItemDelegate(new ShareListDelegate(this));
    setUniformItemSizes(true);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex &index) { Q_EMIT chosen(index.data(ShareListModel::ValueRole).toString()); });
}

void ShareList::setValues(std::vector<JobFacets::ValueCount> values, const QSet<QString> &chosenValues)
{
    const QString current = currentIndex().data(ShareListModel::ValueRole).toString();
    const bool hadCurrent = currentIndex().isValid();
    m_model->setValues(std::move(values), chosenValues);
    if (!hadCurrent)
        return;
    const QModelIndexList same =
        m_model->match(m_model->index(0), ShareListModel::ValueRole, current, 1, Qt::MatchExactly);
    if (!same.isEmpty())
        selectionModel()->setCurrentIndex(same.front(), QItemSelectionModel::NoUpdate);
}

void ShareList::keyPressEvent(QKeyEvent *event)
{
    const bool isChoice = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isChoice && currentIndex().isValid())
        Q_EMIT chosen(currentIndex().data(ShareListModel::ValueRole).toString());
    else
        QListView::keyPressEvent(event);
}

} // namespace Balehook
