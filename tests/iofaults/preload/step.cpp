// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "step.h"

#include "place.h"

#include <cerrno>

#include <pthread.h>

namespace IoFaults {

namespace {

pthread_mutex_t oneAtATime = PTHREAD_MUTEX_INITIALIZER;

} // namespace

Step::Step(Call call, const Place &place, bool takesSpace)
{
    ::pthread_mutex_lock(&oneAtATime);
    m_verdict = Plan::instanceOfProcess().judge(call, place.path(), takesSpace);
}

Step::~Step()
{
    ::pthread_mutex_unlock(&oneAtATime);
}

bool Step::fails() const
{
    if (m_verdict.error == 0)
        return false;
    errno = m_verdict.error;
    return true;
}

} // namespace IoFaults
