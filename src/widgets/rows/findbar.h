// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowlist.h"
#include "failedrows/table/textfind.h"
#include "failedrows/text/cellpattern.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace Balehook {

class FailedRows;

/// Looks for a text, or for a regular expression, in the rows that are shown: says how many cells hold it and steps
/// from one to the next. Owns the search; hidden until open().
class FindBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(FailedRows &rows, QWidget *parent = nullptr);
    ~FindBar() override;

    void open();
    void close();
    /// Opens itself where there is nothing to look for yet.
    void step(TextFind::Direction direction);
    /// Where the next step begins.
    void setPlace(CellPlace place) { m_place = place; }
    QString text() const;

Q_SIGNALS:
    /// The cell at \a place, whose row is a place in the list shown.
    void found(Balehook::CellPlace place);
    /// What the cells on screen are to be tinted for; empty: nothing.
    void textChanged(const QString &text, Balehook::CellTextKind kind);
    /// Down: to the rows; the bar stays.
    void rowsRequested();
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void search();
    void drop();
    void sayCount();
    void sayEnd(const Outcome &outcome);
    void say(const QString &text);
    void sayFault(const QString &text);
    CellTextKind kind() const;
    static QString placeholder(CellTextKind kind);

    FailedRows &m_rows;
    QPointer<TextFind> m_find;
    QTimer m_typed;
    CellPlace m_place;
    qint64 m_ordinal = 0; ///< of the match that is shown; 0: none
    QString m_said; ///< of the result; empty: nothing yet
    QLineEdit *m_text = nullptr;
    QToolButton *m_expression = nullptr;
    QLabel *m_count = nullptr;
    QLabel *m_fault = nullptr; ///< below: why nothing is looked for
};

} // namespace Balehook
