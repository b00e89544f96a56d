// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "bench/memorytokenstore.h"
#include "models/importjobsmodel.h"
#include "service/demoaccounts.h"
#include "service/plainhttp.h"
#include "service/serviceprocess.h"
#include "session/account/sessions.h"
#include "settings/settingsfile.h"

#include <QTemporaryDir>

#include <memory>

namespace Balehook {
class AccountSession;
class ListingPage;
class MainWindow;
class PagedTableView;
} // namespace Balehook

namespace Balehook::Bench {

/// The console's window on a demo service of its own: everything is real but the keychain.
class JobsWindow final
{
public:
    JobsWindow();
    ~JobsWindow();
    Q_DISABLE_COPY_MOVE(JobsWindow)

    /// Starts service and window and waits for the first rows.
    bool open(const QStringList &serviceArguments, int perPage = 25);

    /// Waits until every row on screen is loaded and no request is under way.
    bool settle();
    bool isSettled() const;
    /// Whatever else is being asked for.
    bool areRowsLoaded() const;
    int firstVisibleRow() const;
    int lastVisibleRow() const;

    /// What is on screen, a row a line, the cells separated by tabs; for a baseline that shows the same.
    QByteArray shownTexts() const;

    PagedTableView &table() const;
    ImportJobsModel &model() const;
    MainWindow &window() const { return *m_window; }
    AccountSession &session() const; ///< of the account that is shown

    void forgetRequests();
    QJsonObject requests();

private:
    bool addAccount(const Demo::DemoAccount &demo, int perPage);

    QTemporaryDir m_folder;
    SettingsFile m_settings;
    MemoryTokenStore m_tokens;
    Demo::ServiceProcess m_service;
    Demo::PlainHttp m_http;
    std::unique_ptr<Sessions> m_sessions;
    std::unique_ptr<MainWindow> m_window;
    ListingPage *m_page = nullptr;
};

} // namespace Balehook::Bench
