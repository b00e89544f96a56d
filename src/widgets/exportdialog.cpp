// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/exportdialog.h"

#include "widgets/dialogsize.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <limits>

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
    const auto plural = [](qint64 rows) { return int(qMin<qint64>(rows, std::numeric_limits<int>::max())); };
    m_shown = new QRadioButton(tr("The %Ln row(s) &shown, in their order", nullptr, plural(extent.shownRows)), this);
    m_shown->setObjectName(u"exportShown"_s);
    m_all = new QRadioButton(tr("&All %Ln row(s) of the file", nullptr, plural(extent.allRows)), this);
    m_all->setObjectName(u"exportAll"_s);
    m_shown->setChecked(true);
    m_hidden = new QCheckBox(tr("&With %Ln hidden column(s)", nullptr, extent.hiddenColumns), this);
    m_hidden->setObjectName(u"exportHidden"_s);
    m_hidden->setVisible(extent.hiddenColumns > 0);
    m_format = new QComboBox(this);
    m_format->setObjectName(u"exportFormat"_s);
    m_format->addItem(tr("CSV (for spreadsheets)"), int(ExportFormat::Csv));
    m_format->addItem(tr("JSON lines (for programs)"), int(ExportFormat::JsonLines));
    m_guard = new QCheckBox(tr("Keep spreadsheets from running cells as &formulas"), this);
    m_guard->setObjectName(u"exportGuard"_s);
    m_guard->setChecked(true);
    m_warning = new QLabel(this);
    m_warning->setObjectName(u"exportWarning"_s);
    m_warning->setTextFormat(Qt::PlainText);
    m_warning->setWordWrap(true);
    m_knowingly = new QCheckBox(tr("&No spreadsheet will open this file"), this);
    m_knowingly->setObjectName(u"exportKnowingly"_s);

    auto *form = new QFormLayout;
    form->addRow(tr("Rows:"), m_shown);
    form->addRow(QString(), m_all);
    form->addRow(QString(), m_hidden);
    form->addRow(tr("&Format:"), m_format);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_go = buttons->addButton(tr("&Export..."), QDialogButtonBox::AcceptRole);
    m_go->setObjectName(u"exportGo"_s);
    m_go->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_guard);
    column->addWidget(m_warning);
    column->addWidget(m_knowingly);
    column->addStretch();
    column->addWidget(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 64);

    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::adapt);
    connect(m_guard, &QCheckBox::toggled, this, &ExportDialog::adapt);
    connect(m_knowingly, &QCheckBox::toggled, this, &ExportDialog::adapt);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
}

void ExportDialog::adapt()
{
    const bool isCsv = m_format->currentData().toInt() == int(ExportFormat::Csv);
    const bool isGuarded = m_guard->isChecked();
    m_guard->setVisible(isCsv);
    m_warning->setVisible(isCsv);
    m_warning->setText(isGuarded
                           ? tr("Cells that begin like a formula get an apostrophe in front, so that a spreadsheet "
                                "shows them and does not run them.")
                           : tr("A spreadsheet may run cells that begin with =, +, - or @: they can send data away or "
                                "start programs. Switch the guard off only for a file that no spreadsheet opens."));
    m_knowingly->setVisible(isCsv && !isGuarded);
    if (isGuarded)
        m_knowingly->setChecked(false);
    m_go->setEnabled(!isCsv || isGuarded || m_knowingly->isChecked());
    growToFit(*this);
}

void ExportDialog::accept()
{
    if (!m_go->isEnabled())
        return;
    Q_EMIT chosen({.shownRows = m_shown->isChecked(),
                   .shownColumns = m_hidden->isHidden() || !m_hidden->isChecked(),
                   .format = ExportFormat(m_format->currentData().toInt()),
                   .guardFormulas = m_guard->isChecked()});
    QDialog::accept();
}

} // namespace Balehook
