// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/tokenkey.h"

namespace Balehook {

using namespace Qt::StringLiterals;

TokenKey::TokenKey(const Account &account, const QString &profileId)
    : m_key("v1/"_L1 + account.listingBase.origin().toString() + u'/' + account.createBase().origin().toString() + u'/'
            + account.slug.toString() + u'/' + profileId)
{ }

} // namespace Balehook
