// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook::Testing {

/// How a picture of the tour is taken: "light", "dark", "rtl" (Arabic), "de", "ja", "large" (200 %) or "text" (texts at
/// 170 %; "text240": at 240 %).
struct Look
{
    QString name;

    /// Before there is an application object.
    void prepare() const;
    /// After.
    void apply() const;
};

} // namespace Balehook::Testing
