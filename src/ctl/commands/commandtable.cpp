// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/commandtable.h"

#include "ctl/commands/accountadd.h"
#include "ctl/commands/accountcheckcommand.h"
#include "ctl/commands/accountlist.h"
#include "ctl/commands/accountremove.h"
#include "ctl/commands/comparecommand.h"
#include "ctl/commands/createcommand.h"
#include "ctl/commands/filerowscommand.h"
#include "ctl/commands/findcommand.h"
#include "ctl/commands/jobdownloadcommand.h"
#include "ctl/commands/jobrowscommand.h"
#include "ctl/commands/listingcommand.h"
#include "ctl/commands/reasonscommand.h"
#include "ctl/commands/synccommand.h"

#include <QCoreApplication>

namespace Balehook::Ctl {

// Texts of the table; helptext.cpp translates them.

namespace {

const OptionInfo format{
    "format", "FORMAT",
    QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "table, csv, json or jsonl (one object a line).")};
const OptionInfo account{"account", "SLUG", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The account to ask.")};

const OptionInfo groups{
    "groups", nullptr,
    QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Each reason once, with the number of its rows.")};
const OptionInfo member{
    "member", "NAME",
    QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Which table of a zip archive that contains several.")};
const OptionInfo sheet{
    "sheet", "NAME",
    QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Which sheet of a workbook, if not the first visible one.")};

const std::vector<OptionInfo> listingOptions{
    account,
    {"page", "N", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Which page; the first is 1.")},
    {"per-page", "N",
     QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Records a page; without it as the account has it.")},
    {"all", nullptr, QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "All pages, each record once.")},
    format,
};

/// Answered by the index.
const std::vector<OptionInfo> searchOptions{
    {"search", "TEXT",
     QT_TRANSLATE_NOOP(
         "Balehook::Ctl::CommandTable",
         "Search the local index: words, \"phrases\", field:value, -word. The index also responds to what follows.")},
    {"status", "STATUS",
     QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Jobs with this status; several if it is given several times.")},
    {"type", "TYPE", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Jobs of this type, or of one of several.")},
    {"user", "USER", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Jobs of this user, or of one of several.")},
    {"has-failed-file", nullptr,
     QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Jobs that have a file of failed rows.")},
    {"failed-rows", "WHICH",
     QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                       "Jobs with some or none, or unknown: the service sent no count of them.")},
    {"since", "DATE", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Jobs created on this day or later.")},
    {"until", "DATE", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Jobs created on this day or before.")},
    {"sort", "FIELD[:desc]",
     QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "By which field; without it as the service lists them.")},
};

std::vector<OptionInfo> jobOptions()
{
    std::vector<OptionInfo> options = listingOptions;
    options.insert(options.end() - 1, searchOptions.begin(), searchOptions.end());
    return options;
}

/// \a options with \a more behind the first.
std::vector<OptionInfo> withOption(std::vector<OptionInfo> options, const OptionInfo &more)
{
    options.insert(options.begin() + 1, more);
    return options;
}

/// Of webhooks and properties, which are all read first then.
std::vector<OptionInfo> searchedOptions()
{
    std::vector<OptionInfo> options = listingOptions;
    const std::vector<OptionInfo> more{
        {"search", "TEXT",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Read all and search them: words, \"phrases\", field:value, -word.")},
        {"sort", "FIELD[:desc]",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Read all and sort them by this field.")},
    };
    options.insert(options.begin() + 1, more.begin(), more.end());
    return options;
}

} // namespace

const std::vector<CommandInfo> &commandTable()
{
    static const std::vector<CommandInfo> table{
        {"account",
         "add",
         "SLUG",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Add an account and put its token into the keychain."),
         {{"base-url", "URL",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "Where its listings are; \"{slug}\" in it stands for SLUG. Needed.")},
          {"workspace-url", "URL",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "Where webhooks are registered, if that is another address.")},
          {"properties-path", "PATH",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Where the listing of properties is below the base URL.")},
          {"name", "NAME", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "How the window calls it.")},
          {"token-stdin", nullptr,
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "Read the token from standard input instead of asking for it.")}},
         &AccountAdd::make},
        {"account",
         "list",
         nullptr,
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "List the accounts of the profile."),
         {format},
         &AccountList::make},
        {"account",
         "check",
         "SLUG",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Ask each listing of an account for one record."),
         {format},
         &AccountCheckCommand::make,
         SessionUse::Listings},
        {"account",
         "remove",
         "SLUG",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Remove an account with its token and its files."),
         {},
         &AccountRemove::make},
        {"jobs", "list", nullptr, QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "List import jobs."), jobOptions(),
         &ListingCommand::importJobs, SessionUse::Listings},
        {"jobs",
         "rows",
         "ID",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Write the failed rows of a job, or with --groups why they failed."),
         {account, groups, member, sheet, format},
         &JobRowsCommand::make,
         SessionUse::Files},
        {"jobs",
         "download",
         "ID",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Save the failed file of a job and write its path. Nothing is written over."),
         {account,
          {"output", "PATH",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "A new file, or a folder that is there.")},
          {"original", nullptr,
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "The file that was imported, not the one of failed rows.")}},
         &JobDownloadCommand::make,
         SessionUse::Files},
        {"webhooks", "list", nullptr, QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "List webhooks."),
         searchedOptions(), &ListingCommand::webhooks, SessionUse::Listings},
        {"webhooks",
         "create",
         nullptr,
         QT_TRANSLATE_NOOP(
             "Balehook::Ctl::CommandTable",
             "Register a webhook. It is sent once, whatever happens, and written as the service answers."),
         {account,
          {"resource", "TEXT", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "What the event is about.")},
          {"event-type", "TEXT",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "What happens to it, in a word like those of HTTP methods.")},
          {"event-sub-type", "TEXT",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "A more specific event within the event type.")},
          {"version", "TEXT", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The version of the event.")},
          {"webhook-method", "TEXT",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The HTTP method with which the URL is called.")},
          {"webhook-url", "URL",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "What is called when the event occurs, outside of the service itself.")},
          {"external-channel-id", "TEXT",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The channel that registers the webhook.")},
          {"format", "FORMAT",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "json (the answer as it came), jsonl, csv or table.")}},
         &CreateCommand::make},
        {"properties", "list", nullptr,
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "List properties of an account, or of a saved listing."),
         withOption(searchedOptions(),
                    {"file", "LISTING.json", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The saved listing.")}),
         &ListingCommand::properties, SessionUse::Listings},
        {"rows",
         nullptr,
         "FILE",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Print the rows of a table file, also compressed or a workbook, or with --groups why they "
                           "failed."),
         {groups, member, sheet, format},
         &FileRowsCommand::make,
         SessionUse::Listings},
        {"compare",
         nullptr,
         "JOB",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Compare the failed rows of a job with those of a later job or with a file."),
         {account,
          {"key", "COLUMN[,COLUMN]",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "The columns that identify a row; without it they are guessed.")},
          format},
         &CompareCommand::make,
         SessionUse::Files,
         "JOB-OR-FILE"},
        {"find",
         nullptr,
         "VALUE",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Find a value, such as a SKU, in all downloaded failed files. No request is sent."),
         {{"account", "SLUG[,SLUG]",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Only in these accounts; without it in all of them.")},
          {"part", nullptr,
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Also find it as a part of a longer value.")},
          format},
         &FindCommand::make,
         SessionUse::Listings},
        {"reasons",
         nullptr,
         nullptr,
         QT_TRANSLATE_NOOP(
             "Balehook::Ctl::CommandTable",
             "List why rows failed in all downloaded failed files, each reason once. No request is sent."),
         {{"account", "SLUG[,SLUG]",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Only in these accounts; without it in all of them.")},
          {"since", "DAYSd|DATE",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "Only files of jobs created in the last days, such as 7d, or since that day.")},
          format},
         &ReasonsCommand::make,
         SessionUse::Listings},
        {"sync",
         nullptr,
         "SLUG",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Bring the import jobs of an account into its index, or look for new ones."),
         {{"full", nullptr,
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Compare all jobs, also if the index is complete.")}},
         &SyncCommand::make,
         SessionUse::Listings},
    };
    return table;
}

QString nameOf(const CommandInfo &command)
{
    const QString group = QString::fromLatin1(command.group);
    return command.name ? QString(group + u' ' + QLatin1StringView(command.name)) : group;
}

} // namespace Balehook::Ctl
