// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QWidget;

namespace Balehook {

/// Lets what comes from outside (links, files, a click on a notification or in another window) wait until no dialog of
/// any window is open: what a dialog is about stands in the window behind it and must not become something else. Owned
/// by what hears of it.
class AfterDialogs final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Does \a what now, or in its turn when the last dialog is gone.
    void run(std::function<void()> what);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void await(QWidget &dialog);
    void runAll();

    std::vector<std::function<void()>> m_waiting;
};

} // namespace Balehook
