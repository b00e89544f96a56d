// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/commandtable.h"

#include "ctl/commands/accountadd.h"
#include "ctl/commands/accountcheckcommand.h"
#include "ctl/commands/accountimport.h"
#include "ctl/commands/accountlist.h"
#include "ctl/commands/accountremove.h"
#include "ctl/commands/comparecommand.h"
#include "ctl/commands/createcommand.h"
#include "ctl/commands/filerowscommand.h"
#include "ctl/commands/findcommand.h"
#include "ctl/commands/handoffcommand.h"
#include "ctl/commands/jobdownloadcommand.h"
#include "ctl/commands/jobfetchcommand.h"
#include "ctl/commands/jobrowcommand.h"
#include "ctl/commands/jobrowscommand.h"
#include "ctl/commands/listingcommand.h"
#include "ctl/commands/reasonscommand.h"
#include "ctl/commands/synccommand.h"

#include <QCoreApplication>

#include <string_view>

namespace Balehook::Ctl {

// Texts of the table; helptext.cpp translates them.

namespace {

const OptionInfo format{
    "format", "FORMAT",
    QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "table, csv, json or jsonl (one object per line).")};
const OptionInfo account{"account", "SLUG", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The account to use.")};

const OptionInfo groups{
    "groups", nullptr,
    QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Print each reason once, with its number of rows.")};
const OptionInfo member{
    "member", "NAME",
    QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Which table of a zip archive that contains several.")};
const OptionInfo sheet{
    "sheet", "NAME",
    QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Which sheet of a workbook, if not the first visible one.")};

const std::vector<OptionInfo> listingOptions{
    account,
    {"page", "N", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The page to list; the first is 1.")},
    {"per-page", "N",
     QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Records per page; the account's setting by default.")},
    {"all", nullptr, QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "List all pages, each record once.")},
    format,
};

/// Answered by the index.
const std::vector<OptionInfo> searchOptions{
    {"search", "TEXT",
     QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                       "Search the local index: words, \"phrases\", field:value, -word. The index also serves the "
                       "options below.")},
    {"status", "STATUS",
     QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Jobs with this status; repeat for several.")},
    {"type", "TYPE", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Jobs of this type; repeat for several.")},
    {"user", "USER",
     QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Jobs of exactly this user name; repeat for several.")},
    {"has-failed-file", nullptr, QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Jobs that have a failed file.")},
    {"failed-rows", "WHICH",
     QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                       "Jobs with \"some\" failed rows, \"none\", or \"unknown\" if the service sent no count.")},
    {"since", "DATE", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Jobs created on this day or later.")},
    {"until", "DATE", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Jobs created on this day or earlier.")},
    {"sort", "FIELD[:desc]",
     QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The field to sort by; in the order of the service by default.")},
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

std::vector<OptionInfo> fetchOptions()
{
    std::vector<OptionInfo> options{account};
    for (const OptionInfo &option : searchOptions) {
        if (std::string_view(option.name) != "has-failed-file")
            options.push_back(option);
    }
    options.push_back(
        {"at-most", "N", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Download at most this many files.")});
    options.push_back(
        {"dry-run", nullptr,
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Only print how many files would be downloaded, and about how large they are.")});
    return options;
}

} // namespace

const std::vector<CommandInfo> &commandTable()
{
    static const std::vector<CommandInfo> table{
        {"account",
         "add",
         "SLUG",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Add an account and store its token in the keychain."),
         "acme --base-url 'https://{slug}.api.example.com'",
         {{"base-url", "URL",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "The base URL of its listings; \"{slug}\" stands for SLUG. Required.")},
          {"workspace-url", "URL",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Where webhooks are registered, if different.")},
          {"properties-path", "PATH",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The path of the properties listing below the base URL.")},
          {"name", "NAME", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The name shown in the window.")},
          {"token-stdin", nullptr,
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "Read the token from standard input instead of prompting for it.")}},
         &AccountAdd::make},
        {"account",
         "import",
         "FILE",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Add an account for each line of JSON (slug, name, url, token) in FILE; - is standard "
                           "input."),
         "accounts.jsonl",
         {{"no-check", nullptr,
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Do not request anything from the accounts.")},
          format},
         &AccountImport::make,
         SessionUse::Listings},
        {"account",
         "list",
         nullptr,
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "List the accounts of the profile."),
         "--format json",
         {format},
         &AccountList::make},
        {"account",
         "check",
         "SLUG",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Test the account by requesting one record from each listing."),
         "acme",
         {format},
         &AccountCheckCommand::make,
         SessionUse::Listings},
        {"account",
         "remove",
         "SLUG",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Remove an account with its token and files."),
         "acme",
         {},
         &AccountRemove::make},
        {"jobs", "list", nullptr, QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "List import jobs."),
         "--account acme --search 'ada price' --failed-rows some --sort failureCount:desc", jobOptions(),
         &ListingCommand::importJobs, SessionUse::Listings},
        {"jobs",
         "rows",
         "ID",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Print the failed rows of a job or, with --groups, the reasons."),
         "48210 --account acme --groups",
         {account, groups, member, sheet, format},
         &JobRowsCommand::make,
         SessionUse::Files},
        {"jobs",
         "row",
         "ID",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Print a failed row of a job beside its row in the imported file, cell by cell."),
         "48210 17 --account acme --key sku",
         {account,
          {"as-sent", "FILE",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "A copy of the imported file; by default, it is downloaded.")},
          {"key", "COLUMN[,COLUMN]",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The columns that identify a row; detected by default.")},
          {"line", "LINE",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "The line of the imported file, from 1; the header is a line, too.")},
          format},
         &JobRowCommand::make,
         SessionUse::Files,
         "ROW"},
        {"jobs",
         "download",
         "ID",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Save the failed file of a job and print its path. Existing files are not "
                           "overwritten."),
         "48210 --account acme --output .",
         {account,
          {"output", "PATH", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "A new file, or an existing folder.")},
          {"original", nullptr,
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Save the imported file instead of the failed rows.")}},
         &JobDownloadCommand::make,
         SessionUse::Files},
        {"jobs", "fetch", nullptr,
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Download the failed files of all jobs that the local index finds, for \"find\", "
                           "\"reasons\" and the window."),
         "--account acme --since 2026-11-01 --at-most 200", fetchOptions(), &JobFetchCommand::make, SessionUse::Files},
        {"webhooks", "list", nullptr, QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "List webhooks."),
         "--account acme --search 'resource:order -test' --format csv", searchedOptions(), &ListingCommand::webhooks,
         SessionUse::Listings},
        {"webhooks",
         "create",
         nullptr,
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Register a webhook. It is sent exactly once; the response of the service is printed."),
         "--account acme --resource order --event-type POST --webhook-url https://hooks.example.com/orders",
         {account,
          {"resource", "TEXT", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "What the event is about.")},
          {"event-type", "TEXT",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "What happens to it, in a word like an HTTP method.")},
          {"event-sub-type", "TEXT",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "A more specific event within the event type.")},
          {"version", "TEXT", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The version of the event.")},
          {"webhook-method", "TEXT",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The HTTP method used to call the URL.")},
          {"webhook-url", "URL",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "The URL called when the event occurs, outside the service itself.")},
          {"external-channel-id", "TEXT",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The channel that registers the webhook.")},
          {"format", "FORMAT",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "json (the response as received), jsonl, csv or table.")}},
         &CreateCommand::make},
        {"properties", "list", nullptr,
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "List the properties of an account or of a saved listing."),
         "--file properties.json --sort label",
         withOption(searchedOptions(),
                    {"file", "LISTING.json", QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The saved listing.")}),
         &ListingCommand::properties, SessionUse::Listings},
        {"rows",
         nullptr,
         "FILE",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Print the rows of a table file (text, workbook or compressed) or, with --groups, why they "
                           "failed."),
         "failed.xlsx --groups",
         {groups, member, sheet, format},
         &FileRowsCommand::make,
         SessionUse::Listings},
        {"compare",
         nullptr,
         "JOB",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Compare the failed rows of a job with those of a later job or with a file."),
         "48210 48215 --account acme --key sku",
         {account,
          {"key", "COLUMN[,COLUMN]",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The columns that identify a row; detected by default.")},
          format},
         &CompareCommand::make,
         SessionUse::Files,
         "JOB-OR-FILE"},
        {"handoff",
         nullptr,
         "JOB",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Write a summary of a job's downloaded failed rows as Markdown and HTML. No request is "
                           "sent."),
         "48210 --account acme --output .",
         {account,
          {"output", "PATH",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "A new file, or an existing folder. Existing files are not overwritten.")},
          {"zip", nullptr,
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Write a zip archive with both and all rows as CSV.")},
          {"mask", "COLUMN[,COLUMN]",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "The columns to hide; by default, those with personal data, as chosen in the window or "
                             "detected.")},
          {"unmasked", nullptr, QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Do not hide personal data.")},
          {"compare", "JOB-OR-FILE",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                             "Include a comparison with the downloaded failed file of this job, or with a file.")},
          {"key", "COLUMN[,COLUMN]",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "The columns that identify a row; detected by default.")}},
         &HandoffCommand::make,
         SessionUse::Listings},
        {"find",
         nullptr,
         "VALUE",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Find a value, such as a SKU, in all downloaded failed files. No request is sent."),
         "0815-4711 --account acme",
         {{"account", "SLUG[,SLUG]",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Only in these accounts; by default, in all of them.")},
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
         "--since 7d",
         {{"account", "SLUG[,SLUG]",
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Only in these accounts; by default, in all of them.")},
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
                           "Download an account's import jobs into the local index, or update it."),
         "acme",
         {{"full", nullptr,
           QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable", "Compare all jobs even if the index is complete.")}},
         &SyncCommand::make,
         SessionUse::Listings},
        {"completion",
         nullptr,
         "SHELL",
         QT_TRANSLATE_NOOP("Balehook::Ctl::CommandTable",
                           "Print the script that completes commands, options and accounts in bash, zsh or fish."),
         "bash > ~/.local/share/bash-completion/completions/balehookctl",
         {},
         nullptr},
    };
    return table;
}

QString nameOf(const CommandInfo &command)
{
    const QString group = QString::fromLatin1(command.group);
    return command.name ? QString(group + u' ' + QLatin1StringView(command.name)) : group;
}

} // namespace Balehook::Ctl
