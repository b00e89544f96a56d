// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

class QMimeData;
class QWidget;

namespace Balehook {

/// Files of this computer that are to be shown: chosen in a dialog, dropped onto the window, or named when the program
/// was started. A child of the window, whose drops it takes.
class LocalFiles final : public QObject
{
    Q_OBJECT

public:
    explicit LocalFiles(QWidget &window);

    /// Opens the dialog (never blocks).
    void ask();
    /// Judges \a paths and tells what to do with the first one; the others are not opened, which is said.
    void open(const QStringList &paths);

Q_SIGNALS:
    void tableFileRequested(const QString &path);
    /// A saved listing (.json).
    void listingFileRequested(const QString &path);
    /// What was not opened and why, in a sentence.
    void messageRequested(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static QStringList pathsIn(const QMimeData &data);

    QWidget &m_window;
};

} // namespace Balehook
