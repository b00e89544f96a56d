// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCryptographicHash>
#include <QDateTime>
#include <QString>

#include <vector>

namespace Balehook {

/// Which table of a file with several is wanted, by the names in it; empty: the only one, or the first sheet that is
/// not hidden.
struct TableChoice
{
    QString member = {}; ///< of an archive
    QString sheet = {}; ///< of a workbook
    /// A name that is not there is an error; else it is as if it was empty, as for what was chosen for another file.
    bool isStrict = false;

    /// Short, and another one for other names; empty where there are none.
    QString key() const
    {
        if (member.isEmpty() && sheet.isEmpty())
            return {};
        const QByteArray names = member.toUtf8() + '\0' + sheet.toUtf8();
        return QChar(u'#')
            + QString::fromLatin1(QCryptographicHash::hash(names, QCryptographicHash::Sha256).first(8).toHex());
    }

    friend bool operator==(const TableChoice &a, const TableChoice &b) = default;
};

/// What a file holds besides the rows that are read. A value; the names come from outside.
struct TableContents
{
    enum class Packing { None, Gzip, Zstd, Zip };
    enum class Workbook { None, Xlsx, Xlsm, Ods };

    struct Member
    {
        QString name = {};
        qint64 size = 0; ///< bytes, unpacked
        QDateTime modified = {}; ///< local time; may be invalid
    };
    struct Sheet
    {
        QString name = {};
        bool isHidden = false;
        qint64 rows = -1; ///< as the workbook says, with the header; -1: it does not
    };

    Packing packing = Packing::None;
    std::vector<Member> members = {}; ///< the tables of a zip archive
    QString member = {}; ///< that is read; empty where there is none, or several to choose from
    Workbook workbook = Workbook::None;
    std::vector<Sheet> sheets = {};
    QString sheet = {}; ///< that is read

    bool isPlain() const { return packing == Packing::None && workbook == Workbook::None; }
    /// Several members may be meant, and none is chosen.
    bool needsMember() const { return member.isEmpty() && members.size() > 1; }
};

} // namespace Balehook
