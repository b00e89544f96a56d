// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>

/// Makes zip archives, also such as nobody should.
class ZipBuilder final
{
public:
    struct Member
    {
        QByteArray name = {};
        QByteArray content = {};
        bool isDeflated = true;
        quint16 flags = 0x800; ///< UTF-8
        quint16 method = 0xffff; ///< what the headers say; 0xffff: what is true
        qint64 headerAt = -1; ///< what the list says; -1: what is true
        QByteArray extra = {}; ///< in the list
        bool hasDescriptor = false; ///< the local header has neither sum nor sizes
        qint64 statedSize = -1;
    };

    QByteArray comment = {};
    QList<Member> members = {};

    QByteArray bytes() const;
};
