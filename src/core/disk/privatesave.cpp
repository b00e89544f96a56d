// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/privatesave.h"

#include "core/disk/durablefile.h"
#include "core/process/background.h"

#include <utility>

namespace Balehook {

void savePrivately(const QString &fileName, std::function<QByteArray()> contents, QObject *context,
                   std::function<void(const Outcome &)> done)
{
    const auto saved =
        inBackground<Outcome>([fileName, contents = std::move(contents)](QPromise<Outcome> & /*unused*/) {
            return DurableFile::replace(fileName, contents());
        });
    whenDone(saved, context, std::move(done));
}

} // namespace Balehook
