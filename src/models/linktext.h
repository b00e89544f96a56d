// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// True for text that is, as a whole, an absolute http or https URL with a host: only such text is offered as a link.
bool isWebLink(const QString &text);

/// What a cell shows for the location of a file: the file's name for web links (query and folders left out), else the
/// text itself, since nothing is guessed. Not yet made safe for display.
QString fileNameOf(const QString &location);

} // namespace Balehook
