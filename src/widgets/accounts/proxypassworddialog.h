// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QLineEdit;

namespace Balehook {

class FieldMessage;
class Sessions;

/// Asks for the name and password that a proxy wants; kept for this run only. Show it with open().
class ProxyPasswordDialog final : public QDialog
{
    Q_OBJECT

public:
    ProxyPasswordDialog(Sessions &sessions, const QString &proxyHost, QWidget *parent = nullptr);

    void accept() override;

private:
    Sessions &m_sessions;
    const QString m_proxyHost;
    QLineEdit *m_user;
    QLineEdit *m_password;
    FieldMessage *m_message;
};

} // namespace Balehook
