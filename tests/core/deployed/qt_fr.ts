<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>All of Qt in French</translation>
    </message>
</context>
</TS>
