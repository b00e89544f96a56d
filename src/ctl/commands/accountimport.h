// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/accountstorer.h"
#include "ctl/frame/arguments.h"
#include "ctl/frame/endingcommand.h"
#include "ctl/frame/failure.h"
#include "ctl/frame/workbench.h"
#include "ctl/writers/rowwriter.h"
#include "domain/account/account.h"
#include "domain/account/bearertoken.h"
#include "session/account/accountturn.h"

#include <QSocketNotifier>

#include <optional>

namespace Balehook {
class AccountCheck;
}

namespace Balehook::Ctl {

/// "account import": adds an account for each line of JSON in a file or from standard input, one after the other, and
/// asks each listing of it for one record. A line that is wrong stops none of the others. The report has a row a line;
/// tokens are in none of its cells.
class AccountImport final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~AccountImport() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    AccountImport(const Workbench &bench, QString file, bool checks, OutputFormat format);

    void readWhenReady(int descriptor);
    void readSome();
    void conclude();
    void next();
    void add(const QByteArray &line);
    void endLine(const Failure &failure);
    void check(const Account &account);
    void report(const QString &result, const QString &detail, ExitStatus status = ExitStatus::Done);
    void aboutToEnd() override;

    const QString m_file;
    const bool m_checks;
    RowWriter m_rows;
    int m_stream = -1; ///< of a file that is a pipe or a device
    QSocketNotifier m_readable;
    std::unique_ptr<AccountTurn> m_turn; ///< while one is added
    std::unique_ptr<AccountCheck> m_check;
    QByteArray m_bytes;
    qsizetype m_at = 0; ///< of the next line in m_bytes
    int m_line = 0; ///< counts from 1
    QString m_slug; ///< of the line under way
    ExitStatus m_worst = ExitStatus::Done;
    bool m_hasBegun = false;
    std::optional<BearerToken> m_token; ///< of the line under way
    AccountStorer m_storer;
    std::optional<ExitStatus> m_cancelled; ///< while an account was stored
};

} // namespace Balehook::Ctl
