// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace Balehook {

struct SaveDialogLook
{
    QString title = {}; ///< empty: "Save File"
    QString folder = {}; ///< where it opens; the one for downloads if this is empty or not there
};

/// "Save as" with \a name, already open, deleted when it closes. It asks before something is overwritten. Connect to
/// its signals.
QFileDialog *openSaveDialog(const QString &name, QWidget &parent, const SaveDialogLook &look = {});

} // namespace Balehook
