// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/keychainjobs.h"

#include "core/errors/logging.h"
#include "credentials/sessionbus.h"

#include <QPointer>
#include <QTimer>

#include <qt6keychain/keychain.h>

#include <optional>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// The name of the entry: Windows ignores the service and knows entries by this alone.
QString entryName(const TokenKey &key)
{
    return "balehook/"_L1 + key.toString();
}

Error keychainError(ErrorKind kind, const QString &detail = {})
{
    Error error(kind);
    error.detail = detail;
    return error;
}

/// What reading and writing have in common; \a job null: no answer came in time.
Error errorOf(const QKeychain::Job *job)
{
    if (!job)
        return Error(ErrorKind::KeychainSilent);
    switch (job->error()) {
    case QKeychain::AccessDenied: // "Cannot create an item in a locked collection"
        return keychainError(ErrorKind::KeychainLocked, job->errorString());
    case QKeychain::AccessDeniedByUser:
    case QKeychain::CouldNotDeleteEntry:
        return keychainError(ErrorKind::KeychainRefused, job->errorString());
    default: // without a Secret Service libsecret's way ends in OtherError, never in NoBackendAvailable
        return keychainError(ErrorKind::KeychainUnavailable, job->errorString());
    }
}

/// The token in what a job read; QtKeychain only hands it out as a QString, whose characters are wiped here.
std::optional<BearerToken> takeToken(const QKeychain::ReadPasswordJob &job)
{
    QString text = job.textData();
    QByteArray bytes = text.toUtf8();
    wipe(text.data(), std::size_t(text.size()) * sizeof(QChar));
    auto token = BearerToken::fromStored(Secret(bytes));
    wipe(bytes.data(), std::size_t(bytes.size()));
    return token;
}

Result<BearerToken> readResult(const QKeychain::Job *job, bool storedBefore)
{
    if (!job)
        return Error(ErrorKind::KeychainSilent);
    const bool isMissing = job->error() == QKeychain::EntryNotFound;
    if (!isMissing && job->error() != QKeychain::NoError) {
        Error error = errorOf(job);
        // For a read, "denied" means that the entry is there and can't be had now.
        if (error.kind == ErrorKind::KeychainRefused)
            error.kind = ErrorKind::KeychainLocked;
        return error;
    }
    if (!isMissing) {
        // KWallet answers a failed read with no error and nothing in it; that is no token either.
        if (auto token = takeToken(*qobject_cast<const QKeychain::ReadPasswordJob *>(job)))
            return *std::move(token);
    }
    // A locked keyring hides its entries: never conclude that a token which was there is gone.
    return keychainError(storedBefore ? ErrorKind::KeychainLocked : ErrorKind::TokenMissing, job->errorString());
}

} // namespace

KeychainJobs::KeychainJobs(std::chrono::milliseconds timeout, qsizetype longestToken)
    : m_timeout(timeout)
    , m_longestToken(longestToken)
{ }

void KeychainJobs::begin(std::function<void()> operation)
{
    m_operations.push_back(std::move(operation));
    if (m_operations.size() == 1)
        runFirst();
}

void KeychainJobs::runFirst()
{
    // A copy: it may end, and be taken out of the list, while it runs.
    const auto operation = m_operations.front();
    operation();
}

template <typename Callback, typename Answer>
void KeychainJobs::end(const Callback &done, const Answer &answer)
{
    done(answer);
    m_operations.pop_front();
    if (!m_operations.empty())
        runFirst();
}

template <typename Job>
void KeychainJobs::run(const TokenKey &key, const JobEnded &ended, const std::function<void(Job &)> &prepare)
{
    if (m_isStuck) {
        ended(nullptr);
        return;
    }
    auto *job = new Job(u"balehook"_s);
    job->setAutoDelete(true);
    job->setInsecureFallback(false);
    job->setKey(entryName(key));
    if (prepare)
        prepare(*job);
    watch(job, ended);
    job->start();
    // It begins in the event loop, which is when libsecret connects to the bus.
    QTimer::singleShot(0, this, &outliveSessionBus);
}

void KeychainJobs::watch(QKeychain::Job *job, const JobEnded &ended)
{
    auto *watchdog = new QTimer(this);
    watchdog->setSingleShot(true);
    connect(watchdog, &QTimer::timeout, this, [this, watchdog, ended] {
        watchdog->deleteLater();
        m_isStuck = true;
        qCWarning(logCredentials, "The keychain did not answer in time.");
        ended(nullptr);
    });
    // Some versions emit finished() twice after a failed removal.
    connect(
        job, &QKeychain::Job::finished, this,
        [this, guard = QPointer(watchdog), ended](const QKeychain::Job *finished) {
            m_isStuck = false;
            outliveSessionBus();
            if (finished->error() != QKeychain::NoError)
                qCDebug(logCredentials, "The keychain answered with error %d.", int(finished->error()));
            if (!guard || !guard->isActive())
                return; // too late: silence was reported already
            delete guard;
            ended(finished);
        },
        Qt::SingleShotConnection);
    watchdog->start(m_timeout);
}

void KeychainJobs::read(const TokenKey &key, bool storedBefore, const TokenStore::ReadCallback &done)
{
    const auto ended = [this, storedBefore, done](const QKeychain::Job *job) {
        end(done, readResult(job, storedBefore));
    };
    begin([this, key, ended] { run<QKeychain::ReadPasswordJob>(key, ended); });
}

void KeychainJobs::write(const TokenKey &key, const BearerToken &token, const TokenStore::WriteCallback &done)
{
    const auto answer = [this, done](const Outcome &outcome) { end(done, outcome); };
    const auto readBack = [token, answer](const QKeychain::Job *job) {
        const Result<BearerToken> stored = readResult(job, false);
        if (stored.ok() && stored.value() == token)
            answer(Nothing());
        // Where reading it is refused it may be there all the same: that is not "nothing was stored".
        else if (stored.ok() || stored.error().kind == ErrorKind::TokenMissing
                 || stored.error().kind == ErrorKind::KeychainLocked)
            answer(Error(ErrorKind::KeychainRefused));
        else
            answer(stored.error());
    };
    const auto written = [this, key, answer, readBack](const QKeychain::Job *job) {
        if (job && job->error() == QKeychain::NoError)
            run<QKeychain::ReadPasswordJob>(key, readBack);
        else
            answer(errorOf(job));
    };
    begin([this, key, token, answer, written] {
        if (token.secret().size() > m_longestToken) {
            answer(keychainError(ErrorKind::KeychainRefused, u"The token is longer than this keychain can keep."_s));
            return;
        }
        run<QKeychain::WritePasswordJob>(key, written, [&token](QKeychain::WritePasswordJob &job) {
            QString text = QString::fromLatin1(token.secret().view());
            job.setTextData(text);
            wipe(text.data(), std::size_t(text.size()) * sizeof(QChar));
        });
    });
}

void KeychainJobs::remove(const TokenKey &key, const TokenStore::WriteCallback &done)
{
    const auto answer = [this, done](const Outcome &outcome) { end(done, outcome); };
    const auto lookedAgain = [answer](const QKeychain::Job *job) {
        if (job && job->error() == QKeychain::EntryNotFound)
            answer(Nothing());
        else
            answer(job && job->error() == QKeychain::NoError ? Error(ErrorKind::KeychainRefused) : errorOf(job));
    };
    const auto removed = [this, key, answer, lookedAgain](const QKeychain::Job *job) {
        if (job && (job->error() == QKeychain::NoError || job->error() == QKeychain::EntryNotFound))
            run<QKeychain::ReadPasswordJob>(key, lookedAgain);
        else
            answer(errorOf(job));
    };
    const auto overwritten = [this, key, answer, removed](const QKeychain::Job *job) {
        if (job && job->error() == QKeychain::NoError)
            run<QKeychain::DeletePasswordJob>(key, removed);
        else
            answer(errorOf(job));
    };
    // A locked keyring reports success for a removal that never happened, but refuses to be written to.
    begin([this, key, overwritten] {
        run<QKeychain::WritePasswordJob>(key, overwritten, [](QKeychain::WritePasswordJob &job) {
            job.setTextData(u"!"_s); // no token could be this
        });
    });
}

} // namespace Balehook
