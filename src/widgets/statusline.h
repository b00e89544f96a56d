// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/liststatus.h"

#include <QObject>

class QLabel;
class QStatusBar;

namespace Balehook {

/// Fills the status bar: the list at the left, the account at the right.
class StatusLine final : public QObject
{
    Q_OBJECT

public:
    explicit StatusLine(QStatusBar &bar);

    void show(const ListStatus &status);

    static QString listText(const ListStatus &status);
    static QString accountText(const ListStatus &status);

private:
    ListStatus m_shown;
    QLabel *m_list;
    QLabel *m_account;
};

} // namespace Balehook
