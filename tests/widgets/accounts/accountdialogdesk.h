// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gui/memorytokenstore.h"
#include "session/account/sessions.h"
#include "settings/settingsfile.h"
#include "widgets/accounts/accountdialog.h"

#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace Balehook::Testing {

/// An account dialog with what it stands on, new for each test function: a base of test classes.
class AccountDialogDesk
{
protected:
    void begin()
    {
        using namespace Qt::StringLiterals;
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<SettingsFile>(m_folder->filePath(u"settings.json"_s));
        m_tokens = std::make_unique<MemoryTokenStore>();
        m_sessions = std::make_unique<Sessions>(*m_settings, u"profile"_s, *m_tokens, m_folder->filePath(u"files"_s));
    }
    void end()
    {
        m_dialog.reset();
        m_sessions.reset();
        m_tokens.reset();
        m_settings.reset();
        m_folder.reset();
    }
    void open(const Account *existing = nullptr)
    {
        m_dialog = std::make_unique<AccountDialog>(*m_sessions, existing);
        m_dialog->open();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    }
    template <typename T>
    T *part(const char *name) const
    {
        T *found = m_dialog->findChild<T *>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s in the dialog", name);
        return found;
    }
    /// The only one.
    const Account &account() const { return m_sessions->accounts().front(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SettingsFile> m_settings;
    std::unique_ptr<MemoryTokenStore> m_tokens;
    std::unique_ptr<Sessions> m_sessions;
    std::unique_ptr<AccountDialog> m_dialog;
};

} // namespace Balehook::Testing
