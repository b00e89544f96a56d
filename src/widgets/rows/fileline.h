// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/messages/message.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace Balehook {

class FailedRows;
class FormatPanel;
class TableChooser;

/// What file is open, how much of it is read, how it is read, and what is odd about it.
class FileLine final : public QWidget
{
    Q_OBJECT

public:
    explicit FileLine(FailedRows &rows, QWidget *parent = nullptr);

    void setTitle(const QString &title);

Q_SIGNALS:
    /// Of the file, from 0; -1: the header.
    void rowRequested(qint64 row);
    /// Without filters.
    void allRowsRequested();
    /// Whether the file is read in the right way.
    void asked(const Balehook::Message &question);
    /// The question with this id is none any more.
    void answered(const QString &id);

private:
    void build();
    void takeFile();
    void sayRows();
    void sayShown();
    void sayTroubles();
    void askAboutFormat();
    void openFormat();

    FailedRows &m_rows;
    FormatPanel *m_panel;
    bool m_wasAsked = false; ///< whether the format is right
    QString m_said; ///< of the rows shown
    QLabel *m_name = nullptr;
    QLabel *m_extent = nullptr;
    QLabel *m_shown = nullptr; ///< while filters hide rows
    QToolButton *m_showAll = nullptr;
    TableChooser *m_chooser = nullptr;
    QToolButton *m_format = nullptr;
    QLabel *m_ragged = nullptr;
    QLabel *m_formulas = nullptr;
    QToolButton *m_openQuote = nullptr;
    QProgressBar *m_progress = nullptr;
};

} // namespace Balehook
