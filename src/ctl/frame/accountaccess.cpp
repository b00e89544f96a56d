// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/accountaccess.h"

#include "ctl/frame/requesttrace.h"
#include "session/account/accountsession.h"
#include "session/account/sessions.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace Balehook::Ctl {

AccountAccess::AccountAccess(const Workbench &bench, QString slug, QObject *parent)
    : QObject(parent)
    , m_bench(bench)
    , m_slug(std::move(slug))
{ }

AccountAccess::~AccountAccess() = default;

AccountSession *AccountAccess::session() const
{
    return m_session;
}

std::optional<Account> AccountAccess::find(const Workbench &bench, const QString &slug, Failure *why)
{
    std::optional<Account> found;
    const std::optional<AccountSlug> wanted = AccountSlug::fromString(slug);
    for (const Account &account : bench.sessions.accounts()) {
        if (account.id == slug)
            return account;
        if (account.slug != wanted)
            continue;
        if (found) {
            *why = Failure(ExitStatus::Usage,
                           tr("There are several accounts named %1. Use the ID of one of them; \"account list "
                              "--format csv\" prints them.")
                               .arg(slug));
            return std::nullopt;
        }
        found = account;
    }
    if (!found)
        *why = Failure(ExitStatus::NoAccount, tr("There is no account named %1 in this profile.").arg(slug));
    return found;
}

std::optional<std::vector<Account>> AccountAccess::findAll(const Workbench &bench, const QStringList &slugs,
                                                           Failure *why)
{
    if (slugs.isEmpty())
        return bench.sessions.accounts();
    std::vector<Account> found;
    for (const QString &slug : slugs) {
        const std::optional<Account> account = find(bench, slug, why);
        if (!account)
            return std::nullopt;
        const bool isKnown = std::any_of(found.begin(), found.end(),
                                         [&account](const Account &other) { return other.id == account->id; });
        if (!isKnown)
            found.push_back(*account);
    }
    return found;
}

void AccountAccess::open()
{
    // Through the event loop, also what is known at once.
    const auto begin = [this] {
        Failure why(ExitStatus::NoAccount, {});
        const std::optional<Account> account = find(m_bench, m_slug, &why);
        if (!account) {
            fail(why);
            return;
        }
        m_watch.emplace(m_bench, account->id);
        connect(&*m_watch, &AccountWatch::lost, this, [this](const Failure &failure) {
            m_isLost = true;
            fail(failure);
        });
        m_session = m_bench.sessions.session(account->id);
        if (m_bench.options.verbose)
            traceRequests(m_session->http(), m_bench.terminal);
        connect(m_session, &AccountSession::stateChanged, this, &AccountAccess::follow);
        follow();
    };
    QMetaObject::invokeMethod(this, begin, Qt::QueuedConnection);
}

void AccountAccess::follow()
{
    if (m_isLost)
        return;
    switch (m_session->state()) {
    case AccountSession::State::Idle:
    case AccountSession::State::ReadingToken:
        return;
    case AccountSession::State::Ready:
        Q_EMIT opened();
        return;
    case AccountSession::State::NoToken:
    case AccountSession::State::TokenUnavailable:
    case AccountSession::State::TokenRefused:
        fail(Failure(m_session->tokenError().value_or(Error(ErrorKind::TokenMissing))));
    }
}

void AccountAccess::fail(const Failure &failure)
{
    if (std::exchange(m_isOver, true))
        return;
    Q_EMIT failed(failure);
}

} // namespace Balehook::Ctl
