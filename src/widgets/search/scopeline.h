// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/search/searchscope.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace Balehook {

/// Says where is searched and what was found, shows how far loading all jobs has come, and has the buttons that go with
/// it. Always on screen. Owned by the search row.
class ScopeLine final : public QWidget
{
    Q_OBJECT

public:
    explicit ScopeLine(QWidget *parent = nullptr);

    void show(const SearchScope &scope);

Q_SIGNALS:
    void loadRequested(); ///< also: go on, try again
    void pauseRequested();
    void cancelRequested();
    void stepRequested(bool forward); ///< to the next loaded row that matches

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void breakLine();
    QPushButton *makeButton(const QString &name, const QString &text, void (ScopeLine::*wanted)());

    QBoxLayout *m_line = nullptr; ///< of what was found, and of the button that loads
    QLabel *m_scope = nullptr;
    QLabel *m_progressText = nullptr;
    QProgressBar *m_bar = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QPushButton *m_load = nullptr;
    QPushButton *m_pause = nullptr;
    QPushButton *m_resume = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_again = nullptr;
};

} // namespace Balehook
