// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"

#include <QDialog>

#include <memory>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QRadioButton;

namespace Balehook {

class PagedTableModel;
class RecordWalk;

/// Ctrl+G: to a row number, or to an id that is looked for page by page. Esc stops the search, then closes. Deletes
/// itself; show it with open().
class GoToDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit GoToDialog(PagedTableModel &model, QWidget *parent = nullptr);
    ~GoToDialog() override;

    void accept() override;
    void reject() override;

    /// Of a table with \a rows.
    static QString noSuchRow(qint64 rows);

Q_SIGNALS:
    /// Record number from 0.
    void recordChosen(qint64 record);

private:
    void build();
    void guessMeaning(const QString &text);
    void goToNumber(const QString &text);
    void lookFor(const QString &id);
    void finish(qint64 record);
    void endSearch(const QString &text);
    void tell(const QString &text);

    PagedTableModel &m_model;
    std::unique_ptr<RecordWalk> m_walk;
    qint64 m_found = -1;
    bool m_meaningChosen = false;
    QLineEdit *m_text = nullptr;
    QRadioButton *m_byRow = nullptr;
    QRadioButton *m_byId = nullptr;
    QLabel *m_message = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_go = nullptr;
};

} // namespace Balehook
