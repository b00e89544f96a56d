// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSplitter>

class QStackedWidget;
class QVBoxLayout;

namespace Balehook {

/// Where the parts of the window stand: accounts at the left, the lists in the middle below what is said about them,
/// the record at the right. It takes the parts as its children; WindowLayout keeps how wide they are.
class WindowFrame final : public QSplitter
{
    Q_OBJECT

public:
    struct Parts
    {
        QWidget &accounts;
        QWidget &banner;
        QWidget &messages;
        QWidget &lists;
        QWidget &record;
    };

    WindowFrame(const Parts &parts, QWidget *parent);

    /// The lists, or a file in their place.
    QStackedWidget &place() const { return *m_place; }
    /// Between that and the record.
    QSplitter &recordSplitter() const { return *m_recordSplitter; }
    /// Puts \a strip below the messages.
    /// This in a widget that leaves some room around it.
    QWidget *withMargins(QWidget *parent);
    void addStrip(QWidget &strip);

private:
    QVBoxLayout *m_column;
    QStackedWidget *m_place;
    QSplitter *m_recordSplitter;
};

} // namespace Balehook
