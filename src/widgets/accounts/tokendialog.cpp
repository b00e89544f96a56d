// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/tokendialog.h"

#include "session/account/accountsession.h"
#include "widgets/accounts/checkview.h"
#include "widgets/accounts/tokenfield.h"
#include "widgets/accounts/tokenkeeper.h"
#include "widgets/fields/helppage.h"
#include "widgets/fields/valuetext.h"
#include "widgets/look/dialogsize.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

void addText(QFormLayout *form, const QString &name, const QString &text)
{
    auto *value = new ValueText;
    value->setValue(text);
    value->setAccessibleName(name);
    form->addRow(name, value);
}

} // namespace

TokenDialog::TokenDialog(Sessions &sessions, AccountSession &session, QWidget *parent)
    : QDialog(parent)
    , m_session(&session)
    , m_field(new TokenField(this))
    , m_checkView(new CheckView(this))
    , m_keeper(new TokenKeeper(this))
    , m_check(new QPushButton(tr("&Check"), this))
{
    setObjectName(u"tokenDialog"_s);
    setWindowTitle(tr("Update Token"));
    m_checkView->setSessions(sessions);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_primary = buttons->addButton(tr("&Save Token"), QDialogButtonBox::AcceptRole);
    m_primary->setObjectName(u"primaryButton"_s);
    m_primary->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(makeForm());
    layout->addWidget(m_checkView);
    layout->addStretch();
    layout->addWidget(m_keeper);
    layout->addWidget(buttons);
    new DialogSize(*this, 70);

    HelpPage::offer(*this, *buttons, u"tokens"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &TokenDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &TokenDialog::reject);
    connect(m_check, &QPushButton::clicked, this, [this] { check(); });
    connect(m_field, &TokenField::edited, this, [this] {
        m_keeper->reset();
        m_checkView->clear();
    });
    connect(m_keeper, &TokenKeeper::busyChanged, this, [this](bool busy) { setStoring(busy); });
    connect(m_keeper, &TokenKeeper::kept, this, [this] { QDialog::accept(); });
    // The account was removed or became another one: there is nothing left to give a token to.
    connect(&session, &QObject::destroyed, this, [this] { reject(); });
    m_field->setFocus();
}

TokenDialog::~TokenDialog() = default;

QWidget *TokenDialog::makeForm()
{
    const Account &account = m_session->account();
    auto *panel = new QWidget(this);
    auto *form = new QFormLayout(panel);
    form->setContentsMargins({});
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    addText(form, tr("Account:"), account.displayName());
    addText(form, tr("Slug:"), account.slug.toString());
    addText(form, tr("Host:"), account.listingBase.origin().toString());
    if (account.createBase().origin() != account.listingBase.origin())
        addText(form, tr("Workspace host:"), account.createBase().origin().toString());
    m_field->setTexts(tr("Paste the access token"),
                      tr("It replaces the current token, is stored in the keychain and never shown."));
    form->addRow(tr("&Token:"), m_field);
    m_check->setObjectName(u"checkButton"_s);
    m_check->setAutoDefault(false);
    m_check->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    form->addRow(QString(), m_check);
    return panel;
}

void TokenDialog::check()
{
    const std::optional<BearerToken> token = m_field->validated();
    if (token && m_session)
        m_checkView->check(m_session->account(), *token);
    else
        m_field->setFocus();
}

void TokenDialog::accept()
{
    if (m_keeper->isBusy() || !m_session)
        return;
    if (const std::optional<BearerToken> token = m_field->validated())
        m_keeper->keep(*m_session, *token);
    else
        m_field->setFocus();
}

void TokenDialog::setStoring(bool storing)
{
    m_field->setEnabled(!storing);
    m_check->setEnabled(!storing);
    m_primary->setEnabled(!storing);
    if (!storing)
        m_field->setFocus();
}

} // namespace Balehook
