// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/filesettings.h"
#include "widgets/downloads/downloadsdialog.h"
#include "widgets/rows/shownfile.h"

#include <QObject>
#include <QPointer>

#include <memory>

class QAction;
class QMenu;
class QStackedWidget;
class QStatusBar;

namespace Balehook {

class FailedFilesDownload;
class FetchDesk;
class ImportJobsModel;
class ListingTabs;
class LocalFiles;
class ProgressStrip;
class Sessions;
class TransferIndicator;
struct JobsChoice;
struct WindowContext;

/// All that the window does with files: shows one in the place of the lists, downloads those of selected jobs, lists
/// downloads and what is kept, takes files that are dropped. Owned by the window.
class FilesDesk final : public QObject
{
    Q_OBJECT

public:
    /// \a middle holds the lists and gets the place of the file beside them.
    FilesDesk(const WindowContext &window, QStackedWidget &middle);
    ~FilesDesk() override;

    /// Of the job in the current row; false if there is none or it has no such file.
    bool showJobFile(JobFile which);
    /// Of the job in the current row, as it would be shown; nothing if there is none.
    std::optional<ShownFile> jobFile(JobFile which) const;
    /// Selected jobs of the list, unless these are all; those that are not loaded are counted only.
    struct SelectedJobs
    {
        std::vector<ImportJob> loaded;
        qint64 notLoaded = 0;
    };
    SelectedJobs selectedJobs() const;
    void showCached(const CachedFile &file);
    void chooseLocalFile();
    void openLocalFiles(const QStringList &paths);
    QStringList recentTables() const { return m_settings.recentTables(); }
    void downloadSelected();
    /// What could be downloaded of \a chosen jobs and is not here; asks first.
    void downloadMissing(const JobsChoice &chosen);
    /// What was to be downloaded is still being read, or the file is at work.
    bool isBusy() const;
    void showDownloads();
    void showRecentFiles();
    /// What is open of these two; nothing: neither.
    std::optional<DownloadsDialog::Page> openPage() const;
    void openDialog(DownloadsDialog::Page page);
    /// Puts the downloads' indicator there.
    void addIndicator(QStatusBar &bar);
    /// What can be done with the file that is shown; hidden while none is.
    void setMenu(QMenu &menu);

    /// Actions to the previous and the next failed file; the window connects them. Before a file is shown.
    void setNeighbours(QAction &previous, QAction &next);
    /// The failed rows of job \a record of the list, as soon as that is loaded.
    void showFailedRowsOf(qint64 record);

    bool isFileShown() const;
    /// Where a file is shown.
    const QWidget &place() const;
    /// The file with the place in it; nothing while lists are shown.
    std::optional<ShownFile> shown() const;
    /// Shows it again; in its place as soon as it is read.
    void show(const ShownFile &file);
    void closeFile();
    void focusFile();
    void setCompact(bool compact);
    /// Chosen elsewhere for the file at \a path; names.
    void setPersonalColumns(const QString &path, const QStringList &names);

Q_SIGNALS:
    /// A file took the place of the lists, or they are back.
    void fileShownChanged(bool isShown);
    /// Of the file that is shown.
    void comparisonRequested(bool withPrevious);
    /// Of the file that is shown.
    void handoffRequested();
    /// Of the row in the file that is shown.
    void sentRowRequested();
    void listingFileRequested(const QString &path);
    void messageRequested(const QString &text);
    /// What was begun or came of it, to be read even if somebody is elsewhere.
    void downloadTold(const QString &text, const QString &detail);
    /// Many failed files were downloaded.
    void fetched();

private:
    void showPlace();
    void showOtherFile();
    void copyJobLink();
    const ImportJobsModel *jobs() const;

    Sessions &m_sessions;
    FileSettings m_settings;
    ListingTabs &m_tabs;
    QStackedWidget &m_middle;
    QWidget &m_window;
    FilePlace *m_place;
    LocalFiles *m_local;
    TransferIndicator *m_indicator;
    QMenu *m_menu = nullptr;
    ShownFile m_shown; ///< without the place in it
    QPointer<DownloadsDialog> m_dialog;
    std::unique_ptr<FailedFilesDownload> m_download;
    std::unique_ptr<FetchDesk> m_fetch;
    std::unique_ptr<QObject> m_awaited; ///< link to the model, until the job whose rows are wanted is loaded
};

} // namespace Balehook
