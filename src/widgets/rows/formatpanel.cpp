// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/formatpanel.h"

#include "failedrows/workbook/celltext.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/fields/helppage.h"
#include "widgets/rows/formattext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace Balehook {

using namespace Qt::StringLiterals;

FormatPanel::FormatPanel(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_encoding(new QComboBox(this))
    , m_delimiter(new QComboBox(this))
    , m_other(new QLineEdit(this))
    , m_otherMessage(new FieldMessage(this))
    , m_header(new QCheckBox(tr("The first line is the &header"), this))
    , m_guess(new QPushButton(tr("Auto-&Detect"), this))
{
    setObjectName(u"formatPanel"_s);
    setAccessibleName(tr("File Format"));
    setFrameStyle(QFrame::StyledPanel);
    HelpPage::offerIn(*this, u"tables"_s);
    m_encoding->setObjectName(u"formatEncoding"_s);
    m_delimiter->setObjectName(u"formatDelimiter"_s);
    m_other->setObjectName(u"formatOther"_s);
    m_other->setMaxLength(int(Delimiter::longest));
    m_otherMessage->setField(m_other);
    m_otherMessage->setHint(tr("One or more characters, such as || or ~|~. Type \\t for a tab."));
    m_header->setObjectName(u"formatHeader"_s);
    m_guess->setObjectName(u"formatGuess"_s);
    m_guess->setAutoDefault(false);
    for (const TextEncoding encoding :
         {TextEncoding::Utf8, TextEncoding::Utf16LE, TextEncoding::Utf16BE, TextEncoding::Windows1252})
        m_encoding->addItem(FormatText::encoding(encoding), int(encoding));
    for (const char delimiter : {',', ';', '\t', '|'})
        m_delimiter->addItem(FormatText::delimiter(delimiter), Delimiter(delimiter).toString());
    m_delimiter->addItem(tr("other characters"), QString());

    m_form = new QFormLayout(this);
    m_form->addRow(tr("&Encoding:"), m_encoding);
    m_form->addRow(tr("Cells are &separated by:"), m_delimiter);
    m_form->addRow(tr("&Other characters:"), m_other);
    m_form->addRow(m_otherMessage);
    m_form->addRow(m_header);
    m_form->addRow(m_guess);

    connect(m_encoding, &QComboBox::activated, this, &FormatPanel::announce);
    connect(m_delimiter, &QComboBox::activated, this, &FormatPanel::takeDelimiter);
    connect(m_other, &QLineEdit::editingFinished, this, &FormatPanel::takeTyped);
    connect(m_other, &QLineEdit::textEdited, m_otherMessage, [this] { m_otherMessage->setError(QString()); });
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
    const int delimiter = m_delimiter->findData(format.delimiter.toString());
    const bool isOther = !m_rowDelimiter && delimiter < 0;
    m_delimiter->setCurrentIndex(isOther ? m_delimiter->count() - 1 : delimiter);
    m_announced = isOther ? FormatText::typed(format.delimiter) : QString();
    m_other->setText(m_announced);
    m_otherMessage->setError(QString());
    showOther();
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

std::optional<Delimiter> FormatPanel::delimiter() const
{
    const QString named = m_delimiter->currentData().toString();
    return named.isEmpty() ? FormatText::fromTyped(m_other->text()) : Delimiter::fromString(named);
}

/// "other characters" is no choice before there are some.
void FormatPanel::takeDelimiter()
{
    showOther();
    if (!m_other->isHidden())
        m_other->setFocus();
    if (delimiter())
        announce();
}

void FormatPanel::takeTyped()
{
    if (m_other->isHidden() || m_other->text().isEmpty() || m_other->text() == m_announced)
        return;
    if (!delimiter()) {
        m_otherMessage->setError(
            tr("Cells cannot be separated by this. Quotation marks and line breaks are not possible."));
        return;
    }
    m_announced = m_other->text();
    announce();
}

void FormatPanel::showOther()
{
    const bool isOther = !m_rowDelimiter && m_delimiter->currentIndex() == m_delimiter->count() - 1;
    for (QWidget *part :
         {static_cast<QWidget *>(m_other), m_form->labelForField(m_other), static_cast<QWidget *>(m_otherMessage)})
        part->setVisible(isOther);
    adjustSize();
}

void FormatPanel::announce()
{
    TableFormat format;
    format.encoding = TextEncoding(m_encoding->currentData().toInt());
    format.delimiter = delimiter().value_or(',');
    if (m_rowDelimiter)
        format = {TextEncoding::Utf8, 0, m_rowDelimiter, true};
    format.hasHeader = m_header->isChecked();
    m_guess->setEnabled(true);
    Q_EMIT chosen(format);
}

} // namespace Balehook
