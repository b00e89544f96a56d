// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace Balehook {

/// Tells when the window and when the first rows of the import jobs have been painted, for measurements and the smoke
/// test. It looks at every event of the program, so it is only made when asked for.
class PaintWatch final : public QObject
{
    Q_OBJECT

public:
    explicit PaintWatch(const QWidget &window, QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;
    bool event(QEvent *event) override;

Q_SIGNALS:
    /// All of the window's first frame was painted.
    void windowPainted();
    /// The table was painted with records in it.
    void rowsPainted();

private:
    enum class Stage { Waiting, Painting, Told };

    const QWidget &m_window;
    Stage m_windowStage = Stage::Waiting;
    Stage m_rowsStage = Stage::Waiting;
};

} // namespace Balehook
