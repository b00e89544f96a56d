// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demooptions.h"

#include <QCommandLineParser>

#include <limits>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

namespace {

struct Number
{
    QString name;
    QString value;
    QString description;
    qint64 least;
    qint64 most;
    qint64 standard;
};

QList<Number> numbers()
{
    constexpr qint64 aBillion = 1'000'000'000;
    constexpr qint64 ports = std::numeric_limits<quint16>::max();
    return {
        {u"jobs"_s, u"N"_s, u"Import jobs of the account acme."_s, 0, aBillion, 250'000},
        {u"port"_s, u"P"_s, u"Port of the API; 0 takes a free one and prints it."_s, 0, ports, 0},
        {u"files-port"_s, u"P"_s, u"Port of the files, which plays another host; 0 takes a free one."_s, 0, ports, 0},
        {u"latency"_s, u"MS"_s, u"Milliseconds before each answer of the API."_s, 0, 600'000, 0},
        {u"max-per-page"_s, u"N"_s, u"Largest page served."_s, 1, 100'000, 100},
        {u"fail-every"_s, u"N"_s, u"Answer 503 to every Nth listing request; 0 never."_s, 0, aBillion, 0},
        {u"seed"_s, u"N"_s, u"Another seed gives other jobs."_s, 0, std::numeric_limits<qint64>::max(), 20'261},
        {u"drift"_s, u"N"_s, u"A new job at the top of acme every N seconds; 0 none."_s, 0, 86'400, 0},
    };
}

} // namespace

std::optional<DemoOptions> parseOptions(QCommandLineParser &parser, const QStringList &arguments, QString *problem)
{
    parser.setApplicationDescription(
        u"A demo of the interface (import jobs, webhooks, properties), on loopback only."_s);
    const auto helpOption = parser.addHelpOption();
    const QList<Number> all = numbers();
    for (const Number &number : all)
        parser.addOption({number.name, number.description, number.value, QString::number(number.standard)});
    const QCommandLineOption totals(u"totals"_s, u"What listings say about their total: honest, none or lie."_s,
                                    u"KIND"_s, u"honest"_s);
    parser.addOption(totals);
    const QCommandLineOption dialect(
        u"dialect"_s,
        u"How listings are asked for a page: pages (page and per_page; page[offset] and page[limit] are ignored) or "
        u"offsets (page[offset], from 0, and page[limit]; page and per_page are answered 400)."_s,
        u"KIND"_s, u"pages"_s);
    parser.addOption(dialect);
    const QCommandLineOption creation(u"create"_s,
                                      u"What becomes of a new webhook: ok, refuse, lost (created, then the connection "
                                      "is closed), late (created, answered after 90 s) or odd (created, answered with "
                                      "another body)."_s,
                                      u"KIND"_s, u"ok"_s);
    parser.addOption(creation);
    const QCommandLineOption oddFiles(
        u"odd-files"_s,
        u"The newest jobs of acme have failed files of every kind, from the top: an expired link (403), one that is "
        u"gone (404), a sign-in page, a redirect, a workbook, a zip, a gzip, a picture, a program, a slow file, "
        u"hostile "
        u"rows."_s);
    parser.addOption(oddFiles);

    if (!parser.parse(arguments)) {
        *problem = parser.errorText();
        return {};
    }
    if (parser.isSet(helpOption))
        parser.showHelp();
    if (!parser.positionalArguments().isEmpty()) {
        *problem = u"Unexpected argument: "_s + parser.positionalArguments().constFirst();
        return {};
    }

    QHash<QString, qint64> values;
    for (const Number &number : all) {
        bool ok = false;
        const qint64 value = parser.value(number.name).toLongLong(&ok);
        if (!ok || value < number.least || value > number.most) {
            *problem = u"--%1 takes a number from %2 to %3."_s.arg(number.name).arg(number.least).arg(number.most);
            return {};
        }
        values.insert(number.name, value);
    }

    DemoOptions options;
    options.jobs = values.value(u"jobs"_s);
    options.port = quint16(values.value(u"port"_s));
    options.filesPort = quint16(values.value(u"files-port"_s));
    options.latencyMsecs = int(values.value(u"latency"_s));
    options.maxPerPage = int(values.value(u"max-per-page"_s));
    options.failEvery = int(values.value(u"fail-every"_s));
    options.seed = quint64(values.value(u"seed"_s));
    options.driftSeconds = int(values.value(u"drift"_s));

    options.oddFiles = parser.isSet(oddFiles);
    const QString kind = parser.value(totals);
    if (kind == "none"_L1)
        options.totals = Totals::None;
    else if (kind == "lie"_L1)
        options.totals = Totals::Lie;
    else if (kind != "honest"_L1) {
        *problem = u"--totals takes honest, none or lie."_s;
        return {};
    }

    const QString dialectName = parser.value(dialect);
    if (dialectName == "offsets"_L1)
        options.dialect = Dialect::Offsets;
    else if (dialectName != "pages"_L1) {
        *problem = u"--dialect takes pages or offsets."_s;
        return {};
    }
    const QStringList fates{u"ok"_s, u"refuse"_s, u"lost"_s, u"late"_s, u"odd"_s}; // in the order of Creation
    const qsizetype fate = fates.indexOf(parser.value(creation));
    if (fate < 0) {
        *problem = u"--create takes ok, refuse, lost, late or odd."_s;
        return {};
    }
    options.creation = Creation(fate);
    return options;
}

} // namespace Balehook::Demo
