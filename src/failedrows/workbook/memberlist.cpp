// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/memberlist.h"

#include "failedrows/archive/archivekind.h"
#include "failedrows/archive/zipmember.h"
#include "failedrows/format/contentkind.h"

#include <QHash>
#include <QSet>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// What file managers leave in archives.
bool isLitter(const QString &name)
{
    const QString last = name.section(u'/', -1);
    return name.startsWith("__MACOSX/"_L1) || last.startsWith(u'.')
        || last.compare("Thumbs.db"_L1, Qt::CaseInsensitive) == 0
        || last.compare("desktop.ini"_L1, Qt::CaseInsensitive) == 0;
}

enum class MemberKind { Table, Archive, Encrypted, Other };

MemberKind kindOf(ByteSource &source, const ZipEntry &entry)
{
    if (entry.isEncrypted)
        return MemberKind::Encrypted;
    ZipMember member(source, entry);
    QByteArray first(archiveKindBytes, Qt::Uninitialized);
    first.truncate(member.read(first.data(), first.size()));
    // Cannot be read at all, which is said once it is opened.
    if (first.isEmpty() && member.failure())
        return MemberKind::Table;
    const ContentKind kind = contentKind(first);
    if (kind == ContentKind::Table && unopenedKind(first))
        return MemberKind::Archive;
    if (kind == ContentKind::Table || kind == ContentKind::Workbook)
        return MemberKind::Table;
    return kind == ContentKind::Zip || kind == ContentKind::Compressed ? MemberKind::Archive : MemberKind::Other;
}

} // namespace

MemberList listTables(ByteSource &source, const ZipDirectory &directory)
{
    MemberList list;
    QSet<QString> names;
    QHash<QString, int> copies; // so that thousands of one name take no longer than others
    for (ZipEntry entry : directory.entries()) {
        if (entry.isFolder() || entry.size == 0 || isLitter(entry.name))
            continue;
        const MemberKind kind = kindOf(source, entry);
        if (kind == MemberKind::Encrypted)
            list.none = {Obstacle::Kind::Encrypted};
        else if (kind == MemberKind::Archive && list.none.kind == Obstacle::Kind::NoTable)
            list.none = {Obstacle::Kind::NestedArchive};
        if (kind != MemberKind::Table)
            continue;
        const QString name = entry.name;
        while (names.contains(entry.name))
            entry.name = name + u" (%1)"_s.arg(++copies[name] + 1);
        names.insert(entry.name);
        list.members.push_back({entry.name, entry.size, entry.modified});
        list.entries.push_back(std::move(entry));
    }
    return list;
}

} // namespace Balehook
