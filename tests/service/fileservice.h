// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "service/demohttp.h"

namespace Balehook::Demo {

/// The files behind the links of jobs, on a port of its own: another origin, as an object store would be. Some links
/// have expired (403 with the store's XML), some files are gone (404), some want a sign-in (a web page). Needs no
/// token.
class FileService final
{
public:
    explicit FileService(quint64 seed)
        : m_seed(seed)
    { }

    DemoAnswer answer(const DemoRequest &request) const;

private:
    quint64 m_seed;
};

} // namespace Balehook::Demo
