<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>All of Qt in German</translation>
    </message>
</context>
</TS>
