// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

#include <memory>

namespace Balehook {
class KeychainTokenStore;
class Profile;
} // namespace Balehook

namespace Balehook::Demo {

struct DemoAccount;

/// Puts the demo accounts into a profile and their tokens into the keychain, as the account dialog would.
class ProfileWriter final : public QObject
{
    Q_OBJECT

public:
    explicit ProfileWriter(QObject *parent = nullptr);
    ~ProfileWriter() override;

    /// \a serviceUrl as printed by the service; each account gets "<serviceUrl>/{slug}". Accounts of an earlier run are
    /// brought up to date, because the port may be another one now.
    void start(const QString &folder, const QString &serviceUrl);

Q_SIGNALS:
    /// Empty if all went well; else one sentence.
    void finished(const QString &problem);

private:
    bool add(const DemoAccount &demo, const QString &baseUrlText);
    void stored(const QString &slug, const QString &problem);

    std::unique_ptr<Profile> m_profile;
    std::unique_ptr<KeychainTokenStore> m_tokens;
    QStringList m_problems;
    int m_pending = 0;
};

} // namespace Balehook::Demo
