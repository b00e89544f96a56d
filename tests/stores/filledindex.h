// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/indexstatus.h"

#include <QString>

#include <optional>

namespace Balehook::Testing {

/// The only index of a profile, as a program that was killed has left it.
class FilledIndex final
{
public:
    explicit FilledIndex(QString profile)
        : m_profile(std::move(profile))
    { }

    /// Empty: there is none yet.
    QString file() const;
    /// What it says of itself, and whether that is so: fails the test where it is not sound.
    IndexStatus look() const;
    /// Fails the test unless it is complete and holds each of \a jobs once, numbered from 1 on as the demo has them.
    void holdsAll(int jobs) const;
    /// Jobs in it by a look from outside, while another program writes; nothing: there is nothing to read yet.
    std::optional<qint64> jobsNow() const;
    /// As jobsNow(): whether the pass has come to its end.
    bool isCompleteNow() const;

private:
    std::optional<qint64> ask(const QString &sql) const;

    QString m_profile;
};

} // namespace Balehook::Testing
