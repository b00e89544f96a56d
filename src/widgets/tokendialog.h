// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

#include <memory>

namespace Balehook {

class AccountSession;

/// "Update token...": a new token for one account. Show it with open().
class TokenDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit TokenDialog(AccountSession &session, QWidget *parent = nullptr);
    ~TokenDialog() override;

    void accept() override;
};

} // namespace Balehook
