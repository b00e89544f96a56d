// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/listingexportdialog.h"

#include "widgets/fields/helppage.h"
#include "widgets/look/dialogsize.h"
#include "widgets/tables/exportformatbox.h"
#include "widgets/tables/exporttext.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

ListingExportDialog::ListingExportDialog(Listing listing, ExportFormat format, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"listingExportDialog"_s);
    setWindowTitle(ExportText::title(listing));
    m_scope = new QLabel(this);
    m_scope->setObjectName(u"exportScope"_s);
    m_scope->setTextFormat(Qt::PlainText);
    m_scope->setWordWrap(true);
    m_format = new ExportFormatBox({{ExportFormat::Csv, tr("CSV: the columns shown, for spreadsheets")},
                                    {ExportFormat::Xlsx, tr("Excel workbook: the columns shown, as text")},
                                    {ExportFormat::Json, tr("JSON: records as received from the service")},
                                    {ExportFormat::JsonLines, tr("JSON Lines: the same, one record per line")}},
                                   this);
    m_format->setFormat(format);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_go = buttons->addButton(tr("&Export..."), QDialogButtonBox::AcceptRole);
    m_go->setObjectName(u"listingExportGo"_s);
    m_go->setDefault(true);
    HelpPage::offer(*this, *buttons, u"copy-and-export"_s);
    HelpPage::offerWhatsThis(*buttons);

    auto *form = new QFormLayout;
    form->addRow(tr("Content:"), m_scope);
    form->addRow(tr("&Format:"), m_format);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addStretch();
    column->addWidget(buttons);
    new DialogSize(*this, 64);

    connect(m_format, &ExportFormatBox::changed, this, [this] { m_go->setEnabled(m_format->isReady()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &ListingExportDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ListingExportDialog::reject);
    m_format->setFocus();
}

void ListingExportDialog::setScope(const QString &text)
{
    m_scope->setText(text);
    setAccessibleDescription(text);
}

void ListingExportDialog::accept()
{
    if (!m_go->isEnabled())
        return;
    Q_EMIT chosen({.format = m_format->format(), .guardFormulas = m_format->guardsFormulas()});
    QDialog::accept();
}

} // namespace Balehook
