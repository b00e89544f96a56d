<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>Balehook::AboutBox</name>
    <message>
        <source>About Balehook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balehook %1
A console for import jobs and webhooks.

Free software under the GNU General Public License, version 3 or later. It uses Qt %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::AccountBanner</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::AccountCommands</name>
    <message>
        <source>Remove Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the account %1 from this program? Its token is deleted from the keychain, and the files that were fetched for it are deleted, too. Nothing changes at the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account %1 was removed, but not all of its files. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account %1 was removed, but its token may still be in the keychain. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::AccountDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slug:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base &amp;URL:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Addresses:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ad&amp;vanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Workspace URL:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Page size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;roperties path:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask with page[&amp;offset] and page[limit] (unconfirmed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the access token for &amp;files at these addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status &amp;labels:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown in the list of accounts. If it is empty, the slug is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the host name that names the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole address, or with “{slug}” in the place of the slug.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: the base URL. Webhooks are created at the address of a “workspace”, and whether that is the same one is not documented.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>25 is the default, as it is the service&apos;s own. Larger pages mean fewer requests; the service may answer with smaller ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: none. The address that lists properties is not documented; if you know it, type what follows the base URL. It starts with a slash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not confirmed: the service is said to take these two, but how they count is not documented. Balehook counts the records before the page, from 0, and stops if the answer shows another page. Use “Check” to try it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed only if files of this account lie at its own address and want a sign-in there. Files at other addresses never get the token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty: the code alone is shown. What the codes of a job mean is not documented, so words for them are yours to give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep &amp;editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept in the keychain and never shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token belongs to one address and one slug. After this change it is asked for again; you can paste it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token is stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it empty to keep the stored token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token is stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it empty to go on without storing a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account is saved, but its token is not stored. Close without the token?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard what you typed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the account&apos;s slug, for example “acme”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slug has at most 63 characters: the letters a to z, digits, and hyphens that are neither first nor last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the address of the service, for example “https://{slug}.example.com”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::AccountNotices</name>
    <message>
        <source>This computer is offline. What is loaded stays here; loading goes on by itself when the connection is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token is kept for this account. Nothing can be loaded before you enter one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter Token...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Update Token...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list has changed since it was loaded; rows may have moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait; next try in %Ln s.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsModel</name>
    <message>
        <source>%1, account %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::AccountsPane</name>
    <message>
        <source>Accounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityDock</name>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityPanel</name>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charts are not shown, because the part of the program that draws them is missing. Install Balehook again to have them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The activity of this account is counted over all its jobs. Load them once to see it; you can go on working meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load All...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No job matches what the list is filtered by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>Types (14)</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityText</name>
    <message>
        <source>Jobs per week, by status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs per month, by status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs per year, by status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs per day, by status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed rows per week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed rows per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed rows per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed rows per day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <comment>month and year as QLocale takes it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days of a week</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>month and year as QLocale takes it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>code of a status and the user&apos;s word for it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status %1</source>
        <comment>code, or code and word</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other statuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, with %3.</source>
        <comment>312 jobs, on 14 days, 4,410 failed rows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All are of type %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most are of type %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most frequent type is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) without a readable date are in no bar.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not all jobs are loaded yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statuses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ApiClient</name>
    <message>
        <source>The answer is not the webhook that was sent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Application</name>
    <message>
        <source>The settings could not be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balehook is already running, but does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close its window, or end the program, then start it again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::AutoRefresh</name>
    <message>
        <source>&amp;Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln s</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln min</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no longer refreshes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refreshing is paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>refreshes every %Ln s</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>refreshes every minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>refreshes every %Ln min</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The list is no longer refreshed by itself, because it could not be read. What is loaded stays here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Switch On Again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::BaseUrl</name>
    <message>
        <source>Enter the address of the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address must start with https://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a character in the address that addresses do not have, such as a space or an invisible one. Type the address again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Braces are only used for {slug}, which stands for the slug of the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address must not have a user name or an @ sign. Remove everything up to the @.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address must end before any ? or #. Remove it and what follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the name of a server. Type it as in https://shop.example.com.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port must be a number from 1 to 65535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path in the address must not have empty parts, nor parts that are only dots. Remove them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain http is only allowed for this computer itself (localhost). Use https, so that the token cannot be read on its way.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::BearerToken</name>
    <message>
        <source>Paste the token of the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too long for a token. Paste the token alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a space or a line break inside the token. Copy the token again, in one piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a character in the token that no token has, perhaps an invisible one. Copy the token again from its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token has only letters, digits and the signs - . _ ~ + / and =, the latter at its end. Copy the token again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::CachedFileSaver</name>
    <message>
        <source>The file was not saved. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1 (%2).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::CheckView</name>
    <message>
        <source>No usable total was found. The list will grow as you scroll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total: %1, found under the name “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer repeats neither the page nor the page size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer repeats page %1, but no page size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer repeats a page size of %1, but no page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer repeats page %1 and a page size of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Status 200, with %n record(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Status %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer repeats this: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the check</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ChipsDelegate</name>
    <message>
        <source>+%1</source>
        <comment>so many more values</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ColourButton</name>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other colour…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionDialog</name>
    <message>
        <source>Show Only Some Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is anything but</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Column:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ondition:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show These Rows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ConditionMenu</name>
    <message>
        <source>&amp;Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last &amp;24 Hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last &amp;7 Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last &amp;30 Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Between Two Dates...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Status...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;User...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Channel...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a &amp;Failed File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has &amp;No Failed File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has Failed &amp;Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has No Failed R&amp;ows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nu&amp;mber of Succeeded Rows...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of Fa&amp;iled Rows...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U&amp;pdated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Longer Liste&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ContentKindText</name>
    <message>
        <source>This file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is a workbook of a spreadsheet program, not a text table. Its rows cannot be shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is a zip archive. What is in it cannot be shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is compressed. What is in it cannot be shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is an image, not a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is a PDF document, not a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is a web page, not a table. The link may ask for a sign-in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is an XML document, not a table. It may be a storage service&apos;s way to say that the link is no longer good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is a JSON document, not a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is a program, not a table. Do not start it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not a table of text. It is not known what it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::CountRangeDialog</name>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At &amp;least:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At &amp;most:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show These Jobs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAccess</name>
    <message>
        <source>There are several accounts called %1; give the id of one, which &quot;account list --format csv&quot; tells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no account called %1 in this profile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountAdd</name>
    <message>
        <source>SLUG is the name of an account in its address: at most 63 letters, digits and hyphens, and no hyphen at either end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is an account called %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token of %1 (not shown; nothing for none):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token came on the standard input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word &quot;Bearer&quot; before the token was left out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountRemove</name>
    <message>
        <source>The account is removed, but not all that it left: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Arguments</name>
    <message>
        <source>The option --%1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 is a number from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--format is one of table, csv, json and jsonl.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandLine</name>
    <message>
        <source>There is no option %1 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option %1 before the command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option --%1 takes no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option --%1 needs a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such command; &quot;balehookctl --help&quot; lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such command; &quot;balehookctl %1 --help&quot; lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a word too many behind &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command; &quot;balehookctl --help&quot; lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command; &quot;balehookctl %1 --help&quot; lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CommandTable</name>
    <message>
        <source>table, csv, json or jsonl (one object a line).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account to ask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which page; the first is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records a page; without it as the account has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pages, each record once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs of the index with this text; the index also answers what follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs with this status; several if it is given several times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs of this type, or of one of several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs of this user, or of one of several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs that have a file of failed rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs created on this day or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs created on this day or before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By which field; without it as the service lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an account and put its token into the keychain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where its listings are; &quot;{slug}&quot; in it stands for SLUG. Needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where webhooks are registered, if that is another address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the listing of properties is below the base URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the window calls it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the token from standard input instead of asking for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the accounts of the profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask each listing of an account for one record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove an account with its token and its files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List import jobs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the failed rows of a job, or with --groups why they failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each reason once, with the number of its rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the failed file of a job and write its path. Nothing is written over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new file, or a folder that is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file that was imported, not the one of failed rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List webhooks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register a webhook. It is sent once, whatever happens, and written as the service answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to it, in a word like those of HTTP methods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The HTTP method with which the URL is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is called when the event occurs, outside of the service itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>json (the answer as it came), jsonl, csv or table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List properties of an account, or of a saved listing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved listing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the import jobs of an account into its index, or look for new ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare all jobs, also if the index is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work on the profile in this folder, not on the user&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End after so long; without it, each request has a deadline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell each request on standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: balehookctl %1 [OPTION...]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: balehookctl [OPTION...] COMMAND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say this, or what a command takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the version.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::CreateCommand</name>
    <message>
        <source>Sent; waiting for the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listing the webhooks again, to see what became of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A webhook for %1 was sent at %2, and its answer never came. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent now. Start the same command again if this webhook is still to be registered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known whether the webhook was registered. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The webhooks could not be listed to find out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of webhooks has one that was created since: it was registered. IDs: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of webhooks has none that was created since; older ones that are the same have the IDs %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of webhooks has none like it. It may still appear there later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The webhook was sent, and its answer was not waited for: it is not known whether it was registered. The next &quot;webhooks create&quot; for this account, or the console, lists the webhooks to find out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::DraftCheck</name>
    <message>
        <source>It is empty and sent as an empty text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a space before or after the text. It is sent as typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text holds line breaks or invisible characters. They are sent as typed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Failure</name>
    <message>
        <source>The service says: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::FilePrinter</name>
    <message>
        <source>&quot;jobs download&quot; saves it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobDownloadCommand</name>
    <message>
        <source>The file&apos;s host did not say how long it is, so it may be incomplete.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFileAccess</name>
    <message>
        <source>The service lists no job with the ID &quot;%1&quot;. Jobs read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the job: %1 of %2 read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the job: %1 read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This job has no file of failed rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This job names no file that was imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The next try follows in %n second(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 from %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobQueryOptions</name>
    <message>
        <source>--%1 is a day like 2026-11-30, or a time like 2026-11-30T17:00:00Z.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--sort is the name of a field, such as createdAt, perhaps with &quot;:desc&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowsCommand</name>
    <message>
        <source>The file&apos;s host did not say how long it is, so it may be incomplete.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobSearchCommand</name>
    <message>
        <source>There is no index of this account to search; &quot;balehookctl sync %1&quot; makes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3; the service was not asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 jobs match in the index of %3, which is not complete; the service was not asked.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ListingCommand</name>
    <message>
        <source>Give either --account or --file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give either --page or --all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account gives no path for its properties. Add it to the account, or list a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The next try is in %n second(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The listing has no end: %1 records came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service counts %1 records, but listed %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::OutputPlace</name>
    <message>
        <source>%1 is there already, and is not written over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing may be written into the folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::Program</name>
    <message>
        <source>The output could not be written. The system says: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It took longer than --timeout allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonPrinter</name>
    <message>
        <source>No column of this file looks like it holds reasons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not certain that the reasons stand in the column &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::SyncCommand</name>
    <message numerus="yes">
        <source>The next try is in %n second(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The index holds %1 jobs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer listed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::TokenInput</name>
    <message>
        <source>What came on the standard input is too long for a token.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::DateRangeDialog</name>
    <message>
        <source>&amp;From:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;To:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show These Jobs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopFile</name>
    <message>
        <source>%1 is not opened from here, because such a file could be a program. Open it from its folder if you know what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1 with the desktop&apos;s program? The file came from somebody else: formulas in it may be run, and a spreadsheet may change values such as codes with leading zeros.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desktop has no program that takes this file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::DesktopNotifier</name>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::DetailsDialog</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsDialog</name>
    <message>
        <source>Show in Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Downloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Files on This Computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download &amp;Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove from the List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove F&amp;inished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was downloaded since the program started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a download to see more of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads are selected.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::EndpointName</name>
    <message>
        <source>List import jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List webhooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a webhook</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Envelope</name>
    <message>
        <source>The answer does not say what it is (it has no Content-Type).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is not valid UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is incomplete or no JSON: %1, at byte %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is JSON, but not an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer has no list of records (&quot;data&quot; is missing).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer has no list of records (&quot;data&quot; is not a list).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Error</name>
    <message>
        <source>This was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent to %1, because this address is not one that Balehook may use here. Check the account&apos;s address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent, because the address is not one that Balehook may use here. Check the account&apos;s address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No server named %1 was found. Check the address of the account and your network connection, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server was not found. Check the address of the account and your network connection, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be reached. Check your network connection, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service could not be reached. Check your network connection, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not answer in time. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not answer in time. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 closed the connection before the answer was complete. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection was closed before the answer was complete. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No secure connection to %1 could be made, so nothing was sent. Its certificate may be expired, made for another name or not trusted by this computer. Ask your administrator; the details say more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent. The certificate of the service may be expired, made for another name or not trusted by this computer. Ask your administrator; the details say more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy %1 did not let the request through. Check Settings &gt; Network, or ask your administrator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy did not let the request through. Check Settings &gt; Network, or ask your administrator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service pointed to another address, at %1. It was not followed, so that the token stays with the account&apos;s own service. Check the address of the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service pointed to another address. It was not followed, so that the token stays with the account&apos;s own service. Check the address of the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token was not accepted for this account by %1. Update the token, or check that it belongs to this account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token was not accepted for this account. Update the token, or check that it belongs to this account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token was not accepted for this account: %1 says that it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token was not accepted for this account, because it lacks permission. Ask for a token with this permission, or check that it belongs to this account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has nothing at this address (status %2). Check the address and the slug of the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service has nothing at this address (status %2). Check the address and the slug of the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks to wait, because it got too many requests. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service asks to wait, because it got too many requests. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rejected the request (status %2). The details show its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service rejected the request (status %2). The details show its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed to answer (status %2). Try again in a moment; if it stays so, tell the people who run the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service failed to answer (status %2). Try again in a moment; if it stays so, tell the people who run the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gave an answer that is not expected here (status %2). Check the address of the account; the details show the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service gave an answer that is not expected here (status %2). Check the address of the account; the details show the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer of %1 was larger than this kind of answer may be, so it was not read to the end. Choose a smaller page size, or check the address of the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was larger than this kind of answer may be, so it was not read to the end. Choose a smaller page size, or check the address of the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer of %1 ended before it was complete, so it was not used. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer ended before it was complete, so it was not used. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer of %1 could not be understood. Check the address of the account; the details show the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer could not be understood. Check the address of the account; the details show the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not take page[offset] and page[limit]: it answered with another page than was asked for. Switch them off in the account, under Advanced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not take page[offset] and page[limit]: it answered with another page than was asked for. Switch them off in the account, under Advanced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 answered with a web page instead of data. The network may want you to sign in first: open a web page in your browser, then try again. If that does not help, check the address of the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was a web page instead of data. The network may want you to sign in first: open a web page in your browser, then try again. If that does not help, check the address of the account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token is stored for this account. Add its token to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No keychain service answers in this session, so tokens can be neither read nor stored. Start one, such as GNOME Keyring or KWallet, or keep the token for this session only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain seems to be locked, so the token of this account cannot be reached. Unlock it and try again, or keep the token for this session only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain does not answer. Look for a question of it on the screen and try again, or keep the token for this session only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keychain did not store the token. Try again, or keep the token for this session only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be used here. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link to the file at %1 has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link to the file has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link leads from one address to the next too often; the last one was at %1. Refresh the job to get a new link, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link leads from one address to the next too often. Refresh the job to get a new link, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 sent is a program, not a file of rows, so it was not kept. Only fetch it if you know what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the server sent is a program, not a file of rows, so it was not kept. Only fetch it if you know what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some downloaded files could not be deleted. The details name them; delete them by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough room on the disk, and nothing was kept. Free some room, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no longer there. It may have been moved, renamed or deleted; open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be read. Check that it is a file and that you are allowed to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was changed by another program while it was open. Open it again to see what it holds now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty: there are no rows in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file could not be read or written. Check that the folder exists and has room; the details give the system&apos;s words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The service got too many requests. It asks to wait for %n second(s) before the next try.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ExportCommands</name>
    <message>
        <source>An export is under way already. Wait for its end, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ExportDialog</name>
    <message>
        <source>Export Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The %Ln row(s) &amp;shown, in their order</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln row(s) of the file</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;With %Ln hidden column(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>CSV (for spreadsheets)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON lines (for programs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ExportFormatBox</name>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep spreadsheets from running cells as &amp;formulas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No spreadsheet will open this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells that begin like a formula get an apostrophe in front, so that a spreadsheet shows them and does not run them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spreadsheet may run cells that begin with =, +, - or @: they can send data away or start programs. Switch the guard off only for a file that no spreadsheet opens.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ExportText</name>
    <message>
        <source>Export Webhooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Import Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhook(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln propert(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The jobs that match are exported, as the view shows them. They are still being counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that the service lists is exported: it is fetched from the service first. The service does not say how much that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, all of the index, in the order of the view.</source>
        <comment>310 jobs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, as the view shows them.</source>
        <comment>312 jobs of 48,210</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, all of the saved listing “%2”.</source>
        <comment>31 properties</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, all that the service lists: they are fetched from the service first.</source>
        <comment>48,210 jobs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting: %1 of %2 written.</source>
        <comment>1,200 jobs of 48,210</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting: %1 written.</source>
        <comment>1,200 jobs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exporting: the next try is in %n second(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exported to “%2”.</source>
        <comment>312 jobs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The list moved meanwhile: %Ln record(s) came more than once and were written once.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The service counts %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have an apostrophe in front.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The export to “%1” was stopped after %2. No file was written.</source>
        <comment>312 jobs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export to “%1” failed after %2, and no file was written. %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FactValue</name>
    <message>
        <source>Sent as null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent as an empty text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent as an empty list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent as another type than text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FactsView</name>
    <message>
        <source>Facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” in the answer of the service</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesDownload</name>
    <message numerus="yes">
        <source>The download of %Ln failed files has begun.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is downloaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are here already.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have no failed file.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have a link that is not opened.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRows</name>
    <message>
        <source>Column %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FailedRowsPage</name>
    <message>
        <source>Looking through the rows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is done as soon as all rows are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed rows of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file has no rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row of the file meets these conditions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show All Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row is not among those that are shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAnswer</name>
    <message>
        <source>The server sent the file with an encoding that was not asked for, so its completeness cannot be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server gave an impossible length of the file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FileFetcher</name>
    <message>
        <source>Announced: %1 bytes. Received: %2 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FileLine</name>
    <message>
        <source>How the file is read. Click to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the file is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the file is read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) so far</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a file&apos;s size, %2 how many rows it has.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with missing or further cells</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A quotation mark in the header is never closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quotation mark that begins in row %1 is never closed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FilesDesk</name>
    <message>
        <source>%1 jobs are selected; at most %2 files are downloaded at once. Nothing was begun.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FilesPanel</name>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FilterChips</name>
    <message>
        <source>Conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 contains %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this condition back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FindBar</name>
    <message>
        <source>&amp;Find:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text in any cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FormatPanel</name>
    <message>
        <source>The first line is the &amp;header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;Guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the file is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Encoding:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells are &amp;separated by:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FormatText</name>
    <message>
        <source>comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertical bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, first line is the header</source>
        <extracomment>%1 is an encoding such as UTF-8, %2 what separates the cells, such as &quot;comma&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, no header</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::GoToDialog</name>
    <message>
        <source>Go To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 records read; not found yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 records read; not found yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id %1 is not among the %2 records read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Row number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows 1 to %1, in the order as served.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search was stopped; the id was not found in what was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such row. Type a number from 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is loaded for this account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the list page by page. Press Esc to stop.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::GoToRowDialog</name>
    <message>
        <source>Go to Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number from 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Row number:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such row. Type a number from 1 to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsKind</name>
    <message>
        <source>Import jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account has no import jobs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The import jobs could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsModel</name>
    <message>
        <source>The service sent something that is no import job. Raw shows it as it came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>succeeded and failed rows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service no longer lists this job; this is what it said last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service says status &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, no longer listed</source>
        <comment>text of a cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows succeeded, %3 failed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>succeeded: %1, failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Succeeded / failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::JobChips</name>
    <message>
        <source>Conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back all conditions and the order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::JobFacts</name>
    <message>
        <source>This element of the list is no import job. It is shown as it was served.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job without an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created %1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your word for it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::JobLinks</name>
    <message>
        <source>Select a job first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id of this job does not fit into a link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link to the job copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no link to a job, so nothing was opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link leads to a job of the account &quot;%1&quot;, which is not set up here. Add the account with this slug, then open the link again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add Account...</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln accounts have the slug &quot;%1&quot;. The link was opened in the first of them, %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1 is not among the %2 jobs that this account lists now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1 is not among the first %2 jobs of the list; the others were not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look Further</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::JobNews</name>
    <message>
        <source>Job %1 changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>account and type of a job</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more fields</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Job %1 is no longer listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the whole list was read twice without it. It is not watched any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a field with its old and new value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>status code and the user&apos;s word for it</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::LinkCheck</name>
    <message>
        <source>There is no link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is too long to be a link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no complete web address, and what is missing is not guessed. You can copy it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only web addresses (https) are opened. You can copy this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link holds spaces, control characters or invisible characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no valid web address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link holds a user name or password, which can hide where it leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link is not encrypted (http), so it is not opened. You can copy it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link leads to an address that is only good within the local network (%1), where no file comes from. You can copy it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the host has letters that can look like others; its plain form is %1. The link is not opened. You can copy it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::LinkRow</name>
    <message>
        <source>Copy link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the link in the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file to disk; your token is not sent along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy link: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in the browser: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save file: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link to %1 was handed to the browser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No browser took the link. Copy it and open it by hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::LinkTrouble</name>
    <message>
        <source>The file is no longer at %1. Refresh the job to see whether it has another link; if not, ask for the import to be run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wants you to sign in before it gives the file. Open the link in your browser to do so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sent a web page in place of the file, probably to have you sign in. Open the link in your browser; if the page says that the link is no longer good, refresh the job.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not give this file away. The link may have expired, or it may want you to sign in. Refresh the job to get a new link, or open the link in your browser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link leads on to an address that is not encrypted or that no file comes from (%1), so it was not followed. Refresh the job, or ask whoever runs the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link leads on to an address that is not encrypted or that no file comes from, so it was not followed. Refresh the job, or ask whoever runs the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No server named %1 was found. Check your network connection, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing came from %1 for too long, so the download was stopped. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a problem of its own at the moment. Try again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 closed the connection before the file was complete. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sent another number of bytes than it had announced, so the file was not kept. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not accept the link. Refresh the job to get a new one, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gave an answer that no file can be made of. The details say more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ListingCommands</name>
    <message>
        <source>%1 rows are selected; at most %2 can be copied at once. Nothing was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the rows to copy: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the rows to copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row has no link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for %1. %2 rows read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further job with a failed file from here to the end of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No further job with a failed file from here to the start of the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the next job with a failed file. %1 jobs read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ListingExportDialog</name>
    <message>
        <source>CSV: the columns shown, for spreadsheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON: records as the service sent them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON lines: the same, a record a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ListingFile</name>
    <message>
        <source>The file is not there (any more). Open it again from where it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file. Open a file that holds a saved listing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large: it has %1, and a listing may have %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be opened. The system says: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be read. The system says: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ListingModel</name>
    <message>
        <source>not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPage</name>
    <message>
        <source>There is no account yet. Add the account of a merchant to see its import jobs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add Account...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No job matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No job matches among those loaded so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is loaded: this account has no token yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter Token...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is loaded, because the token of this account cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is loaded: this computer is offline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ListingPath</name>
    <message>
        <source>Type the path alone, as in /api/platform/v1/property. It is looked for at the base URL, never at another server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path must start with a slash, as in /api/platform/v1/property.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path must end before any ? or #. Remove it and what follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a character in the path that paths do not have, such as a space, a brace or an invisible one. Type the path again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a percent sign there must be two hexadecimal digits, which must not stand for a slash, a backslash or a control character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path must not have empty parts, nor parts that are only dots. Remove them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ListingTabs</name>
    <message>
        <source>Lists of the account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>title of a list and how many it has</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ListingText</name>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not UTF-8 text, as JSON has to be. Save it again as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in the file is nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not JSON, or not complete: %1, at byte %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no list of records in the file: it needs a list under &quot;data&quot;, or to be one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::LocalFiles</name>
    <message>
        <source>Open Table File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: it is no file, or may not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file is opened at a time; this is %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::MainWindow</name>
    <message>
        <source>Balehook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This job has no failed file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This job has no imported file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Balehook</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::MessageBar</name>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::NetworkDialog</name>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the proxy of the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This &amp;proxy:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Host:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ort:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A password that the proxy wants is asked for when it is needed and never stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificates are checked against the certificate store of the system. A certificate that fails cannot be ignored here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the host of the proxy, for example “proxy.example.com”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no host name or address. Leave out “http://”, the port, a path and a password.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::NewsButton</name>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>rows</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <comment>rows</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Goes to the rows that are new or changed since you looked. The service does not say in which order it lists.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::NotATable</name>
    <message>
        <source>&amp;Save As...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open with the Desktop&apos;s Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file came from outside. The program that opens it may run what is in it: open it only if you trust where it came from.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::Options</name>
    <message>
        <source>Desktop console for import jobs and webhooks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep settings, cache, downloads and keychain entries of this profile in &lt;folder&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the window, tell that it was painted, and end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table of failed rows, a saved listing, or a link to a job (balehook://...), to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[file or link]</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::PagedTableModel</name>
    <message>
        <source>new since the last refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed by the last refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on its way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list changed: this record is in another place now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ProgressStrip</name>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesCommands</name>
    <message>
        <source>Open Saved Listing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved listings (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved listings are shown within an account. Add an account, and “%1” opens there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the saved listing “%1”, not what the account lists now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close It</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesKind</name>
    <message>
        <source>Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list holds no properties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The properties could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interface of the service does not say where properties are listed. If you know the path, set it under “Advanced” in the account. You can also open a listing saved as a JSON file, or drop one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Saved Listing...</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesModel</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This element is no property. Raw shows it as it came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internal name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::PropertyFacts</name>
    <message>
        <source>This element of the list is no property. It is shown as it was served.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Property without a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internal name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ProxyPasswordDialog</name>
    <message>
        <source>Proxy password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proxy %1 wants a name and a password. They are kept until the program ends and never stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Password:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::QueryPart</name>
    <message numerus="yes">
        <source>%1 or %Ln more</source>
        <comment>values of a condition</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>values of a condition</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <comment>a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <comment>a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the last 24 hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 in the last %Ln days</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>days</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2 on</source>
        <comment>a day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <comment>a day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by %1, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by %1, oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by %1, most first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by %1, fewest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by %1, Z to A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by %1, A to Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a failed file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has no failed file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has failed rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has no failed rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Succeeded rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(absent)</source>
        <comment>a field that the service did not send</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::RawView</name>
    <message>
        <source>Copy as served</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record as served</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the JSON byte for byte, without the indentation shown here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record was copied as served.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonSnapshot</name>
    <message>
        <source>No reason given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other reasons, too many to tell apart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonText</name>
    <message>
        <source>&lt;value&gt;</source>
        <comment>stands for a number, an id or a name in an error message</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsModel</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · below 0.1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <extracomment>A number of rows and their share of all rows in percent.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First in row %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ReasonsPane</name>
    <message>
        <source>&amp;Reasons in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column that says why a row failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Several reasons in one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No column looks like reasons. Choose the one that says why a row failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this the column that says why a row failed? If not, choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesModel</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesPanel</name>
    <message>
        <source>D&amp;elete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete All of This &amp;Account...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete A&amp;ll Files...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloaded files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MiB</source>
        <comment>mebibytes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep at &amp;most:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No files are kept on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln files are kept on this computer, %1 in all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln files of %1 from this computer? Downloads of the account that are under way are cancelled. The files stay where they came from.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln files from this computer? Downloads that are under way are cancelled. The files stay where they came from.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files were deleted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::RecordHost</name>
    <message>
        <source>Select a row to see its record here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::RecordPane</name>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a row to see its record here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Raw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the record pane</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::RegisterWebhookDialog</name>
    <message>
        <source>Register webhook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is sent:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was registered, because the token was not accepted. There is another token now: you can register again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was registered. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service says: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account: %1. A registered webhook cannot be changed or removed from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registration under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;gister</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;back to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update &amp;token…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you sent last was registered meanwhile. Its ID is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not sent yet, kept from earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you typed earlier was not sent yet. It stays kept until you change this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The webhook was registered. Its ID is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending once. You can close this window, the registration goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close, &amp;keep for later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent as empty texts: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ReplySummary</name>
    <message numerus="yes">
        <source>%n row(s) failed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n further reason(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) came without a reason.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n row(s), %2</source>
        <extracomment>%1 is a reason why rows failed, %2 the share of the rows such as &quot;12%&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>%1 is a number; the sign stands as it is usual in the language</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <extracomment>An example of a failed row: %1 is its number, %2 its error message</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::RequestBuilder</name>
    <message>
        <source>This is no web address that can be asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address holds a user name, a password or an impossible port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only encrypted (https) addresses are asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token is only sent to the account&apos;s own address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token holds characters that no token may have.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::RowColumns</name>
    <message>
        <source>&amp;Reasons Are in This Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What It Holds...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the &amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort as &amp;Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort as &amp;Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort as Text &amp;with Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds &amp;Personal Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown &amp;Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the column %1 holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows are empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1 distinct values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinct values: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most frequent:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A number of rows and the value that they have.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::RowDetails</name>
    <message>
        <source>Previous row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the Texts in Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::RowsActions</name>
    <message>
        <source>&amp;Find...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Whole &amp;Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Whole C&amp;olumn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mask Personal Data in the Summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export Rows...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row in &amp;Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Rows with This &amp;Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without This Va&amp;lue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Rows &amp;That...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take All Con&amp;ditions Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort &amp;Ascending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort &amp;Descending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order of the File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This &amp;Column...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Col&amp;umn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::RowsCommands</name>
    <message>
        <source>The export was stopped. No file was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>That is too much for the clipboard. Export the rows to a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is still being read. Copy the summary when all rows are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The summary was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is still being read. Export the rows when all of them are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An export is under way already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows are written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing rows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have an apostrophe in front.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::RowsModel</name>
    <message>
        <source>A quotation mark in this row is never closed. It was read as a plain character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is too long for one row and goes on in the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row has fewer cells than there are columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row has more cells than there are columns. The record view shows all of them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::RowsView</name>
    <message>
        <source>Failed rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::SaveDialog</name>
    <message>
        <source>Save File</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::SaveLink</name>
    <message>
        <source>Try Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The download stopped, because the account was removed or changed. No file was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3</source>
        <comment>file, host, how far it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The download was stopped: in the list of downloads, or because the account was removed or changed. No file was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. It has the length that the server gave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1 (%2) from %3. The server gave no length, so it cannot be told whether the file is complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <comment>file, why</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ScopeLine</name>
    <message>
        <source>Jobs loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;sume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::SearchActions</name>
    <message>
        <source>&amp;Search Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sor&amp;t By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vi&amp;ews</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear Search and Filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Load All Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;use Loading</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::SearchDesk</name>
    <message>
        <source>&amp;As Served</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions need all jobs of the account. Load them once to use them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::SearchRow</name>
    <message>
        <source>Search id, type, user, channel, file names, details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search import jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::SearchScope</name>
    <message>
        <source>loaded just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln min ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln h ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln days ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Conditions and sorting need all jobs of the account. Load them once to use them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 in the %Ln loaded rows</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %Ln loaded rows</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not all loaded yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 jobs, %2</source>
        <comment>how many can be searched, and their age</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching %1 jobs, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 jobs, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least %1 of %2 jobs, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 jobs loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 jobs loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, the service asked to wait %Ln s</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs a second</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The jobs could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>&amp;Load All %Ln Jobs to Search Them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Load All Jobs to Search Them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ShareBar</name>
    <message>
        <source>%1 of %2 rows failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ShareListModel</name>
    <message>
        <source>%1, %2</source>
        <comment>value, 312 jobs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the record</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::SqlFailure</name>
    <message>
        <source>The jobs kept for searching are in use by another program. Close it, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The jobs kept for searching may not be written. Check who may write to their folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of the jobs kept for searching could not be opened. Check its folder and room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of the jobs kept for searching is damaged. Load the jobs again to search them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The jobs kept for searching were written by a newer version of this program. Use that version, or delete them in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of Qt that reads SQLite files is missing, so jobs cannot be kept for searching. Install it: on Debian it is the package libqt6sql6-sqlite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder for the jobs kept for searching could not be made. Check who may write above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The jobs kept for searching could not be deleted. Check who may write to their folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::StartTrouble</name>
    <message>
        <source>The settings could not be read, so the program started with new ones. The old file is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s) in the settings could not be read, because a slug or an address is missing or not allowed, and are not shown. Nothing of them was removed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What was typed or sent of webhooks could not be read, and nothing new can be kept or registered while %1 is in the way. Move it, then start the program again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was typed or sent of webhooks could not be read. Look at the list of webhooks before you register one again. The old file is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLabelsEdit</name>
    <message>
        <source>&amp;Remove line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;dd line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words for status codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLine</name>
    <message>
        <source>%1 jobs, %2 loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 webhooks, %2 loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 properties, %2 loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 jobs loaded, total unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 webhooks loaded, total unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 properties loaded, total unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 jobs found, %2 loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>order as served</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>updated %1 UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>updated %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TableColumns</name>
    <message>
        <source>&amp;Reset Columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::TimeText</name>
    <message>
        <source>just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln min ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln h ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>date and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>date, time and zone</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local time: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTC: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::TokenDialog</name>
    <message>
        <source>&amp;Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slug:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspace host:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the access token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the place of the present token, is kept in the keychain and never shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::TokenField</name>
    <message>
        <source>The word “Bearer” in front and the white space around the token were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word “Bearer” in front of the token was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The white space around the token was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste the account&apos;s access token here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::TokenKeeper</name>
    <message>
        <source>&amp;Keep for this session only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account was removed or changed meanwhile. Close this window and open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storing the token in the keychain. A prompt of the system may ask for your password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
A token kept for this session only is forgotten when the program ends.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::TransferIndicator</name>
    <message>
        <source>Show the downloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads failed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TransferText</name>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far, %2/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2, %3/s, %4</source>
        <comment>bytes, bytes, bytes a second, time left</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Tries again in %Ln seconds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Here, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>downloads, per cent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File in the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server gave no length, so it cannot be told whether the file is complete.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::TransferView</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refresh the Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in Browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download Anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send the Access Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the Older Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job was read again and still has the same link. Ask whoever runs the service for a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job was read again and has no such file any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job was not found again near its place in the list. Refresh the list and look for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of job %2</source>
        <comment>kind of file, id</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>file, host</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is downloaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The download was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file lies at this account&apos;s own address. If it is the access token that is wanted, you can allow it: the token then goes with this account&apos;s files at its own addresses, and nowhere else. The settings of the account take it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy of %1, from before the job changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link to %1 was handed to the browser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No browser took the link. Copy it and open it by hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::TransfersModel</name>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::TwinFinder</name>
    <message>
        <source>%1 (%2, created %3)</source>
        <comment>id, method and time of a webhook</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>webhooks</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The same event, channel and URL are registered already: %1. Once more means a twin, which cannot be removed from here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks that are registered already differ from this one only in %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, channel and URL are not among the %Ln webhook(s) read so far. The list is still being read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, channel and URL are not among the %Ln webhook(s) listed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, channel and URL are not among the %Ln webhook(s) read. The list could not be read to its end.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) read so far. The list is still being read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) listed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) read. The list could not be read to its end.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TwinText</name>
    <message numerus="yes">
        <source>%Ln webhooks have the same event, channel and URL.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other webhooks differ only in %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>http or https</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capital letters of the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a slash at the end of the URL</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::ValuesPopup</name>
    <message>
        <source>Values of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs with &amp;none of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values are being counted…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a value and how many jobs have it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No job has a value here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln more, less frequent values.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsMenu</name>
    <message>
        <source>No view is saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as View...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename “%1”...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the view (a view of this name is replaced):</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::WatchDesk</name>
    <message>
        <source>Select a job first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job %1 is not watched any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You will be told when job %1 changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs of this account are watched, and no more can be. Stop watching one of them first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Watching &amp;Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No job of this account is watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what happened, and to what</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show Job</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookCommands</name>
    <message>
        <source>Select a webhook first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A webhook is being registered in this account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the program ran last, a webhook was sent and its answer did not come. The webhooks are being read to find out what became of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer to a new webhook was lost. The webhooks are being read to find out what became of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not certain whether a webhook that was sent has been registered. Look at what was found before you send it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service refused a webhook. What you typed is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The webhook was registered. Its ID is %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookFacts</name>
    <message>
        <source>This element of the list is no webhook. It is shown as it was served.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Webhook without an id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Webhook %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Registered %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Webhook id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event sub-type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method of the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookForm</name>
    <message>
        <source>&amp;Resource:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Event type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event &amp;sub-type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Version:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;URL:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xternal channel ID:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the event is about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to it, in a word like those of HTTP methods.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A more specific event within the event type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The version of the event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The HTTP method with which the URL is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is called when the event occurs, outside of the service itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel that registers the webhook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service names this field in its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is empty and sent as an empty text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a space before or after the text. It is sent as typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text holds line breaks or invisible characters. They are sent as typed; the request shows them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookOutcomeView</name>
    <message>
        <source>%1: sent “%2”, answered “%3”.</source>
        <comment>name of a field and its two values</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection ended before the answer was complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service failed while it answered (status %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was a web page instead of data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was not the expected one (status %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer did not come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This webhook was sent on %1. Its answer was not waited for, so it may have been created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This webhook was sent on %1. The answer was lost or odd, so it may have been created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The webhooks of the account are being listed again to find out. %Ln were read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The webhooks could not be listed again, so nothing is known yet. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln webhook(s) listed since agrees with it in all seven fields. It may still appear later: check again before you send it once more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Listing the webhooks again found one that agrees in all seven fields and was created after the sending. It was very likely created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listing the webhooks again found none that agrees in all seven fields and was created after the sending, but there are older ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listed already before the sending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created after the sending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created before the sending.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was created cannot be told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Send again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was sent:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was typed is there, and nothing is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send &amp;once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do &amp;not send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it was created after all, there will be two of it, and neither can be removed from here. Send the same once more?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID %1, created %2. %3</source>
        <comment>id, time and a sentence about it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID %1, as the odd answer has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Webhook found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is this one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookPreview</name>
    <message>
        <source>Cop&amp;y request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the request with its JSON byte for byte, without the indentation shown here and without the token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Authorization: Bearer … (not shown)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookRegistration</name>
    <message>
        <source>Nothing was sent, because it is not settled yet what became of the webhook sent before.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookUrlCheck</name>
    <message>
        <source>Type the URL that is called when the event occurs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a space or a line break before or after the URL. Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A URL has no spaces. Remove them, or write them as %20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a character in the URL that URLs do not have, such as a line break or an invisible one. Type the URL again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the whole URL: it starts with https:// or http://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no usable name of a server in the URL. Type it as in https://shop.example.com/hook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no valid URL. Check its port, its percent signs and its brackets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the account&apos;s own service. A webhook calls a URL outside of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the computer itself: the service would call itself, not you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is known inside a private network only. The service may be unable to reach it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The URL holds a user name or a password. Everyone who sees the list of webhooks can read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With http, what is sent can be read and changed on its way. Use https if you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the server has letters that can be mistaken for others. In ASCII it is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The URL has %n character(s), more than many programs take.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksKind</name>
    <message>
        <source>Webhooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account has no webhooks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The webhooks could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksModel</name>
    <message numerus="yes">
        <source>%Ln alike</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln nearly alike</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no twin known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The service sent something that is no webhook. Raw shows it as it came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event sub-type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Webhooks with the same event, channel and URL.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::WindowActions</name>
    <message>
        <source>&amp;Open Table File...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Files on This Computer...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport List...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add Account...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit Account...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Update Token...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove Account...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to Row...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record &amp;Pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record Pane Belo&amp;w the List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acti&amp;vity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compact Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times in &amp;UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Network...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Balehook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Import &amp;Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Web&amp;hooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Proper&amp;ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Job with a Failed File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous Job with a Failed File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch &amp;Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show Failed &amp;Rows	Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;Imported File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Download Failed Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do&amp;wnloads...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Register Webhook...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Register &amp;Similar...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Saved Listing...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close Saved Listing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W&amp;atched Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Webhooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Switch Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;efresh by Itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open Record	Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
