// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/statuslabelsedit.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

enum Column { CodeColumn, LabelColumn, ColumnCount };

QString textAt(const QTableWidget &table, int row, int column)
{
    const QTableWidgetItem *item = table.item(row, column);
    return item ? item->text().trimmed() : QString();
}

} // namespace

StatusLabelsEdit::StatusLabelsEdit(QWidget *parent)
    : QWidget(parent)
    , m_table(new QTableWidget(0, ColumnCount, this))
    , m_remove(new QPushButton(tr("Re&move Line"), this))
{
    auto *add = new QPushButton(tr("Add L&ine"), this);
    add->setAutoDefault(false);
    m_remove->setAutoDefault(false);
    m_remove->setEnabled(false);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_table);
    layout->addLayout(buttons);

    m_table->setObjectName(u"statusLabelsTable"_s);
    m_table->setAccessibleName(tr("Labels for status codes"));
    m_table->setHorizontalHeaderLabels({tr("Status code"), tr("Shown as")});
    QHeaderView &header = *m_table->horizontalHeader();
    header.setSectionResizeMode(LabelColumn, QHeaderView::Stretch);
    header.resizeSection(CodeColumn, qMax(header.defaultSectionSize(), header.sectionSizeHint(CodeColumn)));
    m_table->verticalHeader()->hide();
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    const int rowHeight = m_table->verticalHeader()->defaultSectionSize();
    m_table->setFixedHeight(rowHeight * 5);
    setFocusProxy(m_table);

    connect(m_table, &QTableWidget::itemChanged, this, &StatusLabelsEdit::edited);
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) { m_remove->setEnabled(row >= 0); });
    connect(m_remove, &QPushButton::clicked, this, [this] { removeCurrentLine(); });
    connect(add, &QPushButton::clicked, this, [this] {
        addLine({}, {});
        m_table->setFocus();
        m_table->setCurrentCell(m_table->rowCount() - 1, CodeColumn);
        m_table->editItem(m_table->currentItem());
    });
    setLabels({});
}

void StatusLabelsEdit::setLabels(const QMap<QString, QString> &labels)
{
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(0);
    QMap<QString, QString> lines = labels;
    // The codes seen so far, as an offer: a line without a word counts for nothing.
    for (const QString &seen : {u"0"_s, u"1"_s, u"2"_s}) {
        if (!lines.contains(seen))
            lines.insert(seen, {});
    }
    for (auto line = lines.cbegin(); line != lines.cend(); ++line)
        addLine(line.key(), line.value());
}

QMap<QString, QString> StatusLabelsEdit::labels() const
{
    QMap<QString, QString> labels;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString code = textAt(*m_table, row, CodeColumn);
        const QString label = textAt(*m_table, row, LabelColumn);
        if (!code.isEmpty() && !label.isEmpty())
            labels.insert(code, label);
    }
    return labels;
}

void StatusLabelsEdit::addLine(const QString &code, const QString &label)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, CodeColumn, new QTableWidgetItem(code));
    m_table->setItem(row, LabelColumn, new QTableWidgetItem(label));
}

void StatusLabelsEdit::removeCurrentLine()
{
    if (m_table->currentRow() < 0)
        return;
    m_table->removeRow(m_table->currentRow());
    Q_EMIT edited();
}

} // namespace Balehook
