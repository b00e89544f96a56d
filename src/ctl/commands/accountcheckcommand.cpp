// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountcheckcommand.h"

#include "ctl/frame/accountaccess.h"
#include "ctl/frame/requesttrace.h"
#include "ctl/frame/terminal.h"
#include "ctl/writers/rowwriter.h"
#include "session/account/accountcheck.h"
#include "session/account/sessions.h"
#include "settings/profile.h"

#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

QByteArray nameOf(Endpoint endpoint)
{
    switch (endpoint) {
    case Endpoint::ListImportJobs:
        return "jobs";
    case Endpoint::ListProperties:
        return "properties";
    case Endpoint::ListWebhooks:
    case Endpoint::CreateWebhook:
        break;
    }
    return "webhooks";
}

QByteArray statusText(const AccountCheck::Line &line)
{
    const int status = line.error ? line.error->httpStatus : 200;
    return status > 0 ? QByteArray::number(status) : QByteArray();
}

} // namespace

AccountCheckCommand::AccountCheckCommand(const Workbench &bench, QString slug, OutputFormat format)
    : EndingCommand(bench)
    , m_slug(std::move(slug))
    , m_format(format)
{ }

AccountCheckCommand::~AccountCheckCommand() = default;

Result<std::unique_ptr<Command>> AccountCheckCommand::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<OutputFormat> format = arguments.format();
    if (!format)
        return format.error();
    return std::unique_ptr<Command>(new AccountCheckCommand(bench, arguments.operand, format.value()));
}

void AccountCheckCommand::start()
{
    QMetaObject::invokeMethod(this, &AccountCheckCommand::begin, Qt::QueuedConnection);
}

void AccountCheckCommand::begin()
{
    if (isOver())
        return;
    Failure why(ExitStatus::NoAccount, {});
    const std::optional<Account> account = AccountAccess::find(workbench(), m_slug, &why);
    if (!account) {
        fail(why);
        return;
    }
    m_watch.emplace(workbench(), account->id);
    connect(&*m_watch, &AccountWatch::lost, this, [this](const Failure &failure) {
        m_check.reset();
        fail(failure);
    });
    workbench().tokens.read(TokenKey(*account, workbench().profile.id()), account->hasStoredToken, this,
                            [this, account = *account](const Result<BearerToken> &token) {
                                if (token)
                                    check(account, token.value());
                                else
                                    fail(Failure(token.error()));
                            });
}

void AccountCheckCommand::check(const Account &account, const BearerToken &token)
{
    if (isOver())
        return;
    m_check = std::make_unique<AccountCheck>(account, token, workbench().sessions.proxy());
    if (workbench().options.verbose)
        traceRequests(m_check->http(), workbench().terminal);
    connect(m_check.get(), &AccountCheck::finished, this, &AccountCheckCommand::report);
    m_check->start();
}

void AccountCheckCommand::report()
{
    if (isOver())
        return;
    RowWriter rows(workbench().terminal, m_format);
    rows.begin({"listing", "status", "total", "url"});
    for (const AccountCheck::Line &line : m_check->lines()) {
        const std::optional<qint64> total = line.answer.total;
        rows.row(QByteArrayList{nameOf(line.endpoint), statusText(line),
                                total && !line.error ? QByteArray::number(*total) : QByteArray(),
                                line.url.toEncoded()});
    }
    rows.end();
    ExitStatus status = ExitStatus::Done;
    for (const AccountCheck::Line &line : m_check->lines()) {
        if (!line.error)
            continue;
        const Failure failure(*line.error);
        workbench().terminal.say(QString::fromLatin1(nameOf(line.endpoint)) + ": "_L1 + failure.message);
        if (status == ExitStatus::Done)
            status = failure.status;
    }
    end(status);
}

void AccountCheckCommand::cancel(ExitStatus status)
{
    m_check.reset();
    end(status);
}

} // namespace Balehook::Ctl
