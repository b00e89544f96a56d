// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/compare/filecomparison.h"
#include "session/jobs/previousupload.h"
#include "widgets/compare/comparedside.h"
#include "widgets/rows/shownfile.h"

#include <QDialog>

#include <atomic>
#include <memory>

class QLabel;
class QPushButton;

namespace Balehook {

class ComparisonExport;
class ComparisonPanes;
class DialogNotice;
class KeyColumnsButton;
class ProgressStrip;

/// "Compare": two failed files and what became of each row. A window of its own, beside the main window, which shows
/// the rows that are opened. Says what is missing and offers to download it. Sessions and settings outlive it.
class CompareWindow final : public QDialog
{
    Q_OBJECT

public:
    CompareWindow(Sessions &sessions, SettingsFile &settings);
    ~CompareWindow() override;

    /// The files; compared as soon as both are there. The one whose job is older becomes the older one.
    ComparedSide &older() { return *m_older; }
    ComparedSide &newer() { return *m_newer; }
    void sortByTime();
    /// The newer one is the failed file of \a job, the older one that of the upload before it.
    void findPrevious(const QString &accountId, const ImportJob &job);
    bool isBusy() const;

    /// With a result; null while there is none.
    const std::shared_ptr<const FileComparison> &comparison() const { return m_comparison; }

Q_SIGNALS:
    /// Is to be shown, with the row in it.
    void rowRequested(const Balehook::ShownFile &file);

private:
    void build();
    QLayout *makeHeader();
    void connectParts();
    void adapt();
    bool tellFiles();
    void swap();
    void download();
    void compare();
    void take(const std::shared_ptr<const FileComparison> &comparison);
    QString refusalOf(const FileComparison &comparison) const;
    void stop();
    void stopComparing();
    void openRow();
    void copySummary();
    void askForFile();
    void exportTo(const QString &fileName);
    void tell(const QString &text);

    Sessions &m_sessions;
    ComparedSide *m_older;
    ComparedSide *m_newer;
    std::unique_ptr<PreviousUpload> m_search; ///< while the upload before is looked for
    QString m_searchEnd; ///< why there is none
    std::shared_ptr<std::atomic_bool> m_stop; ///< of the comparison that runs; null: none does
    std::shared_ptr<const FileComparison> m_comparison; ///< with a result
    QStringList m_wantedKeys; ///< as the user chose; none: to be guessed
    bool m_wasCompared = false; ///< or stopped: these two files
    std::unique_ptr<ComparisonExport> m_export;
    QLabel *m_olderText;
    QLabel *m_newerText;
    QLabel *m_leftOut;
    QLabel *m_message;
    QPushButton *m_swap;
    KeyColumnsButton *m_keys;
    QLabel *m_keyNote;
    DialogNotice *m_notice;
    QPushButton *m_download = nullptr;
    ProgressStrip *m_strip;
    ComparisonPanes *m_panes;
    QPushButton *m_open = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_exportButton = nullptr;
    QObject m_links; ///< to the parts, which go after it
};

} // namespace Balehook
