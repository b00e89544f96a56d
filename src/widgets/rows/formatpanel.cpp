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
    , m_other{new QLineEdit(this), new FieldMessage(this), QString()}
    , m_places{new QLineEdit(this), new FieldMessage(this), u"p"_s}
    , m_header(new QCheckBox(tr("The first line is the &header"), this))
    , m_guess(new QPushButton(tr("Auto-&Detect"), this))
{
    setObjectName(u"formatPanel"_s);
    setAccessibleName(tr("File Format"));
    setFrameStyle(QFrame::StyledPanel);
    HelpPage::offerIn(*this, u"tables"_s);
    m_encoding->setObjectName(u"formatEncoding"_s);
    m_delimiter->setObjectName(u"formatDelimiter"_s);
    m_other.field->setObjectName(u"formatOther"_s);
    m_other.field->setMaxLength(int(Delimiter::longest));
    m_places.field->setObjectName(u"formatPlaces"_s);
    m_header->setObjectName(u"formatHeader"_s);
    m_guess->setObjectName(u"formatGuess"_s);
    m_guess->setAutoDefault(true); // Enter, too: this is no dialog
    for (const TextEncoding encoding :
         {TextEncoding::Utf8, TextEncoding::Utf16LE, TextEncoding::Utf16BE, TextEncoding::Windows1252})
        m_encoding->addItem(FormatText::encoding(encoding), int(encoding));
    for (const char delimiter : {',', ';', '\t', '|'})
        m_delimiter->addItem(FormatText::delimiter(delimiter), Delimiter(delimiter).toString());
    m_delimiter->addItem(tr("fixed columns"), m_places.choice);
    m_delimiter->addItem(tr("other characters"), m_other.choice);

    m_form = new QFormLayout(this);
    m_form->addRow(tr("&Encoding:"), m_encoding);
    m_form->addRow(tr("Cells are &separated by:"), m_delimiter);
    addTyped(m_other, tr("&Other characters:"), tr("One or more characters, such as || or ~|~. Type \\t for a tab."));
    addTyped(m_places, tr("&Columns begin at:"),
             tr("The number of the first character of each column, such as 1, 11, 25."));
    m_form->addRow(m_header);
    m_form->addRow(m_guess);

    connect(m_encoding, &QComboBox::activated, this, &FormatPanel::announce);
    connect(m_delimiter, &QComboBox::activated, this, &FormatPanel::takeDelimiter);
    connect(m_other.field, &QLineEdit::editingFinished, this, [this] {
        takeTyped(m_other,
                  tr("These characters cannot separate cells. Quotation marks and line breaks are not allowed."));
    });
    connect(m_places.field, &QLineEdit::editingFinished, this,
            [this] { takeTyped(m_places, tr("Enter two or more increasing numbers, separated by commas.")); });
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
    const bool hasPlaces = !format.delimiter.places().empty();
    const int delimiter = m_delimiter->findData(hasPlaces ? m_places.choice : format.delimiter.toString());
    const bool isOther = !m_rowDelimiter && delimiter < 0;
    m_delimiter->setCurrentIndex(isOther ? m_delimiter->count() - 1 : delimiter);
    m_other.told = isOther ? FormatText::typed(format.delimiter) : QString();
    m_places.told = FormatText::typedPlaces(format.delimiter);
    for (const Typed *typed : {&m_other, &m_places}) {
        typed->field->setText(typed->told);
        typed->message->setError(QString());
    }
    showTyped();
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

void FormatPanel::addTyped(Typed &typed, const QString &label, const QString &hint)
{
    typed.message->setObjectName(typed.field->objectName() + "Message"_L1);
    typed.message->setField(typed.field);
    typed.message->setHint(hint);
    m_form->addRow(label, typed.field);
    m_form->addRow(typed.message);
    connect(typed.field, &QLineEdit::textEdited, typed.message,
            [message = typed.message] { message->setError(QString()); });
}

std::optional<Delimiter> FormatPanel::delimiter() const
{
    if (isShown(m_places))
        return FormatText::fromTypedPlaces(m_places.field->text());
    if (isShown(m_other))
        return FormatText::fromTyped(m_other.field->text());
    return Delimiter::fromString(m_delimiter->currentData().toString());
}

/// Neither "other characters" nor places are a choice before there are some.
void FormatPanel::takeDelimiter()
{
    showTyped();
    for (const Typed *typed : {&m_other, &m_places}) {
        if (isShown(*typed))
            typed->field->setFocus();
    }
    if (delimiter())
        announce();
}

void FormatPanel::takeTyped(Typed &typed, const QString &refusal)
{
    if (!isShown(typed) || typed.field->text().isEmpty() || typed.field->text() == typed.told)
        return;
    if (!delimiter()) {
        typed.message->setError(refusal);
        return;
    }
    typed.told = typed.field->text();
    announce();
}

bool FormatPanel::isShown(const Typed &typed) const
{
    return !m_rowDelimiter && m_delimiter->currentData().toString() == typed.choice;
}

void FormatPanel::showTyped()
{
    for (const Typed *typed : {&m_other, &m_places}) {
        for (QWidget *part : {static_cast<QWidget *>(typed->field), m_form->labelForField(typed->field),
                              static_cast<QWidget *>(typed->message)})
            part->setVisible(isShown(*typed));
    }
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
