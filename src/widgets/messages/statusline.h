// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/tables/liststatus.h"

#include <QObject>
#include <QTimer>

class QLabel;
class QStatusBar;

namespace Balehook {

/// Fills the status bar: the list at the left, the account at the right.
class StatusLine final : public QObject
{
    Q_OBJECT

public:
    explicit StatusLine(QStatusBar &bar);

    void show(const ListStatus &status);
    /// A file is shown in the place of the list: what is said of the list would be taken for words about the file.
    void setFileShown(bool isShown);

    /// When rows of an earlier run were received; milliseconds since 1970 UTC.
    static QString timeText(qint64 msecs, bool utc);
    static QString listText(const ListStatus &status);
    static QString accountText(const ListStatus &status);

private:
    /// With places for both numbers; for the loaded one.

    static QString countText(const ListStatus &status);
    static QString earlierText(const ListStatus &status);

    void fill();
    void announce();

    ListStatus m_shown;
    bool m_isFileShown = false;
    QTimer m_settling; ///< before it is announced
    QLabel *m_list;
    QLabel *m_account;
};

} // namespace Balehook
