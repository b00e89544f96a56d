// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

namespace Balehook {

/// Which of tab, pipe, semicolon and comma parts the cells of a text (UTF-8) that may be cut off anywhere, unless it is
/// the whole: the one by which the rows have cells alike. Comma where none does.
char guessDelimiter(QByteArrayView text, bool isWhole);

} // namespace Balehook
