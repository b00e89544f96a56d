// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/failure.h"
#include "ctl/frame/workbench.h"

#include <QObject>

namespace Balehook::Ctl {

/// Notices that another program removes an account that a command works with, or gives it another address: what the
/// command does with its token, and what it would store, is wanted by nobody any more.
class AccountWatch final : public QObject
{
    Q_OBJECT

public:
    /// From now on; the settings are watched for it.
    AccountWatch(const Workbench &bench, QString accountId, QObject *parent = nullptr);

    static QString removedText();
    static QString unreadableText();
    static QString movedText();

Q_SIGNALS:
    /// The command is to end. The session of the account is still what it was, and goes next.
    void lost(const Balehook::Ctl::Failure &failure);

private:
    const QString m_accountId;
};

} // namespace Balehook::Ctl
