// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/tableoptions.h"

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

TableChoice TableOptions::choice(const Arguments &arguments)
{
    return {arguments.value(u"member"_s), arguments.value(u"sheet"_s),
            arguments.isSet(u"member"_s) || arguments.isSet(u"sheet"_s)};
}

FailedFileView TableOptions::applied(const TableChoice &choice, FailedFileView kept)
{
    if (choice.isStrict) {
        kept.member = choice.member;
        kept.sheet = choice.sheet;
    }
    return kept;
}

} // namespace Balehook::Ctl
