// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/detailsdialog.h"

#include "core/text/safetext.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/fixedfont.h"
#include "widgets/look/wrappedlabel.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

DetailsDialog::DetailsDialog(const QString &summary, const QString &detail, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"detailsDialog"_s);
    setWindowTitle(tr("Details"));

    auto *column = new QVBoxLayout(this);
    auto *heading = new WrappedLabel(summary, this);
    column->addWidget(heading);

    auto *text = new QPlainTextEdit(this);
    text->setObjectName(u"detailsText"_s);
    text->setAccessibleName(tr("Details"));
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    new FixedFont(*text);
    text->setPlainText(detailText(detail));
    column->addWidget(text, 1);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    HelpPage::offer(*this, *buttons, u"trouble"_s);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(characterWidth(fontMetrics()) * 90, fontMetrics().height() * 22);
}

} // namespace Balehook
