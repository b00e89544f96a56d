// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bounds.h"
#include "failedrows/archive/bytesource.h"
#include "failedrows/archive/reading.h"

#include <QDateTime>
#include <QHash>

#include <vector>

namespace Balehook {

/// A member of a zip archive, as the list of members has it. Nothing of it is ever used as a path.
struct ZipEntry
{
    QString name;
    qint64 size = 0; ///< unpacked, as the archive says
    qint64 packedSize = 0;
    QDateTime modified; ///< local time; invalid where the archive has none
    quint32 checksum = 0;
    quint16 method = 0;
    bool isEncrypted = false;
    qint64 headerAt = 0; ///< in the archive
    qint64 roomEnd = 0; ///< where the next member or the list begins

    bool isFolder() const { return name.endsWith(u'/'); }
};

/// The members of an archive, in its order.
class ZipDirectory final
{
public:
    /// What stands before a member, in bytes, without its name and extra fields.
    static constexpr qint64 localHeaderSize = 30;

    /// Also archives with ZIP64. One that overlaps, is cut, or names absolute paths is refused.
    static Reading<ZipDirectory> read(ByteSource &source, const Bounds &bounds);

    const std::vector<ZipEntry> &entries() const { return m_entries; }
    /// By its exact name; part names of workbooks differ in case or slashes at times. Null: there is none.
    const ZipEntry *find(const QString &name) const;

private:
    void index();

    std::vector<ZipEntry> m_entries;
    // The first of each name: thousands are looked up among thousands.
    QHash<QString, std::size_t> m_byName;
    QHash<QString, std::size_t> m_byFoldedName;
};

} // namespace Balehook
