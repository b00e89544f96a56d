// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/statuslabelsedit.h"

#include "core/text/safetext.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/look/colourbutton.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSet>
#include <QTableWidget>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

enum Column { CodeColumn, LabelColumn, ColorColumn, ColumnCount };

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
    m_table->setHorizontalHeaderLabels({tr("Status code"), tr("Shown as"), tr("Color")});
    QHeaderView &header = *m_table->horizontalHeader();
    header.setSectionResizeMode(LabelColumn, QHeaderView::Stretch);
    header.resizeSection(CodeColumn, qMax(header.defaultSectionSize(), header.sectionSizeHint(CodeColumn)));
    const ColourButton sample;
    header.resizeSection(ColorColumn, sample.sizeHint().width() + m_table->fontMetrics().averageCharWidth() * 4);
    m_table->verticalHeader()->setDefaultSectionSize(
        qMax(m_table->verticalHeader()->defaultSectionSize(), sample.sizeHint().height()));
    m_table->verticalHeader()->hide();
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    const int rowHeight = m_table->verticalHeader()->defaultSectionSize();
    m_table->setFixedHeight(rowHeight * 5);
    setFocusProxy(m_table);

    connect(m_table, &QTableWidget::itemChanged, this, [this](QTableWidgetItem *item) {
        nameColor(item->row());
        tellDouble();
        Q_EMIT edited();
    });
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

void StatusLabelsEdit::setLabels(const QMap<QString, QString> &labels, const QMap<QString, std::uint32_t> &colors)
{
    const QSignalBlocker quiet(m_table);
    m_table->setRowCount(0);
    QMap<QString, QString> lines = labels;
    // The codes seen so far, as an offer: a line without a word counts for nothing.
    for (const QString &seen : {u"0"_s, u"1"_s, u"2"_s}) {
        if (!lines.contains(seen))
            lines.insert(seen, {});
    }
    for (auto line = lines.cbegin(); line != lines.cend(); ++line) {
        const auto color = colors.constFind(line.key());
        addLine(line.key(), line.value(), color != colors.cend() ? std::optional<std::uint32_t>(*color) : std::nullopt);
    }
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

QMap<QString, std::uint32_t> StatusLabelsEdit::colors() const
{
    QMap<QString, std::uint32_t> colors;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString code = textAt(*m_table, row, CodeColumn);
        const auto *button = qobject_cast<ColourButton *>(m_table->cellWidget(row, ColorColumn));
        if (!code.isEmpty() && !textAt(*m_table, row, LabelColumn).isEmpty() && button && button->hasColor())
            colors.insert(code, button->colour());
    }
    return colors;
}

void StatusLabelsEdit::setMessage(FieldMessage &message)
{
    m_message = &message;
    message.setField(this);
}

QString StatusLabelsEdit::doubleCode() const
{
    QSet<QString> labelled;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString code = textAt(*m_table, row, CodeColumn);
        if (code.isEmpty() || textAt(*m_table, row, LabelColumn).isEmpty())
            continue;
        if (labelled.contains(code))
            return code;
        labelled.insert(code);
    }
    return {};
}

void StatusLabelsEdit::tellDouble()
{
    const QString code = doubleCode();
    if (m_message)
        m_message->setError(
            code.isEmpty() ? QString()
                           : tr("Status code %1 has two labels. Remove one of the two lines.").arg(cellText(code, 40)));
}

void StatusLabelsEdit::takeTyped()
{
    if (m_table->isAncestorOf(window()->focusWidget()))
        m_table->setFocus();
}

void StatusLabelsEdit::addLine(const QString &code, const QString &label, std::optional<std::uint32_t> color)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    auto *button = new ColourButton;
    button->setOptional();
    if (color)
        button->setColour(*color);
    button->setAutoDefault(false);
    connect(button, &ColourButton::colourChosen, this, &StatusLabelsEdit::edited);
    m_table->setCellWidget(row, ColorColumn, button);
    m_table->setItem(row, CodeColumn, new QTableWidgetItem(code));
    m_table->setItem(row, LabelColumn, new QTableWidgetItem(label));
    nameColor(row);
}

/// For a screen reader: of which code it is.
void StatusLabelsEdit::nameColor(int row)
{
    if (QWidget *button = m_table->cellWidget(row, ColorColumn))
        button->setAccessibleDescription(tr("Color of status %1").arg(textAt(*m_table, row, CodeColumn)));
}

void StatusLabelsEdit::removeCurrentLine()
{
    if (m_table->currentRow() < 0)
        return;
    m_table->removeRow(m_table->currentRow());
    tellDouble();
    Q_EMIT edited();
}

} // namespace Balehook
