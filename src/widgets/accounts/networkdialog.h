// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/proxysettings.h"

#include <QDialog>

#include <memory>

namespace Balehook {

class Sessions;

namespace Ui {
class NetworkDialog;
}

/// Settings > Network: which proxy to use. Show it with open().
class NetworkDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit NetworkDialog(Sessions &sessions, QWidget *parent = nullptr);
    ~NetworkDialog() override;

    void accept() override;

private:
    Sessions &m_sessions;
    std::unique_ptr<Ui::NetworkDialog> m_ui;

    ProxySettings::Mode mode() const;
    QString hostProblem() const;
};

} // namespace Balehook
