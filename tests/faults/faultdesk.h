// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "faults/goodservice.h"
#include "faults/wireaudit.h"
#include "gui/memorytokenstore.h"
#include "net/httprequest.h"
#include "session/account/sessions.h"
#include "settings/profile.h"
#include "settings/registrationstore.h"
#include "support/scriptedserver.h"
#include "support/testcertificates.h"
#include "widgets/tables/liststatus.h"

#include <QTemporaryDir>
#include <QWidget>

#include <memory>
#include <optional>

class QPushButton;

namespace Balehook {
class ListingPage;
class MainWindow;
class PagedTableModel;
class PagedTableView;
} // namespace Balehook

namespace Balehook::Testing {

struct FaultDeskOptions
{
    bool tls = false; ///< all servers; the throw-away authority is trusted
    bool workspaceApart = false; ///< creations go to a server of their own
    bool withToken = true;
    bool withProperties = true;
    int jobs = 3;
    int webhooks = 3;
    int properties = 3;
    HttpTimeouts timeouts{std::chrono::seconds(8), std::chrono::seconds(15), std::chrono::seconds(8),
                          std::chrono::milliseconds(1)};
};

/// A person at the real window, on the real rooms and a profile on disk, before servers that do what a case says and
/// are good otherwise. Only the keychain is a fake. What was on the wire is judged by audit().
class FaultDesk final
{
public:
    explicit FaultDesk(const FaultDeskOptions &options = {});
    ~FaultDesk();

    /// Shows the window with \a listing in front.
    bool open(Listing listing = Listing::ImportJobs);
    /// The same, and waits until what it asked for has come or failed.
    bool show(Listing listing = Listing::ImportJobs);
    bool showListing(Listing listing);
    /// Waits until nothing of the list in front is under way.
    bool settle() const;
    void close();
    /// The program ends and starts again on the same profile and the same keychain; show() comes next.
    void restart();

    // What a person sees of the list in front.
    QString messageText() const; ///< of the message bar; empty if it is hidden
    QString messageId() const; ///< what is told there
    QString messageDetail() const; ///< what its button "Details" shows
    QString emptyText() const; ///< of what stands in the place of the table; empty if the table is shown
    /// Both of them, and the status bar: wherever a sentence may stand.
    QString allText() const;
    QString statusText() const; ///< the list's part of the status bar
    int rowCount() const;
    /// The texts of the cells of \a row, as they are painted.
    QStringList row(int row) const;
    /// Of all loaded rows, in order.
    QStringList ids() const;
    /// Texts of the buttons of message bar and empty state, without mnemonics.
    QStringList buttons() const;
    /// Clicks the one with \a text; false if there is none.
    bool click(const QString &text) const;

    MainWindow &window() const { return *m_window; }
    ListingPage &page() const;
    PagedTableView &table() const;
    PagedTableModel &model() const;
    AccountSession &session() const { return *sessions->session(accountId); }
    template <typename T>
    T *child(const QString &name) const
    {
        return windowWidget()->findChild<T *>(name);
    }

    // What is on the wire and on the disk.
    /// The rules of the wire, and of the disk: the token is in no file. One sentence for each breach.
    QStringList audit();
    /// Requests to \a server with \a method whose target holds \a part.
    static int asked(const ScriptedServer &server, const QByteArray &method, const QByteArray &part = {});
    int asked(const QByteArray &method, const QByteArray &part = {}) const { return asked(service, method, part); }
    /// Paths of all files below the profile, from there.
    QStringList filesOnDisk() const;
    /// Those that hold \a bytes.
    QStringList filesWith(const QByteArray &bytes) const;
    /// The answer to a GET of \a listing.
    void answer(Listing listing, const Script &script, int times = ScriptedServer::always);
    static QByteArray pathOf(Listing listing);

    /// Time-outs for a case that waits for one.
    static HttpTimeouts impatient()
    {
        using namespace std::chrono_literals;
        return {400ms, 800ms, 400ms, 1ms};
    }
    static QByteArray token() { return "Canary-7f3a9c1e5b.tok~en+/=="; }

    const FaultDeskOptions options;
    QTemporaryDir folder; ///< of the profile
    MemoryTokenStore tokens;
    GoodService good;
    ScriptedServer service; ///< the account's listings, and its creations unless they are apart
    std::unique_ptr<ScriptedServer> workspace; ///< null unless creations are apart
    ScriptedServer foreign; ///< another host, of nobody
    WireAudit wire; ///< what a case allows beyond the rule
    std::unique_ptr<Profile> profile;
    std::unique_ptr<RegistrationStore> registrations;
    std::unique_ptr<Sessions> sessions;
    QString accountId;

private:
    void start();
    void addAccount();
    QWidget *windowWidget() const;
    QList<QPushButton *> shownButtons() const;

    std::optional<TestCertificates::Trust> m_trust;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace Balehook::Testing
