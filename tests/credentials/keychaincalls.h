// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "credentials/keychainthread.h"
#include "credentials/keychaintokenstore.h"
#include "support/wait.h"

#include <QTest>

#include <memory>
#include <optional>
#include <vector>

namespace Balehook::Test {

inline Account account(const QString &slugText = QStringLiteral("acme"))
{
    const auto slug = *AccountSlug::fromString(slugText);
    return {QStringLiteral("id"), slug, BaseUrl::parse(QStringLiteral("https://{slug}.example.com"), slug).value()};
}

inline BearerToken token(const QString &text)
{
    return BearerToken::fromPasted(text).value().token;
}

/// The thread that the console asks the keychain in; null, as in balehookctl, unless the run is for it.
inline std::unique_ptr<KeychainThread> wantedThread()
{
    return qEnvironmentVariableIsSet("BALEHOOK_KEYCHAIN_THREAD") ? std::make_unique<KeychainThread>() : nullptr;
}

/// Calls of a store whose answers are kept. waitFor... runs the event loop until the one answer is there; a callback
/// that comes before its call returned, or twice, is a failure.
class KeychainCalls final : public QObject
{
public:
    explicit KeychainCalls(TokenStore &store)
        : m_store(store)
    { }

    template <typename T>
    struct Call
    {
        std::vector<Result<T>> answers;
    };

    std::shared_ptr<Call<BearerToken>> read(const TokenKey &key, bool storedBefore)
    {
        return started<BearerToken>([&](auto done) { m_store.read(key, storedBefore, this, done); });
    }
    std::shared_ptr<Call<Nothing>> write(const TokenKey &key, const BearerToken &value)
    {
        return started<Nothing>([&](auto done) { m_store.write(key, value, this, done); });
    }
    std::shared_ptr<Call<Nothing>> remove(const TokenKey &key)
    {
        return started<Nothing>([&](auto done) { m_store.remove(key, this, done); });
    }

    /// The kind of error that \a call ended with; nothing if it worked.
    template <typename T>
    static std::optional<ErrorKind> failure(const std::shared_ptr<Call<T>> &call)
    {
        if (!Testing::waitFor([&] { return !call->answers.empty(); }, 20'000)) {
            QTest::qFail("No answer came.", __FILE__, __LINE__);
            return ErrorKind::Cancelled;
        }
        return call->answers.front().ok() ? std::nullopt : std::optional(call->answers.front().error().kind);
    }

    static QByteArray text(const std::shared_ptr<Call<BearerToken>> &call)
    {
        const auto error = failure(call);
        return error ? QByteArray() : call->answers.front().value().secret().view().toByteArray();
    }

private:
    template <typename T, typename Start>
    std::shared_ptr<Call<T>> started(Start start)
    {
        auto call = std::make_shared<Call<T>>();
        start([call](const Result<T> &result) {
            call->answers.push_back(result);
            if (call->answers.size() > 1)
                QTest::qFail("A second answer came.", __FILE__, __LINE__);
        });
        if (!call->answers.empty())
            QTest::qFail("The answer came before the call returned.", __FILE__, __LINE__);
        return call;
    }

    TokenStore &m_store;
};

} // namespace Balehook::Test
