// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QCommandLineParser;

namespace Balehook::Demo {

/// What a listing says about its total.
enum class Totals {
    Honest,
    None, ///< no total field at all
    Lie ///< a thousand more than there are
};

/// How the demo service was asked to behave.
struct DemoOptions
{
    qint64 jobs = 250'000;
    quint16 port = 0;
    quint16 filesPort = 0;
    int latencyMsecs = 0;
    int maxPerPage = 100;
    int failEvery = 0; ///< 0: never
    quint64 seed = 20'261;
    Totals totals = Totals::Honest;
    int driftSeconds = 0; ///< 0: the list stands still
};

/// Reads the command line; nothing, with a sentence in \a problem, where it cannot be understood.
std::optional<DemoOptions> parseOptions(QCommandLineParser &parser, const QStringList &arguments, QString *problem);

} // namespace Balehook::Demo
