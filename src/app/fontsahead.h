// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QThreadPool>

namespace Balehook {

/// Looks up in a worker which fonts have the letters that the first paint shows. Qt asks fontconfig for every script,
/// which takes longer than all else about a row, and keeps the answers for all threads. Waits in its destructor for
/// what is under way, as fonts end with the application.
class FontsAhead final
{
public:
    explicit FontsAhead(const QFont &font);
    ~FontsAhead();
    Q_DISABLE_COPY_MOVE(FontsAhead)

    void lookUp(const QString &text);
    /// For all text in the file at \a path, UTF-8. One that is missing or large is no error.
    void lookUpFile(const QString &path);

private:
    const QFont m_font;
    QThreadPool m_worker;
};

} // namespace Balehook
