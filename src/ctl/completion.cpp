// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/completion.h"

#include "ctl/helptext.h"

#include <algorithm>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

/// What a word can be.
enum class Words {
    None, ///< free text
    Accounts,
    Files,
    Folders,
    Formats,
    Shells,
    FailedRows,
};

Words wordsOf(QLatin1StringView value)
{
    if (value == "SLUG"_L1 || value == "SLUG[,SLUG]"_L1)
        return Words::Accounts;
    if (value == "FILE"_L1 || value == "PATH"_L1 || value == "LISTING.json"_L1 || value == "JOB-OR-FILE"_L1)
        return Words::Files;
    if (value == "DIR"_L1)
        return Words::Folders;
    if (value == "FORMAT"_L1)
        return Words::Formats;
    if (value == "SHELL"_L1)
        return Words::Shells;
    return value == "WHICH"_L1 ? Words::FailedRows : Words::None;
}

Words wordsOf(const OptionInfo &option)
{
    // A path of the service.
    return QLatin1StringView(option.name) == "properties-path"_L1 ? Words::None
                                                                  : wordsOf(QLatin1StringView(option.value));
}

QString fixedWords(Words words)
{
    switch (words) {
    case Words::Formats:
        return u"table csv json jsonl"_s;
    case Words::Shells:
        return u"bash zsh fish"_s;
    case Words::FailedRows:
        return u"some none unknown"_s;
    default:
        return {};
    }
}

std::vector<OptionInfo> optionsOf(const CommandInfo &command)
{
    std::vector<OptionInfo> options = command.options;
    options.insert(options.end(), globalOptionTable().begin(), globalOptionTable().end());
    return options;
}

QStringList groups()
{
    QStringList names;
    for (const CommandInfo &command : commandTable()) {
        if (const QString group = QLatin1StringView(command.group); !names.contains(group))
            names.append(group);
    }
    return names;
}

QString optionWords(const std::vector<OptionInfo> &options)
{
    QStringList words;
    for (const OptionInfo &option : options)
        words.append("--"_L1 + QLatin1StringView(option.name));
    words.append(u"--help"_s);
    return words.join(u' ');
}

QString quoted(const QString &text)
{
    return u'\'' + QString(text).replace(u'\'', "'\\''"_L1) + u'\'';
}

/// Slugs do not need quoting; the first line has the titles of the columns.
constexpr auto accountsCommand = "balehookctl account list --format csv 2>/dev/null"_L1;

QString bashAnswer(Words words)
{
    switch (words) {
    case Words::None:
        return u"return"_s;
    case Words::Accounts:
        return u"COMPREPLY=($(compgen -W \"$(_balehookctl_accounts)\" -- \"$word\")); return"_s;
    case Words::Files:
        return u"compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$word\")); return"_s;
    case Words::Folders:
        return u"compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- \"$word\")); return"_s;
    default:
        return u"COMPREPLY=($(compgen -W '%1' -- \"$word\")); return"_s.arg(fixedWords(words));
    }
}

/// "jobs list" and what may follow it, as the arm of a case.
QString bashCommand(const CommandInfo &command)
{
    QString text = "    %1)\n        case $previous in\n"_L1.arg(quoted(nameOf(command)));
    const std::vector<OptionInfo> options = optionsOf(command);
    for (const OptionInfo &option : options) {
        if (option.value)
            text += "        --%1) %2;;\n"_L1.arg(QLatin1StringView(option.name), bashAnswer(wordsOf(option)));
    }
    text += "        esac\n        if [[ $word == -* ]]; then\n            COMPREPLY=($(compgen -W '%1' -- "
            "\"$word\")); return\n        fi\n"_L1.arg(optionWords(options));
    Words operand = Words::None;
    for (const char *name : {command.operand, command.secondOperand}) {
        if (name && operand == Words::None)
            operand = wordsOf(QLatin1StringView(name));
    }
    return text + "        %1;;\n"_L1.arg(bashAnswer(operand));
}

/// zsh runs it, too, by its bashcompinit.
QString bashFunctions()
{
    QString names;
    for (const QString &group : groups()) {
        QStringList commands;
        for (const CommandInfo &command : commandTable()) {
            if (command.name && QLatin1StringView(command.group) == group)
                commands.append(QLatin1StringView(command.name));
        }
        if (!commands.isEmpty())
            names +=
                "    %1) COMPREPLY=($(compgen -W '%2' -- \"$word\")); return;;\n"_L1.arg(group, commands.join(u' '));
    }
    QString arms;
    for (const CommandInfo &command : commandTable())
        arms += bashCommand(command);
    return "_balehookctl_accounts() {\n    "_L1 + accountsCommand
        + " | tail -n +2 | cut -d, -f1 | tr -d '\"'\n}\n\n"
          "_balehookctl() {\n"
          "    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= each skips=\n"
          "    COMPREPLY=()\n"
          "    for each in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
          "        if [[ -n $skips ]]; then skips=; continue; fi\n"
          "        case $each in\n"
          "        --profile | --timeout) skips=yes;;\n"
          "        -*) ;;\n"
          "        *)\n"
          "            case $command in\n"
          "            '') command=$each;;\n"
          "            account | jobs | webhooks | properties) command=\"$command $each\";;\n"
          "            esac;;\n"
          "        esac\n"
          "    done\n"
          "    case $command in\n"
          "    '')\n"
          "        case $previous in\n"
          "        --profile) "_L1
        + bashAnswer(Words::Folders)
        + ";;\n        --timeout) return;;\n        esac\n        COMPREPLY=($(compgen -W '%1 %2 --version' -- "
          "\"$word\")); "
          "return;;\n"_L1.arg(groups().join(u' '), optionWords(globalOptionTable()))
        + names + arms + "    esac\n}\n\n"_L1;
}

QString fishAnswer(Words words)
{
    switch (words) {
    case Words::None:
        return u" -x"_s;
    case Words::Accounts:
        return u" -x -a '(__balehookctl_accounts)'"_s;
    case Words::Files:
        return u" -r -F"_s;
    case Words::Folders:
        return u" -x -a '(__fish_complete_directories)'"_s;
    default:
        return u" -x -a '%1'"_s.arg(fixedWords(words));
    }
}

QString fishOption(const OptionInfo &option, const QString &condition)
{
    return "complete -c balehookctl%1 -l %2%3 -d %4\n"_L1.arg(condition, QLatin1StringView(option.name),
                                                              option.value ? fishAnswer(wordsOf(option)) : QString(),
                                                              quoted(translatedText(option.text)));
}

QString fishScript()
{
    QString text = "function __balehookctl_accounts\n    "_L1 + accountsCommand
        + " | tail -n +2 | cut -d, -f1 | tr -d '\"'\nend\n\ncomplete -c balehookctl -f\n"_L1;
    for (const OptionInfo &option : globalOptionTable())
        text += fishOption(option, {});
    text += "complete -c balehookctl -s h -l help\ncomplete -c balehookctl -n __fish_use_subcommand -l version\n"_L1;
    for (const QString &group : groups())
        text += "complete -c balehookctl -n __fish_use_subcommand -a %1\n"_L1.arg(group);
    for (const CommandInfo &command : commandTable()) {
        const QString group = QLatin1StringView(command.group);
        QString condition = " -n '__fish_seen_subcommand_from %1'"_L1.arg(group);
        if (command.name) {
            QStringList names;
            for (const CommandInfo &each : commandTable()) {
                if (each.name && QLatin1StringView(each.group) == group)
                    names.append(QLatin1StringView(each.name));
            }
            text += "complete -c balehookctl -n '__fish_seen_subcommand_from %1; and not __fish_seen_subcommand_from "
                    "%2' -a %3 -d %4\n"_L1.arg(group, names.join(u' '), QLatin1StringView(command.name),
                                               quoted(translatedText(command.text)));
            condition = " -n '__fish_seen_subcommand_from %1; and __fish_seen_subcommand_from %2'"_L1.arg(
                group, QLatin1StringView(command.name));
        }
        for (const OptionInfo &option : command.options)
            text += fishOption(option, condition);
        for (const char *operand : {command.operand, command.secondOperand}) {
            const Words words = operand ? wordsOf(QLatin1StringView(operand)) : Words::None;
            if (words == Words::Files)
                text += "complete -c balehookctl%1 -F\n"_L1.arg(condition);
            else if (words != Words::None)
                text +=
                    "complete -c balehookctl%1%2\n"_L1.arg(condition, fishAnswer(words).replace(" -x"_L1, " -f"_L1));
        }
    }
    return text;
}

} // namespace

QString completionScript(const QString &shell)
{
    if (shell == "bash"_L1)
        return "# bash completion for balehookctl\n\n"_L1 + bashFunctions()
            + "complete -F _balehookctl balehookctl\n"_L1;
    if (shell == "zsh"_L1)
        return "#compdef balehookctl\n\nautoload -U +X bashcompinit && bashcompinit\n\n"_L1 + bashFunctions()
            + "complete -F _balehookctl balehookctl\n_bash_complete -F _balehookctl\n"_L1;
    return shell == "fish"_L1 ? "# fish completion for balehookctl\n\n"_L1 + fishScript() : QString();
}

} // namespace Balehook::Ctl
