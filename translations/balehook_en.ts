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
    <name>Balehook::Error</name>
    <message numerus="yes">
        <source>The service got too many requests. It asks to wait for %n second(s) before the next try.</source>
        <translation>
            <numerusform>The service got too many requests. It asks to wait for %n second before the next try.</numerusform>
            <numerusform>The service got too many requests. It asks to wait for %n seconds before the next try.</numerusform>
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
    <name>Balehook::JobsCommands</name>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation>
            <numerusform>%Ln row copied</numerusform>
            <numerusform>%Ln rows copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Balehook::MessageBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
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
</TS>
