// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/destinationpolicy.h"
#include "domain/records/recordpage.h"
#include "session/jobs/jobfiles.h"
#include "widgets/record/recordactions.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QAction;
class QLabel;
class QTabWidget;
class QToolButton;
class QVBoxLayout;

namespace Balehook {

class AccountSession;
class FactsView;
class FileCache;
class FileTransfers;
class RawView;
class SaveLink;

/// The selected record: its facts, its links and the JSON as served. Built when the first record is shown.
class RecordPane final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordPane(QWidget *parent = nullptr);
    ~RecordPane() override;

    /// Shows record \a index of \a page, whatever kind it is. Shown again for the same record, it keeps its place.
    /// Without a \a session or setFiles() nothing can be saved.
    void showRecord(AccountSession *session, std::shared_ptr<const RecordPage> page, qsizetype index);
    /// No record is selected.
    void clear();
    /// What "Save" works with; they outlive the pane, or tell their end by QObject::destroyed().
    void setFiles(FileTransfers &transfers, FileCache &cache);
    /// Times in UTC rather than local time.
    void setUtc(bool utc);
    /// What is offered for the record. Once, before a record is shown.
    void setActions(const RecordActions &actions) { m_actions = actions; }
    /// Below a list the pane folds to its title row: where nothing is selected, and where the user wants it so.
    void setBelow(bool isBelow);
    void setFolded(bool isFolded);
    bool isFolded() const;
    /// Of the title row alone, in a pane of \a width.
    int foldedHeight(int width) const;
    /// Asks where to save \a file of the job that is shown.
    void saveFile(JobFile file);
    /// Files are being saved.
    bool isBusy() const;

Q_SIGNALS:
    /// isFolded() may say something else.
    void foldedChanged();
    /// By the button in the title row.
    void foldChosen(bool isFolded);
    void closeRequested();
    /// A short line for the status bar ("Link copied").
    void messageRequested(const QString &text);

private:
    QPointer<AccountSession> m_session;
    QPointer<FileTransfers> m_transfers;
    QPointer<FileCache> m_cache;
    std::shared_ptr<const RecordPage> m_page; ///< null: nothing is shown
    qsizetype m_index = 0;
    bool m_utc = false;

    RecordActions m_actions;
    bool m_isBelow = false;
    bool m_isFolded = false;
    bool m_hadPage = false; ///< when it was last shown
    QToolButton *m_watchButton = nullptr;
    QLabel *m_title = nullptr; ///< null until built, like all below
    QWidget *m_titleRow = nullptr;
    QToolButton *m_fold = nullptr;
    QWidget *m_jobButtons = nullptr;
    QWidget *m_webhookButtons = nullptr;
    QTabWidget *m_tabs = nullptr;
    QLabel *m_nothing = nullptr;
    QLabel *m_unreadable = nullptr;
    FactsView *m_facts = nullptr;
    RawView *m_raw = nullptr;
    QVBoxLayout *m_saves = nullptr;
    std::vector<QPointer<SaveLink>> m_saving;

    void build();
    QWidget *makeTitleRow();
    QWidget *makeButtons(const QList<RecordActions::Button> &buttons);
    void refresh();
    void fill();
    void showParts();
    DestinationPolicy policy() const;
    void refreshRaw();
    void save(const QUrl &url);
};

} // namespace Balehook
