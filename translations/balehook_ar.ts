<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
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
        <source>Remove the account %1 from this program? Its token is deleted from the keychain, too. Nothing changes at the service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
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
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
    <name>Balehook::CheckView</name>
    <message>
        <source>It answered, but without a usable total. The list will grow as you scroll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It answered: %1 records in all (field “%2”), without a page size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It answered: %1 records in all (field “%2”), page size %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the check</source>
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
    <name>Balehook::DetailsDialog</name>
    <message>
        <source>Details</source>
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
    <message numerus="yes">
        <source>The service got too many requests. It asks to wait for %n second(s) before the next try.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
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
    <message>
        <source>“%1” in the answer of the service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your word for it: %1</source>
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
</context>
<context>
    <name>Balehook::FetchTarget</name>
    <message>
        <source>There is not enough room on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::FileFetcher</name>
    <message>
        <source>The server sent the file with an encoding that was not asked for, so its completeness cannot be checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server gave an impossible length of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server pointed to another address that may not be asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server pointed from one address to the next too often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the server sent is a program, not a file of rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced: %1 bytes. Received: %2 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link has probably expired. Refresh the job to get a new one, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::GoToDialog</name>
    <message>
        <source>Go to Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 jobs read; not found yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 jobs read; not found yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id %1 is not among the %2 jobs read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Row number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job &amp;id</source>
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
        <source>The search was stopped; the job was not found in what was read.</source>
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
    <name>Balehook::ImportJobsModel</name>
    <message>
        <source>unreadable</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>The service says status &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows succeeded, %3 failed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>succeeded: %1, failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not given</source>
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
    <name>Balehook::ImportJobsPage</name>
    <message>
        <source>Import jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no account yet. Add the account of a merchant to see its import jobs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add Account...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This account has no import jobs.</source>
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
        <source>The import jobs could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Balehook::JobsCommands</name>
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
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This job has no link</source>
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
    <name>Balehook::MainWindow</name>
    <message>
        <source>Balehook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Balehook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read, so the program started with new ones. The old file is kept as %1.</source>
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
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
</context>
<context>
    <name>Balehook::PagedTableModel</name>
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
    <name>Balehook::RecordPane</name>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a job to see it here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This element of the list is no import job. It is shown as it was served.</source>
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
    <name>Balehook::SaveLink</name>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The download stopped, because the account was removed or changed. No file was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3 of %4, %5 a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving %1 from %2: %3, %4 a second</source>
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
        <source>The server sent a web page in place of the file. The link may have expired, or want you to sign in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
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
        <source>%1 jobs loaded, total unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <source>%n min ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
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
    <name>Balehook::WindowActions</name>
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
        <source>Select &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to Job...</source>
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
        <source>&amp;Open Record	Enter</source>
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
        <source>&amp;Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Webhooks</source>
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
        <source>&amp;Switch Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lumns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record Pane Belo&amp;w the List</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
