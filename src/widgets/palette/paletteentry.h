// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QString>

#include <functional>
#include <optional>

namespace Balehook {

/// One thing to go to: a command, an account, a view, a file. Its texts are safe for one line.
struct PaletteEntry
{
    QString text;
    QString place; ///< the menu of a command, or what it is
    QString keys; ///< as the platform writes them
    QIcon icon;
    std::optional<bool> isOn; ///< of what can be on and off
    QString name; ///< by which a command is remembered; empty: it is not
    std::function<void()> run;
};

} // namespace Balehook
