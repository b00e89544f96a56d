// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gui/memorytokenstore.h"
#include "service/serviceprocess.h"
#include "session/account/sessions.h"
#include "settings/registrationstore.h"
#include "settings/settingsfile.h"

#include <QJsonObject>
#include <QTemporaryDir>
#include <QWidget>

#include <initializer_list>
#include <memory>

namespace Balehook {

class Appearance;
class ImportJobsModel;
class ListingPage;
class MainWindow;
class PagedTableView;

/// The real window on the real rooms and a demo service of its own; only the keychain is a fake. Accounts: acme (as
/// many jobs as asked for), globex (37 jobs) and initech (none).
class Console final
{
public:
    Console();
    ~Console();

    /// How most tests begin: in English, with \a jobs import jobs of acme and \a arguments for the service, the account
    /// acme and then \a others; shows acme, waits for its first row, and gives the focus to its list.
    bool begin(int jobs, std::initializer_list<const char *> others = {}, const QStringList &arguments = {});

    bool startService(const QStringList &arguments);
    void stopService() { m_service.stop(); }
    /// Of the service, as it is typed into the form of an account.
    QString baseUrl() const;
    /// Adds the demo account \a slug with its token; \a token replaces it (empty: none).
    QString addAccount(const char *slug);
    QString addAccount(const char *slug, const QString &token);
    /// Shows the window, with \a files as if they were named on the command line, and waits for its first paint.
    bool show(const QStringList &files = {});
    void close();
    /// As after the end of the program and its next start, on the same settings; show() comes next.
    void restart();
    /// How many requests with \a method the service got for paths that end in \a path.
    int asked(const QString &method, const QString &path) const;
    /// As well, of those whose query holds \a part.
    int asked(const QString &method, const QString &path, const QString &part) const;
    /// By keys: of the next job that has some.
    bool openFailedRows() const;

    /// What the service is to do from now on: see ApiService::answer().
    bool tellService(const QJsonObject &wish) const;

    MainWindow &window() const { return *m_window; }
    PagedTableView &table() const;
    ListingPage &page() const; ///< the current one
    /// Null while no account is shown.
    ImportJobsModel *model() const;
    /// Whether the first row of model() is there.
    bool isLoaded() const;
    template <typename T>
    T *child(const QString &name) const
    {
        return windowWidget()->findChild<T *>(name);
    }
    /// Whether \a widget has the focus, where popups were open: this platform activates any, also after it was closed.
    bool hasFocusAgain(const QWidget &widget) const;
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
    QString messageText() const; ///< of the message bar; empty if it is hidden
    QString messageId() const; ///< what is told there
    QString emptyText() const; ///< of the empty state; empty if the table is shown

    MemoryTokenStore tokens;
    QTemporaryDir folder;
    SettingsFile settings;
    std::unique_ptr<Appearance> appearance;
    std::unique_ptr<RegistrationStore> registrations;
    std::unique_ptr<Sessions> sessions;

private:
    void start();
    QWidget *windowWidget() const;

    Demo::ServiceProcess m_service;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace Balehook
