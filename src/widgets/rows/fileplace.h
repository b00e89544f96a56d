// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"
#include "session/jobs/jobfileopener.h"
#include "session/jobs/jobrefresher.h"
#include "settings/failedfilesettings.h"
#include "widgets/rows/rowssource.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QLabel;
class QStackedLayout;

namespace Balehook {

class CachedFileSaver;
class FailedRowsPage;
class FileBar;
class Sessions;
class SettingsFile;
class TransferView;

/// A file in the place of the lists: while it comes, how far it is or what is wrong with its link; then its rows. Built
/// when the first file is shown. Sessions outlives it.
class FilePlace final : public QWidget
{
    Q_OBJECT

public:
    FilePlace(Sessions &sessions, SettingsFile &settings, QWidget *parent = nullptr);
    ~FilePlace() override;

    /// Where a job stands in its list, to read it again when its link is no longer good.
    struct Place
    {
        QPointer<PageSource> source;
        int perPage = 0;
        qint64 record = 0;
    };

    /// \a facts: of the job, for the summary.
    void showJob(const QString &accountId, const ImportJob &job, JobFile which, std::vector<ReplySummary::Cell> facts,
                 const Place &place);
    void showCached(const CachedFile &file);
    void showLocal(const QString &path);
    /// Forgets the file; a download goes on in the background.
    void clear();

    FailedRowsPage &page() { return *m_page; }
    void setCompact(bool compact);
    bool isBusy() const;
    /// \a actions: to the previous and the next failed file, for the bar above the file. Before anything is shown.
    void setNeighbours(const QList<QAction *> &actions) { m_neighbours = actions; }
    /// Moves the focus to where the keys are of use.
    void takeFocus();

Q_SIGNALS:
    /// The other file of the same job: imported or failed.
    void otherFileRequested();
    /// With the failed file of the upload before, or with one that is chosen.
    void comparisonRequested(bool withPrevious);
    /// To be handed off.
    void handoffRequested();
    /// The current row, as it was sent.
    void sentRowRequested();
    /// On the clipboard.
    void jobLinkRequested();
    /// Esc: the list is wanted again.
    void backRequested();
    /// A short line for the status bar.
    void messageRequested(const QString &text);

private:
    void build();
    void connectParts();
    void begin(RowsSource source, const QString &headline = {});
    void showRows();
    void show(QWidget *part);
    void allowToken();
    void save(bool opensIt);

    Sessions &m_sessions;
    FailedFileSettings m_settings;
    JobFileOpener m_opener;
    JobRefresher m_refresher;
    RowsSource m_source;
    Place m_place;
    bool m_isCompact = false;
    QList<QAction *> m_neighbours;
    QStackedLayout *m_stack = nullptr; ///< null until built, like all below
    FileBar *m_bar = nullptr;
    QLabel *m_headline = nullptr; ///< of the job
    TransferView *m_transfer = nullptr;
    FailedRowsPage *m_page = nullptr;
    CachedFileSaver *m_saver = nullptr;
    QObject m_links; ///< to m_opener: goes first
};

} // namespace Balehook
