// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/jobs/jobfiles.h"
#include "widgets/record/recordactions.h"

#include <QWidget>

#include <memory>

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
    /// \a actions are offered as buttons in the pane.
    RecordHost(Sessions &sessions, const RecordActions &actions, QWidget *parent = nullptr);
    ~RecordHost() override;

    /// No \a page: nothing to show.
    void showRecord(AccountSession *session, const std::shared_ptr<const RecordPage> &page, qsizetype index);
    void clear();
    void setUtc(bool utc);
    /// Unfolds it, too.
    void focusRecord();
    /// Below the list: it folds to one line where nothing is selected.
    void setBelow(bool isBelow);
    void setFolded(bool isFolded);
    bool isFolded() const;
    void saveFile(JobFile file);
    bool hasFocusInside() const;
    /// Files are being saved.
    bool isBusy() const;

Q_SIGNALS:
    void closeRequested();
    /// isFolded() may say something else; the height follows it already.
    void foldedChanged();
    /// By the user.
    void foldChosen(bool isFolded);
    /// It is about to be unfolded for what was asked for.
    void openRequested();
    void messageRequested(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    RecordPane &pane();

    Sessions &m_sessions;
    RecordActions m_actions;
    std::unique_ptr<QLabel> m_hint; ///< until the pane is built
    RecordPane *m_pane = nullptr;
    bool m_utc = false;
    bool m_isBelow = false;
    bool m_isFolded = false;

    void adaptHeight();
    void showHint();
};

} // namespace Balehook
