// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <memory>

class QAction;
class QLabel;

namespace Balehook {

class AccountSession;
class RecordPage;
class RecordPane;
class Sessions;

/// The place of the record pane in the window. The pane itself is built when the first record is shown; until then a
/// sentence stands there.
class RecordHost final : public QWidget
{
    Q_OBJECT

public:
    /// \a jobAction is offered as a button in the pane; it outlives this.
    RecordHost(Sessions &sessions, QAction &jobAction, QWidget *parent = nullptr);

    /// No \a page: nothing to show.
    void showRecord(AccountSession *session, const std::shared_ptr<const RecordPage> &page, qsizetype index);
    void clear();
    void setUtc(bool utc);
    void focusRecord();
    bool hasFocusInside() const;

Q_SIGNALS:
    void closeRequested();
    void messageWanted(const QString &text);

private:
    RecordPane &pane();

    Sessions &m_sessions;
    QAction &m_jobAction;
    QLabel *m_hint = nullptr; ///< until the pane is built
    RecordPane *m_pane = nullptr;
    bool m_utc = false;
};

} // namespace Balehook
