// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/networkdialog.h"

#include "session/account/sessions.h"
#include "ui_networkdialog.h"
#include "widgets/fields/helppage.h"

#include <QUrl>

namespace Balehook {

using namespace Qt::StringLiterals;

NetworkDialog::NetworkDialog(Sessions &sessions, QWidget *parent)
    : QDialog(parent)
    , m_sessions(sessions)
    , m_ui(std::make_unique<Ui::NetworkDialog>())
{
    setObjectName(u"networkDialog"_s);
    m_ui->setupUi(this);
    const ProxySettings proxy = sessions.proxy();
    m_ui->systemButton->setChecked(proxy.mode == ProxySettings::Mode::System);
    m_ui->noneButton->setChecked(proxy.mode == ProxySettings::Mode::None);
    m_ui->manualButton->setChecked(proxy.mode == ProxySettings::Mode::Manual);
    m_ui->hostEdit->setText(proxy.host);
    if (proxy.port != 0)
        m_ui->portBox->setValue(proxy.port);
    m_ui->manualPanel->setEnabled(m_ui->manualButton->isChecked());
    m_ui->hostMessage->setField(m_ui->hostEdit);

    connect(m_ui->manualButton, &QRadioButton::toggled, this, [this](bool manual) {
        m_ui->manualPanel->setEnabled(manual);
        m_ui->hostMessage->setError({});
    });
    connect(m_ui->hostEdit, &QLineEdit::textEdited, this, [this] { m_ui->hostMessage->setError({}); });
    connect(m_ui->hostEdit, &QLineEdit::editingFinished, this, [this] {
        if (!m_ui->hostEdit->text().trimmed().isEmpty())
            m_ui->hostMessage->setError(hostProblem());
    });
    HelpPage::offer(*this, *m_ui->buttonBox, u"settings"_s);
    HelpPage::offerWhatsThis(*m_ui->buttonBox);
    m_ui->systemButton->setWhatsThis(tr("Requests use the proxy configured on this computer, if any."));
    m_ui->noneButton->setWhatsThis(tr("Requests go directly to the accounts' addresses and to the hosts of files."));
    m_ui->manualButton->setWhatsThis(
        tr("All requests go through this proxy. It sees the host names, but no token and nothing "
           "that is sent or received."));
    connect(m_ui->buttonBox, &QDialogButtonBox::accepted, this, &NetworkDialog::accept);
    connect(m_ui->buttonBox, &QDialogButtonBox::rejected, this, &NetworkDialog::reject);
}

NetworkDialog::~NetworkDialog()
{
    // While the form is still there: hiding takes the focus from a field, which then wants to be judged.
    hide();
}

ProxySettings::Mode NetworkDialog::mode() const
{
    if (m_ui->manualButton->isChecked())
        return ProxySettings::Mode::Manual;
    return m_ui->noneButton->isChecked() ? ProxySettings::Mode::None : ProxySettings::Mode::System;
}

QString NetworkDialog::hostProblem() const
{
    const QString host = m_ui->hostEdit->text().trimmed();
    if (host.isEmpty())
        return tr("Enter the host of the proxy, for example “proxy.example.com”.");
    QUrl url;
    url.setScheme(u"http"_s);
    url.setHost(host, QUrl::StrictMode);
    if (url.host().isEmpty() || !url.isValid())
        return tr("This is not a host name or address. Leave out “http://”, the port, a path and a "
                  "password.");
    return {};
}

void NetworkDialog::accept()
{
    ProxySettings proxy;
    proxy.mode = mode();
    // A host that is not in use now is kept, if it is one, for the next time.
    const QString problem = hostProblem();
    if (problem.isEmpty()) {
        proxy.host = m_ui->hostEdit->text().trimmed();
        proxy.port = quint16(m_ui->portBox->value());
    } else if (proxy.mode == ProxySettings::Mode::Manual) {
        m_ui->hostMessage->setError(problem);
        m_ui->hostEdit->setFocus();
        return;
    }
    m_sessions.setProxy(proxy);
    QDialog::accept();
}

} // namespace Balehook
