// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/exportformatbox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

ExportFormatBox::ExportFormatBox(const std::vector<Entry> &formats, QWidget *parent)
    : QWidget(parent)
{
    m_format = new QComboBox(this);
    m_format->setObjectName(u"exportFormat"_s);
    m_format->setAccessibleName(tr("Format"));
    for (const Entry &entry : formats)
        m_format->addItem(entry.text, int(entry.format));
    m_guard = new QCheckBox(tr("Prevent spreadsheets from running cells as for&mulas"), this);
    m_guard->setObjectName(u"exportGuard"_s);
    m_guard->setChecked(true);
    m_warning = new QLabel(this);
    m_warning->setObjectName(u"exportWarning"_s);
    m_warning->setTextFormat(Qt::PlainText);
    m_warning->setWordWrap(true);
    m_knowingly = new QCheckBox(tr("&No spreadsheet will open this file"), this);
    m_knowingly->setObjectName(u"exportKnowingly"_s);
    setFocusProxy(m_format);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    for (QWidget *widget : std::initializer_list<QWidget *>{m_format, m_guard, m_warning, m_knowingly})
        column->addWidget(widget);

    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportFormatBox::adapt);
    connect(m_guard, &QCheckBox::toggled, this, &ExportFormatBox::adapt);
    connect(m_knowingly, &QCheckBox::toggled, this, &ExportFormatBox::adapt);
    m_format->setWhatsThis(
        tr("CSV has the column titles in its first line and quotes every cell. An Excel workbook has "
           "every cell as text, so that spreadsheets neither run nor change any. JSON Lines has one "
           "JSON object per line."));
    adapt();
    m_guard->setWhatsThis(m_warning->text());
}

ExportFormat ExportFormatBox::format() const
{
    return ExportFormat(m_format->currentData().toInt());
}

void ExportFormatBox::setFormat(ExportFormat format)
{
    if (const int index = m_format->findData(int(format)); index >= 0)
        m_format->setCurrentIndex(index);
}

bool ExportFormatBox::guardsFormulas() const
{
    return m_guard->isChecked();
}

bool ExportFormatBox::isReady() const
{
    return format() != ExportFormat::Csv || guardsFormulas() || m_knowingly->isChecked();
}

void ExportFormatBox::adapt()
{
    const bool isCsv = format() == ExportFormat::Csv;
    const bool isGuarded = guardsFormulas();
    m_guard->setVisible(isCsv);
    m_warning->setVisible(isCsv);
    m_warning->setText(isGuarded
                           ? tr("Cells that look like a formula get a leading apostrophe, so that a spreadsheet shows "
                                "them and does not run them.")
                           : tr("A spreadsheet may run cells that begin with =, +, - or @: they can send data away or "
                                "start programs. Turn this protection off only for a file that no spreadsheet opens."));
    m_knowingly->setVisible(isCsv && !isGuarded);
    if (isGuarded)
        m_knowingly->setChecked(false);
    Q_EMIT changed();
}

} // namespace Balehook
