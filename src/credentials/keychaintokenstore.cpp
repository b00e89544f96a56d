// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/keychaintokenstore.h"

#include "core/logging.h"
#include "credentials/sessionbus.h"

#include <QPointer>
#include <QTimer>

#include <qt6keychain/keychain.h>

#include <deque>
#include <limits>

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

/// Answers later, through the event loop of \a context, or never if that is gone.
template <typename Callback, typename Answer>
void answerLater(const QPointer<QObject> &context, const Callback &done, const Answer &answer)
{
    if (context)
        QMetaObject::invokeMethod(
            context, [done, answer] { done(answer); }, Qt::QueuedConnection);
}

} // namespace

/// Runs one job after the other with a watchdog. The jobs themselves belong to nobody but QtKeychain: deleting one in
/// flight crashes when its answer comes, and none is ever waited for.
class KeychainTokenStore::Private final : public QObject
{
public:
    using JobEnded = std::function<void(const QKeychain::Job *)>;

    Private(std::chrono::milliseconds timeout, qsizetype longestToken)
        : m_timeout(timeout)
        , m_longestToken(longestToken)
    { }

    qsizetype longestToken() const { return m_longestToken; }

    /// Runs \a operation once those before it are over: several jobs make one operation, and a removal must not come
    /// between a token and its read-back.
    void begin(std::function<void()> operation)
    {
        m_operations.push_back(std::move(operation));
        if (m_operations.size() == 1)
            runFirst();
    }

    /// The answer of the operation that runs, the only one it gives.
    template <typename Callback, typename Answer>
    void end(const QPointer<QObject> &context, const Callback &done, const Answer &answer)
    {
        answerLater(context, done, answer);
        m_operations.pop_front();
        if (!m_operations.empty())
            runFirst();
    }

    /// Starts \a job and calls \a ended once: with the job when it is done, or with null if it is not done in time.
    template <typename Job>
    void run(const TokenKey &key, const JobEnded &ended, const std::function<void(Job &)> &prepare = {})
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

private:
    void runFirst()
    {
        // A copy: it may end, and be taken out of the list, while it runs.
        const auto operation = m_operations.front();
        operation();
    }

    void watch(QKeychain::Job *job, const JobEnded &ended)
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

    const std::chrono::milliseconds m_timeout;
    const qsizetype m_longestToken;
    std::deque<std::function<void()>> m_operations;
    bool m_isStuck = false;
};

KeychainTokenStore::KeychainTokenStore(std::chrono::milliseconds timeout, qsizetype longestToken)
    : d(std::make_unique<Private>(timeout, longestToken))
{ }

KeychainTokenStore::~KeychainTokenStore() = default;

qsizetype KeychainTokenStore::platformLimit()
{
#ifdef Q_OS_WIN
    return 2500; // CredWriteW takes 5 * 512 bytes
#else
    return std::numeric_limits<qsizetype>::max();
#endif
}

void KeychainTokenStore::read(const TokenKey &key, bool storedBefore, QObject *context, ReadCallback done)
{
    const auto ended = [this, storedBefore, context = QPointer(context), done = std::move(done)](
                           const QKeychain::Job *job) { d->end(context, done, readResult(job, storedBefore)); };
    d->begin([this, key, ended] { d->run<QKeychain::ReadPasswordJob>(key, ended); });
}

void KeychainTokenStore::write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done)
{
    const auto answer = [this, context = QPointer(context), done = std::move(done)](const Outcome &outcome) {
        d->end(context, done, outcome);
    };
    const auto readBack = [token, answer](const QKeychain::Job *job) {
        const Result<BearerToken> stored = readResult(job, false);
        if (stored.ok() && stored.value() == token)
            answer(Nothing());
        else if (stored.ok() || stored.error().kind == ErrorKind::TokenMissing)
            answer(Error(ErrorKind::KeychainRefused));
        else
            answer(stored.error());
    };
    const auto written = [this, key, answer, readBack](const QKeychain::Job *job) {
        if (job && job->error() == QKeychain::NoError)
            d->run<QKeychain::ReadPasswordJob>(key, readBack);
        else
            answer(errorOf(job));
    };
    d->begin([this, key, token, answer, written] {
        if (token.secret().size() > d->longestToken()) {
            answer(keychainError(ErrorKind::KeychainRefused, u"The token is longer than this keychain can keep."_s));
            return;
        }
        d->run<QKeychain::WritePasswordJob>(key, written, [&token](QKeychain::WritePasswordJob &job) {
            QString text = QString::fromLatin1(token.secret().view());
            job.setTextData(text);
            wipe(text.data(), std::size_t(text.size()) * sizeof(QChar));
        });
    });
}

void KeychainTokenStore::remove(const TokenKey &key, QObject *context, WriteCallback done)
{
    const auto answer = [this, context = QPointer(context), done = std::move(done)](const Outcome &outcome) {
        d->end(context, done, outcome);
    };
    const auto lookedAgain = [answer](const QKeychain::Job *job) {
        if (job && job->error() == QKeychain::EntryNotFound)
            answer(Nothing());
        else
            answer(job && job->error() == QKeychain::NoError ? Error(ErrorKind::KeychainRefused) : errorOf(job));
    };
    const auto removed = [this, key, answer, lookedAgain](const QKeychain::Job *job) {
        if (job && (job->error() == QKeychain::NoError || job->error() == QKeychain::EntryNotFound))
            d->run<QKeychain::ReadPasswordJob>(key, lookedAgain);
        else
            answer(errorOf(job));
    };
    const auto overwritten = [this, key, answer, removed](const QKeychain::Job *job) {
        if (job && job->error() == QKeychain::NoError)
            d->run<QKeychain::DeletePasswordJob>(key, removed);
        else
            answer(errorOf(job));
    };
    // A locked keyring reports success for a removal that never happened, but refuses to be written to.
    d->begin([this, key, overwritten] {
        d->run<QKeychain::WritePasswordJob>(key, overwritten, [](QKeychain::WritePasswordJob &job) {
            job.setTextData(u"!"_s); // no token could be this
        });
    });
}

} // namespace Balehook
