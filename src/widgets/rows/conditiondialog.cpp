// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/conditiondialog.h"

#include "core/text/safetext.h"
#include "failedrows/rows/failedrows.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/characterwidth.h"
#include "widgets/tables/patterntext.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

ConditionDialog::ConditionDialog(const FailedRows &rows, int column, QWidget *parent)
    : QDialog(parent)
    , m_column(new QComboBox(this))
    , m_kind(new QComboBox(this))
    , m_text(new QLineEdit(this))
    , m_message(new FieldMessage(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"conditionDialog"_s);
    setWindowTitle(tr("Filter Rows"));
    for (int each = 0; each < rows.document().columnCount(); ++each)
        m_column->addItem(cellText(rows.columnName(each), 60));
    m_column->setCurrentIndex(column);
    using Kind = CellCondition::Kind;
    m_kind->addItem(tr("contains"), int(Kind::Contains));
    m_kind->addItem(tr("is exactly"), int(Kind::Equals));
    m_kind->addItem(tr("is not"), int(Kind::Differs));
    m_kind->addItem(tr("matches the regular expression"), int(Kind::Matches));
    m_message->setField(m_text);
    m_text->setMaxLength(1000);
    m_text->setObjectName(u"conditionText"_s);
    m_kind->setObjectName(u"conditionKind"_s);

    auto *form = new QFormLayout;
    form->addRow(tr("&Column:"), m_column);
    form->addRow(tr("C&ondition:"), m_kind);
    form->addRow(tr("&Text:"), m_text);
    form->addRow(QString(), m_message);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Show Rows"), QDialogButtonBox::AcceptRole)->setDefault(true);
    HelpPage::offer(*this, *buttons, u"failed-rows"_s);
    connect(m_text, &QLineEdit::textEdited, m_message, [this] { m_message->setError(QString()); });
    connect(m_kind, &QComboBox::activated, m_message, [this] { m_message->setError(QString()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &ConditionDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ConditionDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    setMinimumWidth(characterWidth(fontMetrics()) * 56);
    m_text->setFocus();
}

void ConditionDialog::accept()
{
    const auto kind = CellCondition::Kind(m_kind->currentData().toInt());
    if (const QString fault = kind == CellCondition::Kind::Matches ? PatternText::fault(m_text->text()) : QString();
        !fault.isEmpty()) {
        m_message->setError(fault);
        m_text->setFocus();
        return;
    }
    Q_EMIT chosen({.column = m_column->currentIndex(), .kind = kind, .text = m_text->text().toUtf8()});
    QDialog::accept();
}

} // namespace Balehook
