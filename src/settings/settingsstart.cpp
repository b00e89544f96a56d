// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingsstart.h"

#include "settings/setaside.h"
#include "settings/settingsmigration.h"

#include <QFileInfo>
#include <QUuid>

namespace Balehook {

namespace {

using Contents = SettingsStorage::Contents;
using State = SettingsStorage::State;

bool hasId(const SettingsValues &values)
{
    return !QUuid::fromString(values.value(SettingsStart::idKey).toString()).isNull();
}

void ensureId(SettingsValues &values)
{
    if (!hasId(values))
        values.insert(SettingsStart::idKey, QUuid::createUuid().toString(QUuid::WithoutBraces));
}

bool cannotBeUsed(State state)
{
    return state == State::Newer || state == State::Unreadable;
}

Outcome moveAway(const QString &path, QString *newName)
{
    *newName = setAside(path);
    return newName->isEmpty() ? Outcome(SettingsStorage::errorOf(State::Damaged, path)) : Outcome(Nothing());
}

/// The best there is in place of a file that cannot be used.
Outcome recover(SettingsStart &start, bool wasThere, const QString &legacyPath)
{
    const QString copy = SettingsStorage::lastGoodPath(start.path);
    const Contents lastGood = SettingsStorage::read(copy);
    if (lastGood.state == State::Newer)
        return SettingsStorage::errorOf(lastGood.state, copy);
    if (lastGood.state == State::Good) {
        start.values = lastGood.values;
        start.restoredFrom = QFileInfo(copy).lastModified();
        return Nothing();
    }
    const Contents legacy = SettingsMigration::read(legacyPath);
    if (cannotBeUsed(legacy.state))
        return SettingsStorage::errorOf(legacy.state, legacyPath);
    if (legacy.state == State::Good) {
        start.values = legacy.values;
        if (wasThere)
            start.restoredFrom = QFileInfo(legacyPath).lastModified();
    }
    return legacy.state == State::Damaged && !wasThere ? moveAway(legacyPath, &start.brokenFile) : Nothing();
}

} // namespace

Result<SettingsStart> SettingsStart::open(const QString &path, const QString &legacyPath)
{
    SettingsStart start;
    start.path = path;
    const auto take = [&start](const Contents &there) {
        start.values = there.values;
        return there.state == State::Good && hasId(there.values);
    };
    if (take(SettingsStorage::read(path)))
        return start;
    // Two programs that start at once must agree on one id.
    const SettingsStorage::Lock lock(path);
    if (!lock.outcome() && !lock.isBlockedByDisk())
        return lock.outcome().error();
    const Contents there = SettingsStorage::read(path);
    if (take(there))
        return start;
    if (cannotBeUsed(there.state))
        return SettingsStorage::errorOf(there.state, path);
    if (there.state != State::Good) {
        const bool wasThere = there.state == State::Damaged;
        const Outcome movedAway = wasThere ? moveAway(path, &start.brokenFile) : Outcome(Nothing());
        const Outcome recovered = movedAway ? recover(start, wasThere, legacyPath) : movedAway;
        if (!recovered)
            return recovered.error();
    }
    const bool isIdKept = hasId(start.values);
    ensureId(start.values);
    const Outcome written = lock.outcome() ? SettingsStorage::write(path, start.values) : lock.outcome();
    // One can still look at what there was; it is written with the next change. A new id has to be kept.
    if (!written && !isIdKept)
        return written.error();
    return start;
}

} // namespace Balehook
