// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/exportdialog.h"

#include "core/text/pluralcount.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/dialogsize.h"
#include "widgets/tables/exportformatbox.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

ExportDialog::ExportDialog(const Extent &extent, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"exportDialog"_s);
    setWindowTitle(tr("Export Rows"));
    build(extent);
    adjustSize();
    adapt();
}

void ExportDialog::build(const Extent &extent)
{
    m_shown =
        new QRadioButton(tr("The %Ln row(s) &shown, in their order", nullptr, pluralCount(extent.shownRows)), this);
    m_shown->setObjectName(u"exportShown"_s);
    m_all = new QRadioButton(tr("&All %Ln row(s) of the file", nullptr, pluralCount(extent.allRows)), this);
    m_all->setObjectName(u"exportAll"_s);
    m_shown->setChecked(true);
    m_hidden = new QCheckBox(tr("&With %Ln hidden column(s)", nullptr, extent.hiddenColumns), this);
    m_hidden->setObjectName(u"exportHidden"_s);
    m_hidden->setVisible(extent.hiddenColumns > 0);
    m_format = new ExportFormatBox({{ExportFormat::Csv, tr("CSV (for spreadsheets)")},
                                    {ExportFormat::Xlsx, tr("Excel workbook (leading zeros stay)")},
                                    {ExportFormat::JsonLines, tr("JSON Lines (for programs)")}},
                                   this);

    auto *form = new QFormLayout;
    form->addRow(tr("Rows:"), m_shown);
    form->addRow(QString(), m_all);
    form->addRow(QString(), m_hidden);
    form->addRow(tr("&Format:"), m_format);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_go = buttons->addButton(tr("&Export..."), QDialogButtonBox::AcceptRole);
    m_go->setObjectName(u"exportGo"_s);
    m_go->setDefault(true);
    HelpPage::offer(*this, *buttons, u"copy-and-export"_s);
    HelpPage::offerWhatsThis(*buttons);
    m_shown->setWhatsThis(tr("Only the rows that match the chosen reasons and filters, in the order of the table."));
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addStretch();
    column->addWidget(buttons);
    new DialogSize(*this, 64);

    connect(m_format, &ExportFormatBox::changed, this, &ExportDialog::adapt);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
}

void ExportDialog::adapt()
{
    m_go->setEnabled(m_format->isReady());
}

void ExportDialog::accept()
{
    if (!m_go->isEnabled())
        return;
    Q_EMIT chosen({.shownRows = m_shown->isChecked(),
                   .shownColumns = m_hidden->isHidden() || !m_hidden->isChecked(),
                   .format = m_format->format(),
                   .guardFormulas = m_format->guardsFormulas()});
    QDialog::accept();
}

} // namespace Balehook
