// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commandline.h"

#include "ctl/completion.h"
#include "ctl/helptext.h"

#include <algorithm>
#include <optional>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

const auto accountOption = u"account"_s;

const OptionInfo *findOption(const std::vector<OptionInfo> &options, const QString &name)
{
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const OptionInfo &option) { return QLatin1StringView(option.name) == name; });
    return found == options.end() ? nullptr : &*found;
}

bool isGroup(const QString &word)
{
    return std::any_of(commandTable().begin(), commandTable().end(),
                       [&](const CommandInfo &command) { return QLatin1StringView(command.group) == word; });
}

const CommandInfo *findCommand(const QString &group, const QString &name)
{
    const auto found = std::find_if(commandTable().begin(), commandTable().end(), [&](const CommandInfo &command) {
        return QLatin1StringView(command.group) == group && QLatin1StringView(command.name) == name;
    });
    return found == commandTable().end() ? nullptr : &*found;
}

} // namespace

/// Walks over the words. Values are never repeated in a message: a token may stand in the wrong place.
class CommandLine::Reader final
{
public:
    Reader(CommandLine &line, const QStringList &words)
        : m_line(line)
        , m_words(words)
    { }

    /// The sentence that says what is wrong; nothing if all is well.
    std::optional<QString> read();

private:
    std::optional<QString> option(const QString &word);
    std::optional<QString> operand(const QString &word);
    std::optional<QString> conclude();
    /// As its operand, which is not there yet.
    bool takesAccount() const
    {
        return m_line.command && m_line.command->operand && qstrcmp(m_line.command->operand, "SLUG") == 0
            && !m_hasOperand;
    }

    CommandLine &m_line;
    const QStringList &m_words;
    qsizetype m_at = 0;
    QString m_group;
    bool m_hasOperand = false;
    bool m_wantsHelp = false;
    bool m_wantsVersion = false;
};

std::optional<QString> CommandLine::Reader::read()
{
    bool mayBeOption = true;
    while (m_at < m_words.size()) {
        const QString word = m_words[m_at++];
        std::optional<QString> problem;
        if (mayBeOption && word == "--"_L1)
            mayBeOption = false;
        else if (mayBeOption && word.size() > 1 && word.startsWith(u'-'))
            problem = option(word);
        else
            problem = operand(word);
        if (problem)
            return problem;
    }
    return conclude();
}

std::optional<QString> CommandLine::Reader::option(const QString &word)
{
    if (word == "-h"_L1 || word == "--help"_L1) {
        m_wantsHelp = true;
        return std::nullopt;
    }
    // A webhook has a version, too.
    const bool isOfCommand = m_line.command && findOption(m_line.command->options, u"version"_s);
    if (word == "--version"_L1 && !isOfCommand) {
        m_wantsVersion = true;
        return std::nullopt;
    }
    const qsizetype equals = word.indexOf(u'=');
    const QString name = word.startsWith("--"_L1) ? word.sliced(2).left(equals < 0 ? -1 : equals - 2) : QString();
    const OptionInfo *info = findOption(globalOptionTable(), name);
    if (!info && m_line.command)
        info = findOption(m_line.command->options, name);
    if (!info && name == accountOption && takesAccount() && (equals >= 0 || m_at < m_words.size())) {
        m_line.note =
            tr("This command takes the account without --account: balehookctl %1 SLUG").arg(nameOf(*m_line.command));
        return operand(equals >= 0 ? word.sliced(equals + 1) : m_words[m_at++]);
    }
    if (!info) {
        return m_line.command || !m_group.isEmpty() ? tr("Unknown option %1.").arg(word.left(equals))
                                                    : notBeforeTheCommand(word.left(equals));
    }
    if (!info->value) {
        if (equals >= 0)
            return noValueWanted(name);
        m_line.arguments.options.insert(name, {});
        return std::nullopt;
    }
    if (equals < 0 && m_at >= m_words.size())
        return Arguments::missingValue(name);
    m_line.arguments.options[name].append(equals >= 0 ? word.sliced(equals + 1) : m_words[m_at++]);
    return std::nullopt;
}

std::optional<QString> CommandLine::Reader::operand(const QString &word)
{
    if (m_group.isEmpty()) {
        if (!isGroup(word))
            return tr("Unknown command; \"balehookctl --help\" lists the commands.");
        m_group = word;
        m_line.command = findCommand(m_group, {}); // one word may be all of it
        return std::nullopt;
    }
    if (!m_line.command) {
        m_line.command = findCommand(m_group, word);
        if (!m_line.command)
            return tr("Unknown command; \"balehookctl %1 --help\" lists the commands.").arg(m_group);
        return std::nullopt;
    }
    if (m_hasOperand && m_line.command->secondOperand && m_line.arguments.secondOperand.isEmpty()) {
        m_line.arguments.secondOperand = word;
        return std::nullopt;
    }
    const bool mayBeAccount = !m_line.command->operand && findOption(m_line.command->options, accountOption)
        && !m_line.arguments.options.contains(accountOption);
    if (mayBeAccount && Arguments::isShortSlug(word)) {
        m_line.note = tr("Name the account with --account: balehookctl %1 --account SLUG").arg(nameOf(*m_line.command));
        m_line.arguments.options.insert(accountOption, {word});
        return std::nullopt;
    }
    if (m_hasOperand || !m_line.command->operand)
        return tr("Unexpected argument after \"%1\".").arg(nameOf(*m_line.command));
    m_hasOperand = true;
    m_line.arguments.operand = word;
    return std::nullopt;
}

std::optional<QString> CommandLine::Reader::conclude()
{
    if (m_wantsHelp || m_wantsVersion) {
        m_line.help = m_wantsHelp ? helpText(m_group, m_line.command) : versionText();
        return std::nullopt;
    }
    if (!m_line.command) {
        return m_group.isEmpty() ? noCommand()
                                 : tr("No command given; \"balehookctl %1 --help\" lists the commands.").arg(m_group);
    }
    if (m_line.command->operand && m_line.arguments.operand.isEmpty())
        return tr("%1 is missing.").arg(QLatin1StringView(m_line.command->operand));
    if (m_line.command->secondOperand && m_line.arguments.secondOperand.isEmpty())
        return tr("%1 is missing.").arg(QLatin1StringView(m_line.command->secondOperand));
    if (!m_line.command->make) {
        m_line.help = completionScript(m_line.arguments.operand);
        return m_line.help.isEmpty() ? std::optional(tr("SHELL is bash, zsh or fish.")) : std::nullopt;
    }
    const Arguments &given = m_line.arguments;
    if (given.isSet(u"profile"_s)) {
        m_line.options.profileFolder = given.value(u"profile"_s);
        // An empty name comes from a script gone wrong; the user's own profile is not what it meant.
        if (m_line.options.profileFolder.isEmpty())
            return Arguments::missingValue(u"profile"_s);
    }
    if (given.isSet(u"timeout"_s)) {
        constexpr int longest = 7 * 24 * 3600;
        const Result<int> seconds = given.number(u"timeout"_s, 1, longest, 0);
        if (!seconds)
            return seconds.error().detail;
        m_line.options.timeout = std::chrono::seconds(seconds.value());
    }
    m_line.options.verbose = given.isSet(u"verbose"_s);
    return std::nullopt;
}

QString CommandLine::noCommand()
{
    return tr("No command given; \"balehookctl --help\" lists the commands.");
}

QString CommandLine::notBeforeTheCommand(const QString &option)
{
    return tr("The option %1 is not valid before the command.").arg(option);
}

QString CommandLine::noValueWanted(const QString &option)
{
    return tr("The option --%1 does not take a value.").arg(option);
}

Result<CommandLine> CommandLine::parse(const QStringList &words)
{
    CommandLine line;
    if (const auto problem = Reader(line, words).read())
        return Arguments::refusal(*problem);
    return line;
}

} // namespace Balehook::Ctl
