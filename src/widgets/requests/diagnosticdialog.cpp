// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/requests/diagnosticdialog.h"

#include "core/disk/privatesave.h"
#include "widgets/fields/helppage.h"
#include "widgets/links/linkactions.h"
#include "widgets/links/savedialog.h"
#include "widgets/links/savename.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/fixedfont.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/messages/outcomelabel.h"
#include "widgets/requests/diagnosticreport.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

DiagnosticDialog::DiagnosticDialog(Sessions &sessions, SettingsFile &settings, QWidget &window)
    : QDialog(&window)
    , m_sessions(sessions)
    , m_settings(settings)
    , m_hidesNames(new QCheckBox(tr("&Leave out URLs and account names"), this))
    , m_text(new QPlainTextEdit(this))
    , m_outcome(new OutcomeLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"diagnosticDialog"_s);
    setWindowTitle(tr("Diagnostic Report"));
    build();
    const QSize wanted(characterWidth(fontMetrics()) * 100, fontMetrics().height() * 30);
    resize(wanted.boundedTo(window.screen()->availableSize() * 9 / 10));
}

void DiagnosticDialog::build()
{
    auto *told =
        new WrappedLabel(tr("Balehook does not send this report to anyone. Read it, then copy or save it and send "
                            "it to the people who look into the problem. It contains no tokens, no records and no "
                            "file names."),
                         this);
    m_text->setObjectName(u"diagnosticText"_s);
    m_text->setAccessibleName(tr("Diagnostic report"));
    m_text->setReadOnly(true);
    m_text->setUndoRedoEnabled(false);
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setLayoutDirection(Qt::LeftToRight); // English, in every language
    new FixedFont(*m_text);
    m_hidesNames->setObjectName(u"diagnosticHidesNames"_s);
    m_outcome->setObjectName(u"diagnosticOutcome"_s);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    HelpPage::offer(*this, *buttons, u"requests"_s);
    QPushButton *copyButton = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copyButton->setObjectName(u"diagnosticCopy"_s);
    QPushButton *saveButton = buttons->addButton(tr("&Save..."), QDialogButtonBox::ActionRole);
    saveButton->setObjectName(u"diagnosticSave"_s);
    auto *column = new QVBoxLayout(this);
    column->addWidget(told);
    column->addWidget(m_text, 1);
    column->addWidget(m_hidesNames);
    column->addWidget(m_outcome);
    column->addWidget(buttons);

    setTabOrder(m_text, m_hidesNames);
    m_text->setFocus();
    connect(m_hidesNames, &QCheckBox::toggled, this, &DiagnosticDialog::refresh);
    connect(copyButton, &QPushButton::clicked, this, &DiagnosticDialog::copy);
    connect(saveButton, &QPushButton::clicked, this, &DiagnosticDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void DiagnosticDialog::present()
{
    refresh();
    show();
    raise();
    activateWindow();
}

void DiagnosticDialog::refresh()
{
    m_text->setPlainText(DiagnosticReport(m_sessions, m_settings, m_hidesNames->isChecked()).text());
    m_outcome->hide();
}

bool DiagnosticDialog::hidesNames() const
{
    return m_hidesNames->isChecked();
}

void DiagnosticDialog::setHidesNames(bool hides)
{
    m_hidesNames->setChecked(hides);
}

QString DiagnosticDialog::copiedText()
{
    return tr("The report was copied.");
}

QString DiagnosticDialog::savedText()
{
    return tr("The report was saved.");
}

void DiagnosticDialog::copy()
{
    copyToClipboard(m_text->toPlainText());
    m_outcome->tell(copiedText());
}

void DiagnosticDialog::save()
{
    QFileDialog *dialog = openSaveDialog(u"balehook-report.txt"_s, *this);
    const auto write = [this, bytes = m_text->toPlainText().toUtf8()](const QString &name) {
        const auto end = [this](const Outcome &outcome) {
            m_outcome->tell(outcome ? savedText() : outcome.error().userMessage());
        };
        savePrivately(
            name, [bytes] { return bytes; }, this, end);
    };
    SaveName::whenChosen(*dialog, u"txt"_s, *this, write);
}

} // namespace Balehook
