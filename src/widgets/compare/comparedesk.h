// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/handoffreport.h"
#include "widgets/rows/shownfile.h"

#include <QObject>
#include <QPointer>

#include <vector>

class QDialog;
class QWidget;

namespace Balehook {

class ComparedSide;
class CompareWindow;
class Sessions;
class SettingsFile;

/// Opens the windows that compare failed files. Owned by the main window, after which none of them stays.
class CompareDesk final : public QObject
{
    Q_OBJECT

public:
    CompareDesk(Sessions &sessions, SettingsFile &settings, QWidget &window);
    ~CompareDesk() override;

    /// The failed file of \a file's job with that of the upload before it.
    void compareWithPrevious(const ShownFile &file);
    /// With one that the user chooses.
    void compareWith(const ShownFile &file);

    /// The row of \a file as it was sent.
    void showSentRow(const ShownFile &file);
    /// Of a window in which the file at \a path is compared, the latest one; nothing without one.
    std::optional<HandoffReport::Comparison> comparisonOf(const QString &path) const;

Q_SIGNALS:
    /// Is to be shown in the main window, with a row in it.
    void rowRequested(const Balehook::ShownFile &file);

protected:
    /// They have no parent to take its font from, or to ask for help.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    CompareWindow *open();
    void present(QDialog &window);
    static void fill(ComparedSide &side, const ShownFile &file);

    Sessions &m_sessions;
    SettingsFile &m_settings;
    QWidget &m_window;
    std::vector<QPointer<CompareWindow>> m_windows;
    std::vector<QPointer<QDialog>> m_others;
};

} // namespace Balehook
