// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/helptext.h"

#include <QCoreApplication>

#include <algorithm>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

QString usageOf(const CommandInfo &command)
{
    QString usage = nameOf(command);
    if (command.operand)
        usage += u' ' + QLatin1StringView(command.operand);
    if (command.secondOperand)
        usage += u' ' + QLatin1StringView(command.secondOperand);
    return usage;
}

QString entry(const QString &name, const QString &text)
{
    constexpr qsizetype column = 34;
    const QString start = "  "_L1 + name;
    return (start.size() + 2 > column ? start + u'\n' + QString(column, u' ') : start.leftJustified(column)) + text
        + u'\n';
}

QString entries(const std::vector<OptionInfo> &options)
{
    QString text;
    for (const OptionInfo &option : options) {
        const QString name = "--"_L1 + QLatin1StringView(option.name);
        text += entry(option.value ? name + u' ' + QLatin1StringView(option.value) : name, translatedText(option.text));
    }
    return text;
}

} // namespace

QString translatedText(const char *text)
{
    return QCoreApplication::translate("Balehook::Ctl::CommandTable", text);
}

QString exampleOf(const CommandInfo &command)
{
    return "balehookctl "_L1 + nameOf(command) + u' ' + QLatin1StringView(command.example);
}

const std::vector<OptionInfo> &globalOptionTable()
{
    static const std::vector<OptionInfo> table{
        {"profile", "DIR",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Use the profile in this folder instead of the user's own.")},
        {"timeout", "SECONDS",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Stop after this time; by default, each request has its own deadline.")},
        {"verbose", nullptr, QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Log each request to standard error.")},
    };
    return table;
}

QString helpText(const QString &group, const CommandInfo *command)
{
    QString text;
    if (command) {
        text = translatedText(QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Usage: balehookctl %1 [OPTION...]"))
                   .arg(usageOf(*command))
            + "\n\n"_L1 + translatedText(command->text) + "\n\n"_L1 + entries(command->options);
    } else {
        text =
            translatedText(QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Usage: balehookctl [OPTION...] COMMAND"))
            + "\n\n"_L1;
        for (const CommandInfo &each : commandTable()) {
            if (group.isEmpty() || group == QLatin1StringView(each.group))
                text += entry(usageOf(each), translatedText(each.text));
        }
    }
    text += command && command->options.empty() ? QString() : u"\n"_s;
    text += entries(globalOptionTable());
    text += entry(
        u"-h, --help"_s,
        translatedText(QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Show help for the program or a command.")));
    // A webhook has a version, too: there the word is its option.
    if (!command || std::none_of(command->options.begin(), command->options.end(), [](const OptionInfo &option) {
            return QLatin1StringView(option.name) == "version"_L1;
        }))
        text += entry(u"--version"_s,
                      translatedText(QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Show the version.")));
    if (command)
        text += u'\n' + translatedText(QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Example:")) + "\n  "_L1
            + exampleOf(*command) + u'\n';
    return text;
}

QString versionText()
{
    return QCoreApplication::applicationName() + u"ctl "_s + QCoreApplication::applicationVersion() + u'\n';
}

} // namespace Balehook::Ctl
