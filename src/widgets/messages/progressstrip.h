// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace Balehook {

/// A long reading begun by the user: what is looked for, how far it is, and "Stop". Appears only after 300 ms, so that
/// what is quick does not flicker.
class ProgressStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressStrip(QWidget *parent = nullptr);

    void begin(const QString &text);
    void setProgress(const QString &text, qint64 done, qint64 total); ///< \a total below 1: unknown
    void end();

    bool isActive() const { return m_active; }

Q_SIGNALS:
    void stopRequested();

private:
    bool m_active = false;
    QTimer m_delay;
    QLabel *m_text;
    QProgressBar *m_bar;
    QPushButton *m_stop;
};

} // namespace Balehook
