// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QKeyEvent;
class QMainWindow;

namespace Balehook {

/// Keeps the keys of Copy and Select All for the text of a label that has the focus: a label, other than a field, would
/// leave them to the window, which copies and selects rows of the list. Owned by the window.
class LabelKeys final : public QObject
{
    Q_OBJECT

public:
    explicit LabelKeys(QMainWindow &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isOfLabel(const QKeyEvent &key) const;

    QMainWindow &m_window;
};

} // namespace Balehook
