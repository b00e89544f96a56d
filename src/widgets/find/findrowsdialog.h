// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/cachedfile.h"
#include "session/jobs/jobschoice.h"
#include "session/jobs/keptrowssearch.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QModelIndex;
class QProgressBar;
class QPushButton;

namespace Balehook {

class CoverageLine;
class FoundRowsModel;
class FoundRowsView;

/// "Find in Failed Rows": a value in all failed files that are kept on this computer, the jobs that have it with their
/// rows, and what was not searched. Stands beside the window, which shows the row that is opened, and keeps its results
/// while it is closed. Sessions and settings outlive it.
class FindRowsDialog final : public QDialog
{
    Q_OBJECT

public:
    FindRowsDialog(Sessions &sessions, SettingsFile &settings, QWidget *parent);

    /// Which account "This account" is; empty: there is none.
    void setAccount(const QString &accountId);
    /// Shows it with the text ready to be typed over; \a text takes its place unless it is empty.
    void bring(const QString &text);
    /// What is shown was searched in fewer files than there are now.
    void searchAgain();

Q_SIGNALS:
    /// Row \a row of \a file, from 0, is to be shown.
    void rowRequested(const Balehook::CachedFile &file, qint64 row);
    /// Failed files of all jobs of these accounts.
    void downloadRequested(const Balehook::JobsChoice &chosen);

private:
    QLayout *makeSearchRow();
    void build();
    void connectParts();
    void search();
    void searchOrOpen();
    QStringList accounts() const;
    void showCoverage();
    void showEnd();
    void openRow(const QModelIndex &index);
    void adapt();

    Sessions &m_sessions;
    KeptRowsSearch m_search;
    QString m_accountId;
    QString m_searched; ///< text of the search whose results are shown
    FoundRowsModel *m_model;
    QLineEdit *m_text;
    QComboBox *m_match;
    QComboBox *m_scope;
    QPushButton *m_find;
    QPushButton *m_stop;
    FoundRowsView *m_view;
    QLabel *m_result;
    CoverageLine *m_coverage;
    QPushButton *m_open = nullptr;
};

} // namespace Balehook
