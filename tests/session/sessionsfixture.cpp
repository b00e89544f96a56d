// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/sessionsfixture.h"

#include <QTest>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

void SessionsFixture::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<FakeTokenStore>();
    m_server = std::make_unique<ScriptedServer>();
    reload();
}

void SessionsFixture::cleanup()
{
    m_sessions.reset();
    m_server.reset();
    m_store.reset();
    m_settings.reset();
    m_folder.reset();
}

void SessionsFixture::reload()
{
    m_sessions.reset();
    m_settings.reset();
    m_settings = std::make_unique<SettingsFile>(m_folder->filePath(u"settings.json"_s));
    m_sessions = std::make_unique<Sessions>(*m_settings, u"profile"_s, *m_store, m_folder->filePath(u"files"_s));
}

Account SessionsFixture::add(const QString &id, const QString &slug)
{
    const QString base = u"http://127.0.0.1:%1"_s.arg(m_server->serverPort());
    Account account = testAccount(id, base, slug);
    m_sessions->saveAccount(account);
    return account;
}

Outcome SessionsFixture::remove(const QString &id)
{
    std::optional<Outcome> said;
    m_sessions->removeAccount(id, this, [&said](const Outcome &outcome) { said = outcome; });
    [&] {
        QVERIFY(!said);
        QTRY_VERIFY(said);
    }();
    return said.value_or(Error());
}

} // namespace Balehook::Testing
