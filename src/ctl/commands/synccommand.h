// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/frame/accountaccess.h"
#include "ctl/frame/endingcommand.h"

#include <QPointer>

#include <functional>

namespace Balehook {
class AccountSync;
class JobIndex;
} // namespace Balehook

namespace Balehook::Ctl {

/// sync SLUG: fills the index of an account, goes on with one that was interrupted, or looks for news in one that is
/// filled.
class SyncCommand final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    /// What was lost of the index, of which \a kind: JobIndex::damageKind().
    static QString textOfLoss(ErrorKind kind);

    void start() override;
    /// What came by now stays in the index, and the next run goes on there.
    void cancel(ExitStatus status) override;

private:
    SyncCommand(const Workbench &bench, const QString &slug, bool isFull);
    void opened();
    void sync();
    void follow();
    void afterNews(std::function<void()> then);
    void tellProgress();
    void tellDamage();
    void conclude();
    void aboutToEnd() override;

    const bool m_isFull;
    AccountAccess m_access;
    QPointer<JobIndex> m_index; ///< of the session, as the next one
    QPointer<AccountSync> m_sync;
    bool m_isDamageTold = false;
};

} // namespace Balehook::Ctl
