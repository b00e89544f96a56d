// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace Balehook {

/// withoutKnownSecrets() for a text that comes in pieces: the result is the same however it is cut. What might be the
/// beginning of a secret is held back until more has come. A value; belongs to one thread at a time.
class SecretFilter final
{
public:
    enum class Hidden {
        Replaced, ///< by hiddenSecret
        CrossedOut, ///< by as many asterisks, so that each byte behind it keeps its place
    };

    explicit SecretFilter(Hidden hidden)
        : m_hidden(hidden)
    { }

    /// What is safe of all that came and was not returned yet; with \a piece behind it.
    QByteArray feed(const QByteArray &piece);
    /// What was held back, as nothing more comes. The filter is as new then.
    QByteArray finish();
    /// Forgets what was held back.
    void reset();

private:
    QByteArray taken(bool goesOn);

    Hidden m_hidden;
    QByteArray m_held;
};

} // namespace Balehook
