// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace Balehook {

class AccountSession;
class SettingsFile;
struct SearchScope;

/// Loads the import jobs of small accounts without being asked. Once for each account: whoever pauses or cancels it is
/// not overruled.
class SmallAccounts final
{
public:
    explicit SmallAccounts(const SettingsFile &settings);

    void consider(const SearchScope &scope, AccountSession &session);

private:
    const qint64 m_most; ///< jobs of an account that is small; 0: none is
    QStringList m_begun; ///< ids of accounts
};

} // namespace Balehook
