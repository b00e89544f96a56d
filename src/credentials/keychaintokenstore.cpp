// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/keychaintokenstore.h"

#include "credentials/keychainjobs.h"
#include "credentials/keychainthread.h"

#include <QPointer>

#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace Balehook {

/// Has the keychain asked in the thread for it and brings the answers back to its own, where it keeps who asked.
class KeychainTokenStore::Private final : public QObject
{
public:
    template <typename T>
    using Callback = std::function<void(const Result<T> &)>;

    Private(KeychainThread *thread, std::chrono::milliseconds timeout, qsizetype longestToken)
        : m_thread(thread)
    {
        ask([this, timeout, longestToken] { m_jobs = std::make_unique<KeychainJobs>(timeout, longestToken); });
    }

    ~Private() override
    {
        // Then none of its answers comes here any more.
        if (m_thread)
            m_thread->finish([this] { m_jobs.reset(); });
    }
    Q_DISABLE_COPY_MOVE(Private)

    void ask(std::function<void()> question)
    {
        if (m_thread)
            m_thread->begin(std::move(question));
        else
            question();
    }

    /// What an answer is given to, in the thread of the keychain: \a done is called here.
    template <typename T>
    Callback<T> answerFor(QObject *context, Callback<T> done)
    {
        const quint64 number = ++m_last;
        callers<T>().insert({number, {QPointer(context), std::move(done)}});
        return [this, number](const Result<T> &answer) {
            QMetaObject::invokeMethod(
                this, [this, number, answer] { giveTo<T>(number, answer); }, Qt::QueuedConnection);
        };
    }

    KeychainJobs &jobs() { return *m_jobs; }
    bool isWriting() const { return !std::get<Callers<Nothing>>(m_callers).empty(); }

private:
    template <typename T>
    struct Caller
    {
        QPointer<QObject> context;
        Callback<T> done;
    };
    template <typename T>
    using Callers = std::map<quint64, Caller<T>>;

    template <typename T>
    Callers<T> &callers()
    {
        return std::get<Callers<T>>(m_callers);
    }

    template <typename T>
    void giveTo(quint64 number, const Result<T> &answer)
    {
        const Caller<T> caller = std::move(callers<T>().extract(number).mapped());
        if (caller.context)
            caller.done(answer);
    }

    KeychainThread *const m_thread; ///< null: the keychain is asked in this thread
    std::unique_ptr<KeychainJobs> m_jobs; ///< only used there
    std::tuple<Callers<BearerToken>, Callers<Nothing>> m_callers;
    quint64 m_last = 0;
};

KeychainTokenStore::KeychainTokenStore(KeychainThread *thread, std::chrono::milliseconds timeout,
                                       qsizetype longestToken)
    : d(std::make_unique<Private>(thread, timeout, longestToken))
{ }

KeychainTokenStore::~KeychainTokenStore() = default;

bool KeychainTokenStore::isWriting() const
{
    return d->isWriting();
}

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
    d->ask([d = d.get(), key, storedBefore, answer = d->answerFor<BearerToken>(context, std::move(done))] {
        d->jobs().read(key, storedBefore, answer);
    });
}

void KeychainTokenStore::write(const TokenKey &key, const BearerToken &token, QObject *context, WriteCallback done)
{
    d->ask([d = d.get(), key, token, answer = d->answerFor<Nothing>(context, std::move(done))] {
        d->jobs().write(key, token, answer);
    });
}

void KeychainTokenStore::remove(const TokenKey &key, QObject *context, WriteCallback done)
{
    d->ask([d = d.get(), key, answer = d->answerFor<Nothing>(context, std::move(done))] {
        d->jobs().remove(key, answer);
    });
}

} // namespace Balehook
