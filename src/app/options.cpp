// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/options.h"

#include "domain/account/joblink.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QString text(const char *source)
{
    return QCoreApplication::translate("Balehook::Options", source);
}

/// Desktops hand over file URLs where a program says that it takes links, too.
QString openedThing(const QString &argument)
{
    if (JobLink::isMeant(argument))
        return argument;
    const QUrl url(argument, QUrl::StrictMode);
    return QFileInfo(url.isLocalFile() ? url.toLocalFile() : argument).absoluteFilePath();
}

} // namespace

bool Options::wantTextOnly(int argc, char **argv)
{
    return std::any_of(argv, argv + argc, [](std::string_view argument) {
        return argument == "--help" || argument == "--help-all" || argument == "-h" || argument == "--version"
            || argument == "-v";
    });
}

std::optional<Options> Options::parse(const QCoreApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        text(QT_TRANSLATE_NOOP("Balehook::Options", "Desktop console for import jobs and webhooks.")));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption profile(
        u"profile"_s,
        text(QT_TRANSLATE_NOOP(
            "Balehook::Options",
            "Use the profile in <folder>, with settings, cache, downloads and keychain entries of its own.")),
        text(QT_TRANSLATE_NOOP("Balehook::Options", "folder")));
    const QCommandLineOption smokeTest(
        u"smoke-test"_s,
        text(QT_TRANSLATE_NOOP("Balehook::Options", "Show the window, report that it was painted, and quit.")));
    parser.addOptions({profile, smokeTest});
    parser.addPositionalArgument(
        u"file"_s,
        text(QT_TRANSLATE_NOOP("Balehook::Options",
                               "A table of failed rows, a saved listing, or a link to a job (balehook://...) to "
                               "show.")),
        text(QT_TRANSLATE_NOOP("Balehook::Options", "[file or link]")));
    parser.process(application);

    Options options;
    options.profileFolder = parser.value(profile);
    options.smokeTest = parser.isSet(smokeTest);
    // An empty name comes from a script gone wrong; the user's own profile is not what it meant.
    const bool isEmptyProfile = parser.isSet(profile) && options.profileFolder.isEmpty();
    if (isEmptyProfile || parser.positionalArguments().contains(QString())) {
        std::fputs(qPrintable(parser.helpText()), stderr);
        return std::nullopt;
    }
    // Now, since the folder that they are relative to is this process's own.
    const QStringList files = parser.positionalArguments();
    for (const QString &file : files)
        options.files += openedThing(file);
    return options;
}

} // namespace Balehook
