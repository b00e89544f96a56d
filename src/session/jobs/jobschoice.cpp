// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/jobs/jobschoice.h"

#include "domain/queries/querytimes.h"
#include "session/account/sessions.h"

namespace Balehook {

JobsChoice JobsChoice::now(const Sessions &sessions) const
{
    JobsChoice plain = *this;
    plain.accounts = sessions.idsOrAll(accounts);
    plain.query = QueryTimes::at(query, QueryTimes::now(isUtc));
    return plain;
}

} // namespace Balehook
