// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringView>

namespace Balehook {

/// What is looked at in an address as it was typed, before QUrl repairs and decodes it.
namespace UrlText {

/// True for white space, backslashes, quotes, angle brackets and whatever is invisible.
bool hasOddCharacters(const QString &text);

/// True for parts of a path that are empty or only dots, also where they are percent-encoded.
bool isEmptyOrDots(QStringView segment);

} // namespace UrlText

} // namespace Balehook
