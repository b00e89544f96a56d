// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/handoffcommand.h"

#include "core/process/background.h"
#include "ctl/commands/comparecommand.h"
#include "ctl/frame/terminal.h"
#include "ctl/writers/fileprinter.h"
#include "failedrows/cache/keptfiles.h"
#include "failedrows/rows/handofftarget.h"
#include "session/account/sessions.h"
#include "session/index/indexfolder.h"
#include "session/jobs/jobsummary.h"
#include "session/jobs/keptjob.h"
#include "session/jobs/keptrows.h"
#include "settings/failedfilesettings.h"
#include "settings/profile.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<Command>> HandoffCommand::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<QString> slug = arguments.required(u"account"_s);
    if (!slug)
        return slug.error();
    const Result<OutputPlace> place = OutputPlace::of(arguments);
    if (!place)
        return place.error();
    const Result<QStringList> keys = arguments.list(u"key"_s);
    if (!keys)
        return keys.error();
    const Result<QStringList> masked = arguments.list(u"mask"_s);
    if (!masked)
        return masked.error();
    Wish wish{.slug = slug.value(),
              .jobId = arguments.operand,
              .compared = arguments.value(u"compare"_s),
              .keys = keys.value(),
              .masked = {},
              .isArchive = arguments.isSet(u"zip"_s),
              .place = place.value()};
    if (arguments.isSet(u"unmasked"_s)) {
        if (arguments.isSet(u"mask"_s))
            return Arguments::refusal(tr("--mask and --unmasked exclude each other."));
        wish.masked = QStringList();
        wish.masksAddresses = false;
    } else if (arguments.isSet(u"mask"_s)) {
        wish.masked = masked.value();
    }
    return std::unique_ptr<Command>(new HandoffCommand(bench, std::move(wish)));
}

HandoffCommand::HandoffCommand(const Workbench &bench, Wish wish)
    : EndingCommand(bench)
    , m_wish(std::move(wish))
    , m_access(bench, m_wish.slug)
{
    // Nothing is asked of the service: without a token there is only nothing to be left out.
    connect(&m_access, &AccountAccess::opened, this, &HandoffCommand::begin);
    connect(&m_access, &AccountAccess::failed, this, [this](const Failure &failure) {
        if (m_access.isLost())
            giveUp(failure);
        else
            begin();
    });
    connect(&m_rows, &FailedRows::completed, this, &HandoffCommand::compare);
    connect(&m_rows, &FailedRows::opened, this, [this] {
        if (m_rows.document().kind() != ContentKind::Table)
            fail(FilePrinter::withoutRows(m_rows.document()));
    });
    connect(&m_rows, &FailedRows::failed, this, [this](const Error &error) { fail(FilePrinter::notReadable(error)); });
}

HandoffCommand::~HandoffCommand()
{
    *m_stop = true;
}

void HandoffCommand::start()
{
    m_access.open();
}

std::optional<CachedFile> HandoffCommand::keptFile(const QString &jobId) const
{
    for (const CachedFile &file : keptFailedFiles(keptFiles(workbench().profile.filesFolder(), m_account->id))) {
        if (file.jobId == jobId)
            return file;
    }
    return {};
}

void HandoffCommand::begin()
{
    if (isOver() || std::exchange(m_hasBegun, true))
        return;
    Failure why(ExitStatus::NoAccount, {});
    m_account = AccountAccess::find(workbench(), m_wish.slug, &why);
    if (!m_account) {
        fail(why);
        return;
    }
    const auto file = keptFile(m_wish.jobId);
    if (!file) {
        failWithoutFile(m_wish.jobId);
        return;
    }
    m_file = *file;
    m_job = std::make_unique<KeptJob>(workbench().sessions.indexes().fileOf(workbench().sessions.indexKey(*m_account)));
    connect(m_job.get(), &KeptJob::finished, this, &HandoffCommand::read, Qt::SingleShotConnection);
    m_job->find(m_wish.jobId);
}

void HandoffCommand::read()
{
    if (!isOver())
        m_rows.open(m_file.path, FailedFileSettings(workbench().profile.settings()).view(m_file.jobType));
}

Result<std::vector<int>> HandoffCommand::maskedColumns() const
{
    if (!m_wish.masked)
        return m_rows.personalColumns();
    std::vector<int> columns;
    for (const QString &name : *m_wish.masked) {
        const std::size_t known = columns.size();
        for (int column = 0; column < m_rows.document().columnCount(); ++column) {
            if (m_rows.columnName(column).compare(name, Qt::CaseInsensitive) == 0)
                columns.push_back(column);
        }
        if (columns.size() == known)
            return Arguments::refusal(tr("The file has no column \"%1\".").arg(name));
    }
    return columns;
}

void HandoffCommand::compare()
{
    if (isOver())
        return;
    const auto masked = maskedColumns();
    if (!masked) {
        fail(Failure(masked.error()));
        return;
    }
    m_masked = masked.value();
    if (m_wish.compared.isEmpty()) {
        write();
        return;
    }
    const auto other = QFileInfo(m_wish.compared).isFile() ? std::nullopt : keptFile(m_wish.compared);
    if (!other && !QFileInfo(m_wish.compared).isFile()) {
        failWithoutFile(m_wish.compared);
        return;
    }
    SettingsFile &settings = workbench().profile.settings();
    // A file of the user's own is what came of it later.
    FileComparison::Source older = comparedFile(m_file, settings);
    FileComparison::Source newer =
        other ? comparedFile(*other, settings) : FileComparison::Source{m_wish.compared, {}, {}};
    QString olderName = tr("Job %1").arg(m_file.jobId);
    QString newerName = other ? tr("Job %1").arg(other->jobId) : QFileInfo(m_wish.compared).fileName();
    if (other && other->jobCreatedAt.isValid() && other->jobCreatedAt < m_file.jobCreatedAt) {
        std::swap(older, newer);
        std::swap(olderName, newerName);
    }
    const auto compared = FileComparison::later(older, newer, m_wish.keys, m_stop);
    whenDone(compared, this, [this, olderName, newerName](const std::shared_ptr<const FileComparison> &result) {
        if (!result->result) {
            fail(CompareCommand::refusalOf(result->result.error()));
            return;
        }
        m_comparison = HandoffReport::Comparison{result, olderName, newerName};
        write();
    });
}

/// Of the Markdown file, where the HTML file beside it is not there either; or of the archive.
Result<QString> HandoffCommand::fileName() const
{
    const Result<QString> path =
        m_wish.place.pathFor(HandoffTarget::proposedName(u"job-"_s + m_wish.jobId, m_wish.isArchive));
    if (!path)
        return path;
    const QString chosen = HandoffTarget::withSuffix(path.value(), m_wish.isArchive);
    for (const QString &each : {chosen, m_wish.isArchive ? chosen : HandoffTarget::besideOf(chosen)}) {
        const Result<OutputPlace> place = OutputPlace::of(each);
        if (!place)
            return place.error();
    }
    return chosen;
}

void HandoffCommand::write()
{
    if (isOver())
        return;
    const Result<QString> path = fileName();
    if (!path) {
        fail(Failure(path.error()));
        return;
    }
    QStringList names;
    for (const int column : m_masked)
        names.append(m_rows.columnName(column));
    if (m_wish.masksAddresses)
        workbench().terminal.say(names.isEmpty()
                                     ? tr("No column is hidden; --mask names columns with personal data.")
                                     : tr("Hidden columns: %1; --mask names others.").arg(names.join(", "_L1)));
    HandoffReport report;
    report.summary.title = m_file.name;
    report.summary.facts =
        m_job->job() ? JobSummary::factsOf(*m_job->job(), &*m_account) : JobSummary::factsOf(m_file, &*m_account);
    for (ReplySummary::Cell &fact : report.summary.facts)
        fact.personal = fact.personal && m_wish.masksAddresses;
    report.comparison = m_comparison;
    m_handoff = std::make_unique<Handoff>(m_rows,
                                          Handoff::Order{.fileName = path.value(),
                                                         .isArchive = m_wish.isArchive,
                                                         .mask = RowMask(m_masked, m_wish.masksAddresses),
                                                         .report = std::move(report)});
    connect(m_handoff.get(), &Handoff::finished, this, [this](const Result<Handoff::Written> &written) {
        if (isOver())
            return;
        if (!written) {
            fail(Failure(written.error()));
            return;
        }
        for (const QString &each : written.value().paths)
            workbench().terminal.write(QFile::encodeName(each) + '\n');
        end(ExitStatus::Done);
    });
    m_handoff->start();
}

/// With the session goes the token that was to be left out.
void HandoffCommand::giveUp(const Failure &failure)
{
    fail(failure);
    cancel(failure.status); // which is told already
}

void HandoffCommand::cancel(ExitStatus status)
{
    *m_stop = true;
    if (m_handoff)
        m_handoff->cancel();
    end(status);
}

void HandoffCommand::failWithoutFile(const QString &jobId)
{
    fail({ExitStatus::ServiceFailed,
          tr("The failed file of job %1 is not on this computer. \"jobs rows\" downloads it.").arg(jobId)});
}

} // namespace Balehook::Ctl
