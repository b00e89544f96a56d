// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/account.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;

namespace Balehook {

class ValueText;

/// The whole URL of each call, as it would go out with what is typed now. A call that the account has no path for is
/// left out.
class AddressList final : public QWidget
{
    Q_OBJECT

public:
    explicit AddressList(QWidget *parent = nullptr);

    /// Nothing: the addresses cannot be told yet.
    void showAccount(const std::optional<Account> &account);

private:
    struct Row
    {
        QLabel *label;
        ValueText *url;
    };
    std::vector<Row> m_rows;
};

} // namespace Balehook
