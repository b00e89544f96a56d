// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "leaks/corpuswindow.h"

#include <chrono>
#include <functional>

namespace Balehook::Testing {

/// Everywhere in the window where a text of the service is shown. After each thing that was shown, \a look is called.
class CorpusWalk final
{
public:
    using Look = std::function<void(const char *where)>;

    CorpusWalk(CorpusWindow &console, Look look)
        : m_console(console)
        , m_look(std::move(look))
    { }

    /// False: something did not come; place() says what.
    bool walk();
    const char *place() const { return m_place; }
    /// The longest repaint of all that is visible, and where that was; it was laid out before.
    std::chrono::milliseconds longestPaint() const { return m_longestPaint; }
    const char *paintedLongest() const { return m_paintedLongest; }

    bool showList(Listing listing);
    bool showFailedRows();

private:
    bool showRecord();
    bool showFileParts();
    bool showDownloads();
    bool showForm();
    bool showRefusal();
    bool waitFor(const char *what, const std::function<bool()> &isSo);
    void painted(const char *where);

    CorpusWindow &m_console;
    Look m_look;
    const char *m_place = "";
    const char *m_paintedLongest = "";
    std::chrono::milliseconds m_longestPaint{};
};

} // namespace Balehook::Testing
