// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace Balehook {

/// "Save as" with \a name in the folder for downloads, already open, deleted when it closes. It asks before something
/// is overwritten. Connect to its signals.
QFileDialog *openSaveDialog(const QString &name, QWidget &parent);

} // namespace Balehook
