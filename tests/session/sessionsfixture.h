// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/faketokenstore.h"
#include "session/sessions.h"
#include "session/testdata.h"
#include "settings/settingsfile.h"

#include <QTemporaryDir>

#include <memory>

namespace Balehook::Testing {

/// The accounts of a profile in a folder of its own, with a scripted server to ask.
class SessionsFixture : public QObject
{
    Q_OBJECT

protected:
    /// As after a new start of the program.
    void reload();
    Account add(const QString &id, const QString &slug);
    Outcome remove(const QString &id);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SettingsFile> m_settings;
    std::unique_ptr<FakeTokenStore> m_store;
    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<Sessions> m_sessions;

private Q_SLOTS:
    void init();
    void cleanup();
};

} // namespace Balehook::Testing
