<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Balehook::AccountNotices</name>
    <message numerus="yes">
        <source>The service asked to wait. Next try in %Ln s.</source>
        <translation>
            <numerusform>The service asked to wait. Next try in %Ln s.</numerusform>
            <numerusform>The service asked to wait. Next try in %Ln s.</numerusform>
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
        <source>%Ln job(s) without a readable date are not in the chart.</source>
        <translation>
            <numerusform>%Ln job without a readable date is not in the chart.</numerusform>
            <numerusform>%Ln jobs without a readable date are not in the chart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) have no count of failed rows.</source>
        <translation>
            <numerusform>%Ln job has no count of failed rows.</numerusform>
            <numerusform>%Ln jobs have no count of failed rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) dated far in the past or future are not in the chart.</source>
        <translation>
            <numerusform>%Ln job dated far in the past or future is not in the chart.</numerusform>
            <numerusform>%Ln jobs dated far in the past or future are not in the chart.</numerusform>
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
        <source>auto-refresh every %Ln s</source>
        <translation>
            <numerusform>auto-refresh every second</numerusform>
            <numerusform>auto-refresh every %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>auto-refresh every %Ln min</source>
        <translation>
            <numerusform>auto-refresh every minute</numerusform>
            <numerusform>auto-refresh every %Ln min</numerusform>
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
    <name>Balehook::CompareWindow</name>
    <message numerus="yes">
        <source>%Ln row(s) written to %1.</source>
        <translation>
            <numerusform>%Ln row written to %1.</numerusform>
            <numerusform>%Ln rows written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonSummary</name>
    <message numerus="yes">
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>There is %Ln more reason.</numerusform>
            <numerusform>There are %Ln more reasons.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ComparisonText</name>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have no key.</source>
        <translation>
            <numerusform>%Ln row of the older file has no key.</numerusform>
            <numerusform>%Ln rows of the older file have no key.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have no key.</source>
        <translation>
            <numerusform>%Ln row of the newer file has no key.</numerusform>
            <numerusform>%Ln rows of the newer file have no key.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the older file have a key that is not unique.</source>
        <translation>
            <numerusform>%Ln row of the older file has a key that is not unique.</numerusform>
            <numerusform>%Ln rows of the older file have a key that is not unique.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) of the newer file have a key that is not unique.</source>
        <translation>
            <numerusform>%Ln row of the newer file has a key that is not unique.</numerusform>
            <numerusform>%Ln rows of the newer file have a key that is not unique.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ContentsText</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::CoverageLine</name>
    <message numerus="yes">
        <source>&amp;Download %Ln Missing File(s)...</source>
        <translation>
            <numerusform>&amp;Download %Ln Missing File...</numerusform>
            <numerusform>&amp;Download %Ln Missing Files...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::AccountList</name>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not listed because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>%Ln account in the settings is not listed because its slug or URL is missing or invalid. It was not removed.</numerusform>
            <numerusform>%Ln accounts in the settings are not listed because their slug or URL is missing or invalid. They were not removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobFileAccess</name>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Next try in %n second.</numerusform>
            <numerusform>Next try in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::JobRowCommand</name>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant.</source>
        <translation>
            <numerusform>%Ln row of the imported file has this key; it is not known which one was meant.</numerusform>
            <numerusform>%Ln rows of the imported file have this key; it is not known which one was meant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ListingCommand</name>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Next try in %n second.</numerusform>
            <numerusform>Next try in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::ReasonsCommand</name>
    <message numerus="yes">
        <source>%Ln failed file(s) read</source>
        <translation>
            <numerusform>%Ln failed file read</numerusform>
            <numerusform>%Ln failed files read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln not a table</numerusform>
            <numerusform>%Ln not tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln unreadable</numerusform>
            <numerusform>%Ln unreadable</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::RowPrinter</name>
    <message numerus="yes">
        <source>%Ln formula(s) have no saved value. Their cells are empty.</source>
        <translation>
            <numerusform>%Ln formula has no saved value. Its cell is empty.</numerusform>
            <numerusform>%Ln formulas have no saved value. Their cells are empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) are too long for one row. They were printed as several rows.</source>
        <translation>
            <numerusform>%Ln line is too long for one row. It was printed as several rows.</numerusform>
            <numerusform>%Ln lines are too long for one row. They were printed as several rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::Ctl::SyncCommand</name>
    <message numerus="yes">
        <source>Next try in %n second(s).</source>
        <translation>
            <numerusform>Next try in %n second.</numerusform>
            <numerusform>Next try in %n seconds.</numerusform>
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
        <source>The service received too many requests. Wait %Ln second(s) before the next try.</source>
        <translation>
            <numerusform>The service received too many requests. Wait %Ln second before the next try.</numerusform>
            <numerusform>The service received too many requests. Wait %Ln seconds before the next try.</numerusform>
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
        <source>Exporting: next try in %Ln second(s).</source>
        <translation>
            <numerusform>Exporting: next try in %Ln second.</numerusform>
            <numerusform>Exporting: next try in %Ln seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list changed during the export: %Ln record(s) were received more than once and written once.</source>
        <translation>
            <numerusform>The list changed meanwhile: %Ln record was received more than once and written once.</numerusform>
            <numerusform>The list changed meanwhile: %Ln records were received more than once and written once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesDownload</name>
    <message numerus="yes">
        <source>Downloading %Ln failed files.</source>
        <translation>
            <numerusform>Downloading %Ln failed file.</numerusform>
            <numerusform>Downloading %Ln failed files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FailedFilesWish</name>
    <message numerus="yes">
        <source>%Ln files are already downloaded.</source>
        <translation>
            <numerusform>%Ln file is already downloaded.</numerusform>
            <numerusform>%Ln files are already downloaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired.</source>
        <translation>
            <numerusform>%Ln link has expired.</numerusform>
            <numerusform>%Ln links have expired.</numerusform>
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
        <source>%Ln jobs have a link that may not be opened.</source>
        <translation>
            <numerusform>%Ln job has a link that may not be opened.</numerusform>
            <numerusform>%Ln jobs have a link that may not be opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::FetchAhead</name>
    <message numerus="yes">
        <source>%Ln failed files to download, about %1.</source>
        <translation>
            <numerusform>%Ln failed file to download, about %1.</numerusform>
            <numerusform>%Ln failed files to download, about %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed files to download. Their sizes are unknown.</source>
        <translation>
            <numerusform>%Ln failed file to download. Its size is unknown.</numerusform>
            <numerusform>%Ln failed files to download. Their sizes are unknown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be downloaded.</source>
        <translation>
            <numerusform>%Ln could not be downloaded.</numerusform>
            <numerusform>%Ln could not be downloaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln links have expired meanwhile.</source>
        <translation>
            <numerusform>%Ln link has expired meanwhile.</numerusform>
            <numerusform>%Ln links have expired meanwhile.</numerusform>
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
        <source>%Ln row(s) with missing or extra cells</source>
        <translation>
            <numerusform>%Ln row with missing or extra cells</numerusform>
            <numerusform>%Ln rows with missing or extra cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln formula(s) without a saved value</source>
        <translation>
            <numerusform>%Ln formula without a saved value</numerusform>
            <numerusform>%Ln formulas without a saved value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln row(s) shown</source>
        <extracomment>%1 is how many rows are shown; the count is of all rows.</extracomment>
        <translation>
            <numerusform>%1 of %Ln row shown</numerusform>
            <numerusform>%1 of %Ln rows shown</numerusform>
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
    <name>Balehook::FoundRowsModel</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more row(s)</source>
        <translation>
            <numerusform>%Ln more row</numerusform>
            <numerusform>%Ln more rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::GuardText</name>
    <message numerus="yes">
        <source>%Ln cell(s) that look like a formula have a leading apostrophe.</source>
        <translation>
            <numerusform>%Ln cell that looks like a formula has a leading apostrophe.</numerusform>
            <numerusform>%Ln cells that look like a formula have a leading apostrophe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::HandoffReport</name>
    <message numerus="yes">
        <source>%Ln more column(s) are not shown.</source>
        <translation>
            <numerusform>%Ln more column is not shown.</numerusform>
            <numerusform>%Ln more columns are not shown.</numerusform>
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
    <name>Balehook::JobReasonsModel</name>
    <message numerus="yes">
        <source>Rows on %Ln days. Most on %1. Last on %2.</source>
        <translation>
            <numerusform>Rows on %Ln day. Most on %1. Last on %2.</numerusform>
            <numerusform>Rows on %Ln days. Most on %1. Last on %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::JobReasonsWindow</name>
    <message numerus="yes">
        <source>%Ln reason(s)</source>
        <translation>
            <numerusform>%Ln reason</numerusform>
            <numerusform>%Ln reasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln failed row(s)</source>
        <translation>
            <numerusform>%Ln failed row</numerusform>
            <numerusform>%Ln failed rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected job(s) are not loaded and were left out.</source>
        <translation>
            <numerusform>%Ln selected job is not loaded and was left out.</numerusform>
            <numerusform>%Ln selected jobs are not loaded and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) with: %1</source>
        <translation>
            <numerusform>%Ln job with: %1</numerusform>
            <numerusform>%Ln jobs with: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reason(s) written to %1.</source>
        <translation>
            <numerusform>%Ln reason written to %1.</numerusform>
            <numerusform>%Ln reasons written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new since %1.</source>
        <comment>reasons, and a day</comment>
        <translation>
            <numerusform>%Ln new since %1.</numerusform>
            <numerusform>%Ln new since %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::KeptIndexesDialog</name>
    <message numerus="yes">
        <source>The service no longer lists %Ln of them: they cannot be loaded again.</source>
        <translation>
            <numerusform>The service no longer lists %Ln of them: it cannot be loaded again.</numerusform>
            <numerusform>The service no longer lists %Ln of them: they cannot be loaded again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::KeyColumnsDialog</name>
    <message numerus="yes">
        <source>%Ln more column(s). Type a part of the name to find them.</source>
        <translation>
            <numerusform>%Ln more column. Type a part of its name to find it.</numerusform>
            <numerusform>%Ln more columns. Type a part of the name to find them.</numerusform>
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
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer in the list</source>
        <translation>
            <numerusform>%1 of %Ln selected row copied; the others are no longer in the list</numerusform>
            <numerusform>%1 of %Ln selected rows copied; the others are no longer in the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln selected rows copied; the others are no longer selected</source>
        <translation>
            <numerusform>%1 of %Ln selected row copied; the others are no longer selected</numerusform>
            <numerusform>%1 of %Ln selected rows copied; the others are no longer selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ListingModel</name>
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
    <name>Balehook::MemberChooser</name>
    <message numerus="yes">
        <source>%1 contains %Ln table(s). Choose the one to show.</source>
        <translation>
            <numerusform>%1 contains %Ln table. Choose the one to show.</numerusform>
            <numerusform>%1 contains %Ln tables. Choose the one to show.</numerusform>
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
    <name>Balehook::ObstacleText</name>
    <message numerus="yes">
        <source>%Ln row(s) could be read.</source>
        <translation>
            <numerusform>%Ln row could be read.</numerusform>
            <numerusform>%Ln rows could be read.</numerusform>
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
    <name>Balehook::PropertySearch</name>
    <message numerus="yes">
        <source>%1 of %Ln properties, %2</source>
        <translation>
            <numerusform>%1 of %Ln property, %2</numerusform>
            <numerusform>%1 of %Ln properties, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln properties, %1</source>
        <comment>how many can be searched, and their age</comment>
        <translation>
            <numerusform>%Ln property, %1</numerusform>
            <numerusform>%Ln properties, %1</numerusform>
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
    <name>Balehook::ReasonsChoice</name>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>Last %Ln day</numerusform>
            <numerusform>Last %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln account(s)</source>
        <translation>
            <numerusform>%Ln account</numerusform>
            <numerusform>%Ln accounts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::RecentFilesPanel</name>
    <message numerus="yes">
        <source>%Ln files are stored on this computer, %1 in all.</source>
        <translation>
            <numerusform>%Ln file is stored on this computer, %1 in all.</numerusform>
            <numerusform>%Ln files are stored on this computer, %1 in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete the %Ln files of %1 from this computer? Downloads of the account in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>Delete the %Ln file of %1 from this computer? Downloads of the account in progress are canceled. The original is not affected.</numerusform>
            <numerusform>Delete the %Ln files of %1 from this computer? Downloads of the account in progress are canceled. The originals are not affected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete all %Ln files from this computer? Downloads in progress are canceled. The originals are not affected.</source>
        <translation>
            <numerusform>Delete the only file from this computer? Downloads in progress are canceled. The original is not affected.</numerusform>
            <numerusform>Delete all %Ln files from this computer? Downloads in progress are canceled. The originals are not affected.</numerusform>
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
        <source>There are %Ln more reason(s).</source>
        <translation>
            <numerusform>There is %Ln more reason.</numerusform>
            <numerusform>There are %Ln more reasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) have no reason.</source>
        <translation>
            <numerusform>%Ln row has no reason.</numerusform>
            <numerusform>%Ln rows have no reason.</numerusform>
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
        <source>%Ln request(s) saved. Check them before you send them.</source>
        <translation>
            <numerusform>%Ln request saved. Check it before you send it.</numerusform>
            <numerusform>%Ln requests saved. Check them before you send them.</numerusform>
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
        <source>%Ln row(s) copied as plain text. A spreadsheet may change codes and run formulas in it; export the rows to avoid that.</source>
        <translation>
            <numerusform>%Ln row copied as plain text. A spreadsheet may change codes and run formulas in it; export the row to avoid that.</numerusform>
            <numerusform>%Ln rows copied as plain text. A spreadsheet may change codes and run formulas in it; export the rows to avoid that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SearchCoverage</name>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) in %1</source>
        <translation>
            <numerusform>%Ln row in %1</numerusform>
            <numerusform>%Ln rows in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln expired</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln expired</numerusform>
            <numerusform>%Ln expired</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not downloaded</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln not downloaded</numerusform>
            <numerusform>%Ln not downloaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with a link that is not allowed</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln with a link that is not allowed</numerusform>
            <numerusform>%Ln with links that are not allowed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not a table</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln not a table</numerusform>
            <numerusform>%Ln not tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln unreadable</numerusform>
            <numerusform>%Ln unreadable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln workbook(s) or archive(s) not read</source>
        <comment>failed files</comment>
        <translation>
            <numerusform>%Ln workbook or archive not read</numerusform>
            <numerusform>%Ln workbooks or archives not read</numerusform>
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
        <source>%1, the service asked to wait %Ln s</source>
        <translation>
            <numerusform>%1, the service asked to wait %Ln s</numerusform>
            <numerusform>%1, the service asked to wait %Ln s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln jobs per second</source>
        <translation>
            <numerusform>%Ln job per second</numerusform>
            <numerusform>%Ln jobs per second</numerusform>
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
        <source>checked for new ones %Ln min ago</source>
        <translation>
            <numerusform>checked for new ones %Ln min ago</numerusform>
            <numerusform>checked for new ones %Ln min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>checked for new ones %Ln h ago</source>
        <translation>
            <numerusform>checked for new ones %Ln h ago</numerusform>
            <numerusform>checked for new ones %Ln h ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 found in the %Ln loaded rows</source>
        <translation>
            <numerusform>%1 found in the %Ln loaded row</numerusform>
            <numerusform>%1 found in the %Ln loaded rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search covers the %Ln loaded rows</source>
        <translation>
            <numerusform>Search covers the %Ln loaded row</numerusform>
            <numerusform>Search covers the %Ln loaded rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::SentRowWindow</name>
    <message numerus="yes">
        <source>%Ln row(s) of the imported file have this key; it is not known which one was meant. Shown: %1, line %2.</source>
        <extracomment>%1 says which of these rows is shown, %2 is its line</extracomment>
        <translation>
            <numerusform>%Ln row of the imported file has this key; it is not known which one was meant. Shown: %1, line %2.</numerusform>
            <numerusform>%Ln rows of the imported file have this key; it is not known which one was meant. Shown: %1, line %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::StartTrouble</name>
    <message numerus="yes">
        <source>%Ln account(s) in the settings are not shown because their slug or URL is missing or invalid. They were not removed.</source>
        <translation>
            <numerusform>%Ln account in the settings is not shown because its slug or URL is missing or invalid. It was not removed.</numerusform>
            <numerusform>%Ln accounts in the settings are not shown because their slug or URL is missing or invalid. They were not removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln administrator setting(s) could not be used.</source>
        <translation>
            <numerusform>%Ln administrator setting could not be used.</numerusform>
            <numerusform>%Ln administrator settings could not be used.</numerusform>
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
        <source>Next try in %Ln seconds</source>
        <translation>
            <numerusform>Next try in %Ln second</numerusform>
            <numerusform>Next try in %Ln seconds</numerusform>
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
        <source>This is among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>This is the %Ln webhook loaded so far. The list is still loading.</numerusform>
            <numerusform>This is among the %Ln webhooks loaded so far. The list is still loading.</numerusform>
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
        <source>This is among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>This is the %Ln webhook loaded. The list could not be loaded completely.</numerusform>
            <numerusform>This is among the %Ln webhooks loaded. The list could not be loaded completely.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln registered webhooks differ from this one only in %1.</source>
        <translation>
            <numerusform>%Ln registered webhook differs from this one only in %1.</numerusform>
            <numerusform>%Ln registered webhooks differ from this one only in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded so far. The list is still loading.</source>
        <translation>
            <numerusform>The same event, version, channel and URL are not in the %Ln webhook loaded so far. The list is still loading.</numerusform>
            <numerusform>The same event, version, channel and URL are not among the %Ln webhooks loaded so far. The list is still loading.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) listed.</source>
        <translation>
            <numerusform>The same event, version, channel and URL are not among the %Ln webhook listed.</numerusform>
            <numerusform>The same event, version, channel and URL are not among the %Ln webhooks listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same event, version, channel and URL are not among the %Ln webhook(s) loaded. The list could not be loaded completely.</source>
        <translation>
            <numerusform>The same event, version, channel and URL are not in the %Ln webhook loaded. The list could not be loaded completely.</numerusform>
            <numerusform>The same event, version, channel and URL are not among the %Ln webhooks loaded. The list could not be loaded completely.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::TwinText</name>
    <message numerus="yes">
        <source>%Ln other webhooks differ only in %1.</source>
        <translation>
            <numerusform>%Ln other webhook differs only in %1.</numerusform>
            <numerusform>%Ln other webhooks differ only in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other webhooks have the same event, version, channel and URL.</source>
        <translation>
            <numerusform>%Ln other webhook has the same event, version, channel and URL.</numerusform>
            <numerusform>%Ln other webhooks have the same event, version, channel and URL.</numerusform>
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
        <source>The service asked to wait, at most %Ln second(s)</source>
        <translation>
            <numerusform>The service asked to wait, at most %Ln second</numerusform>
            <numerusform>The service asked to wait, at most %Ln seconds</numerusform>
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
    <name>Balehook::ViewsMenu</name>
    <message numerus="yes">
        <source>This list has %n view(s), and no more are kept. Name of the view to replace:</source>
        <translation>
            <numerusform>This list has %n view, and no more are kept. Name of the view to replace:</numerusform>
            <numerusform>This list has %n views, and no more are kept. Name of the view to replace:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::ViewsPane</name>
    <message numerus="yes">
        <source>%1, %Ln job(s)</source>
        <comment>name of a view</comment>
        <translation>
            <numerusform>%1, %Ln job</numerusform>
            <numerusform>%1, %Ln jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WatchDesk</name>
    <message numerus="yes">
        <source>You can watch at most %Ln jobs of an account. Stop watching one of them first.</source>
        <translation>
            <numerusform>You can watch at most %Ln job of an account. Stop watching it first.</numerusform>
            <numerusform>You can watch at most %Ln jobs of an account. Stop watching one of them first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhookOutcomeView</name>
    <message numerus="yes">
        <source>The webhooks of the account are being listed again to find out. %Ln were loaded.</source>
        <translation>
            <numerusform>The webhooks of the account are being listed again to find out. %Ln was loaded.</numerusform>
            <numerusform>The webhooks of the account are being listed again to find out. %Ln were loaded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln webhook(s) listed since matches it in all seven fields. It may still appear later: check again before you send it again.</source>
        <translation>
            <numerusform>The %Ln webhook listed since does not match it in all seven fields. It may still appear later: check again before you send it again.</numerusform>
            <numerusform>None of the %Ln webhooks listed since matches it in all seven fields. It may still appear later: check again before you send it again.</numerusform>
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
        <source>The URL has %Ln character(s), more than many programs accept.</source>
        <translation>
            <numerusform>The URL has %Ln character, more than many programs accept.</numerusform>
            <numerusform>The URL has %Ln characters, more than many programs accept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::WebhooksModel</name>
    <message numerus="yes">
        <source>%Ln duplicate(s)</source>
        <translation>
            <numerusform>%Ln duplicate</numerusform>
            <numerusform>%Ln duplicates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln similar</source>
        <translation>
            <numerusform>%Ln similar</numerusform>
            <numerusform>%Ln similar</numerusform>
        </translation>
    </message>
</context>
</TS>
