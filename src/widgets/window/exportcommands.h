// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/exportsettings.h"
#include "widgets/messages/message.h"
#include "widgets/tables/exporttext.h"
#include "widgets/window/listingexportdialog.h"

#include <QObject>
#include <QPointer>

#include <memory>

class QWidget;

namespace Balehook {

class AccountSession;
class ListingPage;
class ListingTabs;
class MessageBar;
class ProgressStrip;
class Sessions;

/// Exports the list that is shown: all its rows, in its order and columns, whatever is shown afterwards. One export at
/// a time; it has a strip of its own. Owned by the window.
class ExportCommands final : public QObject
{
    Q_OBJECT

public:
    ExportCommands(Sessions &sessions, SettingsFile &settings, ListingTabs &tabs, MessageBar &bar, QWidget &window);
    ~ExportCommands() override;

    /// Progress and Stop; for the layout of the window.
    ProgressStrip &strip() { return *m_strip; }
    bool isBusy() const { return m_job != nullptr; }

    /// Asks for format and file, then writes.
    void exportList();
    /// Without asking.
    void exportTo(const QString &fileName, const ListingExportDialog::Choice &choice);

    /// The list of which a dialog asked is gone.
    static QString goneText();

private:
    struct Job;
    /// Which list is shown.
    struct List
    {
        QString accountId;
        QPointer<const AccountSession> session; ///< another one where the account's address was changed
        Listing listing = Listing::ImportJobs;
        bool isFile = false; ///< a saved listing, not that of the account
        QString fileName;

        friend bool operator==(const List &a, const List &b) = default;
    };

    List shownList() const;
    bool isShown(const List &asked);
    void askForFile(const ListingExportDialog::Choice &choice, const List &list);
    ExportScope scope() const;
    /// With a source for this export alone; null: there is nothing to ask.
    std::unique_ptr<Job> newJob() const;
    void end(const Result<ListingExport::Written> &written);
    void tell(Message::Level level, const QString &text, const QString &detail = {});
    QString proposedName(ExportFormat format) const;

    Sessions &m_sessions;
    ExportSettings m_settings;
    ListingTabs &m_tabs;
    MessageBar &m_bar;
    QWidget &m_window;
    ProgressStrip *m_strip;
    std::unique_ptr<Job> m_job;
};

} // namespace Balehook
