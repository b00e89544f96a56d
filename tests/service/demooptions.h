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

/// How listings are asked for a page (interface 8).
enum class Dialect {
    Pages, ///< page and per_page; page[offset] and page[limit] are ignored
    Offsets ///< page[offset] and page[limit]; page and per_page are refused
};

/// What becomes of a webhook that is to be created.
enum class Creation {
    Ok,
    Refuse, ///< 422, naming the URL
    Lost, ///< created, and the connection closed without a word
    Late, ///< created, and answered when nobody waits any more
    Odd ///< created, and answered with another body than the interface says
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
    Dialect dialect = Dialect::Pages;
    bool oddFiles = false; ///< the newest jobs of acme show what links can do
    int driftSeconds = 0; ///< 0: the list stands still
    Creation creation = Creation::Ok;
};

/// Reads the command line; nothing, with a sentence in \a problem, where it cannot be understood.
std::optional<DemoOptions> parseOptions(QCommandLineParser &parser, const QStringList &arguments, QString *problem);

} // namespace Balehook::Demo
