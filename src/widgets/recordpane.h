// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/destinationpolicy.h"
#include "domain/recordpage.h"

#include <QPointer>
#include <QWidget>

#include <memory>

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
    /// A button for \a action in the title row, while the record is an import job. Once, before a record is shown.
    void setJobAction(QAction &action) { m_jobAction = &action; }

Q_SIGNALS:
    void closeRequested();
    /// A short line for the status bar ("Link copied").
    void messageWanted(const QString &text);

private:
    QPointer<AccountSession> m_session;
    QPointer<FileTransfers> m_transfers;
    QPointer<FileCache> m_cache;
    std::shared_ptr<const RecordPage> m_page; ///< null: nothing is shown
    qsizetype m_index = 0;
    bool m_utc = false;

    QAction *m_jobAction = nullptr;
    QToolButton *m_jobButton = nullptr;
    QLabel *m_title = nullptr; ///< null until built, like all below
    QTabWidget *m_tabs = nullptr;
    QLabel *m_nothing = nullptr;
    QLabel *m_unreadable = nullptr;
    FactsView *m_facts = nullptr;
    RawView *m_raw = nullptr;
    QVBoxLayout *m_saves = nullptr;

    void build();
    QWidget *makeTitleRow();
    void refresh();
    DestinationPolicy policy() const;
    void refreshRaw();
    void save(const QUrl &url);
};

} // namespace Balehook
