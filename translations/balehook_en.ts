<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Balehook::AccountNotices</name>
    <message numerus="yes">
        <source>The service asked to wait; next try in %Ln s.</source>
        <translation>
            <numerusform>The service asked to wait; next try in %Ln s.</numerusform>
            <numerusform>The service asked to wait; next try in %Ln s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ActivityText</name>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed row(s)</source>
        <translation>
            <numerusform>%1 failed row</numerusform>
            <numerusform>%1 failed rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln day(s)</source>
        <translation>
            <numerusform>on %Ln day</numerusform>
            <numerusform>on %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) without a readable date are in no bar.</source>
        <translation>
            <numerusform>%Ln job without a readable date is in no bar.</numerusform>
            <numerusform>%Ln jobs without a readable date are in no bar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::AutoRefresh</name>
    <message numerus="yes">
        <source>Every %Ln s</source>
        <translation>
            <numerusform>Every %Ln s</numerusform>
            <numerusform>Every %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %Ln min</source>
        <translation>
            <numerusform>Every %Ln min</numerusform>
            <numerusform>Every %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refreshes every %Ln s</source>
        <translation>
            <numerusform>refreshes every %Ln s</numerusform>
            <numerusform>refreshes every %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refreshes every %Ln min</source>
        <translation>
            <numerusform>refreshes every %Ln min</numerusform>
            <numerusform>refreshes every %Ln min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::CheckView</name>
    <message numerus="yes">
        <source>Status 200, with %Ln record(s).</source>
        <translation>
            <numerusform>Status 200, with 1 record.</numerusform>
            <numerusform>Status 200, with %Ln records.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFileAccess</name>
    <message numerus="yes">
        <source>The next try follows in %n second(s).</source>
        <translation>
            <numerusform>The next try follows in %n second.</numerusform>
            <numerusform>The next try follows in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ListingCommand</name>
    <message numerus="yes">
        <source>The next try is in %n second(s).</source>
        <translation>
            <numerusform>The next try is in %n second.</numerusform>
            <numerusform>The next try is in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::SyncCommand</name>
    <message numerus="yes">
        <source>The next try is in %n second(s).</source>
        <translation>
            <numerusform>The next try is in %n second.</numerusform>
            <numerusform>The next try is in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::DownloadsPanel</name>
    <message numerus="yes">
        <source>%Ln downloads are selected.</source>
        <translation>
            <numerusform>1 download is selected.</numerusform>
            <numerusform>%Ln downloads are selected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Error</name>
    <message numerus="yes">
        <source>The service got too many requests. It asks to wait for %Ln second(s) before the next try.</source>
        <translation>
            <numerusform>The service got too many requests. It asks to wait for %Ln second before the next try.</numerusform>
            <numerusform>The service got too many requests. It asks to wait for %Ln seconds before the next try.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ExportDialog</name>
    <message numerus="yes">
        <source>The %Ln row(s) &amp;shown, in their order</source>
        <translation>
            <numerusform>The one row &amp;shown</numerusform>
            <numerusform>The %Ln rows &amp;shown, in their order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;All %Ln row(s) of the file</source>
        <translation>
            <numerusform>&amp;The one row of the file</numerusform>
            <numerusform>&amp;All %Ln rows of the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;With %Ln hidden column(s)</source>
        <translation>
            <numerusform>&amp;With %Ln hidden column</numerusform>
            <numerusform>&amp;With %Ln hidden columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ExportText</name>
    <message numerus="yes">
        <source>%Ln webhook(s)</source>
        <translation>
            <numerusform>%Ln webhook</numerusform>
            <numerusform>%Ln webhooks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln propert(ies)</source>
        <translation>
            <numerusform>%Ln property</numerusform>
            <numerusform>%Ln properties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s)</source>
        <translation>
            <numerusform>%Ln job</numerusform>
            <numerusform>%Ln jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exporting: the next try is in %Ln second(s).</source>
        <translation>
            <numerusform>Exporting: the next try is in %Ln second.</numerusform>
            <numerusform>Exporting: the next try is in %Ln seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list moved meanwhile: %Ln record(s) came more than once and were written once.</source>
        <translation>
            <numerusform>The list moved meanwhile: %Ln record came more than once and was written once.</numerusform>
            <numerusform>The list moved meanwhile: %Ln records came more than once and were written once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have an apostrophe in front.</source>
        <translation>
            <numerusform>%Ln cell that looks like a formula has an apostrophe in front.</numerusform>
            <numerusform>%Ln cells that look like a formula have an apostrophe in front.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesDownload</name>
    <message numerus="yes">
        <source>%Ln files are here already.</source>
        <translation>
            <numerusform>%Ln file is here already.</numerusform>
            <numerusform>%Ln files are here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have no failed file.</source>
        <translation>
            <numerusform>%Ln job has no failed file.</numerusform>
            <numerusform>%Ln jobs have no failed file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs have a link that is not opened.</source>
        <translation>
            <numerusform>%Ln job has a link that is not opened.</numerusform>
            <numerusform>%Ln jobs have a link that is not opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The download of %Ln failed files has begun.</source>
        <translation>
            <numerusform>The download of %Ln failed file has begun.</numerusform>
            <numerusform>The download of %Ln failed files has begun.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FileLine</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) so far</source>
        <translation>
            <numerusform>%Ln row so far</numerusform>
            <numerusform>%Ln rows so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with missing or further cells</source>
        <translation>
            <numerusform>%Ln row with missing or further cells</numerusform>
            <numerusform>%Ln rows with missing or further cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FindBar</name>
    <message numerus="yes">
        <source>%Ln cell(s)</source>
        <translation>
            <numerusform>%Ln cell</numerusform>
            <numerusform>%Ln cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ImportJobsModel</name>
    <message numerus="yes">
        <source>%1 of %2 rows succeeded, %3 failed</source>
        <translation>
            <numerusform>%1 of %2 row succeeded, %3 failed</numerusform>
            <numerusform>%1 of %2 rows succeeded, %3 failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::JobLinks</name>
    <message numerus="yes">
        <source>%Ln accounts have the slug &quot;%1&quot;. The link was opened in the first of them, %2.</source>
        <translation>
            <numerusform>%Ln account has the slug &quot;%1&quot;. The link was opened in %2.</numerusform>
            <numerusform>%Ln accounts have the slug &quot;%1&quot;. The link was opened in the first of them, %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::JobNews</name>
    <message numerus="yes">
        <source>%Ln more fields</source>
        <translation>
            <numerusform>%Ln more field</numerusform>
            <numerusform>%Ln more fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesDialog</name>
    <message numerus="yes">
        <source>The service does not list %Ln of them any more: these cannot be loaded again.</source>
        <translation>
            <numerusform>The service does not list %Ln of them any more: it cannot be loaded again.</numerusform>
            <numerusform>The service does not list %Ln of them any more: these cannot be loaded again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ListingCommands</name>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation>
            <numerusform>%Ln row copied</numerusform>
            <numerusform>%Ln rows copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ManualWindow</name>
    <message numerus="yes">
        <source>%Ln page(s) found</source>
        <translation>
            <numerusform>%Ln page found</numerusform>
            <numerusform>%Ln pages found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MessageBar</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::NewsButton</name>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>rows</comment>
        <translation>
            <numerusform>%Ln new</numerusform>
            <numerusform>%Ln new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <comment>rows</comment>
        <translation>
            <numerusform>%Ln changed</numerusform>
            <numerusform>%Ln changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::PropertiesModel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values: %1</source>
        <translation>
            <numerusform>%Ln value: %1</numerusform>
            <numerusform>%Ln values: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::PropertyFacts</name>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>%Ln value</numerusform>
            <numerusform>%Ln values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::QueryPart</name>
    <message numerus="yes">
        <source>%1 or %Ln more</source>
        <comment>values of a condition</comment>
        <translation>
            <numerusform>%1 or %Ln more</numerusform>
            <numerusform>%1 or %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in the last %Ln days</source>
        <translation>
            <numerusform>%1 in the last day</numerusform>
            <numerusform>%1 in the last %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesPanel</name>
    <message numerus="yes">
        <source>%Ln files are kept on this computer, %1 in all.</source>
        <translation>
            <numerusform>%Ln file is kept on this computer, %1 in all.</numerusform>
            <numerusform>%Ln files are kept on this computer, %1 in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln files of %1 from this computer? Downloads of the account that are under way are cancelled. The files stay where they came from.</source>
        <translation>
            <numerusform>Delete the one file of %1 from this computer? Downloads of the account that are under way are cancelled. The file stays where it came from.</numerusform>
            <numerusform>Delete the %Ln files of %1 from this computer? Downloads of the account that are under way are cancelled. The files stay where they came from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln files from this computer? Downloads that are under way are cancelled. The files stay where they came from.</source>
        <translation>
            <numerusform>Delete the one file from this computer? Downloads that are under way are cancelled. The file stays where it came from.</numerusform>
            <numerusform>Delete all %Ln files from this computer? Downloads that are under way are cancelled. The files stay where they came from.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ReplySummary</name>
    <message numerus="yes">
        <source>%Ln row(s) failed.</source>
        <translation>
            <numerusform>%Ln row failed.</numerusform>
            <numerusform>%Ln rows failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln further reason(s).</source>
        <translation>
            <numerusform>There is %Ln further reason.</numerusform>
            <numerusform>There are %Ln further reasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) came without a reason.</source>
        <translation>
            <numerusform>%Ln row came without a reason.</numerusform>
            <numerusform>%Ln rows came without a reason.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln row(s), %2</source>
        <extracomment>%1 is a reason why rows failed, %2 the share of the rows such as &quot;12%&quot;</extracomment>
        <translation>
            <numerusform>%1: %Ln row, %2</numerusform>
            <numerusform>%1: %Ln rows, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::RequestCommands</name>
    <message numerus="yes">
        <source>%Ln request(s) saved. Look at them before you send them.</source>
        <translation>
            <numerusform>%Ln request saved. Look at it before you send it.</numerusform>
            <numerusform>%Ln requests saved. Look at them before you send them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::RowsCommands</name>
    <message numerus="yes">
        <source>%Ln row(s) copied.</source>
        <translation>
            <numerusform>%Ln row copied.</numerusform>
            <numerusform>%Ln rows copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln row written to %1.</numerusform>
            <numerusform>%Ln rows written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have an apostrophe in front.</source>
        <translation>
            <numerusform>%Ln cell that looks like a formula has an apostrophe in front.</numerusform>
            <numerusform>%Ln cells that look like a formula have an apostrophe in front.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchScope</name>
    <message numerus="yes">
        <source>loaded %Ln min ago</source>
        <translation>
            <numerusform>loaded %Ln min ago</numerusform>
            <numerusform>loaded %Ln min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln h ago</source>
        <translation>
            <numerusform>loaded %Ln h ago</numerusform>
            <numerusform>loaded %Ln h ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loaded %Ln days ago</source>
        <translation>
            <numerusform>loaded %Ln day ago</numerusform>
            <numerusform>loaded %Ln days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln s left</source>
        <translation>
            <numerusform>%Ln s left</numerusform>
            <numerusform>%Ln s left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min left</source>
        <translation>
            <numerusform>%Ln min left</numerusform>
            <numerusform>%Ln min left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in the %Ln loaded rows</source>
        <translation>
            <numerusform>%1 in the %Ln loaded row</numerusform>
            <numerusform>%1 in the %Ln loaded rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the %Ln loaded rows</source>
        <translation>
            <numerusform>In the %Ln loaded row</numerusform>
            <numerusform>In the %Ln loaded rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the service asked to wait %Ln s</source>
        <translation>
            <numerusform>%1, the service asked to wait %Ln s</numerusform>
            <numerusform>%1, the service asked to wait %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs a second</source>
        <translation>
            <numerusform>%Ln job a second</numerusform>
            <numerusform>%Ln jobs a second</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Load All %Ln Jobs to Search Them</source>
        <translation>
            <numerusform>Load the %Ln Job to Search It</numerusform>
            <numerusform>Load All %Ln Jobs to Search Them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>new ones %Ln min ago</source>
        <translation>
            <numerusform>new ones %Ln min ago</numerusform>
            <numerusform>new ones %Ln min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>new ones %Ln h ago</source>
        <translation>
            <numerusform>new ones %Ln h ago</numerusform>
            <numerusform>new ones %Ln h ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::StartTrouble</name>
    <message numerus="yes">
        <source>%Ln account(s) in the settings could not be read, because a slug or an address is missing or not allowed, and are not shown. Nothing of them was removed.</source>
        <translation>
            <numerusform>%Ln account in the settings could not be read, because a slug or an address is missing or not allowed, and is not shown. Nothing of it was removed.</numerusform>
            <numerusform>%Ln accounts in the settings could not be read, because a slug or an address is missing or not allowed, and are not shown. Nothing of them was removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) in the settings of the administrator could not be used.</source>
        <translation>
            <numerusform>%Ln thing in the settings of the administrator could not be used.</numerusform>
            <numerusform>%Ln things in the settings of the administrator could not be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::StatusLine</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln requests</source>
        <translation>
            <numerusform>%Ln request</numerusform>
            <numerusform>%Ln requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TimeText</name>
    <message numerus="yes">
        <source>%Ln min ago</source>
        <translation>
            <numerusform>%Ln min ago</numerusform>
            <numerusform>%Ln min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln h ago</source>
        <translation>
            <numerusform>%Ln h ago</numerusform>
            <numerusform>%Ln h ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TransferIndicator</name>
    <message numerus="yes">
        <source>%Ln downloads failed</source>
        <translation>
            <numerusform>%Ln download failed</numerusform>
            <numerusform>%Ln downloads failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TransferText</name>
    <message numerus="yes">
        <source>%Ln seconds left</source>
        <translation>
            <numerusform>%Ln second left</numerusform>
            <numerusform>%Ln seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes left</source>
        <translation>
            <numerusform>%Ln minute left</numerusform>
            <numerusform>%Ln minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours left</source>
        <translation>
            <numerusform>%Ln hour left</numerusform>
            <numerusform>%Ln hours left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tries again in %Ln seconds</source>
        <translation>
            <numerusform>Tries again in %Ln second</numerusform>
            <numerusform>Tries again in %Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln downloads</source>
        <translation>
            <numerusform>%Ln download</numerusform>
            <numerusform>%Ln downloads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TwinFinder</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>webhooks</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, channel and URL are not among the %Ln webhook(s) read so far. The list is still being read.</source>
        <translation>
            <numerusform>The same event, channel and URL are not among the %Ln webhook read so far. The list is still being read.</numerusform>
            <numerusform>The same event, channel and URL are not among the %Ln webhooks read so far. The list is still being read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, channel and URL are not among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>The same event, channel and URL are not among the %Ln webhook listed.</numerusform>
            <numerusform>The same event, channel and URL are not among the %Ln webhooks listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, channel and URL are not among the %Ln webhook(s) read. The list could not be read to its end.</source>
        <translation>
            <numerusform>The same event, channel and URL are not among the %Ln webhook read. The list could not be read to its end.</numerusform>
            <numerusform>The same event, channel and URL are not among the %Ln webhooks read. The list could not be read to its end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) read so far. The list is still being read.</source>
        <translation>
            <numerusform>This is among the %Ln webhook read so far. The list is still being read.</numerusform>
            <numerusform>This is among the %Ln webhooks read so far. The list is still being read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>This is among the %Ln webhook listed.</numerusform>
            <numerusform>This is among the %Ln webhooks listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is among the %Ln webhook(s) read. The list could not be read to its end.</source>
        <translation>
            <numerusform>This is among the %Ln webhook read. The list could not be read to its end.</numerusform>
            <numerusform>This is among the %Ln webhooks read. The list could not be read to its end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks that are registered already differ from this one only in %1.</source>
        <translation>
            <numerusform>%Ln webhook that is registered already differs from this one only in %1.</numerusform>
            <numerusform>%Ln webhooks that are registered already differ from this one only in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TwinText</name>
    <message numerus="yes">
        <source>%Ln webhooks have the same event, channel and URL.</source>
        <translation>
            <numerusform>%Ln webhook has the same event, channel and URL.</numerusform>
            <numerusform>%Ln webhooks have the same event, channel and URL.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other webhooks differ only in %1.</source>
        <translation>
            <numerusform>%Ln other webhook differs only in %1.</numerusform>
            <numerusform>%Ln other webhooks differ only in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::UnknownRows</name>
    <message numerus="yes">
        <source>%Ln time(s) since %1</source>
        <translation>
            <numerusform>%Ln time since %1</numerusform>
            <numerusform>%Ln times since %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The service asked to wait, at most for %Ln second(s)</source>
        <translation>
            <numerusform>The service asked to wait, at most for %Ln second</numerusform>
            <numerusform>The service asked to wait, at most for %Ln seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ValuesPopup</name>
    <message numerus="yes">
        <source>There are %Ln more, less frequent values.</source>
        <translation>
            <numerusform>There is %Ln more, less frequent value.</numerusform>
            <numerusform>There are %Ln more, less frequent values.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WatchDesk</name>
    <message numerus="yes">
        <source>%Ln jobs of this account are watched, and no more can be. Stop watching one of them first.</source>
        <translation>
            <numerusform>%Ln job of this account is watched, and no more can be. Stop watching it first.</numerusform>
            <numerusform>%Ln jobs of this account are watched, and no more can be. Stop watching one of them first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookOutcomeView</name>
    <message numerus="yes">
        <source>The webhooks of the account are being listed again to find out. %Ln were read.</source>
        <translation>
            <numerusform>The webhooks of the account are being listed again to find out. %Ln was read.</numerusform>
            <numerusform>The webhooks of the account are being listed again to find out. %Ln were read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln webhook(s) listed since agrees with it in all seven fields. It may still appear later: check again before you send it once more.</source>
        <translation>
            <numerusform>None of the %Ln webhook listed since agrees with it in all seven fields. It may still appear later: check again before you send it once more.</numerusform>
            <numerusform>None of the %Ln webhooks listed since agrees with it in all seven fields. It may still appear later: check again before you send it once more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookScope</name>
    <message numerus="yes">
        <source>%1 of %Ln webhooks, %2</source>
        <translation>
            <numerusform>%1 of %Ln webhook, %2</numerusform>
            <numerusform>%1 of %Ln webhooks, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>%Ln webhook, %1</numerusform>
            <numerusform>%Ln webhooks, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookUrlCheck</name>
    <message numerus="yes">
        <source>The URL has %Ln character(s), more than many programs take.</source>
        <translation>
            <numerusform>The URL has %Ln character, more than many programs take.</numerusform>
            <numerusform>The URL has %Ln characters, more than many programs take.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksModel</name>
    <message numerus="yes">
        <source>%Ln alike</source>
        <translation>
            <numerusform>%Ln alike</numerusform>
            <numerusform>%Ln alike</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln nearly alike</source>
        <translation>
            <numerusform>%Ln nearly alike</numerusform>
            <numerusform>%Ln nearly alike</numerusform>
        </translation>
    </message>
</context>
</TS>
