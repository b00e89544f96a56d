// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QThreadPool>

namespace Balehook {

/// Looks up in a worker which fonts have the letters that are about to be shown. Qt asks fontconfig for every script,
/// which takes longer than all else about a row, and keeps the answers for all threads. Whoever paints meanwhile waits
/// for it, so that before the first paint no more is looked up than that needs. Waits in its destructor for what is
/// under way, as fonts end with the application.
class FontsAhead final
{
public:
    explicit FontsAhead(const QFont &font);
    ~FontsAhead();
    Q_DISABLE_COPY_MOVE(FontsAhead)

    void lookUp(const QString &text);

private:
    const QFont m_font;
    QThreadPool m_worker;
};

} // namespace Balehook
