// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demoaccounts.h"
#include "service/profilewriter.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Balehook;

namespace {

/// For those who want to try the form of a new account.
void printTokens()
{
    for (const Demo::DemoAccount &account : Demo::demoAccounts())
        std::printf("account %s, token %s\n", account.slug.data(), account.token.data());
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Prepares a profile of the console for the demo service."_s);
    parser.addHelpOption();
    const QCommandLineOption profileOption(u"profile"_s, u"Folder of the profile; made where there is none."_s,
                                           u"DIR"_s);
    const QCommandLineOption urlOption(u"base-url"_s, u"Where the demo service listens, as it prints it."_s, u"URL"_s);
    parser.addOptions({profileOption, urlOption});
    parser.process(application);
    if (!parser.isSet(profileOption) || !parser.isSet(urlOption)) {
        std::fprintf(stderr, "Both --profile and --base-url are needed.\n");
        return 2;
    }

    Demo::ProfileWriter writer;
    QObject::connect(&writer, &Demo::ProfileWriter::finished, &application, [](const QString &problem) {
        if (!problem.isEmpty())
            std::fprintf(stderr, "%s\n", qPrintable(problem));
        else
            printTokens();
        QCoreApplication::exit(problem.isEmpty() ? 0 : 1);
    });
    QTimer::singleShot(0, &writer, [&] { writer.start(parser.value(profileOption), parser.value(urlOption)); });
    return QCoreApplication::exec();
}
