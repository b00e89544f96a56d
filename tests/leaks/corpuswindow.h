// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "gui/memorytokenstore.h"
#include "session/account/sessions.h"
#include "settings/registrationstore.h"
#include "settings/settingsfile.h"
#include "support/scriptedserver.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/rows/failedrowspage.h"
#include "widgets/window/mainwindow.h"

#include <QTemporaryDir>

#include <memory>

namespace Balehook::Testing {

/// The real window on a service that puts one text wherever it can: every field of every record, the words of its
/// errors, the names, headers and cells of its files. Each list has two records: the first is nothing but the text, the
/// second has links and times that can be used.
class CorpusWindow final
{
public:
    explicit CorpusWindow(const QString &text);
    ~CorpusWindow();

    bool show();
    /// From now on every listing is refused with the text as its words.
    void refuse() { m_refuses = true; }
    bool showListing(Listing listing);
    ListingPage &page() const { return tabs().page(); }
    FailedRowsPage *failedRows() const { return child<FailedRowsPage>("failedRowsPage"); }
    QAction *action(const char *text) const;
    ListingTabs &tabs() const { return *window->findChild<ListingTabs *>(); }
    template <typename T>
    T *child(const char *name) const
    {
        return window->findChild<T *>(QString::fromLatin1(name));
    }

    const QString text; ///< as served
    const QString wellFormedText; ///< as the program keeps it
    QByteArray firstJob; ///< its JSON
    QByteArray firstWebhook;
    QByteArray firstProperty;
    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;

    QString textInFile() const; ///< in the cells
    /// The table of failed rows: a header and three rows of two columns with the text, between a number and a reason.
    QByteArray tableBytes() const;

private:
    Script answer(const RecordedRequest &request) const;
    Script answerFile() const;
    void makeRecords();

    ScriptedServer m_server;
    ScriptedServer m_files;
    MemoryTokenStore m_tokens;
    SettingsFile m_settings;
    std::unique_ptr<RegistrationStore> m_registrations;
    std::unique_ptr<Sessions> m_sessions;
    QByteArray m_jobs;
    QByteArray m_webhooks;
    QByteArray m_properties;
    bool m_refuses = false;
};

} // namespace Balehook::Testing
