// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// Marks \a fileName as downloaded where the system has such a mark (Windows: Zone.Identifier, macOS: quarantine), so
/// that it warns before something in it runs. Where it has none, nothing happens; neither does a failure matter.
void markAsDownloaded(const QString &fileName);

} // namespace Balehook
