// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/demohttp.h"
#include "service/demojobs.h"

namespace Balehook::Demo {

/// The files behind the links of jobs, on a port of its own: another origin, as an object store would be. Gives parts
/// of them to those who ask (Range, If-Range with the entity tag). Some links have expired (403 with the store's XML),
/// some files are gone (404), some want a sign-in (a web page), some are no rows at all (LinkFate). Needs no token.
class FileService final
{
public:
    FileService(quint64 seed, OddJobs odd)
        : m_seed(seed)
        , m_odd(odd)
    { }

    DemoAnswer answer(const DemoRequest &request) const;

private:
    DemoAnswer failedRows(const DemoJob &job, const QString &name) const;

    quint64 m_seed;
    OddJobs m_odd; ///< of the account with all the jobs
};

} // namespace Balehook::Demo
