// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;

namespace Balehook {

class ElidedLabel;
struct Account;

/// The title row: whose data this is. Framed in the account's colour, so that nobody answers for the wrong merchant.
class AccountBanner final : public QWidget
{
    Q_OBJECT

public:
    explicit AccountBanner(QWidget *parent = nullptr);

    /// Null: no account.
    void setAccount(const Account *account);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QColor m_colour;
    ElidedLabel *m_name;
    QLabel *m_address;
};

} // namespace Balehook
