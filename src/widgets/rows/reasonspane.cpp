// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/reasonspane.h"

#include "core/text/safetext.h"
#include "failedrows/rows/failedrows.h"
#include "widgets/fields/explain.h"
#include "widgets/look/characterwidth.h"
#include "widgets/rows/reasondelegate.h"
#include "widgets/rows/reasonsmodel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

ReasonsPane::ReasonsPane(FailedRows &rows, QWidget *parent)
    : QWidget(parent)
    , m_rows(rows)
    , m_model(new ReasonsModel(this))
{
    build();
    connect(&rows, &FailedRows::opened, this, &ReasonsPane::takeFile);
    connect(&rows.document(), &TableDocument::columnsAdded, this, &ReasonsPane::nameColumns);
    connect(&rows, &FailedRows::reasonsChanged, this, &ReasonsPane::takeReasons);
    // A filter may be given up elsewhere.
    const auto adopt = [this] {
        if (m_rows.filter().groups.empty() && !selectedGroups().empty())
            selectAllRows();
    };
    connect(&rows, &FailedRows::rowsChanged, this, adopt);
    connect(&rows, &FailedRows::arrangingChanged, this, adopt);
    connect(m_column, &QComboBox::activated, this, [this](int item) { m_rows.setReasonColumn(item - 1); });
    connect(m_split, &QCheckBox::clicked, this, [this](bool checked) { m_rows.setSplitting(checked); });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ReasonsPane::filter);
    connect(m_list, &QAbstractItemView::activated, this, &ReasonsPane::rowsRequested);
}

void ReasonsPane::fitInto(QSplitter &splitter)
{
    m_splitter = &splitter;
    splitter.installEventFilter(this);
    connect(&splitter, &QSplitter::splitterMoved, this, [this] { m_splitter = nullptr; });
}

bool ReasonsPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_splitter && event->type() == QEvent::Resize) {
        constexpr int characters = 36;
        constexpr qreal most = 0.4; // of the room, where texts are large
        const int room = m_splitter->width();
        const int width = std::min(characterWidth(fontMetrics()) * characters, int(room * most));
        m_splitter->setSizes({width, room - width});
    }
    return QWidget::eventFilter(watched, event);
}

void ReasonsPane::build()
{
    auto *label = new QLabel(tr("Reasons in:"), this);
    m_column = new QComboBox(this);
    m_column->setObjectName(u"reasonColumn"_s);
    m_column->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_column->setMinimumContentsLength(8);
    explain(*m_column, tr("The column that says why a row failed"));
    label->setBuddy(m_column);
    m_split = new QCheckBox(tr("Several reasons in one cell"), this);
    m_split->setObjectName(u"splitReasons"_s);
    m_hint = new QLabel(this);
    m_hint->setObjectName(u"reasonHint"_s);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_filtered = new QLabel(tr("Only rows that match the filters are counted."), this);
    m_filtered->setObjectName(u"reasonsFiltered"_s);
    m_filtered->setTextFormat(Qt::PlainText);
    m_filtered->setWordWrap(true);
    m_filtered->hide();

    m_list = new QListView(this);
    m_list->setObjectName(u"reasons"_s);
    m_list->setAccessibleName(tr("Reasons"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ReasonDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setFocusProxy(m_list);

    auto *choice = new QHBoxLayout;
    choice->addWidget(label);
    choice->addWidget(m_column, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(choice);
    column->addWidget(m_split);
    column->addWidget(m_hint);
    column->addWidget(m_filtered);
    column->addWidget(m_list, 1);
}

void ReasonsPane::takeFile()
{
    m_wanted.clear();
    m_model->clear();
    m_column->clear();
    m_column->addItem(tr("no column"));
    nameColumns();
    takeReasons();
    selectAllRows();
}

/// Those that are not in the choice yet.
void ReasonsPane::nameColumns()
{
    QStringList names;
    for (int column = m_column->count() - 1; column < m_rows.document().columnCount(); ++column)
        names.append(cellText(m_rows.columnName(column), 60));
    m_column->addItems(names); // at once: there may be thousands
}

void ReasonsPane::takeReasons()
{
    const int column = m_rows.reasonColumn();
    m_column->setCurrentIndex(column + 1);
    m_split->setChecked(m_rows.separator() != ReasonSeparator::None);
    m_split->setEnabled(column >= 0);
    m_filtered->setVisible(m_rows.matching().has_value());
    m_hint->setVisible(m_rows.reasonConfidence() < 50);
    m_hint->setText(column < 0
                        ? tr("No column looks like it contains reasons. Choose the one that says why a row failed.")
                        : tr("Is this the column that says why a row failed? If not, choose another one."));
    {
        const QSignalBlocker quiet(m_list->selectionModel());
        m_model->show(m_rows.reasons(), m_rows.document().rowCount(), m_rows.matching());
    }
    if (!m_list->currentIndex().isValid())
        selectAllRows();
    selectWanted();
}

QStringList ReasonsPane::selectedReasons() const
{
    QStringList reasons;
    const QModelIndexList selected = m_list->selectionModel()->selectedIndexes();
    for (const QModelIndex &index : selected) {
        if (index.data(ReasonsModel::GroupRole).toInt() == ReasonsModel::allRows)
            return {};
        reasons.append(index.data().toString());
    }
    return reasons;
}

void ReasonsPane::selectReasons(const QStringList &reasons)
{
    m_wanted = reasons;
    selectWanted();
}

void ReasonsPane::selectWanted()
{
    if (m_wanted.isEmpty())
        return;
    QItemSelection found;
    for (int line = 1; line < m_model->rowCount(); ++line) {
        const QModelIndex index = m_model->index(line);
        if (m_wanted.contains(index.data().toString()))
            found.append(QItemSelectionRange(index));
    }
    if (found.size() < m_wanted.size())
        return;
    m_wanted.clear();
    m_list->selectionModel()->setCurrentIndex(found.constFirst().topLeft(), QItemSelectionModel::NoUpdate);
    m_list->selectionModel()->select(found, QItemSelectionModel::ClearAndSelect);
}

std::vector<GroupId> ReasonsPane::selectedGroups() const
{
    std::vector<GroupId> groups;
    const QModelIndexList selected = m_list->selectionModel()->selectedIndexes();
    for (const QModelIndex &index : selected) {
        const int group = index.data(ReasonsModel::GroupRole).toInt();
        if (group == ReasonsModel::allRows)
            return {};
        groups.push_back(GroupId(group));
    }
    std::sort(groups.begin(), groups.end());
    return groups;
}

void ReasonsPane::filter()
{
    RowFilter wanted = m_rows.filter();
    wanted.groups = selectedGroups();
    m_rows.setFilter(wanted);
}

void ReasonsPane::showAllRows()
{
    m_rows.setFilter({});
    selectAllRows();
}

void ReasonsPane::selectAllRows()
{
    m_list->setCurrentIndex(m_model->index(0));
}

} // namespace Balehook
