// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/gotorowdialog.h"

#include "widgets/fields/helppage.h"
#include "widgets/lists/gotodialog.h"
#include "widgets/messages/announcer.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

GoToRowDialog::GoToRowDialog(qint64 rows, QWidget *parent)
    : QDialog(parent)
    , m_rows(rows)
    , m_number(new QLineEdit(this))
    , m_message(new QLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"goToRowDialog"_s);
    setWindowTitle(tr("Go to Row"));
    m_number->setObjectName(u"rowNumber"_s);
    m_message->setObjectName(u"rowNumberMessage"_s);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setText(tr("Enter a number from 1 to %1.").arg(QLocale().toString(rows)));
    auto *form = new QFormLayout;
    form->addRow(tr("&Row number:"), m_number);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Go"), QDialogButtonBox::AcceptRole)->setDefault(true);
    HelpPage::offer(*this, *buttons, u"failed-rows"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &GoToRowDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &GoToRowDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_message);
    column->addWidget(buttons);
}

void GoToRowDialog::accept()
{
    bool isNumber = false;
    const qint64 number = QLocale().toLongLong(m_number->text().trimmed(), &isNumber);
    if (!isNumber || number < 1 || number > m_rows) {
        m_message->setText(GoToDialog::noSuchRow(m_rows));
        m_number->selectAll();
        m_number->setFocus();
        Announcer::say(*m_message, m_message->text());
        return;
    }
    Q_EMIT rowChosen(number - 1);
    QDialog::accept();
}

} // namespace Balehook
