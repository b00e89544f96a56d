// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/handoffreport.h"
#include "widgets/rows/shownfile.h"

#include <QObject>

#include <memory>
#include <vector>

class QDialog;
class QWidget;

namespace Balehook {

class ComparedSide;
class CompareWindow;
class SentRowWindow;
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
    /// One of the windows is at work.
    bool isBusy() const;

Q_SIGNALS:
    /// Is to be shown in the main window, with a row in it.
    void rowRequested(const Balehook::ShownFile &file);

protected:
    /// They have no parent to take its font from, or to ask for help.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    CompareWindow *open();
    template <typename Window>
    Window *present(std::vector<std::unique_ptr<Window>> &windows);
    std::vector<QDialog *> windows() const;
    static void fill(ComparedSide &side, const ShownFile &file);

    Sessions &m_sessions;
    SettingsFile &m_settings;
    QWidget &m_window;
    std::vector<std::unique_ptr<CompareWindow>> m_comparisons; ///< until each is closed
    std::vector<std::unique_ptr<SentRowWindow>> m_sentRows;
};

} // namespace Balehook
