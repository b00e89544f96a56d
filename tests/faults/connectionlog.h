// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace Balehook::Testing {

/// Where this process connected to and which names it looked up, whatever library did it: the calls of the C library
/// are replaced in a program that links this. Servers can only tell what reached them; this tells what was tried.
class ConnectionLog final
{
public:
    static void clear();
    /// "address:port" of every attempt to connect over IP, in order.
    static QStringList connections();
    /// Names that were looked up; addresses written out do not count.
    static QStringList names();
};

} // namespace Balehook::Testing
