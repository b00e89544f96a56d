// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowexporter.h"
#include "session/jobs/jobreasons.h"
#include "widgets/reasons/reasonschoice.h"
#include "widgets/rows/shownfile.h"

#include <QDialog>
#include <QTimer>

class QLabel;
class QPushButton;
class QTreeView;

namespace Balehook {

class CoverageLine;
class JobReasonsModel;
class ProgressStrip;
class ReasonJobsModel;

/// "Reasons Across Jobs": why rows failed in all kept failed files of the chosen jobs, how often, whose and when, and
/// what is new since a day. A window of its own, which stays while the main one shows the jobs or rows of a reason.
/// Reads what is on this computer and fetches nothing.
class JobReasonsWindow final : public QDialog
{
    Q_OBJECT

public:
    /// What the main window shows.
    struct Shown
    {
        QString accountId = {};
        JobQuery query = {};
        std::vector<ImportJob> selected = {}; ///< as far as they are loaded
        qint64 notLoaded = 0; ///< selected, too
        bool isUtc = false;
    };

    JobReasonsWindow(Sessions &sessions, SettingsFile &settings);
    ~JobReasonsWindow() override;

    /// Counts the reasons of selected jobs where there are several, else of those of the search, else of all.
    void begin(const Shown &shown);
    bool isBusy() const;

Q_SIGNALS:
    /// The jobs with \a ids are to be listed.
    void jobsRequested(const QString &accountId, const QStringList &ids);
    /// Is to be shown with the rows of a reason.
    void rowsRequested(const Balehook::ShownFile &file);
    /// Failed files of the jobs that are counted.
    void downloadRequested(const Balehook::JobsChoice &chosen);

private:
    void build();
    void connectParts();
    void count();
    void take();
    void showLine();
    void hideUnknown();
    void showCoverage();
    void showJobs();
    void showRows();
    void askForFile();
    void exportTo(const QString &fileName, const std::shared_ptr<const ReasonReport> &report,
                  const std::vector<int> &lines);
    void tell(const QString &text);
    void adapt();
    /// The line of the current reason; -1: none.
    qsizetype line() const;

    Sessions &m_sessions;
    JobReasons m_reasons;
    Shown m_shown;
    QTimer m_countSoon;
    QString m_title; ///< of the current reason, while others are counted
    ReasonsChoice *m_choice;
    CoverageLine *m_coverage;
    ProgressStrip *m_strip;
    JobReasonsModel *m_model;
    ReasonJobsModel *m_jobsModel;
    QTreeView *m_view;
    QTreeView *m_jobs;
    QLabel *m_jobsTitle;
    QLabel *m_message;
    QPushButton *m_showJobs = nullptr;
    QPushButton *m_showRows = nullptr;
    QPushButton *m_export = nullptr;
    bool m_isExporting = false;
    bool m_isTaking = false;
    QObject m_links; ///< to m_reasons: goes first
};

} // namespace Balehook
