// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/compare/sentrow.h"
#include "widgets/compare/comparedside.h"
#include "widgets/rows/shownfile.h"

#include <QDialog>

#include <atomic>
#include <memory>

class QLabel;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace Balehook {

class DialogNotice;
class KeyColumnsButton;
class ProgressStrip;

/// "Row as It Was Sent": a failed row and its row in the imported file, cell by cell. A window of its own, beside the
/// main window. Offers to download the imported file where its link is known, and takes a file of the user's own.
/// Sessions and settings outlive it.
class SentRowWindow final : public QDialog
{
    Q_OBJECT

public:
    SentRowWindow(Sessions &sessions, SettingsFile &settings);
    ~SentRowWindow() override;

    /// Row RowsPlace::fileRow of \a file, which is a file of failed rows on this computer.
    void setRow(const ShownFile &file);
    void setSentFile(const QString &path);
    bool isBusy() const;

private:
    void build();
    void connectParts();
    void adapt();
    bool tellFiles();
    void stopLooking();
    void look();
    void take(const std::shared_ptr<const SentRow> &row);
    void step(int rows);
    void showCells();
    void fitColumns();
    QString refusal() const;
    QString matchText() const;
    void askForFile();

    Sessions &m_sessions;
    ComparedSide *m_failed;
    ComparedSide *m_sent;
    qint64 m_fileRow = -1;
    SentRow::Wish m_wish;
    std::shared_ptr<std::atomic_bool> m_stop; ///< of the search that runs; null: none does
    std::shared_ptr<const SentRow> m_row; ///< null until it was looked for
    std::size_t m_place = 0; ///< of the row shown among those that may be meant
    QLabel *m_failedText;
    QLabel *m_sentText;
    QPushButton *m_choose;
    KeyColumnsButton *m_keys;
    QLabel *m_lineTitle;
    QSpinBox *m_line;
    QLabel *m_note;
    DialogNotice *m_notice;
    QPushButton *m_download = nullptr;
    ProgressStrip *m_strip;
    QTreeWidget *m_cells;
    bool m_areColumnsFitted = false;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QObject m_links; ///< to the parts, which go after it
};

} // namespace Balehook
