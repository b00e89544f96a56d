// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secretfilter.h"

#include "core/knownsecrets.h"

namespace Balehook {

namespace {

/// UTF-16 stays what it is.
void crossOut(QByteArray &text, qsizetype from, qsizetype to)
{
    for (qsizetype at = from; at < to; ++at) {
        if (text[at] != '\0')
            text[at] = '*';
    }
}

} // namespace

QByteArray SecretFilter::feed(const QByteArray &piece)
{
    if (m_held.isEmpty())
        m_held = piece;
    else
        m_held += piece;
    return taken(true);
}

QByteArray SecretFilter::finish()
{
    return taken(false);
}

void SecretFilter::reset()
{
    m_held.clear();
}

QByteArray SecretFilter::taken(bool goesOn)
{
    const SecretPlaces places = placesOfKnownSecrets(m_held, goesOn);
    QByteArray safe = m_held.first(places.decidedTo); // shared if that is all
    m_held = m_held.sliced(places.decidedTo);
    for (qsizetype i = places.ranges.size() - 1; i >= 0; --i) {
        const auto [from, to] = places.ranges[i];
        if (m_hidden == Hidden::CrossedOut)
            crossOut(safe, from, to);
        else
            safe.replace(from, to - from, hiddenSecret);
    }
    return safe;
}

} // namespace Balehook
