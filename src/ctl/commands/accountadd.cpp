// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountadd.h"

#include "ctl/frame/terminal.h"
#include "domain/account/accountcolors.h"
#include "domain/account/listingpath.h"
#include "session/account/sessions.h"
#include "settings/accountsettings.h"
#include "settings/profile.h"

#include <algorithm>
#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

std::vector<Account> accountsOf(const Workbench &bench)
{
    return AccountSettings(bench.profile.settings(), &bench.sessions.administrator()).load();
}

bool isTaken(const Workbench &bench, const AccountSlug &slug)
{
    const std::vector<Account> accounts = accountsOf(bench);
    return std::any_of(accounts.begin(), accounts.end(), [&](const Account &account) { return account.slug == slug; });
}

std::uint32_t freeColor(const Workbench &bench)
{
    std::vector<std::uint32_t> taken;
    for (const Account &account : accountsOf(bench))
        taken.push_back(account.colour);
    return AccountColors::firstFree(taken);
}

} // namespace

QString AccountAdd::takenText(const AccountSlug &slug)
{
    return tr("There is already an account named %1.").arg(slug.toString());
}

QString AccountAdd::noTokenText()
{
    return tr("No token was read from standard input.");
}

AccountAdd::AccountAdd(const Workbench &bench, Account account, bool tokenOnInput)
    : EndingCommand(bench)
    , m_account(std::move(account))
    , m_tokenOnInput(tokenOnInput)
    , m_storer(bench)
{
    connect(&m_storer, &AccountStorer::stored, this, [this] { end(ExitStatus::Done); });
    connect(&m_storer, &AccountStorer::failed, this,
            [this](const Failure &failure) { fail(m_cancelled ? Failure(*m_cancelled, {}) : failure); });
}

Result<Account> AccountAdd::newAccount(const Workbench &bench, const QString &slugText, const QString &baseText,
                                       const QString &nameOfBase)
{
    const auto slug = AccountSlug::fromString(slugText);
    if (!slug) {
        return Arguments::refusal(
            tr("SLUG is the name of an account in its URL: at most 63 letters, digits and hyphens, "
               "with no hyphen at either end."));
    }
    if (isTaken(bench, *slug))
        return Arguments::refusal(takenText(*slug));
    if (const auto &preset = bench.sessions.administrator().baseUrlTemplate;
        AdministratorSettings::isLocked(preset) && baseText != preset->value)
        return Arguments::refusal(nameOfBase + ": "_L1 + tr("Your administrator set it to %1.").arg(preset->value));
    const Result<BaseUrl> base = BaseUrl::parse(baseText, *slug);
    if (!base)
        return Arguments::refusal(nameOfBase + ": "_L1 + base.error().userMessage());
    Account account(AccountSettings::newAccountId(), *slug, base.value());
    account.listingBaseText = baseText;
    account.colour = freeColor(bench);
    return account;
}

Result<std::unique_ptr<Command>> AccountAdd::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<QString> baseText = arguments.required(u"base-url"_s);
    // What is wrong with the slug comes first.
    Result<Account> made =
        newAccount(bench, arguments.operand, baseText ? baseText.value() : QString(), u"--base-url"_s);
    if (!made && (baseText || !AccountSlug::fromString(arguments.operand)))
        return made.error();
    if (!baseText)
        return baseText.error();
    const auto slug = AccountSlug::fromString(arguments.operand);
    Account account = std::move(made).value();
    account.name = arguments.value(u"name"_s);
    if (arguments.isSet(u"workspace-url"_s)) {
        account.workspaceBaseText = arguments.value(u"workspace-url"_s);
        const Result<BaseUrl> workspace = BaseUrl::parse(account.workspaceBaseText, *slug);
        if (!workspace)
            return Arguments::refusal("--workspace-url: "_L1 + workspace.error().userMessage());
        account.workspaceBase = workspace.value();
    }
    const Result<QString> path = ListingPath::parse(arguments.value(u"properties-path"_s));
    if (!path)
        return Arguments::refusal("--properties-path: "_L1 + path.error().userMessage());
    account.propertiesPath = path.value();
    return std::unique_ptr<Command>(new AccountAdd(bench, std::move(account), arguments.isSet(u"token-stdin"_s)));
}

std::unique_ptr<AccountTurn> AccountAdd::newTurn(const Workbench &bench)
{
    auto turn = std::make_unique<AccountTurn>(bench.profile.settings());
    connect(turn.get(), &AccountTurn::waits, turn.get(), [&bench] { bench.terminal.say(AccountTurn::waitingText()); });
    return turn;
}

void AccountAdd::start()
{
    if (!m_tokenOnInput && !TokenInput::hasTerminal()) {
        QMetaObject::invokeMethod(
            this, [this] { take(std::nullopt); }, Qt::QueuedConnection);
        return;
    }
    m_input = std::make_unique<TokenInput>();
    connect(m_input.get(), &TokenInput::finished, this, &AccountAdd::take);
    connect(m_input.get(), &TokenInput::refused, this, &AccountAdd::fail);
    if (m_tokenOnInput)
        m_input->readAll();
    else
        m_input->ask(tr("Token of %1 (not shown; leave empty for none):").arg(m_account.slug.toString()) + u' ');
}

void AccountAdd::take(const std::optional<BearerToken::Pasted> &token)
{
    if (isOver())
        return;
    if (!token && m_tokenOnInput) {
        fail(Failure(ExitStatus::Usage, noTokenText()));
        return;
    }
    if (token && token->prefixRemoved)
        workbench().terminal.say(tr("The word \"Bearer\" before the token was removed."));
    if (token)
        m_token = token->token;
    m_turn = newTurn(workbench());
    connect(m_turn.get(), &AccountTurn::taken, this, &AccountAdd::store);
    m_turn->ask();
}

void AccountAdd::store()
{
    if (isOver())
        return;
    if (isTaken(workbench(), m_account.slug)) { // meanwhile
        fail(Failure(ExitStatus::Usage, takenText(m_account.slug)));
        return;
    }
    m_storer.store(m_account, m_token);
}

void AccountAdd::aboutToEnd()
{
    m_turn.reset(); // the program may wait for it, to delete what is left of an account that another one removed
}

void AccountAdd::cancel(ExitStatus status)
{
    m_input.reset();
    if (m_storer.cancel())
        m_cancelled = status;
    else
        end(status);
}

} // namespace Balehook::Ctl
