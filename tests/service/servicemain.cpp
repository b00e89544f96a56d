// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/apiservice.h"
#include "service/demooptions.h"
#include "service/demoport.h"
#include "service/fileservice.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Balehook::Demo;

namespace {

int fail(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qPrintable(sentence));
    return 1;
}

void warnOfToken(const DemoRequest &request)
{
    if (!request.authorization.isEmpty())
        std::fprintf(stderr, "WARNING: a token was sent to the file host: %s %s\n", request.method.constData(),
                     qPrintable(request.path));
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    QString problem;
    const std::optional<DemoOptions> options = parseOptions(parser, QCoreApplication::arguments(), &problem);
    if (!options)
        return fail(problem);

    const FileService files(options->seed, OddJobs{options->oddFiles ? options->jobs : 0});
    DemoPort filesPort([&files](const DemoRequest &request) { return files.answer(request); }, 0);
    QObject::connect(&filesPort, &DemoPort::requestArrived, &filesPort, warnOfToken);
    if (!filesPort.listen(options->filesPort))
        return fail(u"Port %1 is taken."_s.arg(options->filesPort));

    const QString filesOrigin = u"http://127.0.0.1:%1"_s.arg(filesPort.port());
    ApiService api(*options, filesOrigin);
    DemoPort apiPort([&api](const DemoRequest &request) { return api.answer(request); }, options->latencyMsecs);
    if (!apiPort.listen(options->port))
        return fail(u"Port %1 is taken."_s.arg(options->port));

    std::printf("listening http://127.0.0.1:%d files %s\n", int(apiPort.port()), qPrintable(filesOrigin));
    std::fflush(stdout);
    return QCoreApplication::exec();
}
