// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/actions/windowcontext.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

class QMainWindow;

namespace Balehook {

class AccountsPane;
class ActivityDock;
class Appearance;
class CommandPalette;
class CompareDesk;
class DiagnosticDialog;
class FilesDesk;
class FindRowsDialog;
class JobReasonsDesk;
class ListingTabs;
class ManualDesk;
class MessageBar;
class RequestsDock;
class SearchDesk;
class Sessions;
class SettingsFile;
struct ShownFile;
class UnknownsDialog;
class UpdatesDesk;
class ViewsPane;
class WindowActions;

/// What stands beside the lists: docks and dialogs that a menu opens, each made when it is first wanted. It only brings
/// an action and its part together. Owned by the window, and gone before what it was given.
class WindowParts final : public QObject
{
    Q_OBJECT

public:
    /// What a part may need of the window; all of it outlives the parts.
    struct Context : WindowContext
    {
        FilesDesk &files;
        SearchDesk &search;
        UpdatesDesk &updates;
        AccountsPane &accounts;
    };

    /// Windows beside this one that are on screen.
    struct Opened
    {
        bool hasManual = false;
        bool hasReport = false;
        bool hasReportWithoutNames = false;
        bool hasUnknowns = false;
    };

    explicit WindowParts(const Context &context);
    ~WindowParts() override;

    /// Has the menus change \a appearance, which outlives the window; without it they do not.
    void setAppearance(Appearance &appearance);
    const Context &context() const { return m_context; }
    Opened opened() const;
    void open(const Opened &opened);

    /// After the first paint: opens what was open when the program ended.
    void start();
    /// Keeps for the next start what is open, and where.
    void save();
    /// A file stands in the place of the lists: what is about a list steps aside.
    void setFileShown(bool isShown);
    /// Something is done for the user beside the window, or the palette is open.
    bool isBusy() const;

Q_SIGNALS:
    void accountChosen(const QString &accountId);

private:
    const QWidget &shownWidget() const; ///< in the middle
    void connectDialogs();
    void connectSideList();
    void openPalette();
    void moveAccount(int places); ///< that is shown
    void showReport();
    void showUnknowns();
    void findInFailedRows();
    void connectComparisons();
    void connectHandoffs();
    void connectDownloads();
    void connectReasons();
    void comeForward(const QString &accountId, std::function<void()> show);
    void listJobs(const QString &accountId, const QStringList &ids);
    void showRow(const ShownFile &file);

    Context m_context;
    std::unique_ptr<ActivityDock> m_activity;
    std::unique_ptr<RequestsDock> m_requests;
    std::unique_ptr<ManualDesk> m_manual;
    std::unique_ptr<ViewsPane> m_views; ///< stands in the side list, and goes before what it shows
    Appearance *m_appearance = nullptr;
    std::unique_ptr<CompareDesk> m_compare;
    std::unique_ptr<JobReasonsDesk> m_reasons;
    QPointer<CommandPalette> m_palette; ///< while it is open
    QPointer<DiagnosticDialog> m_report; ///< while it is open
    UnknownsDialog *m_unknowns = nullptr; ///< once it was opened
    FindRowsDialog *m_findRows = nullptr; ///< once it was opened
};

} // namespace Balehook
