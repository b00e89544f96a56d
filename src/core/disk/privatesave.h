// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QByteArray>
#include <QString>

#include <functional>

class QObject;

namespace Balehook {

/// Writes what \a contents makes into \a fileName, in another thread, whole or not at all and for the user's eyes only.
/// \a contents must own all that it touches. \a done comes once, from the event loop, unless \a context goes first.
void savePrivately(const QString &fileName, std::function<QByteArray()> contents, QObject *context,
                   std::function<void(const Outcome &)> done);

} // namespace Balehook
