// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/compare/keycolumnsdialog.h"

#include "core/text/safetext.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/characterwidth.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

KeyColumnsDialog::KeyColumnsDialog(QStringList columns, const QStringList &chosen, QWidget *parent)
    : QDialog(parent)
    , m_columns(std::move(columns))
    , m_chosen(chosen.begin(), chosen.end())
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"keyColumnsDialog"_s);
    setWindowTitle(tr("Choose Key Columns"));
    build();
    list();
}

void KeyColumnsDialog::build()
{
    m_filter = new QLineEdit(this);
    m_filter->setObjectName(u"keyColumnsFilter"_s);
    m_filter->setPlaceholderText(tr("Part of a column name"));
    m_filter->setAccessibleName(tr("Filter columns"));
    m_filter->setClearButtonEnabled(true);
    m_list = new QListWidget(this);
    m_list->setObjectName(u"keyColumnsList"_s);
    m_list->setAccessibleName(tr("Columns"));
    m_list->setUniformItemSizes(true);
    m_more = new QLabel(this);
    m_more->setObjectName(u"keyColumnsMore"_s);
    m_more->setTextFormat(Qt::PlainText);
    m_more->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Use as Key"), QDialogButtonBox::AcceptRole)->setDefault(true);
    HelpPage::offer(*this, *buttons, u"compare"_s);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);
    column->addWidget(m_more);
    column->addWidget(buttons);
    setMinimumWidth(characterWidth(fontMetrics()) * 50);

    connect(m_filter, &QLineEdit::textChanged, this, &KeyColumnsDialog::list);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        const QString name = item->data(Qt::UserRole).toString();
        if (item->checkState() == Qt::Checked)
            m_chosen.insert(name);
        else
            m_chosen.remove(name);
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &KeyColumnsDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &KeyColumnsDialog::reject);
}

void KeyColumnsDialog::list()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    int more = 0;
    const auto add = [this, &more](bool isChosen) {
        for (const QString &name : m_columns) {
            if (m_chosen.contains(name) != isChosen || !name.contains(m_filter->text(), Qt::CaseInsensitive))
                continue;
            if (m_list->count() >= mostListed) {
                ++more;
                continue;
            }
            auto *item = new QListWidgetItem(cellText(name, 120), m_list);
            item->setData(Qt::UserRole, name);
            item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
        }
    };
    add(true);
    add(false);
    if (m_list->count() > 0)
        m_list->setCurrentRow(0);
    m_more->setText(more > 0 ? tr("%Ln more column(s). Type a part of the name to find them.", nullptr, more)
                             : QString());
}

void KeyColumnsDialog::choose()
{
    QStringList keys;
    for (const QString &name : m_columns) {
        if (m_chosen.contains(name))
            keys.append(name);
    }
    Q_EMIT keysChosen(keys);
    accept();
}

} // namespace Balehook
