// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/proxypassworddialog.h"

#include "core/text/safetext.h"
#include "session/account/proxysignin.h"
#include "session/account/sessions.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/wrappedlabel.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace Balehook {

using namespace Qt::StringLiterals;

ProxyPasswordDialog::ProxyPasswordDialog(Sessions &sessions, const QString &proxyHost, QWidget *parent)
    : QDialog(parent)
    , m_sessions(sessions)
    , m_proxyHost(proxyHost)
    , m_user(new QLineEdit(this))
    , m_password(new QLineEdit(this))
    , m_message(new FieldMessage(this))
{
    setObjectName(u"proxyPasswordDialog"_s);
    setWindowTitle(tr("Proxy Password"));
    auto *text = new WrappedLabel(this);
    text->setMinimumWidth(characterWidth(fontMetrics()) * 50);
    text->setText(tr("The proxy %1 requires a name and a password. They are kept until the program ends "
                     "and never stored.")
                      .arg(cellText(proxyHost)));
    m_user->setObjectName(u"userEdit"_s);
    m_password->setObjectName(u"passwordEdit"_s);
    m_password->setEchoMode(QLineEdit::Password);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *use = buttons->addButton(tr("&Use Password"), QDialogButtonBox::AcceptRole);
    use->setObjectName(u"primaryButton"_s);
    use->setDefault(true);

    auto *form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(text);
    form->addRow(tr("&Name:"), m_user);
    form->addRow(QString(), m_message);
    form->addRow(tr("&Password:"), m_password);
    form->addRow(buttons);
    HelpPage::offer(*this, *buttons, u"settings"_s);
    m_message->setField(m_user);
    connect(m_user, &QLineEdit::textChanged, m_message, [this] { m_message->setError({}); });
    connect(buttons, &QDialogButtonBox::accepted, this, &ProxyPasswordDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ProxyPasswordDialog::reject);
}

void ProxyPasswordDialog::accept()
{
    if (m_user->text().isEmpty()) {
        m_message->setError(tr("Enter your user name for the proxy."));
        m_user->setFocus();
        return;
    }
    m_sessions.proxySignIn().set({m_proxyHost, m_user->text(), m_password->text()});
    QDialog::accept();
}

} // namespace Balehook
