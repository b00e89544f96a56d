// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/delimiter.h"

#include <QByteArrayView>

namespace Balehook {

/// Which of tab, pipe, semicolon and comma, or of "||", "~|~" and their like, parts the cells of a text (UTF-8) that
/// may be cut off anywhere, unless it is the whole: the one by which the rows have cells alike. Where none does, the
/// places at which cells begin below each other; comma where there are none.
Delimiter guessDelimiter(QByteArrayView text, bool isWhole);

} // namespace Balehook
