// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/formatpanel.h"

#include "failedrows/workbook/celltext.h"
#include "widgets/rows/formattext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QPushButton>

namespace Balehook {

using namespace Qt::StringLiterals;

FormatPanel::FormatPanel(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_encoding(new QComboBox(this))
    , m_delimiter(new QComboBox(this))
    , m_header(new QCheckBox(tr("The first line is the &header"), this))
    , m_guess(new QPushButton(tr("Auto-&Detect"), this))
{
    setObjectName(u"formatPanel"_s);
    setAccessibleName(tr("File Format"));
    setFrameStyle(QFrame::StyledPanel);
    m_encoding->setObjectName(u"formatEncoding"_s);
    m_delimiter->setObjectName(u"formatDelimiter"_s);
    m_header->setObjectName(u"formatHeader"_s);
    m_guess->setObjectName(u"formatGuess"_s);
    m_guess->setAutoDefault(false);
    for (const TextEncoding encoding :
         {TextEncoding::Utf8, TextEncoding::Utf16LE, TextEncoding::Utf16BE, TextEncoding::Windows1252})
        m_encoding->addItem(FormatText::encoding(encoding), int(encoding));
    for (const char delimiter : {',', ';', '\t', '|'})
        m_delimiter->addItem(FormatText::delimiter(delimiter), int(delimiter));

    m_form = new QFormLayout(this);
    m_form->addRow(tr("&Encoding:"), m_encoding);
    m_form->addRow(tr("Cells are &separated by:"), m_delimiter);
    m_form->addRow(m_header);
    m_form->addRow(m_guess);

    connect(m_encoding, &QComboBox::activated, this, &FormatPanel::announce);
    connect(m_delimiter, &QComboBox::activated, this, &FormatPanel::announce);
    connect(m_header, &QCheckBox::clicked, this, &FormatPanel::announce);
    connect(m_guess, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT guessRequested();
    });
}

void FormatPanel::openBelow(QWidget &opener, const TableFormat &format, bool isGuessed)
{
    m_rowDelimiter = format.delimiter == spooledDelimiter ? spooledDelimiter : char(0);
    for (QWidget *choice : {m_encoding, m_delimiter}) {
        choice->setVisible(!m_rowDelimiter);
        m_form->labelForField(choice)->setVisible(!m_rowDelimiter);
    }
    m_encoding->setCurrentIndex(m_encoding->findData(int(format.encoding)));
    const int delimiter = m_delimiter->findData(int(format.delimiter));
    m_delimiter->setCurrentIndex(delimiter);
    m_header->setChecked(format.hasHeader);
    m_guess->setEnabled(!isGuessed);
    adjustSize();
    const bool mirrored = opener.isRightToLeft();
    const QPoint corner = mirrored ? opener.rect().bottomRight() - QPoint(width(), 0) : opener.rect().bottomLeft();
    move(opener.mapToGlobal(corner));
    show();
    if (m_rowDelimiter)
        m_header->setFocus();
    else
        m_encoding->setFocus();
}

void FormatPanel::announce()
{
    TableFormat format;
    format.encoding = TextEncoding(m_encoding->currentData().toInt());
    format.delimiter = m_delimiter->currentIndex() < 0 ? ',' : char(m_delimiter->currentData().toInt());
    if (m_rowDelimiter)
        format = {TextEncoding::Utf8, 0, m_rowDelimiter, true};
    format.hasHeader = m_header->isChecked();
    m_guess->setEnabled(true);
    Q_EMIT chosen(format);
}

} // namespace Balehook
