// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gui/memorytokenstore.h"
#include "service/apiservice.h"
#include "service/dice.h"
#include "service/fileservice.h"
#include "session/account/sessions.h"
#include "settings/settingsfile.h"
#include "soak/flappingserver.h"

#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace Balehook {

class FilesDesk;
class ListingModel;
class ListingPage;
class ListingTabs;
class MainWindow;
class PagedTableModel;
class WindowActions;

namespace Testing {

/// Somebody restless at the real window: three accounts on a service and a file host that both fail now and then; only
/// the keychain is a fake. What is done next depends on the seed.
class SoakDesk final
{
public:
    static constexpr int jobs = 700; ///< of the first account

    explicit SoakDesk(quint64 seed);
    ~SoakDesk();

    bool show();
    /// One thing that a user or the system may do at any time, and a moment for it to take effect.
    void doSomething();
    /// Nothing is shown but the list of jobs of the first account, and nothing is under way. False after half a minute.
    bool settle();
    /// From account to account, so many times, and back to rest. False if it does not come to rest.
    bool switchAccounts(int times);
    /// The service is well from now on.
    void heal();
    /// The ids of all rows of \a listing of \a slug, scrolled through from the top; what is not there is missing.
    QStringList allIds(const char *slug, int listing);

    FlappingServer &api() { return m_api; }
    FlappingServer &files() { return m_files; }

private:
    Demo::DemoOptions options() const;
    void addAccount(const Demo::DemoAccount &demo);
    void setTimeouts(std::chrono::milliseconds patience, std::chrono::milliseconds retryBase);
    void typeRefusedTokensAgain();
    void scroll();
    void openFile();
    void trigger();
    void disturb();
    ListingPage &page() const;
    PagedTableModel *model() const;
    bool isIdle();

    Demo::Dice m_dice;
    quint64 m_seed;
    Demo::FileService m_fileService;
    FlappingServer m_files;
    Demo::ApiService m_apiService;
    FlappingServer m_api;
    MemoryTokenStore m_tokens;
    QTemporaryDir m_folder;
    SettingsFile m_settings;
    std::unique_ptr<Sessions> m_sessions;
    std::unique_ptr<MainWindow> m_window;
    ListingTabs *m_tabs = nullptr;
    WindowActions *m_actions = nullptr;
    FilesDesk *m_desk = nullptr;
};

} // namespace Testing

} // namespace Balehook
