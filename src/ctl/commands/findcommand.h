// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/commands/commandinfo.h"
#include "ctl/frame/endingcommand.h"
#include "ctl/frame/failure.h"
#include "ctl/writers/rowwriter.h"
#include "domain/account/account.h"
#include "failedrows/cache/cachedfile.h"
#include "session/jobs/searchcoverage.h"

#include <map>
#include <memory>

namespace Balehook::Ctl {

/// find VALUE: looks through the failed files that were downloaded, of one account or several. Asks nobody, needs no
/// token, changes nothing, and works beside a running console.
class FindCommand final : public EndingCommand
{
    Q_OBJECT

public:
    static Result<std::unique_ptr<Command>> make(const Arguments &arguments, const Workbench &bench);
    ~FindCommand() override;

    void start() override;
    void cancel(ExitStatus status) override;

private:
    struct Wish
    {
        QString text;
        QStringList accounts; ///< as typed; none: all
        CellMatch::Kind kind = CellMatch::Kind::Value;
        OutputFormat format = OutputFormat::Table;
    };

    FindCommand(const Workbench &bench, Wish wish);
    void begin();
    void write();
    void conclude();
    QString slugOf(const QString &accountId) const;

    const Wish m_wish;
    RowWriter m_writer;
    std::vector<CachedFile> m_files;
    std::map<qint64, FoundRows> m_found; ///< by place in m_files
    RowsFinder m_finder;
    std::unique_ptr<FailedFilesCensus> m_census;
    SearchCoverage m_coverage;
};

} // namespace Balehook::Ctl
