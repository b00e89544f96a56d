// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/compare/comparisonpanes.h"

#include "core/text/safetext.h"
#include "widgets/compare/comparetext.h"
#include "widgets/compare/comparisonmodel.h"
#include "widgets/compare/comparisonview.h"
#include "widgets/fields/searchfield.h"
#include "widgets/look/characterwidth.h"
#include "widgets/messages/announcer.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int kindRole = Qt::UserRole;
constexpr int titleRole = Qt::UserRole; ///< of a reason
constexpr int everyKind = -1;

QTreeWidget *makeList(const QString &name, const QString &accessibleName, const QStringList &titles, QWidget *parent)
{
    auto *list = new QTreeWidget(parent);
    list->setObjectName(name);
    list->setAccessibleName(accessibleName);
    list->setHeaderLabels(titles);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAllColumnsShowFocus(true);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    QHeaderView *header = list->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < titles.size(); ++column)
        list->headerItem()->setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
    return list;
}

void setCount(QTreeWidgetItem &item, int column, qint64 count)
{
    item.setText(column, QLocale().toString(count));
    item.setTextAlignment(column, Qt::AlignTrailing | Qt::AlignVCenter);
}

} // namespace

ComparisonPanes::ComparisonPanes(QWidget *parent)
    : QSplitter(parent)
    , m_model(new ComparisonModel(this))
    , m_kinds(makeList(u"compareKinds"_s, tr("What became of the rows"), {tr("Result"), tr("Rows")}, this))
    , m_reasons(
          makeList(u"compareReasons"_s, tr("Reasons before and now"), {tr("Reason"), tr("Before"), tr("Now")}, this))
    , m_filter(new SearchField(this))
    , m_count(new QLabel(this))
    , m_view(new ComparisonView(*m_model, this))
{
    setChildrenCollapsible(false);
    addWidget(makeLeft());
    addWidget(makeRight());
    setStretchFactor(1, 1);
    const int character = characterWidth(fontMetrics());
    setSizes({character * 44, character * 90});
    connect(m_kinds, &QTreeWidget::currentItemChanged, this, &ComparisonPanes::showKind);
    connect(m_reasons, &QTreeWidget::itemSelectionChanged, this, &ComparisonPanes::showReason);
    connect(m_filter, &SearchField::typed, this, [this] {
        if (ComparisonRows *shown = rows())
            shown->setText(m_filter->text().trimmed());
        adapt();
    });
    connect(m_filter, &SearchField::resultsRequested, m_view, [this] { m_view->setFocus(); });
    connect(m_model, &ComparisonModel::rowsChanged, this, &ComparisonPanes::adapt);
    connect(m_view, &QAbstractItemView::activated, this, &ComparisonPanes::rowActivated);
    connect(m_view, &LargeTableView::currentRowChanged, this, &ComparisonPanes::changed);
    adapt();
}

ComparisonPanes::~ComparisonPanes() = default;

QWidget *ComparisonPanes::makeLeft()
{
    m_reasons->setSelectionMode(QAbstractItemView::SingleSelection);

    auto *left = new QSplitter(Qt::Vertical, this);
    left->setChildrenCollapsible(false);
    left->addWidget(m_kinds);
    left->addWidget(m_reasons);
    left->setStretchFactor(1, 1);
    const int line = m_kinds->fontMetrics().lineSpacing();
    left->setSizes({line * 10, line * 14});
    return left;
}

QWidget *ComparisonPanes::makeRight()
{
    auto *right = new QWidget(this);
    m_filter->setObjectName(u"compareFilter"_s);
    m_filter->setAccessibleName(tr("Filter rows"));
    m_filter->setPlaceholderText(tr("Text in any cell"));
    m_count->setObjectName(u"compareCount"_s);
    m_count->setTextFormat(Qt::PlainText);
    m_view->setAccessibleName(tr("Compared rows"));
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setAccessibleName(tr("Columns"));
    const int character = characterWidth(fontMetrics());
    const std::array<int, ComparisonText::ColumnCount> widths{28, 16, 34, 34, 40, 18, 18};
    for (std::size_t column = 0; column < widths.size(); ++column)
        m_view->setColumnWidth(int(column), character * widths[column]);
    auto *top = new QHBoxLayout;
    top->addWidget(m_filter, 1);
    top->addWidget(m_count);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins({});
    column->addLayout(top);
    column->addWidget(m_view, 1);
    return right;
}

ComparisonRows *ComparisonPanes::rows() const
{
    return m_model->rows();
}

void ComparisonPanes::setComparison(std::shared_ptr<const FileComparison> comparison)
{
    const QSignalBlocker blocker(m_kinds);
    const QSignalBlocker reasonsBlocker(m_reasons);
    const QVariant before = m_kinds->currentItem() ? m_kinds->currentItem()->data(0, kindRole) : QVariant();
    m_kinds->clear();
    m_reasons->clear();
    if (!comparison) {
        m_model->setRows(nullptr);
        return;
    }
    fillKinds(*comparison);
    fillReasons(*comparison);
    auto rows = std::make_unique<ComparisonRows>(std::move(comparison));
    connect(rows.get(), &ComparisonRows::ready, this, &ComparisonPanes::changed);
    connect(rows.get(), &ComparisonRows::failed, this, &ComparisonPanes::failed);
    rows->setText(m_filter->text().trimmed());
    m_model->setRows(std::move(rows));
    for (int row = 0; row < m_kinds->topLevelItemCount(); ++row) {
        if (row == 0 || m_kinds->topLevelItem(row)->data(0, kindRole) == before)
            m_kinds->setCurrentItem(m_kinds->topLevelItem(row));
    }
    showKind();
}

void ComparisonPanes::fillKinds(const FileComparison &comparison)
{
    const auto add = [this](const QString &text, int kind, qint64 count) {
        auto *item = new QTreeWidgetItem(m_kinds, {text});
        item->setToolTip(0, plainToolTip(text));
        item->setData(0, kindRole, kind);
        setCount(*item, 1, count);
    };
    qint64 all = 0;
    for (const FileComparison::Kind kind : FileComparison::kinds)
        all += comparison.count(kind);
    add(tr("All compared rows"), everyKind, all);
    for (const FileComparison::Kind kind : FileComparison::kinds)
        add(ComparisonText::kind(kind), int(kind), comparison.count(kind));
}

void ComparisonPanes::fillReasons(const FileComparison &comparison)
{
    for (const FileComparison::ReasonChange &change : comparison.reasonChanges()) {
        auto *item = new QTreeWidgetItem(m_reasons, {inItsDirection(cellText(change.title))});
        item->setToolTip(0, plainToolTip(change.title));
        item->setData(0, titleRole, change.title);
        setCount(*item, 1, change.before);
        setCount(*item, 2, change.after);
    }
}

void ComparisonPanes::showKind()
{
    const QTreeWidgetItem *item = m_kinds->currentItem();
    if (!item || !rows())
        return;
    const int kind = item->data(0, kindRole).toInt();
    rows()->setKind(kind == everyKind ? std::nullopt : std::optional(FileComparison::Kind(kind)));
    adapt();
}

/// Given up by a click with Ctrl.
void ComparisonPanes::showReason()
{
    const QList<QTreeWidgetItem *> chosen = m_reasons->selectedItems();
    if (rows())
        rows()->setReason(chosen.isEmpty() ? QString() : chosen.front()->data(0, titleRole).toString());
    adapt();
}

std::optional<FileComparison::Row> ComparisonPanes::currentRow() const
{
    const QModelIndex current = m_view->currentIndex();
    return rows() && current.isValid() ? std::optional(rows()->at(current.row())) : std::nullopt;
}

void ComparisonPanes::setFixed(bool isFixed)
{
    m_kinds->setEnabled(!isFixed);
    m_reasons->setEnabled(!isFixed);
    m_filter->setEnabled(!isFixed);
}

void ComparisonPanes::adapt()
{
    const QLocale locale;
    for (int column = 0; column < m_model->columnCount(); ++column)
        m_view->setColumnHidden(column, rows() && !m_model->hasColumn(column));
    m_count->setText(
        !rows() ? QString()
            : rows()->isSearching()
            ? tr("Searching…")
            : tr("%1 of %2 rows shown").arg(locale.toString(rows()->count()), locale.toString(rows()->allCount())));
    Q_EMIT changed();
}

} // namespace Balehook
