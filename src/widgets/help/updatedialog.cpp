// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/updatedialog.h"

#include "core/text/safetext.h"
#include "domain/account/updateaddress.h"
#include "session/update/updatenotice.h"
#include "widgets/fields/administratorlock.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/wrappedlabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int widthInCharacters = 70;
constexpr int longestAddress = 2000;

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new WrappedLabel(parent);
    label->setText(text);
    return label;
}

} // namespace

UpdateDialog::UpdateDialog(UpdateNotice &notice, QWidget *parent)
    : QDialog(parent)
    , m_notice(notice)
    , m_on(new QCheckBox(tr("&Check for a new version once a day"), this))
    , m_onMessage(new FieldMessage(this))
    , m_address(new QLineEdit(this))
    , m_addressMessage(new FieldMessage(this))
    , m_last(plainLabel({}, this))
{
    setObjectName(u"updateDialog"_s);
    setWindowTitle(tr("Program Updates"));
    build();
    m_on->setChecked(notice.isOn());
    m_address->setText(notice.address());
    m_address->setCursorPosition(0);
    if (notice.isOnLocked())
        lockField(*m_on, *m_onMessage);
    if (notice.isAddressLocked())
        lockField(*m_address, *m_addressMessage);
    connect(m_address, &QLineEdit::textEdited, this, [this] { m_addressMessage->setError({}); });
    connect(m_on, &QCheckBox::toggled, this, [this] { m_addressMessage->setError({}); });
    connect(&m_notice, &UpdateNotice::changed, this, &UpdateDialog::refreshLast);
    refreshLast();
}

void UpdateDialog::build()
{
    m_on->setObjectName(u"updateCheckBox"_s);
    m_onMessage->setField(m_on);
    m_address->setObjectName(u"updateAddressEdit"_s);
    m_address->setMaxLength(longestAddress);
    m_address->setPlaceholderText(u"https://"_s);
    m_addressMessage->setField(m_address);
    m_last->setObjectName(u"updateLastLabel"_s);
    auto *addressLabel = plainLabel(tr("&URL to check:"), this);
    addressLabel->setWordWrap(false);
    addressLabel->setBuddy(m_address);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    HelpPage::offer(*this, *buttons, u"settings"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &UpdateDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &UpdateDialog::reject);

    auto *column = new QVBoxLayout(this);
    column->addWidget(m_on);
    column->addWidget(m_onMessage);
    column->addWidget(addressLabel);
    column->addWidget(m_address);
    column->addWidget(m_addressMessage);
    column->addWidget(plainLabel(tr("Only this URL is requested, over https. Neither a token nor any account data is "
                                    "sent, and nothing is downloaded or installed."),
                                 this));
    column->addWidget(m_last);
    column->addStretch();
    column->addWidget(buttons);
    setMinimumWidth(characterWidth(fontMetrics()) * widthInCharacters);
}

QString UpdateDialog::neverChecked()
{
    return tr("Not checked yet.");
}

void UpdateDialog::refreshLast()
{
    const QDateTime last = m_notice.lastChecked();
    if (!last.isValid()) {
        m_last->setText(neverChecked());
        return;
    }
    const QString when = QLocale().toString(last.toLocalTime(), QLocale::ShortFormat);
    const QString failure = m_notice.failure();
    if (failure.isEmpty())
        m_last->setText(tr("Last check: %1.").arg(when));
    else
        m_last->setText(tr("Last check: %1, failed. %2").arg(when, cellText(failure, 400)));
}

QString UpdateDialog::problem() const
{
    // An address that nobody asks may be missing.
    if (!m_on->isChecked() && m_address->text().trimmed().isEmpty())
        return {};
    const Result<QUrl> url = UpdateAddress::parse(m_address->text());
    return url ? QString() : url.error().detail;
}

void UpdateDialog::accept()
{
    if (const QString wrong = problem(); !wrong.isEmpty()) {
        m_addressMessage->setError(wrong);
        m_address->setFocus();
        return;
    }
    m_notice.choose(m_on->isChecked(), m_address->text().trimmed());
    QDialog::accept();
}

} // namespace Balehook
