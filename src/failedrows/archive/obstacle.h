// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace Balehook {

/// Why a file cannot be shown as rows, or its rest. A value; ObstacleText puts it into a sentence.
struct Obstacle
{
    enum class Kind {
        Encrypted,
        Damaged,
        Method, ///< packed in a way that is not read here; name: which
        Unsafe, ///< an archive with absolute names or members over each other
        NestedArchive,
        NoTable, ///< an archive without a table in it
        Tar,
        OldWorkbook, ///< .xls
        BinaryWorkbook, ///< .xlsb
        SevenZip,
        Rar,
        Compression, ///< bzip2, xz; name: which
        Document, ///< of a word processor or for presentations
        DeclaresTypes, ///< XML with a DOCTYPE
        TooManyBytes, ///< bound: how many are allowed, as with those that follow
        TooManyEntries,
        TooManyStrings,
        TooManyRows,
        TooManyColumns,
        CellTooLong,
        RowTooLong,
        NestedTooDeeply,
        TooManyNames, ///< in XML, more than a workbook has
    };

    Kind kind = Kind::Damaged;
    QString name = {};
    qint64 bound = 0;

    friend bool operator==(const Obstacle &a, const Obstacle &b) = default;
};

} // namespace Balehook
